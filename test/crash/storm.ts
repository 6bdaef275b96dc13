import { setTimeout as pause } from 'node:timers/promises';
import { chanceFromText } from '../../src/kit/chance.ts';
import { type Caller, createCaller } from '../../src/server/testing/server.ts';

/** A server that can be crashed and started again. */
export interface Victim {
  start(): Promise<string>;
  /** Kills everything without warning, and perhaps takes what was not synced. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** One client's game: its moves are numbered, and each answer says how many the server knows of. */
export interface Player {
  /** Sends move `number` under its own key, again if it must; answers how many moves the server now counts. */
  move(caller: Caller, number: number): Promise<number>;
}

export interface StormOptions {
  readonly victim: Victim;
  readonly player: (client: number) => Player;
  readonly clients: number;
  readonly crashes: number;
  readonly seed: string;
  /** Milliseconds of play between crashes, at least and at most. */
  readonly calm: readonly [number, number];
}

export interface StormFigure {
  readonly crashes: number;
  readonly acknowledged: number;
  /** Acknowledged and no longer there. */
  readonly lost: number;
  /** Counted twice. */
  readonly doubled: number;
  /** Refused although the server was up: what it had acknowledged is out of reach. */
  readonly refused: number;
  /** From the start of the process to the first answer, in milliseconds. */
  readonly readyP50: number;
  readonly readyP99: number;
}

/** Plays, crashes, starts again, repeats what was not answered, and counts. */
export async function storm({ victim, player, clients, crashes, seed, calm }: StormOptions): Promise<StormFigure> {
  const chance = chanceFromText(seed)('storm');
  const ready: number[] = [];
  const callers: Caller[] = [];
  const games = Array.from({ length: clients }, (_, client) => ({ player: player(client), done: 0 }));
  let acknowledged = 0;
  let lost = 0;
  let doubled = 0;
  let refused = 0;

  for (let crash = 0; crash <= crashes; crash++) {
    const began = performance.now();
    const address = await victim.start();
    await untilReady(address);
    if (crash > 0) ready.push(performance.now() - began);
    for (let client = 0; client < clients; client++) {
      const caller = createCaller(address);
      if (crash === 0) await caller.asGuest();
      else caller.cookie = callers[client]!.cookie;
      callers[client] = caller;
    }
    const isLast = crash === crashes;
    const end = isLast ? 0 : calm[0] + chance.below(calm[1] - calm[0] + 1);
    let isCrashing = false;
    const play = games.map(async (game, client) => {
      // After a crash the first move is one that may have been sent before: it must count once.
      do {
        try {
          const number = game.done + 1;
          const counted = await game.player.move(callers[client]!, number);
          if (counted < number) lost += number - counted;
          if (counted > number) doubled += counted - number;
          game.done = counted;
          acknowledged++;
        } catch {
          if (!isCrashing) refused++;
          return; // no answer: nothing was promised
        }
      } while (!isCrashing && !isLast);
    });
    if (!isLast) {
      await pause(end);
      isCrashing = true;
      await victim.crash();
    }
    await Promise.all(play);
  }
  await victim.stop();
  ready.sort((a, b) => a - b);
  const at = (share: number) => Math.round(ready[Math.floor((ready.length - 1) * share)] ?? 0);
  return { crashes, acknowledged, lost, doubled, refused, readyP50: at(0.5), readyP99: at(0.99) };
}

async function untilReady(address: string): Promise<void> {
  for (;;) {
    const isReady = await fetch(`${address}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await pause(10);
  }
}

/** The smallest game: a tally. */
export const tallyPlayer =
  (name: string) =>
  (client: number): Player => ({
    async move(caller, number) {
      const answer = await caller.post(
        `/api/tallies/${name}-${client}`,
        { by: 1 },
        { 'idempotency-key': `${name}-${number}` },
      );
      if (answer.status !== 200) throw new Error(String(answer.status));
      return answer.body.sum;
    },
  });
