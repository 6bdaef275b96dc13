import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Dealer, dealerFrom } from '../../src/big21/dealer.ts';
import { FACES, type Face, rankOf } from '../../src/big21/face.ts';
import { type Event, evolve, type Game } from '../../src/big21/game.ts';
import { MODELS, type Model, shares } from '../../src/big21/model.ts';
import { type Move, play, STAKES } from '../../src/big21/play.ts';
import type { Big21Record } from '../../src/big21/record.ts';
import { anyMove } from '../../src/big21/testing.ts';
import { utf8 } from '../../src/kit/bytes.ts';
import { type Chance, chanceFromText, commitment } from '../../src/kit/chance.ts';
import { sha256 } from '../../src/kit/hash.ts';
import { move, recordOf, showGame } from '../../src/server/big21/playing.ts';
import { chiSquare, deviation } from './chiSquare.ts';
import { openTables } from './tables.ts';

/** What a card might depend on if somebody had cheated; each gets a table of counts, a row for each of its values. */
const SUSPECTS = {
  stake: 5,
  balance: 10,
  lastResult: 5,
  lastGame: 3,
  decision: 9,
  cardBefore: 13,
  cardsSoFar: 12,
  complete: 6,
} as const;
type Suspect = keyof typeof SUSPECTS;

/**
 * Plays games one after the other by the rules, each from a seed of its own like the server's, with stakes, balances and
 * habits that change from game to game, and counts every shown card against all that was before it. The answer holds for
 * each suspect how many standard deviations the counts are from the published chances.
 */
export function nextCardAgainstHistory(seed: string, cards: number, model: Model = MODELS['R']!) {
  const chance = chanceFromText(seed)('players');
  const tables = Object.fromEntries(
    Object.entries(SUSPECTS).map(([name, rows]) => [name, new Float64Array(rows * FACES.length)]),
  ) as Record<Suspect, Float64Array>;
  const chances = shares(model.cards);
  let [drawn, games, balance, lastResult, lastGame] = [0, 0, 50_000, 0, 0];
  while (drawn < cards) {
    const id = `${seed}/${games++}`;
    const dealer = dealerFrom(model, sha256(utf8(id)), '0011223344556677');
    const stake = STAKES[chance.below(5)]!;
    const habit = chance.below(3);
    let decision = 0;
    let before = 12;
    let game: Game | undefined;
    let staked: number = stake;
    const count = (card: Face) => {
      const at: Record<Suspect, number> = {
        ...{ stake: stake / 100 - 1, balance: Math.min(9, Math.floor(balance / 10_000)), lastResult, lastGame },
        ...{ decision, cardBefore: before, cardsSoFar: Math.min(11, game!.drawn.length - 1) },
        complete: game!.stage === 'piles' ? completeOf(game!) : 0,
      };
      for (const name of Object.keys(at) as Suspect[]) tables[name][at[name] * FACES.length + rankOf(card)]!++;
      before = rankOf(card);
      drawn++;
    };
    const ask = (command: Move) => {
      const result = play(game, command, 0, dealer);
      if (!result.ok) return;
      decision = COMMANDS.indexOf(command.type);
      for (const event of result.value) {
        game = evolve(game, event);
        if (event.type === 'bought') staked += event.fromWallet;
        if (event.type === 'shown') count(event.card);
      }
    };
    ask({ type: 'start', stake, purse: 'money' });
    while (game!.stage !== 'over') ask(habitual(game!, habit, chance));
    const paid = game!.stage === 'over' ? game!.paid : 0;
    lastResult = paid === 0 ? 0 : paid < staked ? 1 : paid < 500 ? 2 : paid < 2_500 ? 3 : 4;
    lastGame = paid > staked ? 2 : paid === 0 ? 0 : 1;
    balance = balance + paid - staked;
    if (balance < 1_000 || balance > 200_000) balance = 1_000 + chance.below(100_000); // deposits and payouts
  }
  const away = Object.fromEntries(
    Object.entries(tables).map(([name, table]) => [name, Number(deviation(chiSquare(table, chances)).toFixed(3))]),
  ) as Record<Suspect, number>;
  return { cards: drawn, games, away };
}

const COMMANDS = ['start', 'place', 'discard', 'buy', 'highLow', 'predict', 'leaveHighLow', 'risk', 'endRound'];

