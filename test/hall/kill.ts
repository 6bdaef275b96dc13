import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chanceFromText } from '../../src/kit/chance.ts';
import { freePort, startProduct } from '../load/product.ts';
import { type Hall, openHall } from './hall.ts';

export interface HallKillFigures {
  readonly kills: number;
  /** Games, confirmations and visas that a phone was told are written. */
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
}

export const TABLES = [1, 2, 3, 4] as const;
export const GAMES = 12;
/** Commands of a table between two kills. */
const BREATH = 2;

/**
 * Writers type, opponents confirm and the supervisor initials while the server is killed without a last word, again and
 * again. What a phone was told is written must be there after the restart, and a command sent again with its key must
 * count once.
 */
export async function killDuringPasse(kills: number, seed = 'kill'): Promise<HallKillFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gschobe-hall-'));
  const environment = { DATA_DIR: dataDir };
  const port = await freePort();
  const dice = chanceFromText(seed)('moments');
  let product = await startProduct(environment, port);
  try {
    const options = ['--title', 'Kill', '--day', '2024-11-16', '--regulation', 'ebh', '--games', String(GAMES)];
    const passen = Math.max(1, Math.ceil((kills * BREATH) / (GAMES + 4)));
    options.push('--passen', String(passen));
    const hall = await openHall(product.address, { ...environment, PORT: String(port) }, options);
    await hall.people(4 * TABLES.length);
    await hall.supervisor('Rita Amstutz');
    let acknowledged = 0;
    let lost = 0;
    let doubled = 0;
    let done = 0;
    for (let passe = 1; passe <= passen && done < kills; passe++) {
      await hall.draw([passe]);
      await hall.start(passe);
      const plan = planOf(hall, passe);
      for (let from = 0; from < plan[0]!.length && done < kills; from += BREATH) {
        const sent = TABLES.map(async (table, index) => {
          for (const [at, step] of plan[index]!.slice(from, from + BREATH).entries()) {
            await untilTold(hall, `/sheets/${passe}/${table}/commands`, step, from + at + 1);
            acknowledged++;
          }
        });
        // Sometimes before the first word is written, sometimes in the middle, sometimes just after the last answer.
        await new Promise((resolve) => setTimeout(resolve, dice.below(60)));
        process.kill(-product.process.pid!, 'SIGKILL');
        product = await startProduct(environment, port);
        done++;
        await Promise.all(sent);
        const told = Math.min(from + BREATH, plan[0]!.length);
        for (const [index, table] of TABLES.entries()) {
          const { sheet } = await hall.view(hall.code('t', table));
          // One version for the opening and one for every command: more would be something counted twice.
          doubled += Math.max(0, sheet.version - 1 - told);
          lost += Math.max(0, told + 1 - sheet.version);
          for (const { body } of plan[index]!.slice(0, told))
            if (body.type === 'record' && sheet.rows[body.game! - 1]?.points[0] !== body.points![0]) lost++;
        }
      }
    }
    return { kills: done, acknowledged, lost, doubled };
  } finally {
    if (product.process.exitCode === null && product.process.signalCode === null) await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export interface Step {
  readonly key: string;
  readonly once: string;
  readonly body: { type: string; passe?: number; seat?: number; game?: number; points?: readonly [number, number] };
}

/** What every table does in a Passe: elect, twelve games, two confirmations, a visa. */
export const planOf = (hall: Hall, passe: number): Step[][] =>
  TABLES.map((table) => {
    const key = hall.code('t', table);
    const once = (what: string) => `kill-${passe}-${table}-${what}`;
    const record = (_: unknown, i: number): Step => {
      const points = (20 + i * 7 + table * 3 + passe * 5) % 158;
      return { key, once: once(`g${i}`), body: { type: 'record', game: i + 1, points: [points, 157 - points] } };
    };
    return [
      { key, once: once('writer'), body: { type: 'elect-writer', seat: 0 } },
      ...Array.from({ length: GAMES }, record),
      { key, once: once('c0'), body: { type: 'confirm', seat: 0 } },
      { key, once: once('c1'), body: { type: 'confirm', seat: 1 } },
      { key: hall.code('s', 2), once: once('visa'), body: { type: 'visa' } },
    ];
  });

/** Nobody answers while the server is dead: the phone tries again with the same key. */
export async function untilTold(hall: Hall, path: string, step: Step, version?: number): Promise<void> {
  for (let tries = 0; tries < 20_000; tries++) {
    const answer = await hall
      .post(path, { ...step.body, ...(version === undefined ? {} : { version }) }, step.key, step.once)
      .catch(() => undefined);
    if (answer?.status === 200) return;
    if (answer && answer.status !== 503 && answer.status !== 500) throw new Error(JSON.stringify(answer.body));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no answer to ${step.once}`);
}
