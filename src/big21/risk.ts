import { francs, least, NOTHING, type Rappen, rappen, roundDown } from '../ledger/money.ts';
import { HIGHEST_TOTAL } from './payout.ts';

/** Risk stakes go in steps of ten Rappen, so that 1.1 times the stake is always whole Rappen. Ruling 14 */
export const RISK_STEP = rappen(10);
const HIGHEST_RISK = francs(200);
const IN_FULL_FROM = francs(5);
const IN_FULL_TO = francs(25);

/**
 * The largest Risk stake after a win, with what is already put aside. Nothing means that Risk is not open.
 * `won` is the win of the round just finished, at least five times its stake. B21 20
 */
export function highestRisk(won: Rappen, aside: Rappen): Rappen {
  const byWin =
    won >= IN_FULL_FROM && won <= IN_FULL_TO
      ? won // B21 21.2
      : least(HIGHEST_RISK, rappen(Math.floor(won / 4))); // B21 21.1
  // Twenty times the stake on top of the rest must stay within the total: r ≤ (5000 − K − w) / 19. B21 2.5
  const byTotal = rappen(Math.floor((HIGHEST_TOTAL - aside - won) / 19));
  const highest = roundDown(least(byWin, byTotal), RISK_STEP);
  return highest > 0 ? highest : NOTHING;
}
