import { strongestHidden } from '../bots/search/compare.ts';
import type { Immutable } from '../kit/immutable.ts';
import type { Card } from '../schieber/card.ts';
import { isTrump } from '../schieber/mode.ts';
import type { Seat } from '../schieber/seat.ts';
import type { Choice, View } from '../schieber/view.ts';
import { isCostly, type Judgement } from './judge.ts';

/** Why another choice was better: facts in the worlds. Tenths are of the possible deals of the hidden cards. */
export type Reason = Immutable<
  /** The own team takes the trick on the table so often with the better card, and with the chosen one. */
  | { code: 'takes'; best: number; chosen: number }
  /** The better card brings so many points more in this trick. */
  | { code: 'trick'; points: number }
  /** … or in the tricks after it. */
  | { code: 'later'; points: number }
  /** A seat holds the strongest hidden trump so often; said where trumps are led or kept. */
  | { code: 'holds'; seat: Seat; card: Card; tenths: number }
  /** What the declarations bring on average. */
  | { code: 'declared'; best: number; chosen: number }
  /** So often the better choice brings more points. */
  | { code: 'leads'; tenths: number }
>;

/** Smaller differences explain nothing: of ten deals, and points. */
const [TENTHS, POINTS] = [2, 2];

/** The facts that tell most, in the order to read them. Nothing is explained that did not cost anything. */
export function reasonsFor(view: View, chosen: Choice, judgement: Judgement): readonly Reason[] {
  const { best, seen } = judgement;
  if (!seen || !isCostly(judgement)) return [];
  const leads: Reason = { code: 'leads', tenths: tenths(seen.best.leads) };
  const [own, better] = [seen.chosen, seen.best];
  if (view.phase !== 'playing') {
    return [{ code: 'declared', best: Math.round(better.points), chosen: Math.round(own.points) }, leads];
  }
  const reasons: Reason[] = [];
  if (tenths(better.takes) - tenths(own.takes) >= TENTHS) {
    reasons.push({ code: 'takes', best: tenths(better.takes), chosen: tenths(own.takes) });
  }
  const now = better.trick - own.trick;
  const later = better.lead - now;
  if (reasons.length === 0 && now >= POINTS) reasons.push({ code: 'trick', points: Math.round(now) });
  if (later >= POINTS && later > now) reasons.push({ code: 'later', points: Math.round(later) });
  const trumpIsLed =
    view.trick.length === 0 && [chosen, best].some((one) => one.type === 'play' && isTrump(one.card, view.mode));
  const holder = seen.holder;
  const strongest = strongestHidden(view);
  if (trumpIsLed && holder && strongest && tenths(holder.share) >= 5) {
    reasons.push({ code: 'holds', seat: holder.seat, card: strongest, tenths: tenths(holder.share) });
  }
  if (leads.tenths > 5 || reasons.length === 0) reasons.push(leads);
  return reasons;
}

const tenths = (share: number): number => Math.round(10 * share);
