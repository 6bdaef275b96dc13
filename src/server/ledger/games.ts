import type { ParticipationEvent } from '../../big21/participation.ts';
import { type Instant, zurichDay } from '../../kit/time.ts';
import { type Currency, payoutsAccount, playerAccount, stakesAccount } from '../../ledger/account.ts';
import type { Rappen } from '../../ledger/money.ts';
import type { Entry, EntryKind } from '../../ledger/posting.ts';

/** An entry with who made it and when: as the books have it. */
export interface Expected {
  readonly entry: Entry;
  readonly actor: string;
  readonly at: Instant;
}

/** What the row of a game and its entries must say, from its events alone. */
export interface BookedGame {
  readonly row: {
    owner: string;
    purse: 'money' | 'practice';
    model: string;
    commitment: string;
    day: string;
    stake: number;
    startedAt: Instant;
    deadline: Instant;
    staked: number;
    bought: number;
    risked: number;
    ending: string | null;
    paid: number | null;
    endedAt: Instant | null;
  };
  readonly entries: Expected[];
  /** Undefined: from before there were two currencies. */
  readonly currency: Currency | undefined;
}

export interface GameEvent {
  readonly event: ParticipationEvent;
  readonly at: Instant;
}

/** The books of one game, or undefined of one that was never begun. */
export function booksOf(id: string, events: readonly GameEvent[], legacy: Currency = 'CHF'): BookedGame | undefined {
  const [promised, started] = [events[0]?.event, events[1]?.event];
  if (promised?.type !== 'promised' || started?.type !== 'started') return undefined;
  const { owner, model, commitment, currency } = promised;
  const { at } = events[1]!;
  const game: BookedGame = {
    row: {
      ...{ owner, purse: started.purse, model, commitment, day: zurichDay(at), stake: started.stake },
      ...{ startedAt: at, deadline: started.deadline, staked: started.stake, bought: 0, risked: 0 },
      ...{ ending: null, paid: null, endedAt: null },
    },
    entries: [],
    currency,
  };
  const person = owner.slice('person:'.length);
  const [player, stakes] = [playerAccount(person, currency ?? 'CHF'), stakesAccount(currency ?? 'CHF')];
  const book = (key: string, kind: EntryKind, posting: Entry['postings'][number], when: Instant) => {
    if (started.purse === 'practice' || posting.amount <= 0) return;
    const actor = kind === 'win' ? 'system' : owner;
    game.entries.push({ entry: { key: `big21/${id}/${key}`, kind, postings: [posting] }, actor, at: when });
  };
  const stake = (key: string, kind: EntryKind, amount: Rappen, when: Instant) =>
    book(key, kind, { from: player, to: stakes, amount }, when);
  stake('stake', 'stake', started.stake, at);
  for (const { event, at: when } of events.slice(2)) {
    if (event.type === 'bought') {
      game.row.bought++;
      game.row.staked += event.fromWallet;
      stake(`card/${game.row.bought}`, 'card', event.fromWallet, when);
    } else if (event.type === 'risked') game.row.risked += event.stake;
    else if (event.type === 'deadlineMoved') game.row.deadline += event.by;
    else if (event.type === 'ended') {
      const paidIn = currency ?? legacy;
      const win = { from: payoutsAccount(paidIn), to: playerAccount(person, paidIn), amount: event.paid };
      book('win', 'win', win, when);
      Object.assign(game.row, { ending: event.ending, paid: event.paid, endedAt: when });
    }
  }
  return game;
}
