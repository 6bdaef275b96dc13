import { createHash } from 'node:crypto';
import type { EditionEvent } from '../../src/championship/edition.ts';
import type { EntryEvent } from '../../src/championship/entry.ts';
import { canonical } from '../../src/kit/canonical.ts';
import type { Instant } from '../../src/kit/time.ts';
import type { PersonEvent } from '../../src/people/person.ts';

export type Logged =
  | { readonly stream: string; readonly of: 'person'; readonly event: PersonEvent }
  | { readonly stream: string; readonly of: 'entry'; readonly event: EntryEvent }
  | { readonly stream: string; readonly of: 'edition'; readonly event: EditionEvent };

/** What can go wrong between a decision and its answer. */
export type Fate = 'well' | 'crash-before' | 'crash-after';

/**
 * The store as the season needs it: a stream's version is taken once, a right (slot) is taken once, a command's key is
 * taken once, and an append happens whole or not at all.
 */
export class Log {
  readonly entries: { readonly at: Instant; readonly logged: Logged }[] = [];
  readonly #versions = new Map<string, number>();
  readonly #slots = new Set<string>();
  readonly #keys = new Set<string>();
  readonly #hash = createHash('sha256');

  version = (stream: string): number => this.#versions.get(stream) ?? 0;
  isDone = (key: string): boolean => this.#keys.has(key);

  /** False when somebody else was first: the caller decides again on the new state. */
  append(stream: string, expected: number, events: readonly Logged[], at: Instant, key: string): boolean {
    if (this.version(stream) !== expected) return false;
    const slots = events.flatMap(({ of, event }) =>
      of === 'entry' && event.type === 'started' ? [`${stream} ${event.slot}`] : [],
    );
    if (slots.some((slot) => this.#slots.has(slot))) return false;
    for (const slot of slots) this.#slots.add(slot);
    this.#keys.add(key);
    for (const logged of events) {
      this.entries.push({ at, logged });
      this.#hash.update(`${at} ${canonical(logged)}\n`);
    }
    this.#versions.set(stream, expected + events.length);
    return true;
  }

  /** The fingerprint of everything that happened. */
  digest = (): string => this.#hash.copy().digest('hex');
}
