import { upgradeUnderKills } from '../upgrade/kills.ts';

export const checks = {
  /** A house of PostgreSQL's last major version, its program fetched: killed at every step, moved in the end, nothing lost. */
  'upgrade.postgres': async () => {
    const figure = await upgradeUnderKills(Number(process.env['KILLS'] ?? 24));
    return { ok: figure.differences.length === 0 && figure.leftRunning === 0 && figure.killed > 0, figure };
  },
};
