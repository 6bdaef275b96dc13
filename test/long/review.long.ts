import { TODAY } from '../../src/bots/levels.ts';
import type { Playing } from '../../src/bots/net/shown.ts';
import { type Mind, openPlayers } from '../../src/bots/player.ts';
import { thinkAbout } from '../../src/bots/search/search.ts';
import { diceFrom } from '../../src/bots/testing/dice.ts';
import { viewsOf } from '../../src/bots/testing/positions.ts';
import { explain, isCostly } from '../../src/review/explain.ts';
import type { Card } from '../../src/schieber/card.ts';
import { legalIn } from '../../src/schieber/view.ts';
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

export const checks = {
  /** Good cards are not blamed, dear ones are found. */
  'review: honest verdicts': async (seed: string) => {
    const games = Number(process.env['GAMES'] ?? 12);
    const looks = Number(process.env['LOOKS'] ?? 128); // 8192 worlds
    const players = openPlayers(fileStock());
    const mind = players.mindOf(TODAY.master.weights)!;
    const strong = players.playerOf(TODAY.grandmaster);
    if (!strong.ok) return { ok: false, figure: strong.refusal };
    const dice = diceFrom(`review/${seed}`);
    const figure = { decisions: 0, blamed: 0, dear: 0, found: 0, cheap: 0, wronged: 0, msPerVerdict: 0 };
    for (const view of viewsOf(`review/${seed}`, games, strong.value.choose)) {
      const legal = legalIn(view);
      if (view.phase !== 'playing' || legal.length < 2) continue;
      const choice = strong.value.choose(view);
      if (choice.type !== 'play') continue;
      const from = performance.now();
      const verdict = explain(view, choice.card, mind)!;
      figure.msPerVerdict += performance.now() - from;
      figure.decisions++;
      if (isCostly(verdict)) figure.blamed++;
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
    }
    figure.msPerVerdict = Math.round(figure.msPerVerdict / figure.decisions);
    const isFair = figure.blamed <= 0.02 * figure.decisions;
    return { ok: isFair && figure.found >= 0.9 * figure.dear, figure };
  },
};
