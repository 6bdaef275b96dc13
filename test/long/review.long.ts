import { TODAY } from '../../src/bots/levels.ts';
import type { Playing } from '../../src/bots/net/shown.ts';
import { type Mind, openPlayers } from '../../src/bots/player.ts';
import { thinkAbout } from '../../src/bots/search/search.ts';
import { diceFrom } from '../../src/bots/testing/dice.ts';
import { viewsOf } from '../../src/bots/testing/positions.ts';
import { explain, isCostly } from '../../src/review/explain.ts';
import type { Card } from '../../src/schieber/card.ts';
import { type Choice, legalIn, type View } from '../../src/schieber/view.ts';
import { fileStock } from '../../src/server/bots/stock.ts';

const LOOK = 64;
const PLAN = { worlds: LOOK, candidates: 9, margin: 1e9, doubleDummy: 3, batch: LOOK, clear: 0, proposals: 1, slip: 0 };

/** What a card costs against the best of all, in so many worlds that no verdict has seen. */
function trueCosts(view: Playing, mind: Mind, looks: number): ReadonlyMap<Card, number> {
  const { module, nets } = mind.loaded!;
  const minds = { actor: nets, roller: nets, reader: undefined, judge: nets };
  const sums = new Map<Card, number>();
  for (let i = 0; i < looks; i++)
    for (const [card, points] of thinkAbout(module, minds, PLAN, view, 1000 + i).expected)
      sums.set(card, (sums.get(card) ?? 0) + points / looks);
  const best = Math.max(...sums.values());
  return new Map([...sums].map(([card, points]) => [card, best - points]));
}

/** The decisions of grandmaster with a real choice, game by game. */
function* decisions(seed: string, choose: (view: View) => Choice): Generator<{ view: Playing; card: Card }> {
  for (let game = 0; ; game++)
    for (const view of viewsOf(`review/${seed}/${game}`, 1, choose)) {
      if (view.phase !== 'playing' || legalIn(view).length < 2) continue;
      const choice = choose(view);
      if (choice.type === 'play') yield { view, card: choice.card };
    }
}

const countOf = (name: string, usual: number): number => Number(process.env[name] ?? usual);

function openReview() {
  const players = openPlayers(fileStock());
  const strong = players.playerOf(TODAY.grandmaster);
  if (!strong.ok) throw new Error(strong.refusal.code);
  return { mind: players.mindOf(TODAY.master.weights)!, choose: strong.value.choose };
}

export const checks = {
  /** Of 2,000 decisions of grandmaster at most 2 % are called costly. */
  'review: grandmaster is not blamed': async (seed: string) => {
    const { mind, choose } = openReview();
    const most = countOf('DECISIONS', 2000);
    const figure = { decisions: 0, blamed: 0, msPerVerdict: 0 };
    for (const { view, card } of decisions(seed, choose)) {
      const from = process.cpuUsage();
      if (isCostly(explain(view, card, mind)!)) figure.blamed++;
      const { user, system } = process.cpuUsage(from);
      figure.msPerVerdict += (user + system) / 1000 / most;
      if (++figure.decisions === most) break;
    }
    figure.msPerVerdict = Math.round(figure.msPerVerdict);
    return { ok: figure.blamed <= 0.02 * figure.decisions, figure };
  },
  /** Of cards that cost 3 points or more by 8,192 worlds at least nine in ten are found; cheap ones are not called dear. */
  'review: dear cards are found': async (seed: string) => {
    const { mind, choose } = openReview();
    const most = countOf('DECISIONS', 200);
    const looks = countOf('LOOKS', 128); // 8,192 worlds
    const dice = diceFrom(`review/${seed}`);
    const figure = { decisions: 0, worlds: looks * LOOK, dear: 0, found: 0, cheap: 0, wronged: 0 };
    for (const { view } of decisions(seed, choose)) {
      const legal = legalIn(view);
      const any = legal[dice.below(legal.length)]!;
      const cost = trueCosts(view, mind, looks).get(any) ?? 0;
      const isBlamed = isCostly(explain(view, any, mind)!);
      if (cost >= 3) {
        figure.dear++;
        if (isBlamed) figure.found++;
      }
      if (cost < 0.5) {
        figure.cheap++;
        if (isBlamed) figure.wronged++;
      }
      if (++figure.decisions === most) break;
    }
    return { ok: figure.found >= 0.9 * figure.dear, figure };
  },
};
