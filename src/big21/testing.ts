import { hex, utf8 } from '../kit/bytes.ts';
import { type Chance, chanceFromText, commitment } from '../kit/chance.ts';
import { sha256 } from '../kit/hash.ts';
import type { Instant } from '../kit/time.ts';
import { francs } from '../ledger/money.ts';
import { type Dealer, dealerFrom } from './dealer.ts';
import type { Face } from './face.ts';
import { type Event, evolve, type Game } from './game.ts';
import { DEFAULT_MODEL, type Model } from './model.ts';
import { type Move, type PlayerMove, play } from './play.ts';
import type { Big21Record } from './record.ts';
import { PILES } from './round.ts';
import type { ShownGame } from './view.ts';

/** Cards in a known order, for tests: '10 A 5', free counts, High/Low cards. */
export function dealerOf(cards: string, free: readonly number[] = [], highLow = ''): Dealer {
  const lists: [Face[], number[], Face[]] = [split(cards), [...free], split(highLow)];
  const next = <T>(list: T[], what: string): T => {
    const item = list.shift();
    if (item === undefined) throw new Error(`the test has no more ${what}`);
    return item;
  };
  return {
    card: () => next(lists[0], 'cards'),
    freeCards: () => next(lists[1], 'free cards'),
    highLowCard: () => next(lists[2], 'High/Low cards'),
  };
}

const split = (text: string): Face[] => (text === '' ? [] : (text.split(' ') as Face[]));

/** Plays commands that must all be allowed, and answers with the state and all events. */
export function playAll(
  commands: readonly Move[],
  dealer: Dealer,
  now: Instant = 0,
): { game: Game; events: readonly Event[] } {
  let game: Game | undefined;
  const events: Event[] = [];
  for (const command of commands) {
    const decision = play(game, command, now, dealer);
    if (!decision.ok) throw new Error(`${command.type} was refused: ${JSON.stringify(decision.refusal)}`);
    for (const event of decision.value) game = evolve(game, event);
    events.push(...decision.value);
  }
  if (game === undefined) throw new Error('nothing was played');
  return { game, events };
}

/** Anything a player could ask for, sensible or not. */
export function anyMove(game: ShownGame, chance: Chance): PlayerMove {
  const pile = chance.below(PILES);
  switch (chance.below(game.stage === 'piles' ? 12 : 9)) {
    case 0:
      return { type: 'discard' };
    case 1:
      return { type: 'buy' };
    case 2:
      return chance.below(4) === 0 ? { type: 'endRound' } : { type: 'highLow' };
    case 3:
    case 4:
      return { type: 'predict', guess: chance.below(2) === 0 ? 'higher' : 'lower' };
    case 5:
      return { type: 'leaveHighLow' };
    case 6:
    case 7:
      return { type: 'risk', stake: riskWish(game, chance) };
    case 8:
      return chance.below(12) === 0 ? { type: 'stop' } : { type: 'highLow' };
    default:
      return { type: 'place', pile, ...(chance.below(20) === 0 ? { confirmBust: true } : {}) };
  }
}

const riskWish = (game: ShownGame, chance: Chance): number =>
  game.stage === 'choice' && chance.below(3) > 0 ? Math.max(10, game.highestRisk) : chance.below(50) * 5;

/** A whole random Big21 as a record. */
export function randomRecord(seed: string, model: Model = DEFAULT_MODEL): Big21Record {
  const chance = chanceFromText(seed)('player');
  const serverSeed = sha256(utf8(`server ${seed}`));
  const clientSeed = hex(sha256(utf8(`client ${seed}`))).slice(0, 32);
  const dealer = dealerFrom(model, serverSeed, clientSeed);
  const events: (Event & { at: Instant })[] = [];
  let at = 1_729_634_400_000;
  let game: Game | undefined;
  const step = (command: Move) => {
    at += 1_000 + chance.below(60_000);
    const decision = play(game, command, at, dealer);
    if (!decision.ok) return;
    for (const event of decision.value) {
      game = evolve(game, event);
      events.push({ ...event, at });
    }
  };
  step({ type: 'start', stake: francs(1 + chance.below(5)), purse: 'money' });
  while (game && game.stage !== 'over') step(at > game.deadline ? { type: 'expire' } : anyMove(game, chance));
  return {
    format: 'gschobe-big21-1',
    id: seed,
    model,
    commitment: commitment(serverSeed),
    clientSeed,
    serverSeed: hex(serverSeed),
    events,
  };
}
