import type { Immutable } from '../../kit/immutable.ts';
import type { FileAnswer } from '../../kit/wire.ts';
import type { EveningRefusal } from '../evening/decide.ts';
import type { CardWish, PlayerNumber } from '../seating/schedule.ts';
import type { AccessRefusal, Language, Since } from '../wire.ts';
import type { KnownMember, Member, MembersRefusal } from './members.ts';
import type { ResultsView } from './results.ts';

/** Somebody who registers by the link. */
export type RegistrationAsked = Immutable<{
  people: { name: string; town: string; cards?: CardWish | null }[];
}>;

/** What whoever opens the link sees before registering. */
export interface RegistrationView {
  readonly title: string;
  readonly place: string;
  readonly day: string;
  readonly isOpen: boolean;
  /** Two register together. */
  readonly inPairs: boolean;
  readonly fee: number;
  /** Seats that are not promised to anybody; null: no limit. */
  readonly free: number | null;
}

/** `waiting`: the place on the waiting list, null for whoever has a seat. */
export interface Registered {
  readonly numbers: readonly PlayerNumber[];
  readonly waiting: number | null;
}

/** What passes between browser and server about a club's evening. */
export interface ClubWire {
  'GET /tournaments/:id/members': {
    query: Since;
    answer: { members: readonly KnownMember[] };
    refusal: AccessRefusal;
  };
  'POST /tournaments/:id/members': {
    query: Since;
    body: Immutable<{ keep: Member[] } | { remove: number }>;
    answer: { members: readonly KnownMember[] };
    refusal: AccessRefusal | MembersRefusal;
  };
  /** The results for everybody, once the host has shared them. */
  'GET /tournaments/:id/results': { query: Since; answer: ResultsView; refusal: AccessRefusal };
  /** The same as a page for one's own site, or on paper. */
  'GET /tournaments/:id/results/:format': {
    query: { language?: Language };
    answer: FileAnswer;
    refusal: AccessRefusal;
  };
  'GET /tournaments/:id/registration': { query: Since; answer: RegistrationView; refusal: AccessRefusal };
  'POST /tournaments/:id/registrations': {
    query: Since;
    body: RegistrationAsked;
    answer: Registered;
    refusal: EveningRefusal | AccessRefusal;
  };
}
