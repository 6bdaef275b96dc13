import { invariant } from '../../kit/absurd.ts';
import type { Around } from '../../kit/process.ts';
import { type HostedEvent, type HostedMatch, PERSON, standingOf } from '../../schieber/hosted.ts';
import { decideMove, evolve, type Match, turnOf } from '../../schieber/match.ts';
import type { Seat } from '../../schieber/seat.ts';
import { viewFrom } from '../../schieber/view.ts';
import type { Happened } from '../store/perform.ts';
import type { Asker, Players, Question, Talk } from './players.ts';

type Needed = Pick<Around<undefined, string>, 'now' | 'chance'>;

/**
 * What follows by itself: the computer players answer, each through the same `decide` as the person, until the person
 * is on turn or the match is over; then it is closed. All is stored together with the person's command.
 */
export const whatFollows = (
  hosted: HostedMatch,
  players: Players,
  around: Needed,
): Promise<Happened<HostedMatch, HostedEvent>> => players.talk(answers(hosted, around), askerOf(hosted));

function askerOf({ opening }: HostedMatch): Asker {
  invariant(opening, 'a match is opened before somebody answers');
  return { owner: opening.owner, isRated: opening.rated };
}

function* answers(hosted: HostedMatch, around: Needed): Talk<Happened<HostedMatch, HostedEvent>> {
  const { match: before } = hosted;
  invariant(before, 'a match is started before somebody answers');
  const events: HostedEvent[] = [];
  let match = before;
  for (let seat = turnOf(match); seat !== undefined && seat !== PERSON; seat = turnOf(match)) {
    const choice = yield questionFor(match, seat);
    if (!choice.ok) return broken('the computer player of an open match is known', choice);
    const decision = decideMove(match, { ...choice.value, seat }, around);
    if (!decision.ok) return broken('a computer player keeps to the rules', decision);
    events.push(...decision.value);
    match = decision.value.reduce<Match>(evolve, match);
  }
  if (match.ending) events.push({ type: 'closed', ...standingOf(match), results: match.results }); // it changes no state
  return { events, state: { ...hosted, match } };
}

function questionFor(match: Match, seat: Seat): Question {
  const player = match.setup.players[seat];
  invariant(player.kind === 'computer', 'seats 1 to 3 are computer players');
  return { player, view: viewFrom(match.game, seat) };
}

/** Written down only when it is broken: this is asked for every card. */
function broken(why: string, said: unknown): never {
  invariant(false, `${why}: ${JSON.stringify(said)}`);
}
