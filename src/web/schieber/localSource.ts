import { signal } from '@preact/signals';
import { fromHex, hex } from '../../kit/bytes.ts';
import { chanceFrom, commitment } from '../../kit/chance.ts';
import { ok, refuse } from '../../kit/result.ts';
import { choiceOf, PERSON } from '../../schieber/hosted.ts';
import {
  decideMove,
  decideTakeBack,
  evolve,
  type Match,
  type MatchEvent,
  type Player,
  start,
  turnOf,
} from '../../schieber/match.ts';
import { recordOf } from '../../schieber/record.ts';
import type { Seat } from '../../schieber/seat.ts';
import { stepsFor } from '../../schieber/step.ts';
import { type Choice, matchViewFrom, viewFrom } from '../../schieber/view.ts';
import { refusedHere } from '../api/refusal.ts';
import { remember, remembered } from '../shell/memory.ts';
import { askComputer } from './computer.ts';
import type { News, TableSource } from './tableSource.ts';

const KEY = 'practice';

/** The address of the match that is played wholly in this browser. */
export const HERE = 'here';

/** The address of a game that is played again from a decision of a finished match. */
export const AGAIN = 'again';

/** A match of our own, as it is kept in the browser: seeds and what happened. */
export interface LocalMatch {
  readonly serverSeed: string;
  readonly events: readonly MatchEvent[];
}

type Computer = Extract<Player, { kind: 'computer' }>;

const randomHex = (bytes: number) => hex(crypto.getRandomValues(new Uint8Array(bytes)));

/** Twelve games against three computer players of one kind, with no server at all. */
export function newLocalMatch(computer: Computer, games: number, now: number): LocalMatch {
  const serverSeed = randomHex(32);
  const clientSeed = randomHex(16);
  const players = { 0: { kind: 'person' }, 1: computer, 2: computer, 3: computer } as const;
  const seed = fromHex(serverSeed)!;
  const setup = { games, players, commitment: commitment(seed), clientSeed, startedAt: now, deadline: null };
  const match: LocalMatch = { serverSeed, events: start(setup, chanceFrom(seed)) };
  remember(KEY, match);
  return match;
}

/** The match of the last visit; undefined when there is none or it cannot be read. */
export function keptLocalMatch(): LocalMatch | undefined {
  const kept = remembered(KEY) as LocalMatch | undefined;
  try {
    if (!kept || !fromHex(kept.serverSeed)) return undefined;
    replay(kept.events);
    return kept;
  } catch {
    return undefined;
  }
}

export const replay = (events: readonly MatchEvent[]): Match =>
  events.reduce<Match | undefined>((state, event) => evolve(state, event), undefined)!;

/** What one match in this browser has of its own. */
export interface Place {
  readonly id: string;
  readonly kind: string;
  /** Called after every step. */
  keep(events: readonly MatchEvent[]): void;
  takeBack(match: Match, seat: Seat): ReturnType<typeof decideTakeBack>;
  record(match: Match, events: readonly MatchEvent[]): ReturnType<TableSource['record']>;
}

export function localSource(kept: LocalMatch, ask: typeof askComputer = askComputer): TableSource {
  const { serverSeed } = kept;
  const chance = chanceFrom(fromHex(serverSeed)!);
  const place: Place = {
    id: HERE,
    kind: 'practice',
    keep: (events) => remember(KEY, { serverSeed, events }),
    takeBack: (match, seat) => decideTakeBack(match, seat, { now: 0, chance }),
    record: async (match, events) => ok(recordOf(events, match.ending ? serverSeed : null)),
  };
  return sourceHere(kept, place, ask);
}

/** A match in this browser; the computer players answer from its worker. */
export function sourceHere(kept: LocalMatch, place: Place, ask: typeof askComputer = askComputer): TableSource {
  const chance = chanceFrom(fromHex(kept.serverSeed)!);
  let { events } = kept;
  let match = replay(events);
  let isOpen = true;
  const hasJustBegun = !events.some(({ type }) => type === 'passed' || type === 'declared');
  const news = signal<News>({
    view: matchViewFrom(match, PERSON),
    steps: hasJustBegun ? stepsFor(PERSON, events) : [],
  });

  /** One door for everybody: the person's card and a computer player's card take the same steps. */
  function step(seat: Seat, choice: Choice | 'take back') {
    const decision =
      choice === 'take back' ? place.takeBack(match, seat) : decideMove(match, { ...choice, seat }, { now: 0, chance });
    if (!decision.ok) return refuse(refusedHere(decision.refusal));
    match = decision.value.reduce((state: Match, event: MatchEvent) => evolve(state, event), match);
    events = [...events, ...decision.value];
    place.keep(events);
    news.value = { view: matchViewFrom(match, PERSON), steps: stepsFor(PERSON, decision.value) };
    return ok(null);
  }

  async function letComputersPlay(): Promise<void> {
    for (let seat = turnOf(match); isOpen && seat !== undefined && seat !== PERSON; seat = turnOf(match)) {
      const player = match.setup.players[seat];
      if (player.kind !== 'computer') return;
      const choice = await ask(player, viewFrom(match.game, seat));
      if (isOpen) step(seat, choice);
    }
  }

  // The first computer player may be on turn before the person is.
  setTimeout(letComputersPlay);

  return {
    id: place.id,
    kind: place.kind,
    where: 'here',
    rated: false,
    news,
    isConnected: signal(true),
    async send(command) {
      const answer = step(PERSON, command.type === 'takeBack' ? 'take back' : choiceOf(command));
      if (answer.ok) letComputersPlay();
      return answer;
    },
    record: () => place.record(match, events),
    close() {
      isOpen = false;
    },
  };
}
