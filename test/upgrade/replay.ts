import { participation } from '../../src/big21/participation.ts';
import { editionProcess } from '../../src/championship/edition.ts';
import { entryProcess } from '../../src/championship/entry.ts';
import type { Fold } from '../../src/kit/process.ts';
import { wallet as walletProcess } from '../../src/ledger/wallet.ts';
import { personProcess } from '../../src/people/person.ts';
import { hostedMatch } from '../../src/schieber/hosted.ts';
import type { AnyEvent } from '../../src/server/store/events.ts';
import type { Streams } from '../../src/server/store/perform.ts';
import { openStore } from '../../src/server/store/store.ts';
import { testDatabase } from '../../src/server/testing/database.ts';
import { eveningProcess } from '../../src/tournament/evening/decide.ts';
import { sheetProcess } from '../../src/tournament/sheet/decide.ts';

/** One line of a recorded log. */
export interface Logged {
  readonly stream: string;
  readonly version: number;
  readonly type: string;
  readonly event: AnyEvent;
}

/** Loads a stream and answers the few facts of its state that must come out the same for ever. */
type Replay = (streams: Streams, stream: string) => Promise<object>;

const replay =
  <State, Event extends AnyEvent>(process: Fold<State, Event>, facts: (state: State) => object): Replay =>
  async (streams, stream) => {
    const { state, version } = await streams.load(process, stream);
    return { version, ...facts(state) };
  };

const KINDS: Readonly<Record<string, Replay>> = {
  match: replay(hostedMatch, ({ opening, match }) => ({
    ...{ owner: opening?.owner, kind: opening?.kind, number: match?.number, ending: match?.ending },
    ...{ deadline: match?.deadline, results: match?.results, phase: match?.game.phase },
  })),
  big21: replay(participation, ({ promise, game }) => ({
    ...{ owner: promise?.owner, model: promise?.model, purse: game?.purse, stage: game?.stage, stake: game?.stake },
    ...(game?.stage === 'over' ? { paid: game.paid, ending: game.ending } : { deadline: game?.deadline }),
  })),
  wallet: replay(walletProcess, (wallet) => ({
    ...{ accepted: wallet.accepted, limits: wallet.limits, exclusion: wallet.exclusion, identity: wallet.identity },
    ...{ deposited: wallet.deposited, waiting: wallet.waiting, closedAt: wallet.closedAt },
  })),
  person: replay(personProcess, (person) => ({
    ...{ confirmed: person?.confirmed, roles: person?.roles, rules: person?.rules, consents: person?.consents },
    ...{ hold: person?.hold, proposal: person?.proposal, exclusion: person?.exclusion, deletedAt: person?.deletedAt },
  })),
  entry: replay(entryProcess, (entry) => ({
    ...{ person: entry?.person, referredBy: entry?.referredBy, earned: entry?.earned, qualifiedBy: entry?.qualifiedBy },
    matches: entry?.matches.map(({ match, slot, ending, points, games }) => [match, slot, ending, points, games]),
  })),
  edition: replay(editionProcess, (edition) => ({
    ...{ title: edition?.title, standing: edition?.standing, excluded: edition?.excluded, cut: edition?.admission.cut },
    places: edition?.admission.places.map(({ number, title, status }) => [number, title, status]),
    lots: edition?.admission.draws.map(({ record }) => record?.result),
  })),
  evening: replay(eveningProcess, (evening) => ({
    ...{ title: evening?.title, lastNumber: evening?.lastNumber, drawIds: evening?.drawIds, awards: evening?.awards },
    ...{ published: evening?.published, finishedAt: evening?.finishedAt, keepApart: evening?.keepApart },
    players: Object.values(evening?.players ?? {}).map((player) => [
      ...[player.number, player.presence, player.warnings.length],
    ]),
    passen: evening?.passen.map(({ passe, stage, seating }) => [passe, stage, seating.tables]),
    totals: Object.values(evening?.personalSheets ?? {}).map(({ total, handedIn }) => [total, handedIn]),
    finalTable: evening?.finalTable !== null,
  })),
  sheet: replay(sheetProcess, (sheet) => ({
    ...{
      players: sheet?.players,
      games: sheet?.games,
      writer: sheet?.writer,
      rows: sheet?.rows,
      totals: sheet?.totals,
    },
    ...{ dealers: sheet?.dealers, annulled: sheet?.annulled, visa: sheet?.visa?.at, aborted: sheet?.aborted?.points },
    // How an irregularity is called may change; its game and its article may not.
    rulings: sheet?.rulings.map(({ game, article }) => [game, article]),
    corrections: sheet?.corrections.map(({ game, to }) => [game, to]),
    substitutes: sheet?.substitutes.length,
  })),
};

/** Puts a log into a new store, stream by stream, and loads each stream with the process of its kind. */
export async function factsOf(log: readonly Logged[]): Promise<Readonly<Record<string, object>>> {
  const store = await openStore({ url: await testDatabase() });
  try {
    const facts: Record<string, object> = {};
    for (const stream of new Set(log.map((line) => line.stream))) {
      const events = log.filter((line) => line.stream === stream).map(({ event }) => event);
      await store.append({ stream, expected: 0, events, actor: 'system', at: 0 });
      const known = KINDS[stream.split(':')[0]!];
      if (known !== undefined) facts[stream] = await known(store, stream);
    }
    return JSON.parse(JSON.stringify(facts));
  } finally {
    await store.close();
  }
}
