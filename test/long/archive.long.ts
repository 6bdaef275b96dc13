import { archiveMillion } from '../archive/million.ts';
import { archiveSeason } from '../archive/season.ts';

/** Bytes that a match of twelve games may take on the disk once it is archived, everything counted. */
const GOAL = 20_000;

/** Disk over years: docs/decisions/archive.md. */
export const checks = {
  archive: async (seed: string) => {
    const figure = await archiveSeason({
      matches: Number(process.env['MATCHES'] ?? 300),
      kills: Number(process.env['KILLS'] ?? 60),
      seed,
    });
    const { killing, changed, codes, bytesInTables, bytesInFiles } = figure;
    const isWhole = changed === 0 && killing.faults.length === 0 && codes.every((code) => code === 0);
    return { ok: isWhole && bytesInTables + bytesInFiles <= GOAL, figure };
  },

  /** The migration of a big house, and the time that archiving a month of a million events takes. */
  'archive-million': () => archiveMillion(Number(process.env['EVENTS'] ?? 1_000_000)),
};
