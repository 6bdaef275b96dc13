import type { Immutable } from '../../kit/immutable.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import type { Pair } from '../seating/pairs.ts';
import type { PlayerNumber } from '../seating/schedule.ts';
import { type Evening, type NewPlayer, type Player, passenStarted } from './evening.ts';

export type PeopleRefusal = Immutable<
  | { code: 'number-taken'; number: PlayerNumber; line: number; article: string }
  | { code: 'not-a-player-number'; number: unknown; line: number; article: string }
  | { code: 'too-many-players'; most: number }
>;

export const MOST_PLAYERS = 2000;

/** New people get the next numbers; a number that came with the registration is kept and never shared. EBH 1 */
export function addPlayers(
  evening: Evening,
  added: readonly NewPlayer[],
  present: boolean,
): Result<readonly Player[], PeopleRefusal> {
  const article = evening.regulation.articles.number;
  if (Object.keys(evening.players).length + added.length > MOST_PLAYERS)
    return refuse({ code: 'too-many-players', most: MOST_PLAYERS });
  const taken = new Set(Object.keys(evening.players).map(Number));
  const asked = new Set<number>();
  for (const [index, { number }] of added.entries()) {
    const line = index + 1;
    if (number === undefined) continue;
    if (!Number.isInteger(number) || number < 1 || number > 99_999)
      return refuse({ code: 'not-a-player-number', number, line, article });
    if (taken.has(number) || asked.has(number)) return refuse({ code: 'number-taken', number, line, article });
    asked.add(number);
  }
  let last = Math.max(evening.lastNumber, ...asked);
  return ok(
    added.map((each): Player => {
      const { fillIn = false } = each;
      return {
        number: each.number ?? ++last,
        cards: each.cards ?? null,
        fixedTable: each.fixedTable ?? null,
        noPhoto: each.noPhoto ?? false,
        fillIn,
        origin: each.origin ?? 'list',
        person: each.person ?? null,
        // Where the door asks for a document, nobody is present before it was shown. SSC 7.02
        presence: present && (!evening.regulation.identityCheck || fillIn) ? 'present' : 'expected',
        document: null,
        since: passenStarted(evening),
        leftAfter: null,
        warnings: [],
      };
    }),
  );
}

/** The first with the second, the third with the fourth. */
export const inTwos = (players: readonly Player[]): readonly Pair[] =>
  players.flatMap(({ number }, index): Pair[] => {
    const partner = players[index + 1];
    return index % 2 === 0 && partner ? [[number, partner.number]] : [];
  });
