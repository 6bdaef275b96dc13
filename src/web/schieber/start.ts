import type { MatchAnswer } from '../../schieber/wire.ts';
import type { Address } from '../../wire/screens.ts';
import { now } from '../shell/clock.ts';
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

/** One click: a match on the server; without a connection, one in this browser. Answers the address of the table. */
export async function beginPractice(how: Wish = {}): Promise<Address> {
  let answer = await startPractice(how);
  if (!answer.ok && answer.refusal.code === 'unknown-level') {
    const { level: _unknown, ...rest } = how;
    answer = await startPractice(rest);
  }
  if (!answer.ok && answer.refusal.code === 'unknown-promise') answer = await startPractice(how); // it was asked long ago
  if (!answer.ok) return beginHere(how.level);
  handed = answer.value;
  return `/table/${answer.value.id}`;
}

export async function beginHere(level?: string, games = 12): Promise<Address> {
  newLocalMatch(await computerOf(level), games, now());
  return `/table/${HERE}`;
}
