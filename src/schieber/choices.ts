import type { Card } from './card.ts';
import { type HostedEvent, type HostedMatch, hostedMatch, PERSON } from './hosted.ts';
import { legalIn, type View, viewFrom } from './view.ts';

/** A card the person chose, and what the person saw; never one that had to be played. */
export interface ChosenCard {
  readonly view: View;
  readonly card: Card;
}

/** The choices of a match, from its log. */
export function choicesOf(events: readonly HostedEvent[]): readonly ChosenCard[] {
  const chosen: ChosenCard[] = [];
  let hosted: HostedMatch = hostedMatch.initial;
  for (const event of events) {
    const game = hosted.match?.game;
    if (event.type === 'played' && event.seat === PERSON && game) {
      const view = viewFrom(game, PERSON);
      if (legalIn(view).length > 1) chosen.push({ view, card: event.card });
    }
    hosted = hostedMatch.evolve(hosted, event);
  }
  return chosen;
}
