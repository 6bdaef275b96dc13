import type { AnyEvent, Append, StoredEvent } from './events.ts';

/** How some events of a kind of stream lie on the disk: what nobody may read there is sealed. */
export interface AtRest {
  /** Most events have no secret; they are kept as they are. */
  concerns(event: AnyEvent): boolean;
  seal(stream: string, event: AnyEvent): Promise<AnyEvent>;
  unseal(stream: string, event: AnyEvent): Promise<AnyEvent>;
}

/** The kinds of streams with secrets in them. */
export function openAtRest() {
  const kinds = new Map<string, AtRest>();
  const of = (stream: string) => kinds.get(stream.slice(0, stream.indexOf(':')));
  return {
    /** From now on events of streams 'kind:…' are kept so. */
    keep: (kind: string, atRest: AtRest) => void kinds.set(kind, atRest),

    async sealed<Event extends AnyEvent>(append: Append<Event>): Promise<Append> {
      const how = of(append.stream);
      if (how === undefined || !append.events.some(how.concerns)) return append;
      const events = append.events.map((event) => (how.concerns(event) ? how.seal(append.stream, event) : event));
      return { ...append, events: await Promise.all(events) };
    },

    async unsealed<Event extends AnyEvent>(
      stream: string,
      stored: readonly StoredEvent<Event>[],
    ): Promise<readonly StoredEvent<Event>[]> {
      const how = of(stream);
      if (how === undefined || !stored.some(({ event }) => how.concerns(event))) return stored;
      return Promise.all(
        stored.map(async (one) =>
          // Unsealed, it is the event that was appended.
          how.concerns(one.event) ? { ...one, event: (await how.unseal(stream, one.event)) as Event } : one,
        ),
      );
    },
  };
}
