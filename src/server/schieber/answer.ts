import { invariant } from '../../kit/absurd.ts';
import { type HostedEvent, type HostedMatch, isMatchEvent, PERSON } from '../../schieber/hosted.ts';
import { stepsFor } from '../../schieber/step.ts';
import { matchViewFrom } from '../../schieber/view.ts';
import type { MatchAnswer } from '../../schieber/wire.ts';
import type { Loaded } from '../store/memory.ts';

/** What a browser gets of a match. Other hands are in none of its parts. */
export function answerFor(
  id: string,
  { version, state: { opening, match } }: Loaded<HostedMatch>,
  events: readonly HostedEvent[],
): MatchAnswer {
  invariant(opening && match, 'an answer is about an open match');
  const { kind, rated, level } = opening;
  const steps = stepsFor(PERSON, events.filter(isMatchEvent));
  return { id, version, kind, rated, level, view: matchViewFrom(match, PERSON), steps };
}
