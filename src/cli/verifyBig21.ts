import { verifyBig21 } from '../big21/record.ts';
import { readJson } from './file.ts';
import { complain } from './lines.ts';
import { parseOptions } from './options.ts';
import { checkSignature } from './signature.ts';

/** `gschobe verify big21 FILE [--by KEY | --unsigned]`: its signature, then the whole game again from its seeds. */
export async function run(args: readonly string[]): Promise<number> {
  const { words, named } = parseOptions(args);
  const [path] = words;
  if (words.length !== 1 || path === undefined)
    return complain('usage: gschobe verify big21 FILE [--by KEY | --unsigned]');
  const file = await readJson(path);
  if (!file.ok) return complain(file.refusal);
  const verdict = verifyBig21(file.value);
  const answer = verdict.ok
    ? { ...verdict.value, ...checkSignature(file.value, named) }
    : { ...verdict.refusal, ok: false };
  process.stdout.write(`${JSON.stringify(answer)}\n`);
  return answer.ok ? 0 : 1;
}
