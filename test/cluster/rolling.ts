import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chanceFromText } from '../../src/kit/chance.ts';
import { type Ledger, newLedger, playUntil } from '../load/killing.ts';
import { booksOf } from './breaking.ts';
import { openCluster } from './cluster.ts';
import { BREATH } from './crowd.ts';
import type { Answers } from './front.ts';
import { type SitterBooks, sitDown } from './sitter.ts';

export interface RollingFigures {
  readonly from: string;
  readonly play: Ledger;
  readonly answers: Answers;
  readonly browser: SitterBooks;
  /** Seconds from the end of the old program to the new one's "ready", on each machine. */
  readonly replaced: readonly number[];
  readonly isChainWhole: boolean;
}

/** The commit before this one (or that which FROM names), built beside it. */
function buildBefore(): { readonly commit: string; readonly program: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'gschobe-before-'));
  const commit = execFileSync('git', ['rev-parse', '--short', process.env['FROM'] ?? 'HEAD~1'], { encoding: 'utf8' });
  const files = execFileSync('git', ['archive', commit.trim()], { maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: files });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  execFileSync(process.execPath, [join(folder, 'scripts/build.mjs')], { cwd: folder, stdio: 'ignore' });
  return {
    ...{ commit: commit.trim(), program: join(folder, 'dist/src/cli/main.js') },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** One machine after the other gets the new program while people play. */
export async function upgradeWhilePlaying(clients: number, seed: string): Promise<RollingFigures> {
  const before = buildBefore();
  const cluster = await openCluster(before.program);
  try {
    const play = newLedger();
    let isOver = false;
    const sitter = await sitDown(cluster.address);
    const playing = Array.from({ length: clients }, (_, number) =>
      playUntil(() => isOver, cluster.address, chanceFromText(`${seed}/${number}`)('play'), play, BREATH),
    );
    await pause(5000);
    const replaced: number[] = [];
    for (const machine of cluster.machines) {
      const from = performance.now();
      await machine.end('main.js');
      cluster.startServer(machine);
      await cluster.untilWhole();
      replaced.push(Math.round((performance.now() - from) / 100) / 10);
      await pause(3000);
    }
    isOver = true;
    await Promise.all(playing);
    const [browser, answers] = [await sitter.leave(), cluster.answers()];
    const { isChainWhole } = await booksOf(await cluster.url());
    return { from: before.commit, play, answers, browser, replaced, isChainWhole };
  } finally {
    cluster.close();
    before.remove();
  }
}
