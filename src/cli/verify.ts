import { complain } from './lines.ts';

/** What can be recomputed without a server; one line a kind, its file is loaded only when it is asked for. */
const KINDS: Readonly<Record<string, () => Promise<{ run(args: readonly string[]): Promise<number> }>>> = {
  match: () => import('./verifyMatch.ts'),
  lot: () => import('./verifyLot.ts'),
  big21: () => import('./verifyBig21.ts'),
};

/** `gschobe verify KIND FILE` */
export async function run([kind = '', ...args]: readonly string[]): Promise<number> {
  const load = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (!load) return complain(`usage: gschobe verify ${Object.keys(KINDS).join('|')} FILE`);
  return (await load()).run(args);
}
