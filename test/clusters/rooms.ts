import type { Circumstances, EntryCommand } from '../../src/championship/entry.ts';
import { utf8 } from '../../src/kit/bytes.ts';
import { sha256Hex } from '../../src/kit/hash.ts';
import type { Instant } from '../../src/kit/time.ts';
import { payoutsAccount, playerAccount, stakesAccount, tillAccount } from '../../src/ledger/account.ts';
import type { Rappen } from '../../src/ledger/money.ts';
import { type Entry as Booking, post } from '../../src/ledger/posting.ts';
import type { Cluster, Fact, Word } from './cluster.ts';

/** What somebody asks of the cluster that is home to them; the key makes it count once. */
export type Asked =
  | { readonly type: 'register'; readonly key: string; readonly person: string; readonly mark: string }
  | { readonly type: 'enter'; readonly key: string; readonly person: string; readonly referredBy: number | null }
  | { readonly type: 'start'; readonly key: string; readonly person: string; readonly match: string }
  | {
      readonly type: 'end';
      readonly key: string;
      readonly person: string;
      readonly match: string;
      readonly points: number;
    }
  | {
      readonly type: 'pay-in';
      readonly key: string;
      readonly cashier: string;
      readonly person: string;
      readonly amount: Rappen;
    }
  | {
      readonly type: 'stake';
      readonly key: string;
      readonly person: string;
      readonly amount: Rappen;
      readonly won: Rappen;
    };

/** Where things live: everything of a person together, by the person's id; a mark by itself; numbers tell their home. */
const spread = (text: string, clusters: number): number =>
  Number.parseInt(sha256Hex(utf8(text)).slice(0, 8), 16) % clusters;
export const homeOfPerson = (person: string, clusters: number): number => spread(`person ${person}`, clusters);
export const homeOfMark = (mark: string, clusters: number): number => spread(`mark ${mark}`, clusters);
export const homeOfNumber = (number: number, clusters: number): number => (number - 1) % clusters;
const numberFor = (cluster: Cluster, clusters: number): number =>
  cluster.state.entries.size * clusters + cluster.id + 1;

export interface Around {
  readonly now: Instant;
  readonly facts: Circumstances;
  readonly clusters: number;
}

/** What follows from a request, all in one transaction of one cluster; undefined: refused. */
export function factsFor(cluster: Cluster, asked: Asked, around: Around): readonly Fact[] | undefined {
  const { clusters } = around;
  switch (asked.type) {
    case 'register':
      return [
        cluster.letter(homeOfMark(asked.mark, clusters), { type: 'claim', mark: asked.mark, person: asked.person }),
      ];
    case 'enter': {
      if (cluster.state.admitted.get(asked.person) !== true || cluster.state.numbers.has(asked.person))
        return undefined;
      const number = numberFor(cluster, clusters);
      const { person, referredBy } = asked;
      return entryFacts(cluster, number, { type: 'enter', number, person, acceptsRules: true, referredBy }, around);
    }
    case 'start':
    case 'end': {
      const number = cluster.state.numbers.get(asked.person);
      if (number === undefined) return undefined;
      const { match } = asked;
      const command: EntryCommand =
        asked.type === 'start'
          ? { type: 'start', match }
          : { type: 'end', match, how: 'finished', points: asked.points, games: 12 };
      return entryFacts(cluster, number, command, around);
    }
    case 'pay-in': {
      // The till is the cashier's, the account the player's: two bookings, each whole, and a word between them.
      const { key, person, amount } = asked;
      const home = homeOfPerson(person, clusters);
      const booking = {
        key,
        kind: 'deposit',
        postings: [{ from: tillAccount(asked.cashier), to: between(home), amount }],
      } as const;
      return [{ type: 'booked', booking }, cluster.letter(home, { type: 'transfer', key, person, amount })];
    }
    case 'stake': {
      const player = playerAccount(asked.person, 'CHF');
      const stake = { from: player, to: stakesAccount('CHF'), amount: asked.amount };
      const win = asked.won > 0 ? [{ from: payoutsAccount('CHF'), to: player, amount: asked.won }] : [];
      return booked(cluster, { key: asked.key, kind: 'stake', postings: [stake, ...win] });
    }
  }
}

/** The account on which a cluster owes another, or is owed by it: of a pair the two cancel out. */
export const between = (other: number) => tillAccount(`cluster-${other}`);

function booked(cluster: Cluster, booking: Booking): readonly Fact[] | undefined {
  return post(booking, cluster.balanceOf).ok ? [{ type: 'booked', booking }] : undefined;
}

function entryFacts(
  cluster: Cluster,
  number: number,
  command: EntryCommand,
  around: Around,
): readonly Fact[] | undefined {
  const events = cluster.decide(number, command, around.now, around.facts);
  return events?.flatMap((event): Fact[] => {
    const said: Fact = { type: 'entry', number, event };
    const referredBy = cluster.state.entries.get(number)?.referredBy ?? null;
    if (event.type !== 'firstPlayed' || referredBy === null) return [said];
    const credit = { type: 'credit', to: referredBy, number, firstPlayedAt: event.at } as const;
    return [said, cluster.letter(homeOfNumber(referredBy, around.clusters), credit)];
  });
}

/** What a word of another cluster does here: the rules are asked again, a second time they have nothing to say. */
export function heard(cluster: Cluster, from: number, word: Word, around: Around): readonly Fact[] {
  switch (word.type) {
    case 'claim': {
      const owner = cluster.state.marks.get(word.mark);
      const isGranted = owner === undefined || owner === word.person;
      const answer = cluster.letter(from, { type: 'claimed', person: word.person, isGranted });
      return owner === undefined ? [{ type: 'marked', mark: word.mark, person: word.person }, answer] : [answer];
    }
    case 'claimed':
      return cluster.state.admitted.has(word.person)
        ? []
        : [{ type: 'decided', person: word.person, isGranted: word.isGranted }];
    case 'credit': {
      const { to, number, firstPlayedAt } = word;
      return entryFacts(cluster, to, { type: 'creditReferral', number, firstPlayedAt }, around) ?? [];
    }
    case 'transfer': {
      const postings = [{ from: between(from), to: playerAccount(word.person, 'CHF'), amount: word.amount }];
      return [{ type: 'booked', booking: { key: word.key, kind: 'deposit', postings } }];
    }
  }
}
