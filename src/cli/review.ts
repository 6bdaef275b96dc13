import { TODAY } from '../bots/levels.ts';
import { openPlayers } from '../bots/player.ts';
import { choiceName, decisionsOf, review, reviewOf, type Verdict } from '../review/review.ts';
import { PERSON } from '../schieber/hosted.ts';
import { SEATS } from '../schieber/seat.ts';
import { fileStock } from '../server/bots/stock.ts';
import { readText } from './file.ts';
import { complain } from './lines.ts';
import { numberOption, parseOptions } from './options.ts';
import { recordFrom } from './verifyMatch.ts';

const USAGE = `usage: gschobe review FILE [--seat 0..3] [--game 1..12] [--trick 1..9]

Looks back at every real choice in a finished match, declarations (trick 0) and cards: the best choice, what the chosen one
cost against it, the error of that and the reasons, a JSON line each, those first that are surely right, then those that differ
most from what the master would do. The last line has the accuracy and the three costliest. The same verdicts as in the browser. Without --seat:
the person's choices.`;

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
  const decisions = decisionsOf(record.value, seat).filter(
    (one) => (only === 0 || only === one.game) && (trick === 0 || trick === one.trick),
  );
  const verdicts: Verdict[] = [];
  for (const verdict of review(decisions, mind)) {
    verdicts.push(verdict);
    process.stdout.write(`${JSON.stringify(lineOf(verdict))}\n`);
  }
  const whole = reviewOf(verdicts);
  process.stdout.write(`${JSON.stringify({ ...whole, costliest: whole.costliest.map(lineOf) })}\n`);
  return 0;
}

const lineOf = (verdict: Verdict) => ({
  ...verdict,
  chosen: choiceName(verdict.chosen),
  best: choiceName(verdict.best),
});
