import { forget, killWhilePlaying } from '../load/killing.ts';
import { outage } from '../load/outage.ts';

/** Between two heartbeats nobody knows when the server died. */
const HEARTBEAT = 3;

export const checks = {
  /** Ruling M7: a minute without a server moves the clock of a running match by a minute, and the player is told. */
  'outage-of-a-minute': async () => {
    const figure = await outage(Number(process.env['SECONDS'] ?? 60));
    const isRight = Math.abs(figure.moved - figure.away) <= HEARTBEAT && figure.told.includes('Uhr');
    return { ok: isRight && figure.sameHand, figure };
  },

  /** 200 random kill -9 of Node and of every PostgreSQL process under 32 playing clients, 1,000 open matches in the store. */
  'kill-while-playing': async (seed: string) => {
    const { dataDir, ...figure } = await killWhilePlaying({
      kills: Number(process.env['KILLS'] ?? 200),
      clients: 32,
      openMatches: 1000,
      seed,
    });
    forget(dataDir);
    const wrong = figure.lost + figure.doubled + figure.changedHands + figure.unverified;
    return { ok: wrong === 0 && figure.acknowledged > 1000 && figure.readyP99 <= 3000, figure };
  },
};
