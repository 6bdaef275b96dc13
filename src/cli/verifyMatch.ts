import { openPlayers } from '../bots/player.ts';
import { type Result, refuse } from '../kit/result.ts';
import { parseRecord, parseRecordJson } from '../schieber/notation.ts';
import type { MatchRecord } from '../schieber/record.ts';
import { type ChooserOf, verifyMatch } from '../schieber/verify.ts';
import { fileStock } from '../server/bots/stock.ts';
import { readText } from './file.ts';
import { complain } from './lines.ts';
import { parseOptions } from './options.ts';
import { checkSignature } from './signature.ts';

/**
 * `gschobe verify match FILE [--by KEY | --unsigned]`: its signature, every deal and every computer player's card; exit 1
 * and the place where one is wrong.
 */
export async function run(args: readonly string[]): Promise<number> {
  const { words, named } = parseOptions(args);
  const [file] = words;
  if (file === undefined || words.length > 1)
    return complain('usage: gschobe verify match FILE [--by KEY | --unsigned]');
  const text = await readText(file);
  if (!text.ok) return complain(text.refusal);
  const record = recordFrom(text.value);
  const verdict = record.ok ? verifyMatch(record.value, chooserOf) : record;
  const answer = verdict.ok
    ? { ...verdict.value, ...checkSignature(signedPart(text.value), named) }
    : { ...verdict.refusal, ok: false };
  process.stdout.write(`${JSON.stringify(answer)}\n`);
  return answer.ok ? 0 : 1;
}

/** The plain text has no signature: it is for reading. */
const signedPart = (text: string): unknown => (/^\s*\{/.test(text) ? JSON.parse(text) : {});

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
