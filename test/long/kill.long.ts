import { auditOf } from '../load/audit.ts';
import { forget, killWhilePlaying } from '../load/killing.ts';
import { outage } from '../load/outage.ts';
import { twoProcesses } from '../load/twoProcesses.ts';

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
    const audit = await auditOf(dataDir);
    forget(dataDir);
    const wrong = figure.lost + figure.doubled + figure.changedHands + figure.unverified;
    const isRight = wrong === 0 && audit.ok && figure.acknowledged > 1000;
    return { ok: isRight && figure.readyP99 <= 3000, figure: { ...figure, audit: audit.ok } };
  },

  /** Two processes on one database: a card reaches a device on the other within a second; one is killed, play goes on. */
  'two-processes': async (seed: string) => {
    const figure = await twoProcesses(Number(process.env['MATCHES'] ?? 10), seed);
    return { ok: figure.finished === figure.matches && figure.slowestPush <= 1000, figure };
  },
};
