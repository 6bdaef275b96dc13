import { createHash } from 'node:crypto';
import type { Instant } from '../../kit/time.ts';

/** One append in the chain, with the events it stands for. */
export interface AuditRecord {
  readonly seq: number;
  /** Hexadecimal, as all hashes here. */
  readonly prev: string;
  readonly hash: string;
  readonly at: Instant;
  readonly actor: string;
  readonly stream: string;
  readonly first: number;
  readonly last: number;
  readonly eventsHash: string;
  readonly events: readonly AuditedEvent[];
}

export interface AuditedEvent {
  readonly version: number;
  readonly type: string;
  /** The JSON text exactly as stored. */
  readonly body: string;
  readonly actor: string;
  readonly at: Instant;
}

export interface Head {
  readonly seq: number;
  readonly hash: string;
}

export type Verdict =
  | { readonly ok: true; readonly records: number; readonly events: number; readonly head: Head }
  | { readonly ok: false; readonly seq: number; readonly why: string };

const EMPTY: Head = { seq: 0, hash: '0'.repeat(64) };

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const eventsHashOf = (events: readonly { readonly type: string; readonly body: string }[]): string =>
  sha256(events.map(({ type, body }) => `${type}\n${body}\n`).join(''));

/** What a link says, line by line; the same lines are hashed in the database (migration 0101). */
export const linkHashOf = ({
  prev,
  seq,
  at,
  actor,
  stream,
  first,
  last,
  eventsHash,
}: Omit<AuditRecord, 'hash' | 'events'>) => sha256([prev, seq, at, actor, stream, first, last, eventsHash].join('\n'));

/** What may be missing because it lies in the archive. */
export interface Past {
  /** Links up to this one. */
  readonly last: number;
  /** The hash of a link with which a file ends. */
  hashOf(seq: number): string | undefined;
  /** Up to which version a stream may be missing. */
  versionOf(stream: string): number;
}

const NO_PAST: Past = { last: 0, hashOf: () => undefined, versionOf: () => 0 };

/** Follows a chain and names the first record that is not as it was. */
export interface Verifier {
  /** False: broken here or before. */
  add(record: AuditRecord): boolean;
  /** A fault found beside the chain. */
  accuse(why: string): void;
  versionOf(stream: string): number;
  streams(): number;
  verdict(): Verdict;
}

/** With `published`, a head that was noted elsewhere, a chain that was rewritten or cut off at its end is noticed too. */
export function createVerifier(published?: Head, past = NO_PAST): Verifier {
  const versions = new Map<string, number>();
  let head = EMPTY;
  let events = 0;
  let fault: string | undefined;

  function faultOf(record: AuditRecord): string | undefined {
    const { seq, prev, hash, actor, at, stream, first, last } = record;
    const isArchived = seq > head.seq + 1 && seq - 1 <= past.last;
    if (seq !== head.seq + 1 && !isArchived) return 'it is missing';
    const before = isArchived ? past.hashOf(seq - 1) : head.hash;
    if (before !== undefined && prev !== before) return 'it does not continue the chain';
    if (hash !== linkHashOf(record)) return 'its hash does not fit what it says';
    if (seq === published?.seq && hash !== published.hash) return 'another hash has been published for it';
    if (!isNext(record)) return `versions of ${stream} are missing or twice`;
    const isWhole = record.events.length === last - first + 1 && record.events.every((e, i) => e.version === first + i);
    if (!isWhole) return `events of ${stream} are missing, too many or in another order`;
    const isHis = record.events.every((event) => event.actor === actor && event.at === at);
    if (!isHis) return `an event of ${stream} ${first}–${last} has another actor or instant`;
    if (eventsHashOf(record.events) !== record.eventsHash)
      return `the events of ${stream} ${first}–${last} were changed`;
    return undefined;
  }

  /** Of what lies in the archive some links may still be here. */
  function isNext({ stream, first, last }: AuditRecord): boolean {
    const [known, archived] = [versions.get(stream) ?? 0, past.versionOf(stream)];
    return last <= archived ? first > known : first === Math.max(known, archived) + 1;
  }

  return {
    add(record) {
      fault ??= faultOf(record);
      if (fault !== undefined) return false;
      versions.set(record.stream, record.last);
      events += record.events.length;
      head = { seq: record.seq, hash: record.hash };
      return true;
    },
    accuse(why) {
      fault ??= why;
    },
    versionOf: (stream) => Math.max(versions.get(stream) ?? 0, past.versionOf(stream)),
    streams: () => versions.size,
    verdict() {
      if (head.seq < past.last) fault ??= 'it is missing';
      if (published !== undefined && published.seq > head.seq)
        fault ??= `it is missing, though ${published.seq} was published`;
      return fault === undefined
        ? { ok: true, records: head.seq, events, head }
        : { ok: false, seq: head.seq + 1, why: fault };
    },
  };
}
