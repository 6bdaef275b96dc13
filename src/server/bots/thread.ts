import { parentPort } from 'node:worker_threads';
import { openPlayers } from '../../bots/player.ts';
import { ok } from '../../kit/result.ts';
import type { Answer, Question } from './pool.ts';
import { fileStock } from './stock.ts';

/** A thread of the pool: a view comes in, a choice goes out. */
const players = openPlayers(fileStock());
parentPort!.on('message', ({ name, view }: Question) => {
  const player = players.playerOf(name);
  parentPort!.postMessage((player.ok ? ok(player.value.choose(view)) : player) satisfies Answer);
});
