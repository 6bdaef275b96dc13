import type { Immutable } from '../../kit/immutable.ts';
import type { Instant } from '../../kit/time.ts';
import type { FileAnswer } from '../../kit/wire.ts';
import type { AccessRefusal, FileRefusal, Since } from '../wire.ts';

/** What the desk shows for a second laptop. */
export interface LaptopsView {
  /** To be typed on the other laptop: '192.168.1.5:8080/code/F1-K7MQ-2PX9'. */
  readonly link: string;
  readonly follower: Follower | null;
}

/** The other laptop, when it last asked, and how many entries it had not yet heard of then. */
export interface Follower {
  readonly address: string;
  readonly at: Instant;
  readonly behind: number;
  /** It should have asked again since. */
  readonly isSilent: boolean;
}

/** An evening that this laptop follows, or has taken over. */
export interface FollowedEvening {
  readonly id: string;
  readonly title: string;
  readonly day: string;
  readonly address: string;
  readonly since: Instant;
  readonly entries: number;
  /** When the first laptop last answered. */
  readonly heardAt: Instant;
  readonly isSilent: boolean;
  /** Entries of the first laptop that are not here; undefined while it has not been told. */
  readonly taken: { readonly at: Instant; readonly missing?: number } | null;
}

/** The first laptop answers nothing, or not as ours does. */
export type FirstLaptopRefusal = Immutable<{ code: 'not-reached'; address: string } | { code: 'no-such-code' }>;

/** What passes between two laptops of a hall, and between them and their screens. */
export interface LaptopsWire {
  /** Somebody types the code of a sign. */
  'POST /tournaments/codes': {
    body: { code: string };
    answer: { id: string; key: string };
    refusal: Extract<FirstLaptopRefusal, { code: 'no-such-code' }>;
  };
  'GET /tournaments/:id/laptops': { query: Since; answer: LaptopsView; refusal: AccessRefusal };
  /** The second laptop asks for the entries it has not: nothing when it has seen this revision. */
  'GET /tournaments/:id/follow': {
    query: Since & { readonly from: number };
    answer: FileAnswer;
    refusal: AccessRefusal;
  };
  /** The second laptop has taken over, with so many entries: nothing is written here any more. */
  'POST /tournaments/:id/moved': {
    query: Since;
    body: { address: string; entries: number };
    answer: { missing: number };
    refusal: AccessRefusal;
  };
  /** The director goes on here all the same. */
  'DELETE /tournaments/:id/moved': { query: Since; answer: undefined; refusal: AccessRefusal };
  'GET /following': { answer: { evenings: readonly FollowedEvening[] } };
  'POST /following': {
    body: { link: string };
    answer: { id: string };
    refusal:
      | FirstLaptopRefusal
      | AccessRefusal
      | FileRefusal
      | Immutable<{ code: 'not-a-laptop' } | { code: 'evening-exists'; id: string } | { code: 'not-in-a-hall' }>;
  };
  'POST /following/:id/take-over': {
    body: Record<never, never>;
    answer: { id: string };
    refusal: FileRefusal | Immutable<{ code: 'evening-exists'; id: string }>;
  };
  'DELETE /following/:id': { answer: undefined };
}
