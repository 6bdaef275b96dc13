import type { Instant } from '../../kit/time.ts';
import type { Language } from '../../people/person.ts';
import type { AnyRefusal } from '../http/problem.ts';
import type { Database, Trx } from '../store/database.ts';

/** What the championship shows of a person, where it may. */
export interface Known {
  readonly person: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly town: string | null;
  readonly born: string | null;
  readonly language: Language;
  /** Name and town in the lists before the final (ruling G28). */
  readonly publication: boolean;
}

/** A letter before it has an envelope: short paragraphs, at most one thing to click. */
export interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
}

/** All the championship asks of people. The people's own room answers. */
export interface PeopleDoor {
  /** Why this person may not take part now; undefined: welcome. SSC 1, 3 */
  obstacle(person: string, at: Instant): Promise<AnyRefusal | undefined>;
  /** Those of them that are known; who had himself erased is not among them. */
  known(db: Database | Trx, people: readonly string[]): Promise<ReadonlyMap<string, Known>>;
  /** The code of the link through which a person came when registering. SSC 5.04 */
  cameThrough(person: string): Promise<string | undefined>;
  /** The two who excluded a person, and why; undefined: not excluded. SSC 8.01 */
  exclusion(person: string): Promise<{ reason: string; proposedBy: string; approvedBy: string } | undefined>;
  /** A letter in the person's own language, once a key, in the caller's transaction. */
  write(
    trx: Trx,
    key: string,
    kind: string,
    person: string,
    letter: (language: Language) => Letter,
    at: Instant,
  ): Promise<void>;
}
