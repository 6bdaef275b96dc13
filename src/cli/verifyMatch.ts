import { ruleBot } from '../bots/player.ts';
import { type Result, refuse } from '../kit/result.ts';
import { parseRecord, parseRecordJson } from '../schieber/notation.ts';
import type { MatchRecord } from '../schieber/record.ts';
import { type ChooserOf, verifyMatch } from '../schieber/verify.ts';

/** Recomputes every deal and every computer player's card of a record, JSON or plain text. */
export async function verifyMatchText(text: string): Promise<Result<unknown, unknown>> {
  const record = readRecord(text);
  return record.ok ? verifyMatch(record.value, chooserOf) : record;
}

function readRecord(text: string): Result<MatchRecord, unknown> {
  if (!text.trimStart().startsWith('{')) return parseRecord(text);
  try {
    return parseRecordJson(JSON.parse(text));
  } catch {
    return refuse({ code: 'not-json' });
  }
}

const chooserOf: ChooserOf = (player) => {
  const bot = ruleBot(player);
  return bot.ok ? bot.value.choose : undefined;
};
