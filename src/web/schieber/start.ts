import type { MatchAnswer, TooManyClocks } from '../../schieber/wire.ts';
import type { Address } from '../../wire/screens.ts';
import { offline } from '../api/request.ts';
import { loadWords, wordsNow } from '../i18n/words.ts';
import { toast } from '../parts/toast.tsx';
import { now } from '../shell/clock.ts';
import { settings } from '../shell/settings.ts';
import { computerOf } from './computer.ts';
import { HERE, newLocalMatch } from './localSource.ts';
import { startPractice, type Wish } from './remoteSource.ts';

let handed: MatchAnswer | undefined;

/** The match that was just started, so that the table need not ask for it again. */
export function handedOver(id: string): MatchAnswer | undefined {
  const match = handed?.id === id ? handed : undefined;
  handed = undefined;
  return match;
}

/** To the table that is opened next. */
export function takeAlong(match: MatchAnswer): void {
  handed = match;
}

/**
 * One click: a match of the chosen level on the server; without a connection, one in this browser. Answers the address
 * of the table.
 */
export async function beginPractice(some: Omit<Wish, 'level'> = {}): Promise<Address> {
  const how: Wish = { ...some, level: settings.peek().level };
  let answer = await startPractice(how);
  if (!answer.ok && answer.refusal.code === 'unknown-level') {
    const { level: _unknown, ...rest } = how;
    answer = await startPractice(rest);
  }
  if (!answer.ok && answer.refusal.code === 'unknown-promise') answer = await startPractice(how); // it was asked long ago
  if (!answer.ok && answer.refusal.code === 'too-many-clocks') await tellClocks(answer.refusal.facts);
  if (!answer.ok) return beginHere();
  takeAlong(answer.value);
  return `/table/${answer.value.id}`;
}

/** Why there is none under the clock, and the match in this browser has none. */
async function tellClocks(facts: Omit<TooManyClocks, 'code'>): Promise<void> {
  await loadWords(['schieber']);
  toast(wordsNow('schieber').refusals['too-many-clocks'](facts));
}

/** A match in this browser; says who plays, for it may be somebody else than was wished. */
export async function beginHere(games = 12): Promise<Address> {
  const { level } = settings.peek();
  const computer = await computerOf(level);
  newLocalMatch(computer, games, now());
  const { levels, offlineWith, offlineInstead } = wordsNow('shell');
  const who = levels[computer.level] ?? computer.level;
  if (computer.level !== level) toast(offlineInstead(who));
  else if (offline.peek()) toast(offlineWith(who));
  return `/table/${HERE}`;
}
