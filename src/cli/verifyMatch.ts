import { openPlayers } from '../bots/player.ts';
import { type Result, refuse } from '../kit/result.ts';
import { parseRecord, parseRecordJson } from '../schieber/notation.ts';
import type { MatchRecord } from '../schieber/record.ts';
import { type ChooserOf, verifyMatch } from '../schieber/verify.ts';
import { fileStock } from '../server/bots/stock.ts';
import { readText } from './file.ts';
import { complain } from './lines.ts';

/** `gschobe verify match FILE`: every deal and every computer player's card; exit 1 and the place where one is wrong. */
export async function run([file]: readonly string[]): Promise<number> {
  if (file === undefined) return complain('usage: gschobe verify match FILE');
  const text = await readText(file);
  if (!text.ok) return complain(text.refusal);
  const record = recordFrom(text.value);
  const verdict = record.ok ? verifyMatch(record.value, chooserOf) : record;
  const answer = verdict.ok ? { ok: true, ...verdict.value } : { ok: false, ...verdict.refusal };
  process.stdout.write(`${JSON.stringify(answer)}\n`);
  return verdict.ok ? 0 : 1;
}

/** JSON or plain text. */
export function recordFrom(text: string): Result<MatchRecord, object> {
  if (!/^\s*[{[]/.test(text)) return parseRecord(text);
  try {
    return parseRecordJson(JSON.parse(text));
  } catch {
    return refuse({ code: 'not-json' });
  }
}

const players = openPlayers(fileStock());
const chooserOf: ChooserOf = (player) => {
  const bot = players.playerOf(player);
  return bot.ok ? bot.value.choose : undefined;
};
