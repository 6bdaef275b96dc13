import type { Mind } from '../bots/player.ts';
import {
  addSums,
  compare,
  FEW_HIDDEN,
  hiddenIn,
  holdsStrongest,
  type Outlook,
  outlookOf,
  type Sums,
} from '../bots/search/compare.ts';
import { invariant } from '../kit/absurd.ts';
import type { Immutable } from '../kit/immutable.ts';
import { GAME_POINTS } from '../schieber/game.ts';
import { MODES } from '../schieber/mode.ts';
import { SEATS, type Seat } from '../schieber/seat.ts';
import { type Choice, legalIn, type View } from '../schieber/view.ts';
import { areAlike } from './alike.ts';

/** What a choice was worth, from what its seat knew. */
export type Judgement = Immutable<{
  /** The choice it is compared with: the best we know, or itself where nothing is better. */
  best: Choice;
  /** What the chosen one cost against it, in points of the own team, and the standard error of that. */
  cost: { points: number; error: number } | null;
  /** What the worlds showed of both; nothing where none were needed. */
  seen: {
    best: Outlook;
    chosen: Outlook;
    /** Who most often holds the strongest trump that is hidden from the seat. */
    holder: { seat: Seat; share: number };
  } | null;
  /** How many deals of the hidden cards were looked at. */
  worlds: number;
}>;

/** The net is sure where its value of the chosen card leads all others by so much. */
const SURE = 4;
/** After so many tricks even then the others are looked at: from the fourth on grandmaster thinks there too. */
const LATE = 3;
/** Others are looked at up to so far behind the net's best, later farther, and so many of them. */
const BEHIND = 13;
const BEHIND_LATE = 35;
const RIVALS = 3;
/** So many worlds find the best; fresh ones judge it, since the best of several noisy means is always too good. */
const FIND = 32;
/** Points; less is nothing to speak of. */
const COSTLY = 1;
/** It is judged in looks of so many worlds, until the error is so small or it is certain whether it was costly, … */
const LOOK = 32;
const CLEAR = 0.4;
/** … or until so many errors more would hardly make it costly in the end, … */
const HOPE = 1.5;
/** … or until so many were played. */
const MOST = 256;
const MOST_DECLARING = 192;
/** What seems to have cost so much is worth so many times as many worlds. */
const DEAR = 2;
const TIMES = 2;
/** For a card that is unclear after so many looks even the worlds of so many hidden cards are all laid out; … */
const UNCLEAR = 4;
const SOME_HIDDEN = 15;
/** … one more costs nearly nothing then. */
const MOST_OF_ALL = 1024;
/** A declaration whose expectation by the net is so many points short is looked at; a smaller gap is nothing. */
const SHORT = 2;

/**
 * Judges a choice in worlds that its seat's view allows, always the same ones: they come from a hash of the view, and
 * no clock has a say in how many they are. Undefined when there was nothing to choose, or no WebAssembly to think with.
 */
export function judge(view: View, chosen: Choice, mind: Mind): Judgement | undefined {
  if (view.phase === 'over' || !mind.loaded) return undefined;
  if (view.phase === 'playing' && legalIn(view).length < 2) return undefined;
  const { module, nets } = mind.loaded;
  const { rivals, isSure: wasSure } = rivalsOf(view, chosen, mind);
  if (rivals.length === 0) return { best: chosen, cost: null, seen: null, worlds: 0 };
  const look = (others: readonly Choice[], worlds: number, again: number) => {
    const fewHidden = again > UNCLEAR ? SOME_HIDDEN : FEW_HIDDEN;
    return compare(module, nets, { view, first: chosen, others, worlds, again, fewHidden });
  };
  const found = look(rivals, FIND, 0);
  const best = bestOf(rivals, found);
  const { lead, error } = outlookOf(found, best);
  // A card the net is sure of is doubted only where the first worlds say, by an error, that another is better.
  if (wasSure && lead < error) return { best: chosen, cost: null, seen: null, worlds: FIND };
  if (lead + 2 * error < COSTLY) return verdict(chosen, best, found, FIND);
  const judged = judgeFresh((again) => look([best], LOOK, again), best, mostWorlds(view));
  return verdict(chosen, best, judged.sums, FIND + judged.worlds);
}

interface Judged {
  readonly sums: Sums;
  readonly worlds: number;
}

/** Whether a choice is right without any worlds. */
export const isSure = (view: View, chosen: Choice, mind: Mind): boolean =>
  rivalsOf(view, chosen, mind).rivals.length === 0;

