import { absurd } from '../../kit/absurd.ts';
import { reseated, swapIn } from '../seating/seatChanges.ts';
import type { Evening, EveningEvent, Passe } from './evening.ts';

type PasseEvent = Extract<
  EveningEvent,
  { type: 'seat-taken' | 'reseated' | 'bye-given' | 'passe-started' | 'passe-closed' }
>;

/** Who sits where in a Passe, and how far it is. SSC 7.03, EBH 2 */
export function evolvePasse(evening: Evening, event: PasseEvent): Evening {
  switch (event.type) {
    case 'seat-taken':
      return withPasse(evening, event.passe, (passe) => ({
        ...passe,
        seating: swapIn(passe.seating, event.leaver, event.player),
      }));
    case 'reseated':
      return withPasse(evening, event.passe, (passe) => ({ ...passe, seating: reseated(passe.seating, event) }));
    case 'bye-given':
      return withPasse(evening, event.passe, ({ seating, ...passe }) => ({
        ...passe,
        seating: { ...seating, byes: [...seating.byes, event.number].sort((a, b) => a - b) },
      }));
    case 'passe-started':
      return withPasse(evening, event.passe, (passe) => ({ ...passe, stage: 'running', startedAt: event.at }));
    case 'passe-closed':
      return withPasse(evening, event.passe, (passe) => ({ ...passe, stage: 'closed', closedAt: event.at }));
    default:
      return absurd(event);
  }
}

function withPasse(evening: Evening, number: number, change: (passe: Passe) => Passe): Evening {
  return { ...evening, passen: evening.passen.map((passe) => (passe.passe === number ? change(passe) : passe)) };
}
