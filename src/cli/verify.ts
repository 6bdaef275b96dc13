import { readFileSync } from 'node:fs';
import { ok, type Result, refuse } from '../kit/result.ts';
import { complain } from './lines.ts';

/** What a kind of record needs to be verified: its text in, what was checked out. */
export type Verifier = (text: string) => Promise<Result<unknown, unknown>>;

/** Each kind of record that anybody can recompute without a server. */
const VERIFIERS: Readonly<Record<string, () => Promise<Verifier>>> = {
  match: async () => (await import('./verifyMatch.ts')).verifyMatchText,
};

/** `gschobe verify match|lot|big21 FILE`: exit 0 and what was checked, or exit 1 and the place that is wrong. */
export async function run(args: readonly string[]): Promise<number> {
  const [kind = '', file] = args;
  const load = Object.hasOwn(VERIFIERS, kind) ? VERIFIERS[kind] : undefined;
  if (!load || file === undefined) return complain(`usage: gschobe verify ${Object.keys(VERIFIERS).join('|')} FILE`);
  const text = readText(file);
  if (!text.ok) return complain(text.refusal);
  const verdict = await (await load())(text.value);
  process.stdout.write(
    `${JSON.stringify(verdict.ok ? { ok: true, ...(verdict.value as object) } : { ok: false, ...(verdict.refusal as object) })}\n`,
  );
  return verdict.ok ? 0 : 1;
}

function readText(file: string): Result<string, string> {
  try {
    return ok(readFileSync(file, 'utf8'));
  } catch {
    return refuse(`cannot read ${file}`);
  }
}
