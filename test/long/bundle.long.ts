import { buildAndRunContainer } from '../bundle/container.ts';
import { checkContents } from '../bundle/contents.ts';
import { playFromBundle } from '../bundle/linux.ts';
import { upgradeInBundle } from '../bundle/upgrade.ts';
import { playUnderWine } from '../bundle/windows.ts';

/** Milliseconds from the double click to the first page, on two cores. */
const FIRST_PAGE = 10_000;
const LARGEST = 120;

export const checks = {
  /** Every platform: made twice with the same bytes, the right programs with the right rights, licences, size. */
  'bundle-contents': async () => {
    const platforms = (process.env['PLATFORMS'] ?? 'linux-x64,linux-arm64,win-x64,darwin-x64,darwin-arm64').split(',');
    const figure = platforms.map((platform) => checkContents(platform));
    const isRight = figure.every(
      ({ isSame, wrong, megabytes }) => isSame && wrong.length === 0 && megabytes <= LARGEST,
    );
    return { ok: isRight, figure };
  },

  /** linux-x64 by an ordinary user, in a folder with a space and an umlaut, without Node and without a network. */
  'bundle-linux': async () => {
    const figure = await playFromBundle();
    const isPlayed = figure.ranks.length === 8 && figure.ranks.every((rank) => rank !== null) && figure.prints === 7;
    const isClean = figure.leftRunning.length + figure.errors.length === 0;
    const isFound = figure.secondStart.endsWith('/tournaments');
    const isQuick = figure.firstPage.every((milliseconds) => milliseconds <= FIRST_PAGE);
    return { ok: isPlayed && isClean && isFound && isQuick && figure.isKept, figure };
  },

  /** Older data are brought up to date after a backup of their own; an older program refuses newer data in one line. */
  'bundle-upgrade': async () => {
    const figure = upgradeInBundle();
    const isRefused = figure.exitCode === 1 && figure.isUntouched && /^[^\n]*newer version[^\n]*$/.test(figure.refusal);
    return { ok: isRefused && figure.isOldRead && figure.isMigrated && figure.backups.length === 1, figure };
  },

  /** The Dockerfile's steps by hand: it becomes healthy as an ordinary user and ends in order. */
  'bundle-container': async () => {
    const figure = await buildAndRunContainer();
    return { ok: figure.healthy !== undefined && figure.runsAs === 1000 && figure.exitCode === 0, figure };
  },

  /** win-x64 with the two older parts that Debian's Wine can run. */
  windows: async () => {
    const figure = await playUnderWine();
    const { ranks, match, errors, wentThereAndBack } = figure;
    const isPlayed = ranks.length === 8 && ranks.every((rank) => rank !== null) && figure.prints === 7;
    const isMatchRight = match.verified.startsWith('Stimmt:') && [...errors, ...match.errors].length === 0;
    const isSafe = figure.isKept && figure.isRestored && figure.leftRunning.length === 0;
    return { ok: isPlayed && isMatchRight && isSafe && wentThereAndBack.every(Boolean), figure };
  },
};
