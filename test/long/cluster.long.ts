import { type BreakingFigures, breakWhilePlaying } from '../cluster/breaking.ts';
import { KINDS } from '../cluster/failures.ts';
import { upgradeWhilePlaying } from '../cluster/rolling.ts';
import { readWhileBreaking } from '../cluster/standby.ts';
import { sumOfParts } from '../cluster/sum.ts';
import type { Ledger } from '../load/killing.ts';

/** A hundred failures and some, in parts of a few minutes: each breaks everything once. */
const PARTS = 12;
/** Milliseconds by which clocks may differ from what players lost, as in `faults` (ruling M7). */
const CLOCK = 1000;
/** Milliseconds: a heartbeat goes out twice a second, and answered within a second it is not late. Shorter moves no clock. */
const SHORT = 1500;

const wrongIn = ({ lost, doubled, changedHands, unverified, odd }: Ledger): number =>
  lost + doubled + changedHands + unverified + odd;

/** Nothing acknowledged is lost or doubled, whatever it was; nobody was told anything but 503; clocks gave it back. */
function isWhole({ play, evening, money, answers, cuts, browser, ...figure }: BreakingFigures): boolean {
  const { big21, desk } = money;
  const wrong =
    wrongIn(play) + evening.lost + evening.doubled + big21.lost + big21.doubled + big21.unverified + desk.lost;
  const told = cuts.reduce((sum, cut) => sum + cut.heardAfterLease + cut.acknowledgedOnlyThere + cut.lost, 0);
  const isBooked = figure.isChainWhole && figure.isLedgerExact && desk.doubled + answers.odd === 0;
  const wentOn = figure.stuck + browser.reloads + browser.errors.length === 0;
  const isGivenBack = KINDS.every(
    (kind) => Math.abs(figure.clockError[kind] ?? Infinity) <= CLOCK || (figure.silence[kind] ?? Infinity) <= SHORT,
  );
  return wrong + told === 0 && isBooked && wentOn && isGivenBack && play.acknowledged > 1000;
}

const part = async (seed: string, number: number) => {
  const figure = await breakWhilePlaying(32, `${seed}/${number}`);
  return { ok: isWhole(figure), figure };
};

export const checks = {
  /** Three machines as in `deploy/cluster`, broken in every way under 32 players, a browser, an evening and a cash desk. */
  ...Object.fromEntries(
    Array.from({ length: PARTS }, (_, i) => [
      `cluster.${String(i + 1).padStart(2, '0')}`,
      (seed: string) => part(seed, i + 1),
    ]),
  ),

  /** What the parts say together, from their lines in docs/figures.jsonl. */
  'cluster.all': async () => sumOfParts(PARTS),

  /** A standby is read while it is in step, the leader when it is not, and the page says as of when. */
  'cluster.reading': async () => readWhileBreaking(),

  /** One machine after the other goes from the commit before to this one: nobody waits longer than five seconds. */
  'cluster.upgrade': async (seed: string) => {
    const figure = await upgradeWhilePlaying(32, seed);
    const isQuick = figure.play.slowest <= 5000 && figure.answers.odd === 0;
    return { ok: wrongIn(figure.play) === 0 && figure.isChainWhole && isQuick, figure };
  },
};
