import { dailyMatches } from '../../src/championship/calendar.ts';
import { countedPoints, type Entry, type EntryEvent, entryProcess } from '../../src/championship/entry.ts';
import { rank } from '../../src/championship/standings.ts';
import { utf8 } from '../../src/kit/bytes.ts';
import { sha256Hex } from '../../src/kit/hash.ts';
import type { Account } from '../../src/ledger/account.ts';
import { NOTHING, plus } from '../../src/ledger/money.ts';
import { Cluster, hashOf, type Link } from './cluster.ts';
import { between } from './rooms.ts';
import type { World } from './world.ts';

/** One head for all clusters: each says its own, in the order of their numbers. Anybody who has the heads recomputes it. */
export const headOfAll = (clusters: readonly { readonly id: number; readonly log: readonly Link[] }[]): string =>
  sha256Hex(
    utf8(clusters.map(({ id, log }) => `${id} ${log.length} ${log.at(-1)?.hash ?? '0'.repeat(64)}\n`).join('')),
  );

/** The same from the facts alone, every link hashed anew. */
export const recomputedHead = (clusters: readonly { readonly id: number; readonly log: readonly Link[] }[]): string =>
  headOfAll(
    clusters.map(({ id, log }) => {
      let prev = '0'.repeat(64);
      const again = log.map(({ at, facts }, i) => {
        prev = hashOf(id, i + 1, prev, at, facts);
        return { at, facts, hash: prev };
      });
      return { id, log: again };
    }),
  );

/** Everything that several clusters must have in common with one; the first thing that is wrong, or undefined. */
export function faultIn(world: World): string | undefined {
  return quotaFault(world) ?? moneyFault(world) ?? oneClusterFault(world) ?? letterFault(world) ?? headFault(world);
}

const entriesOf = (clusters: readonly Cluster[]): readonly Entry[] =>
  clusters.flatMap(({ state }) => [...state.entries.values()]);

/** SSC 5.03, 5.04: no day has more matches than its own and the bonus; no right is used twice; nobody counts twice. */
function quotaFault({ clusters, calendar }: World): string | undefined {
  const entries = entriesOf(clusters);
  const numbers = new Set(entries.map(({ number }) => number));
  if (numbers.size !== entries.length) return 'a number was given twice';
  for (const { number, matches, earned } of entries) {
    if (new Set(matches.map(({ slot }) => slot)).size !== matches.length) return `${number} used a right twice`;
    if (new Set(earned.referrals).size !== earned.referrals.length) return `${number} was credited twice`;
    const played = matches.filter(({ phase }) => phase === 'qualification');
    const days = [...new Set(played.map(({ day }) => day!))];
    const beyond = days.reduce(
      (sum, day) => sum + Math.max(0, played.filter((one) => one.day === day).length - dailyMatches(calendar, day)),
      0,
    );
    const { bonus } = calendar.template;
    const allowed = (earned.bootCamp ? bonus.bootCamp : 0) + earned.referrals.length * bonus.referral;
    if (beyond > allowed) return `${number} played ${beyond} matches beyond the daily ones and had earned ${allowed}`;
  }
  const credited = entries.filter(({ firstPlayedAt, referredBy }) => firstPlayedAt !== null && referredBy !== null);
  const credits = entries.reduce((sum, { earned }) => sum + earned.referrals.length, 0);
  return credits === credited.length ? undefined : `${credits} credits for ${credited.length} first plays`;
}

/** Every cluster's books sum to nothing, what one owes another is what that one is owed, no player is below zero. */
function moneyFault({ clusters }: World): string | undefined {
  for (const { id, state, balanceOf } of clusters) {
    const sum = plus(NOTHING, ...state.balances.values());
    if (sum !== 0) return `the books of cluster ${id} sum to ${sum}`;
    const poor = [...state.balances].find(([account, balance]) => account.startsWith('player/') && balance < 0);
    if (poor) return `${poor[0]} stands at ${poor[1]}`;
    for (const other of clusters) {
      const both = plus(balanceOf(between(other.id)), other.balanceOf(between(id)));
      if (both !== 0) return `clusters ${id} and ${other.id} differ by ${both}`;
    }
  }
  return undefined;
}

/** One cluster that is asked in the order in which they were accepted takes all of it, and has the same ranking and money. */
function oneClusterFault(world: World): string | undefined {
  const one = new Cluster(0);
  const balances = new Map<Account, number>();
  for (const { at, facts } of world.accepted) {
    for (const fact of facts)
      if (fact.type === 'entry' && !isAccepted(one, fact.number, fact.event, world, at))
        return `one cluster refuses ${JSON.stringify(fact)}`;
    one.commit(
      at,
      facts.filter(({ type }) => type === 'entry' || type === 'booked'),
    );
  }
  for (const { state } of world.clusters)
    for (const [account, balance] of state.balances) balances.set(account, (balances.get(account) ?? 0) + balance);
  for (const [account, balance] of balances)
    if (balance !== one.balanceOf(account))
      return `${account} has ${balance}, and ${one.balanceOf(account)} in one cluster`;
  const linesOf = (clusters: readonly Cluster[]) =>
    entriesOf(clusters).map((entry) => ({ number: entry.number, results: [...countedPoints(entry, 'qualification')] }));
  const [several, single] = [rank(linesOf(world.clusters), 1), rank(linesOf([one]), 1)];
  return JSON.stringify(several) === JSON.stringify(single) ? undefined : 'the merged ranking is another one';
}

/** Whether the rules, asked by the one cluster, say this event themselves. */
function isAccepted(one: Cluster, number: number, event: EntryEvent, { facts }: World, now: number): boolean {
  const entry = one.state.entries.get(number);
  const command = commandOf(event);
  if (command === undefined) return true; // it follows from the one before
  const decision = entryProcess.decide(entry, command, {
    now,
    by: 'system',
    facts,
    chance: () => ({ below: () => 0 }),
  });
  return decision.ok && decision.value.some((said) => JSON.stringify(said) === JSON.stringify(event));
}

function commandOf(event: EntryEvent) {
  switch (event.type) {
    case 'entered':
      return { ...event, type: 'enter', acceptsRules: true } as const;
    case 'started':
      return { type: 'start', match: event.match } as const;
    case 'ended':
      return { ...event, type: 'end' } as const;
    case 'referralCredited':
      return { type: 'creditReferral', number: event.number, firstPlayedAt: 0 } as const;
    default:
      return undefined;
  }
}

function letterFault({ clusters }: World): string | undefined {
  const waiting = clusters.reduce((sum, { state }) => sum + state.outbox.size, 0);
  if (waiting > 0) return `${waiting} letters were never heard`;
  const people = entriesOf(clusters).map(({ person }) => person);
  const owners = new Map(
    clusters.flatMap(({ state }) => [...state.marks].map(([mark, person]) => [person, mark] as const)),
  );
  const marks = people.map((person) => owners.get(person));
  return new Set(marks).size === people.length && !marks.includes(undefined)
    ? undefined
    : 'two people share an address';
}

function headFault({ clusters }: World): string | undefined {
  const head = headOfAll(clusters);
  if (recomputedHead(clusters) !== head) return 'the head of all cannot be recomputed';
  for (const cluster of clusters) {
    const changed = cluster.log.map((link, i) => (i === cluster.log.length >> 1 ? { ...link, at: link.at + 1 } : link));
    if (recomputedHead(clusters.map((one) => (one === cluster ? { id: one.id, log: changed } : one))) === head)
      return `a changed link of cluster ${cluster.id} goes unnoticed`;
  }
  return undefined;
}
