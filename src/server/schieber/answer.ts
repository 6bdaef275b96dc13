import { invariant } from '../../kit/absurd.ts';
import { type HostedEvent, type HostedMatch, isMatchEvent, PERSON } from '../../schieber/hosted.ts';
import { stepsFor } from '../../schieber/step.ts';
import { matchViewFrom } from '../../schieber/view.ts';
import type { MatchAnswer, MatchNews } from '../../schieber/wire.ts';
import type { Loaded } from '../store/memory.ts';

/** What a browser gets of a match after this news. Other hands are in none of its parts. */
export function answerFor(
  id: string,
  { state: { opening, match } }: Pick<Loaded<HostedMatch>, 'state'>,
  news: MatchNews,
): MatchAnswer {
  invariant(opening && match, 'an answer is about an open match');
  const { kind, rated, level } = opening;
  return { id, kind, rated, level, view: matchViewFrom(match, PERSON), ...news };
}

/** The events that led to a version, as the person's devices are told them. */
export const newsOf = (version: number, events: readonly HostedEvent[]): MatchNews => ({
  from: version - events.length,
  version,
  steps: stepsFor(PERSON, events.filter(isMatchEvent)),
});
