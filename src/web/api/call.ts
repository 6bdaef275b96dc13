import type { Result } from '../../kit/result.ts';
import type { AnswerOf, BodyOf, FileBody, Method, ParamsOf, PathOf, QueryOf, RefusalOf } from '../../kit/wire.ts';
import type { CommonRefusal } from '../../wire/refusals.ts';
import type { Wire } from '../../wire/wire.ts';
import type { Refused } from './refusal.ts';
import { newKey, send, sendForFile } from './request.ts';

/** A request of the product, 'POST /matches/:id/commands'. */
export type RequestKey = keyof Wire & `${Method} /${string}`;

/** What it must be given: the parts of its address, its query, its body. */
export type Given<Key extends RequestKey> = (keyof ParamsOf<PathOf<Key>> extends never
  ? { readonly params?: undefined }
  : { readonly params: ParamsOf<PathOf<Key>> }) &
  (undefined extends QueryOf<Wire, Key> ? { readonly query?: undefined } : { readonly query?: QueryOf<Wire, Key> }) &
  (undefined extends BodyOf<Wire, Key> ? { readonly body?: undefined } : { readonly body: BodyOf<Wire, Key> });

interface How {
  /** To repeat a command that was interrupted; without it, a key of its own. */
  readonly key?: string;
  /** The command has another way to go when nobody answers: no second try. */
  readonly once?: true;
  /** The code of an evening, which goes into a header. */
  readonly code?: string | undefined;
}

export type Refusal<Key extends RequestKey> = Refused<RefusalOf<Wire, Key> | CommonRefusal>;
export type Answer<Key extends RequestKey> = AnswerOf<Wire, Key>;

/** Asks the server. A command is sent again with the same key when no answer came, and counts once. */
export const call = <Key extends RequestKey>(
  request: Key,
  ...[given]: Record<never, never> extends Given<Key> ? [given?: Given<Key> & How] : [given: Given<Key> & How]
): Promise<Result<Answer<Key>, Refusal<Key>>> => ask(request, (given ?? {}) as Given<Key>, given);

/** The same with everything it must be given in one piece, for whoever asks for somebody else. */
export async function ask<Key extends RequestKey>(
  request: Key,
  given: Given<Key>,
  { key, once, code }: How = {},
): Promise<Result<Answer<Key>, Refusal<Key>>> {
  const [method, path] = request.split(' ') as [Method, string];
  const { params, query, body } = given as Loose;
  return send(method, addressOf(path, params, query), {
    ...{ body, code },
    key: method === 'GET' ? undefined : (key ?? newKey()),
    isOnce: once ?? false,
  });
}

/** The address of an answer that is opened or kept as a file. */
export function fileAddress<Key extends RequestKey & `GET ${string}`>(
  request: Key,
  ...[given]: Record<never, never> extends Given<Key> ? [given?: Given<Key>] : [given: Given<Key>]
): string {
  const { params, query } = (given ?? {}) as Loose;
  return `/api${addressOf(request.slice('GET '.length), params, query)}`;
}

/** Fetches a file that takes a while to be made. */
export const fetchFile = <Key extends RequestKey & `GET ${string}`>(
  request: Key,
  ...given: Record<never, never> extends Given<Key> ? [given?: Given<Key>] : [given: Given<Key>]
): Promise<Result<Blob, Refusal<Key>>> => sendForFile(fileAddress(request, ...given));

type UploadKey = { [Key in RequestKey]: BodyOf<Wire, Key> extends FileBody ? Key : never }[RequestKey];

/** Sends a file as it is. */
export function upload<Key extends UploadKey>(
  request: Key,
  given: Omit<Given<Key>, 'body'> & Pick<How, 'code'> & { readonly file: Blob; readonly type: string },
): Promise<Result<Answer<Key>, Refusal<Key>>> {
  const [method, path] = request.split(' ') as [Method, string];
  const { params, query, code, file, type } = given as Loose & Pick<How, 'code'> & { file: Blob; type: string };
  return send(method, addressOf(path, params, query), {
    ...{ file: { content: file, type }, code, key: newKey(), isOnce: false },
  });
}

/** The same for what the generics have checked. */
interface Loose {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

/** '/matches/:id' with { id: 'a b' } → '/matches/a%20b'; what is undefined is left out of the query. */
export function addressOf(
  path: string,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const asked = Object.entries(query).filter(([, value]) => value !== undefined);
  if (asked.length === 0) return filled;
  return `${filled}?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}`;
}
