import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chanceFromText } from '../../src/kit/chance.ts';
import { type Ledger, newLedger, playUntil } from '../load/killing.ts';
import { BREATH, isChainWhole } from './breaking.ts';
import { openCluster } from './cluster.ts';

export interface RollingFigures extends Ledger {
  readonly from: string;
  readonly isChainWhole: boolean;
}

/** The commit before this one, built beside it. */
function buildBefore(): { readonly commit: string; readonly program: string; remove(): void } {
  const folder = join(mkdtempSync(join(tmpdir(), 'gschobe-before-')), 'tree');
  const git = (...words: readonly string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim();
  const commit = git('rev-parse', '--short', 'HEAD~1');
  git('worktree', 'add', '--detach', folder, commit);
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  execFileSync(process.execPath, [join(folder, 'scripts/build.mjs')], { cwd: folder, stdio: 'ignore' });
  return {
    ...{ commit, program: join(folder, 'dist/src/cli/main.js') },
    remove() {
      git('worktree', 'remove', '--force', folder);
      rmSync(join(folder, '..'), { recursive: true, force: true });
    },
  };
}

/** One machine after the other gets the new program while people play. */
export async function upgradeWhilePlaying(clients: number, seed: string): Promise<RollingFigures> {
  const before = buildBefore();
  const cluster = await openCluster(before.program);
  try {
    const books = newLedger();
    let isOver = false;
    const playing = Array.from({ length: clients }, (_, number) =>
      playUntil(() => isOver, cluster.address, chanceFromText(`${seed}/${number}`)('play'), books, BREATH),
    );
    await pause(5000);
    for (const machine of cluster.machines) {
      await machine.end('main.js');
      cluster.startServer(machine);
      await cluster.untilWhole();
      await pause(3000);
    }
    isOver = true;
    await Promise.all(playing);
    return { from: before.commit, ...books, isChainWhole: await isChainWhole(await cluster.url()) };
  } finally {
    cluster.close();
    before.remove();
  }
}