/** Fresh looks until it is clear. */
function judgeFresh(look: (again: number) => Sums, best: Choice, usual: number): Judged {
  let sums = addSums(look(1), look(2));
  let again = 2;
  const isOpen = () => {
    const { lead, error } = outlookOf(sums, best);
    const most = lead > DEAR && usual < MOST_OF_ALL ? TIMES * usual : usual;
    if ((again + 1) * LOOK > most) return false;
    // Nor is it worth going on where even all worlds together could hardly call it costly.
    const atLast = 2 * error * Math.sqrt((again * LOOK) / most);
    return error > CLEAR && Math.abs(lead - COSTLY) < 2 * error && lead + HOPE * error - atLast > COSTLY;
  };
  while (isOpen()) sums = addSums(sums, look(++again));
  return { sums, worlds: again * LOOK };
}

function verdict(chosen: Choice, best: Choice, sums: Sums, worlds: number): Judgement {
  const seen = { best: outlookOf(sums, best), chosen: outlookOf(sums, chosen), holder: holderIn(sums) };
  const { lead, error } = seen.best;
  // Nothing better was found; how much worse the others are does not matter.
  if (lead <= 0) return { best: chosen, cost: null, seen: null, worlds };
  return { best, cost: { points: lead, error }, seen, worlds };
}

const holderIn = (sums: Sums): { seat: Seat; share: number } =>
  SEATS.map((seat) => ({ seat, share: holdsStrongest(sums, seat) })).reduce((a, b) => (b.share > a.share ? b : a));

/** A choice is called costly only if it certainly cost more than a point. */
export const isCostly = ({ cost }: Pick<Judgement, 'cost'>): boolean =>
  cost !== null && cost.points - 2 * cost.error > COSTLY;

function mostWorlds(view: View): number {
  if (view.phase !== 'playing') return MOST_DECLARING;
  return hiddenIn(view) <= SOME_HIDDEN ? MOST_OF_ALL : MOST;
}

interface Rivals {
  readonly rivals: readonly Choice[];
  /** The net has no doubt about the chosen one. */
  readonly isSure: boolean;
}

/** The others worth a thought, the net's favourite first; none where the chosen one is right without a thought. */
function rivalsOf(view: View, chosen: Choice, mind: Mind): Rivals {
  if (view.phase === 'declaring') return { rivals: rivalDeclarations(view, chosen, mind), isSure: false };
  invariant(view.phase === 'playing' && chosen.type === 'play', 'a card is chosen while playing');
  const ranked = [...mind.engine.valuesOf(view)].sort((a, b) => b[1] - a[1]);
  const [top, second] = ranked;
  invariant(top && second, 'a choice has two cards');
  const others = ranked.filter(([card]) => !areAlike(card, chosen.card, view));
  const isLate = view.turned.length >= LATE;
  const near = others.filter(([, value]) => value >= top[1] - (isLate ? BEHIND_LATE : BEHIND)).slice(0, RIVALS);
  const isSure = near.length === 0 || (areAlike(top[0], chosen.card, view) && top[1] - second[1] > SURE);
  const looked = isSure ? (isLate ? others : []) : near;
  return { rivals: looked.map(([card]) => ({ type: 'play', card })), isSure };
}

/** The net's best declaration, where it expects clearly more of it. */
function rivalDeclarations(
  { hand, passed }: Extract<View, { phase: 'declaring' }>,
  chosen: Choice,
  { engine }: Mind,
): readonly Choice[] {
  // The nets tell the lead over the other team as a part of all points; half of it is what the own team has more.
  const points = engine.declarationsOf(hand, passed).map((lead) => (GAME_POINTS * lead) / 2);
  const place = chosen.type === 'declare' ? MODES.findIndex((mode) => isSame(mode, chosen.mode)) : MODES.length;
  const top = points.indexOf(Math.max(...points));
  if (points[top]! - points[place]! < SHORT) return [];
  const mode = MODES[top];
  return [mode ? { type: 'declare', mode } : { type: 'pass' }];
}

const isSame = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The favourite, unless another leads it by more than half its error. */
function bestOf(rivals: readonly Choice[], found: Sums): Choice {
  const [favourite, ...others] = rivals;
  invariant(favourite, 'there is a favourite');
  const least = outlookOf(found, favourite).lead;
  return others.reduce((best, other) => {
    const { lead, error } = outlookOf(found, other);
    return lead - error / 2 > Math.max(least, outlookOf(found, best).lead) ? other : best;
  }, favourite);
}
