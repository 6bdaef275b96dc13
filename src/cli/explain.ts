import { TODAY } from '../bots/levels.ts';
import { openPlayers } from '../bots/player.ts';
import { explain } from '../review/explain.ts';
import { lookBack } from '../review/lookBack.ts';
import { parseMode } from '../schieber/mode.ts';
import { nextSeat } from '../schieber/seat.ts';
import { fileStock } from '../server/bots/stock.ts';
import { readText } from './file.ts';
import { complain } from './lines.ts';
import { numberOption, parseOptions } from './options.ts';
import { recordFrom } from './verifyMatch.ts';

const USAGE = 'usage: gschobe explain FILE --game 1..12 [--trick 1..9] [--card 1..36]';

/** `gschobe explain FILE --game 3`: for every card of a game the two best ones and what they could expect, a line each. */
export async function run(args: readonly string[]): Promise<number> {
  const options = parseOptions(args);
  const [file] = options.words;
  const number = numberOption(options, 'game', 1, 1, 12);
  const only = numberOption(options, 'card', 0, 0, 36);
  const trick = numberOption(options, 'trick', 0, 0, 9);
  if (file === undefined || number === undefined || only === undefined || trick === undefined) return complain(USAGE);
  const text = await readText(file);
  if (!text.ok) return complain(text.refusal);
  const record = recordFrom(text.value);
  if (!record.ok) return complain(`this is not a record of a match: ${JSON.stringify(record.refusal)}`);
  const game = record.value.played[number - 1];
  if (!game?.points || game.mode === null) return complain(`game ${number} was not played to its end`);
  const { dealer, passed, tricks } = game;
  const cards = lookBack({ forehand: nextSeat(dealer), passed, mode: parseMode(game.mode)!, tricks });
  const mind = openPlayers(fileStock()).mindOf(TODAY.master.weights);
  if (!mind) return complain('the weights of the master are missing');
  for (const [i, { seat, card, view }] of cards.entries()) {
    if ((only !== 0 && only !== i + 1) || (trick !== 0 && trick !== (i >> 2) + 1)) continue;
    const why = explain(view, card, mind) ?? null;
    process.stdout.write(`${JSON.stringify({ game: number, card: i + 1, seat, played: card, why })}\n`);
  }
  return 0;
}
