import { zurichText } from '../kit/time.ts';
import { announcementHash } from '../lot/record.ts';
import { verifyLot } from '../lot/verify.ts';
import { TOURNAMENT_LOT_KINDS } from '../tournament/evening/lots.ts';
import { readJson } from './file.ts';
import { complain } from './lines.ts';
import { parseOptions } from './options.ts';
import { checkSignature } from './signature.ts';

const USAGE = 'usage: gschobe verify lot FILE [--announced HASH] [--by KEY | --unsigned]';

/**
 * `gschobe verify lot FILE [--announced HASH] [--by KEY | --unsigned]`: its signature, then the draw again, offline. SSC
 * 7.02, ruling G23. A draw held on the command line or in a hall has no signature: whoever checks it says so.
 */
export async function run(args: readonly string[]): Promise<number> {
  const { words, named } = parseOptions(args);
  if (words.length !== 1) return complain(USAGE);
  const file = await readJson(words[0]!);
  if (!file.ok) return complain(file.refusal);
  const verdict = verifyLot(file.value, TOURNAMENT_LOT_KINDS);
  if (!verdict.ok) {
    process.stdout.write(`${JSON.stringify({ ok: false, ...verdict.refusal })}\n`);
    return 1;
  }
  const signature = checkSignature(file.value, named);
  if (!signature.ok) {
    process.stdout.write(`${JSON.stringify(signature)}\n`);
    return 1;
  }
  const { id, kind, announcedAt, poolHash, seed, source, result } = verdict.value;
  const announcement = announcementHash(verdict.value);
  const promised = named.get('announced');
  if (promised !== undefined && promised !== announcement) {
    const why = `the record's announcement is ${announcement}`;
    process.stdout.write(`${JSON.stringify({ ok: false, code: 'lot-not-true', place: 'announcement', why })}\n`);
    return 1;
  }
  const announced = zurichText(announcedAt);
  process.stdout.write(
    `${JSON.stringify({ ...signature, id, kind, announced, announcement, poolHash, source: source.kind, seed, result })}\n`,
  );
  return 0;
}
