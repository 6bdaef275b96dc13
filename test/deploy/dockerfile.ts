/** One instruction of a Dockerfile, with its words; continued lines are joined, comments are gone. */
export interface Instruction {
  readonly name: string;
  readonly words: string;
}

export function instructionsOf(text: string): readonly Instruction[] {
  return text
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', words = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
      return { name, words };
    });
}

/** The stages, from one FROM to the next. */
export function stagesOf(instructions: readonly Instruction[]): readonly (readonly Instruction[])[] {
  const stages: Instruction[][] = [];
  for (const each of instructions) {
    if (each.name === 'FROM') stages.push([]);
    stages.at(-1)?.push(each);
  }
  return stages;
}
