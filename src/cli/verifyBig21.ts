import { verifyBig21 } from '../big21/record.ts';
import { readJson } from './file.ts';
import { complain } from './lines.ts';

/** `gschobe verify big21 FILE`: plays a finished Big21 again from its seeds, with no server. */
export async function run(args: readonly string[]): Promise<number> {
  const path = args[0];
  if (args.length !== 1 || path === undefined) return complain('usage: gschobe verify big21 FILE');
  const file = await readJson(path);
  if (!file.ok) return complain(file.refusal);
  const verdict = verifyBig21(file.value);
  const answer = verdict.ok ? { ok: true, ...verdict.value } : { ok: false, ...verdict.refusal };
  process.stdout.write(`${JSON.stringify(answer)}\n`);
  return verdict.ok ? 0 : 1;
}
