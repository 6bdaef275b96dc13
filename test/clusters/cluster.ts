import {
  type Circumstances,
  type Entry,
  type EntryCommand,
  type EntryEvent,
  entryProcess,
} from '../../src/championship/entry.ts';
import { noChance } from '../../src/kit/process.ts';
import type { Instant } from '../../src/kit/time.ts';
import type { Account } from '../../src/ledger/account.ts';
import { NOTHING, type Rappen } from '../../src/ledger/money.ts';
import { type Entry as Booking, post } from '../../src/ledger/posting.ts';
import { eventsHashOf, type Head, linkHashOf } from '../../src/server/store/audit.ts';

/** What crosses between clusters: a word that is said until it was heard, and heard once. */
export type Word =
  | { readonly type: 'claim'; readonly mark: string; readonly person: string }
  | { readonly type: 'claimed'; readonly person: string; readonly isGranted: boolean }
  | { readonly type: 'credit'; readonly to: number; readonly number: number; readonly firstPlayedAt: Instant }
  | { readonly type: 'transfer'; readonly key: string; readonly person: string; readonly amount: Rappen };

export interface Letter {
  /** '2/17': the seventeenth letter of cluster 2. */
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly word: Word;
}

/** What a cluster writes down; its state is a fold of it and of nothing else. */
export type Fact =
  | { readonly type: 'entry'; readonly number: number; readonly event: EntryEvent }
  | { readonly type: 'booked'; readonly booking: Booking }
  | { readonly type: 'marked'; readonly mark: string; readonly person: string }
  | { readonly type: 'decided'; readonly person: string; readonly isGranted: boolean }
  | { readonly type: 'posted'; readonly letter: Letter }
  | { readonly type: 'heard'; readonly id: string }
  | { readonly type: 'acknowledged'; readonly id: string }
  | { readonly type: 'answered'; readonly key: string };

/** What survives a crash: the links of the cluster's own audit chain, each one transaction. */
export interface Link {
  readonly at: Instant;
  readonly facts: readonly Fact[];
  readonly hash: string;
}

interface State {
  readonly entries: Map<number, Entry>;
  readonly numbers: Map<string, number>;
  readonly balances: Map<Account, Rappen>;
  readonly marks: Map<string, string>;
  readonly admitted: Map<string, boolean>;
  readonly outbox: Map<string, Letter>;
  readonly heard: Set<string>;
  readonly answered: Set<string>;
  letters: number;
}

const nothing = (): State => ({
  ...{ entries: new Map(), numbers: new Map(), balances: new Map(), marks: new Map(), admitted: new Map() },
  ...{ outbox: new Map(), heard: new Set(), answered: new Set(), letters: 0 },
});

const FIRST: Head = { seq: 0, hash: '0'.repeat(64) };

/** One cluster: a durable log and what is remembered of it. */
export class Cluster {
  readonly id: number;
  readonly log: Link[] = [];
  state = nothing();

  constructor(id: number) {
    this.id = id;
  }

  /** One transaction: all of the facts or none. */
  commit(at: Instant, facts: readonly Fact[]): void {
    const { hash: prev } = this.head();
    this.log.push({ at, facts, hash: hashOf(this.id, this.log.length + 1, prev, at, facts) });
    for (const fact of facts) remember(this.state, fact);
  }

  /** Everything that was only in memory is gone; the log says the rest. */
  crash(): void {
    this.state = nothing();
    for (const { facts } of this.log) for (const fact of facts) remember(this.state, fact);
  }

  head = (): Head => ({ seq: this.log.length, hash: this.log.at(-1)?.hash ?? FIRST.hash });

  balanceOf = (account: Account): Rappen => this.state.balances.get(account) ?? NOTHING;

  letter(to: number, word: Word, ahead = 0): Fact {
    const id = `${this.id}/${this.state.letters + 1 + ahead}`;
    return { type: 'posted', letter: { id, from: this.id, to, word } };
  }

  /** The facts of an entry's command, or undefined where the rules refuse it. */
  decide(number: number, command: EntryCommand, now: Instant, facts: Circumstances): readonly EntryEvent[] | undefined {
    const entry = this.state.entries.get(number);
    const decision = entryProcess.decide(entry, command, { now, by: 'system', facts, chance: noChance });
    return decision.ok ? decision.value : undefined;
  }
}

export const hashOf = (cluster: number, seq: number, prev: string, at: Instant, facts: readonly Fact[]): string => {
  const eventsHash = eventsHashOf(facts.map((fact) => ({ type: fact.type, body: JSON.stringify(fact) })));
  return linkHashOf({
    prev,
    seq,
    at,
    actor: 'system',
    stream: `cluster:${cluster}`,
    first: 1,
    last: facts.length,
    eventsHash,
  });
};

function remember(state: State, fact: Fact): void {
  switch (fact.type) {
    case 'entry': {
      const entry = entryProcess.evolve(state.entries.get(fact.number), fact.event);
      state.entries.set(fact.number, entry!);
      state.numbers.set(entry!.person, fact.number);
      return;
    }
    case 'booked': {
      const after = post(fact.booking, (account) => state.balances.get(account) ?? NOTHING);
      if (!after.ok) throw new Error(`a booking that was made cannot be made again: ${after.refusal.code}`);
      for (const [account, balance] of after.value) state.balances.set(account, balance);
      return;
    }
    case 'marked':
      state.marks.set(fact.mark, fact.person);
      return;
    case 'decided':
      state.admitted.set(fact.person, fact.isGranted);
      return;
    case 'posted':
      state.outbox.set(fact.letter.id, fact.letter);
      state.letters++;
      return;
    case 'heard':
      state.heard.add(fact.id);
      return;
    case 'acknowledged':
      state.outbox.delete(fact.id);
      return;
    case 'answered':
      state.answered.add(fact.key);
      return;
  }
}
