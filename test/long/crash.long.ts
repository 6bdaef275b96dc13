import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../../src/server/postgres/supervisor.ts';
import { verifyStore } from '../../src/server/store/auditStore.ts';
import { connect } from '../../src/server/store/database.ts';
import { compilePowercut } from '../crash/shadow.ts';
import { type StormFigure, storm, tallyPlayer } from '../crash/storm.ts';
import { childVictim, prepare, type VictimOptions } from '../crash/victims.ts';

const CALM = [60, 700] as const;

interface Answer {
  readonly ok: boolean;
  readonly figure: unknown;
}

/** kill -9 of Node and of every PostgreSQL process at random moments under 32 playing clients. */
const kills = (seed: string) => crash({ seed, crashes: 200, hasPower: true });
/** The same, and everything that was not synced is gone. */
const powerCuts = (seed: string) => crash({ seed, crashes: 50, hasPower: false });
/** The check can fail: a database that does not sync loses acknowledged moves in a power cut. */
async function powerCutControl(seed: string): Promise<Answer> {
  const { figure } = await crash({ seed, crashes: 5, hasPower: false, settings: { fsync: 'off' } }).catch((error) => ({
    figure: { lost: 1, failure: String(error) }, // so much is lost that it does not even start
  }));
  const { lost = 0, refused = 0 } = figure as Partial<StormFigure>;
  return { ok: lost + refused > 0, figure };
}

async function crash({
  seed,
  crashes,
  hasPower,
  settings = {},
}: {
  seed: string;
  crashes: number;
  hasPower: boolean;
  settings?: Record<string, string>;
}): Promise<Answer> {
  const folder = mkdtempSync(join(tmpdir(), 'gschobe-crash-'));
  const dataDir = join(folder, 'data');
  try {
    const library = hasPower ? undefined : compilePowercut(folder);
    if (!hasPower && library === undefined) return { ok: false, figure: 'SKIPPED: no C compiler here' };
    await prepare(dataDir);
    const options: VictimOptions = {
      dataDir,
      settings,
      ...(library === undefined ? {} : { power: { library, shadow: join(folder, 'shadow') } }),
    };
    const victim = childVictim(options);
    const figure = await storm({ victim, player: tallyPlayer('storm'), clients: 32, crashes, seed, calm: CALM });
    const audit = await verify(dataDir);
    const ok = figure.lost === 0 && figure.doubled === 0 && figure.refused === 0 && audit.ok;
    return { ok, figure: { ...figure, audit: audit.ok } };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function verify(dataDir: string) {
  const cluster = await startCluster({ dataDir });
  const { pool, db } = connect(cluster.url('postgres'), 2);
  try {
    return await verifyStore(pool);
  } finally {
    await db.destroy();
    await cluster.stop('always');
  }
}

export const checks: Record<string, (seed: string) => Promise<Answer>> = {
  'crash.kills': kills,
  'crash.power-cuts': powerCuts,
  'crash.power-cut-control': powerCutControl,
};
