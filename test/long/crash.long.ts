import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginShadow, compilePowercut, cutPower } from '../crash/shadow.ts';
import { auditOf } from '../load/audit.ts';
import { forget, killWhilePlaying } from '../load/killing.ts';

/** Power cuts under playing clients: everything is killed, and what had not been synced to disk is gone. */
export const checks = {
  'power-cuts': async (seed: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'gschobe-power-'));
    const library = compilePowercut(folder);
    if (library === undefined) return { ok: false, figure: 'SKIPPED: there is no C compiler here' };
    const shadow = join(folder, 'shadow');
    const root = (dataDir: string) => join(dataDir, 'postgres');
    const { dataDir, ...figure } = await killWhilePlaying({
      ...{ kills: Number(process.env['CUTS'] ?? 50), clients: 32, openMatches: 100, seed },
      environment(dataDir) {
        beginShadow(root(dataDir), shadow);
        return { LD_PRELOAD: library, POWERCUT_ROOT: root(dataDir), POWERCUT_SHADOW: shadow };
      },
      afterKill(dataDir) {
        cutPower(root(dataDir), shadow);
        beginShadow(root(dataDir), shadow);
      },
    });
    const audit = await auditOf(dataDir);
    forget(dataDir);
    rmSync(folder, { recursive: true, force: true });
    const wrong = figure.lost + figure.doubled + figure.changedHands + figure.unverified;
    return { ok: wrong === 0 && figure.acknowledged > 500 && audit.ok, figure: { ...figure, audit: audit.ok } };
  },
};
