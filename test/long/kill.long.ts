import { forget, killWhilePlaying } from '../load/killing.ts';

export const checks = {
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
