import { officeStorm } from '../season/officeStorm.ts';
import { isExact, races } from '../season/races.ts';
import { reach } from '../season/reach.ts';
import { supportSearch } from '../season/supportSearch.ts';

/** RACE_ROUNDS: how often each of the three days is tried; the promise is made for a thousand. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 1000);

/** STORM_COMMANDS: how many random decisions of the office. */
const COMMANDS = Number(process.env['STORM_COMMANDS'] ?? 100_000);

export const checks = {
  /** SSC 5.03, 6.03: 64 starts at once, split over two server processes: exactly two, five and six matches, every time. */
  'championship.races': async (seed: string) => {
    const began = performance.now();
    const figures = await races(ROUNDS, seed);
    const seconds = Math.round((performance.now() - began) / 1000);
    return { ok: isExact(figures), figure: { ...figures, seconds } };
  },
  /** SSC 8.04, 8.07: random decisions in any order: rankings equal a recount, no place of nobody, no failure. */
  'championship.storm': async (seed: string) => {
    const began = performance.now();
    const { wrong, ...figures } = await officeStorm(COMMANDS, seed);
    const seconds = Math.round((performance.now() - began) / 1000);
    return { ok: wrong.length === 0, figure: { ...figures, wrong: wrong.slice(0, 5), seconds } };
  },
  /** The office finds a person among 200,000 in fifty milliseconds. */
  'championship.search': async () => {
    const figure = await supportSearch(200_000);
    return { ok: figure.hardestMs <= 50 && figure.found > 0, figure };
  },
  /** A list of 20,000 accounts is imported in a minute; a letter to 20,000 is queued in ten seconds and leaves at its pace. */
  'championship.reach': async (seed: string) => {
    const figure = await reach(20_000, seed);
    const isPaced = figure.portions.every((letters) => letters === 200) && figure.slowestPortionSeconds < 10;
    const isRead = figure.report.rows === 20_000 && figure.againInvited === 0;
    return { ok: figure.importSeconds <= 60 && figure.queuedSeconds <= 10 && isPaced && isRead, figure };
  },
};
