/** The stream of a match in the store: 'match:7f3a…'. */
export const streamOf = (id: string): `match:${string}` => `match:${id}`;
export const idOf = (stream: string): string => stream.slice('match:'.length);
