import { TODAY } from '../bots/levels.ts';
import { openPlayers } from '../bots/player.ts';
import { explain } from '../review/explain.ts';
import { costliest, decisionsOf, type Verdict, verdictOf } from '../review/review.ts';
import { PERSON } from '../schieber/hosted.ts';
import { SEATS } from '../schieber/seat.ts';
import { fileStock } from '../server/bots/stock.ts';
import { readText } from './file.ts';
import { complain } from './lines.ts';
import { numberOption, parseOptions } from './options.ts';
import { recordFrom } from './verifyMatch.ts';

const USAGE = `usage: gschobe review FILE [--seat 0..3] [--game 1..12] [--trick 1..9]

Looks back at every card of a finished match that was a real choice: the best card, what the played one cost against it and
the error of that, a JSON line each, with the same verdicts as the look back in the browser. The last line names the three
costliest. Without --seat: the person's cards.`;

/** `gschobe review FILE` */
export async function run(args: readonly string[]): Promise<number> {
  const options = parseOptions(args);
  if (options.named.has('help')) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  const [file] = options.words;
  const wanted = numberOption(options, 'seat', PERSON, 0, 3);
  const only = numberOption(options, 'game', 0, 0, 12);
  const trick = numberOption(options, 'trick', 0, 0, 9);
  const seat = SEATS.find((one) => one === wanted);
  if (file === undefined || seat === undefined || only === undefined || trick === undefined) return complain(USAGE);
  const text = await readText(file);
  if (!text.ok) return complain(text.refusal);
  const record = recordFrom(text.value);
  if (!record.ok) return complain(`this is not a record of a match: ${JSON.stringify(record.refusal)}`);
  const mind = openPlayers(fileStock()).mindOf(TODAY.master.weights);
  if (!mind) return complain('the weights of the master are missing');
  const verdicts: Verdict[] = [];
  for (const decision of decisionsOf(record.value, seat)) {
    if ((only !== 0 && only !== decision.game) || (trick !== 0 && trick !== decision.trick)) continue;
    const explanation = explain(decision.view, decision.card, mind);
    if (!explanation) continue;
    verdicts.push(verdictOf(decision, explanation));
    process.stdout.write(`${JSON.stringify(verdicts.at(-1))}\n`);
  }
  const dear = costliest(verdicts);
  const costly = verdicts.filter(({ isCostly }) => isCostly).length;
  process.stdout.write(`${JSON.stringify({ decisions: verdicts.length, costly, costliest: dear })}\n`);
  return 0;
}
