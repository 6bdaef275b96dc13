import type { Immutable } from '../kit/immutable.ts';
import { type Instant, MINUTE, zurichText } from '../kit/time.ts';

/** What often comes before trouble: higher stakes after losses, nights, limits that are raised. Said to the player first. */
export const SIGNS = ['chasing', 'nights', 'raises'] as const;
export type Sign = (typeof SIGNS)[number];

/** A game for money, as far as it says something. */
export type Played = Immutable<{ startedAt: Instant; stake: number; staked: number; paid: number }>;

/** So long back everything is looked at. */
export const LOOKED_BACK_DAYS = 30;

const OFTEN_RAISED_STAKES = 5;
const SOON = 10 * MINUTE;
const NIGHTS = 3;
const RAISES = 2;

/** The games of one person in order, and when limits were raised, all of the last thirty days. */
export function signsOf(games: readonly Played[], raises: readonly Instant[]): readonly Sign[] {
  const chases = games.filter((game, i) => {
    const before = games[i - 1];
    if (before === undefined || before.paid >= before.staked) return false;
    return game.stake > before.stake && game.startedAt - before.startedAt <= SOON;
  }).length;
  const nights = new Set(games.filter(({ startedAt }) => isNight(startedAt)).map(({ startedAt }) => dayOf(startedAt)));
  return [
    ...(chases >= OFTEN_RAISED_STAKES ? (['chasing'] as const) : []),
    ...(nights.size >= NIGHTS ? (['nights'] as const) : []),
    ...(raises.length >= RAISES ? (['raises'] as const) : []),
  ];
}

/** Midnight to five in Zurich. */
const isNight = (at: Instant): boolean => Number(zurichText(at).slice(11, 13)) < 5;
const dayOf = (at: Instant): string => zurichText(at).slice(0, 10);