/** Random, cautious (discards much), or bold (never stops, always risks). */
function habitual(game: Game, habit: number, chance: Chance): Move {
  if (habit === 1 && game.stage === 'piles' && game.round.shown !== undefined && chance.below(3) > 0)
    return { type: 'discard' };
  if (habit === 2 && game.stage === 'choice' && game.highestRisk > 0) return { type: 'risk', stake: game.highestRisk };
  if (habit === 2 && game.stage === 'piles' && game.round.shown !== undefined && chance.below(8) > 0)
    return { type: 'place', pile: chance.below(5) };
  return anyMove(game, chance);
}

const completeOf = (game: Extract<Game, { stage: 'piles' }>): number =>
  game.round.piles.filter(({ low, hasAce }) => low === 21 || (hasAce && low === 11)).length;

/**
 * By construction: one seed, dealt to every stake, to money and practice, and in a Risk round after any win. As long as the
 * same kinds of chance are asked for in the same order, the answers are the same. Counts cards that differ.
 */
export function sameSeedSameCards(seed: string, seeds: number, model: Model = MODELS['R']!): number {
  let differences = 0;
  for (let i = 0; i < seeds; i++) {
    const key = sha256(utf8(`${seed}/same/${i}`));
    const script = chanceFromText(`${seed}/${i}`)('script');
    const commands: Move[] = [];
    const first = follow(dealerFrom(model, key, '00'.repeat(8)), STAKES[0], 'money', commands, script);
    for (const stake of STAKES)
      for (const purse of ['money', 'practice'] as const) {
        const again = follow(dealerFrom(model, key, '00'.repeat(8)), stake, purse, commands);
        if (!first.startsWith(again)) differences++; // CHF 5,000 may end a higher stake sooner
      }
  }
  return differences;
}

/** All that chance decided, as one line. Without dice it repeats the commands, with them it writes them down. */
function follow(dealer: Dealer, stake: number, purse: 'money' | 'practice', commands: Move[], dice?: Chance): string {
  let game: Game | undefined;
  const chanced: string[] = [];
  const ask = (command: Move): boolean => {
    const result = play(game, command, 0, dealer);
    for (const event of result.ok ? result.value : []) {
      game = evolve(game, event);
      const seen = drawnBy(event);
      if (seen !== undefined) chanced.push(seen);
    }
    return result.ok;
  };
  ask({ type: 'start', stake, purse });
  for (let i = 0; game!.stage !== 'over' && (dice !== undefined || i < commands.length); i++) {
    const command = dice ? anyMove(game!, dice) : commands[i]!;
    if (command.type === 'risk') {
      const risk = game!.stage === 'choice' ? game!.highestRisk : 0; // the most there is, whatever the stake
      if (ask({ type: 'risk', stake: risk }) && dice) commands.push(command);
    } else if (ask(command) && dice) commands.push(command);
  }
  return chanced.join(' ');
}

export function drawnBy(event: Event): string | undefined {
  switch (event.type) {
    case 'shown':
    case 'opened':
      return event.card;
    case 'predicted':
      return event.covered;
    case 'freeCards':
      return `+${event.count}`;
    default:
      return undefined;
  }
}

/**
 * The same through the server's own rooms: people with different balances, stakes and histories play, and the cards of every
 * game are computed again by the stand-alone verifier, which is given the two seeds and the model and nothing else.
 */
export async function servedFromSeedsAlone(seed: string, games: number) {
  const { faultOf } = (await import(pathToFileURL(join(process.cwd(), 'verify/big21.mjs')).href)) as {
    faultOf: (record: Big21Record) => string | undefined;
  };
  const tables = await openTables();
  const chance = chanceFromText(seed)('served');
  const people = await Promise.all([10, 50, 200, 900].map((francs) => tables.newPlayer(francs)));
  let faults = 0;
  let cards = 0;
  for (let n = 0; n < games; n++) {
    const person = people[n % people.length]!;
    const started = await tables.start(person, STAKES[chance.below(5)]!);
    if (!started.ok) continue; // the poorest has nothing left
    const id = started.value.id;
    for (;;) {
      const shown = await showGame(tables.room, id, `person:${person}`, tables.at);
      if (!shown.ok || shown.value.game.stage === 'over') break;
      const play = { ...anyMove(shown.value.game, chance), version: shown.value.version };
      await move(tables.room, id, `person:${person}`, play, tables.at);
    }
    const record = await recordOf(tables.room, id, `person:${person}`);
    if (!record.ok) throw new Error(record.refusal.code);
    if (faultOf(record.value) !== undefined || record.value.commitment !== commitmentOf(record.value)) faults++;
    cards += record.value.events.filter((event) => drawnBy(event) !== undefined).length;
  }
  await tables.close();
  return { games, cards, faults };
}

const commitmentOf = ({ serverSeed }: Big21Record): string => commitment(Buffer.from(serverSeed ?? '', 'hex'));
