import { invariant } from '../../kit/absurd.ts';
import type { Card } from '../../schieber/card.ts';
import type { GameEvent } from '../../schieber/game.ts';
import type { Ending } from '../../schieber/match.ts';
import { type MatchView, matchViewFrom } from '../../schieber/view.ts';
import { type MatchStream, PERSON, type StreamEvent } from './stream.ts';

/** What happened at the table since the last command, as the person saw it: for the eye and for the voice. */
export type Step =
  | GameEvent
  | { readonly type: 'dealt'; readonly number: number; readonly hand: readonly Card[] }
  | { readonly type: 'ended'; readonly how: Ending }
  | { readonly type: 'deadlineMoved'; readonly by: number };

/** What a browser gets of a match. Other hands are in none of its parts. */
export interface MatchAnswer {
  readonly id: string;
  readonly version: number;
  readonly kind: string;
  readonly rated: boolean;
  readonly level: string;
  readonly view: MatchView;
  readonly steps: readonly Step[];
}

export function answerFor(
  id: string,
  version: number,
  { opened, match }: MatchStream,
  events: readonly StreamEvent[],
): MatchAnswer {
  invariant(opened && match, 'an answer is about an open match');
  const { kind, rated, level } = opened;
  return { id, version, kind, rated, level, view: matchViewFrom(match, PERSON), steps: events.flatMap(visible) };
}

function visible(event: StreamEvent): Step[] {
  switch (event.type) {
    case 'passed':
    case 'declared':
    case 'played':
      return [event];
    case 'dealt':
      return [{ type: 'dealt', number: event.number, hand: event.hands[PERSON] }];
    case 'ended':
      return [event];
    case 'deadlineMoved':
      return [{ type: 'deadlineMoved', by: event.by }];
    default:
      return [];
  }
}
