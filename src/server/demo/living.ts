import { setTimeout as pause } from 'node:timers/promises';
import type { House } from '../../demo/house.ts';
import { EDITIONS, PASSWORD } from '../../demo/plan.ts';
import { type Chance, chanceFromText } from '../../kit/chance.ts';
import { zurichDay } from '../../kit/time.ts';
import type { Server } from '../server.ts';
import { liveEvening } from './livingHall.ts';
import { playBig21 } from './making/big21.ts';
import { byRequest, openMinds, playOn, SKILLS } from './making/playing.ts';
import { openDoors, type Visitor } from './visitor.ts';

export interface Living {
  readonly server: Server;
  readonly house: House;
  /** How many times faster than life; 0: nothing happens by itself. */
  readonly speed: number;
  report(line: string): void;
}

/** What everybody who lives here works with. */
export interface Life extends Living {
  visitor(): Visitor;
  readonly chance: Chance;
  /** So many seconds of life; throws when the house closes. */
  wait(seconds: number): Promise<void>;
}

/** Seconds somebody takes for a card, and between two undertakings. */
const CARD = 4;
const REST = 10;

/** While one looks, the house goes on: people play, tables write, the ranking moves. Answers how to stop it. */
export function startLiving(living: Living): () => Promise<void> {
  if (living.speed <= 0) return async () => {};
  const closing = new AbortController();
  const { signal } = closing;
  const life: Life = {
    ...living,
    visitor: openDoors(living.server.address, `living-${living.server.services.now()}`),
    chance: chanceFromText(`living ${living.server.services.now()}`)('living'),
    wait: (seconds) => pause((seconds * 1000) / living.speed, undefined, { signal, ref: false }),
  };
  const minds = openMinds();
  const works = [
    () => liveEvening(life, life.house.evening, { passen: 4, pace: 60 }),
    () => liveEvening(life, life.house.finalTable, { passen: 6, pace: 30 }),
    () => playChampionship(life, minds, EDITIONS.thisYear.id),
    () => playChampionship(life, minds, EDITIONS.thisYear.id),
    () => playChampionship(life, minds, EDITIONS.fast.id),
    () => tryDaily(life, minds),
    () => stake(life),
  ];
  const all = Promise.all(works.map((work) => goOn(life, signal, work)));
  return async () => {
    closing.abort();
    await all;
  };
}

/** Whatever goes wrong for one of them, a visitor who was faster for instance: the house goes on. */
async function goOn({ report, wait, speed }: Life, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    try {
      await work();
    } catch (error) {
      if (signal.aborted) return;
      report(`living: ${error instanceof Error ? error.message : error}`);
    }
    await wait(Math.max(REST, 2 * speed)).catch(() => {}); // two real seconds: signing in costs
  }
}

async function somebody({ house, visitor, chance }: Life): Promise<Visitor> {
  const email = house.living[chance.below(house.living.length)];
  const somebodyNew = visitor();
  await somebodyNew.post('/api/session', { email, password: PASSWORD });
  return somebodyNew;
}

type Minds = ReturnType<typeof openMinds>;

const play = (life: Life, visitor: Visitor) => ({
  ...{ tell: byRequest(visitor), skill: SKILLS[life.chance.below(SKILLS.length)]!, chance: life.chance },
  think: () => life.wait(1 + life.chance.below(2 * CARD)),
});

/** A match, if this one has one left; else the next one tries. */
async function playChampionship(life: Life, minds: Minds, edition: string): Promise<void> {
  const visitor = await somebody(life);
  const begun = await visitor.ask(`/api/editions/${edition}/matches`);
  if (begun.status === 200) await playOn(minds, begun.body, play(life, visitor));
}

/** A guest tries the twelve of the day. */
async function tryDaily(life: Life, minds: Minds): Promise<void> {
  const visitor = life.visitor();
  await visitor.post('/api/guests');
  const day = zurichDay(life.server.services.now());
  const begun = await visitor.post(`/api/daily/days/${day}/tries`, { counted: true });
  await playOn(minds, begun, play(life, visitor));
}

async function stake(life: Life): Promise<void> {
  const visitor = await somebody(life);
  await playBig21(visitor, life.chance, () => life.wait(2));
}
