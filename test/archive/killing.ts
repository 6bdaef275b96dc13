import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '../../src/kit/chance.ts';
import { main } from '../load/product.ts';

/** How a command of the operator ended: by itself with a code and its last line, or killed. */
export interface Ended {
  readonly code: number | null;
  readonly answer: Record<string, unknown>;
  readonly milliseconds: number;
}

/** `gschobe …` as a process of its own; after `killAfter` milliseconds it is killed, wherever it is. */
export function gschobe(
  environment: Readonly<Record<string, string>>,
  args: readonly string[],
  killAfter?: number,
): Promise<Ended> {
  const from = performance.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [main, ...args], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let out = '';
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
    });
    if (killAfter !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfter).unref();
    child.once('close', (code) => {
      const last = out.trim().split('\n').at(-1) ?? '';
      const answer = last.startsWith('{') ? JSON.parse(last) : {};
      resolve({ code, answer, milliseconds: performance.now() - from });
    });
  });
}

export interface KillingFigures {
  kills: number;
  /** Kills that came too late: the command had ended. */
  finished: number;
  faults: string[];
}

/** Milliseconds: before, Node has not even begun. */
const FIRST_KILL = 250;
/** Each time by a tenth later: 25 kills on a calm machine, 40 on a busy one. */
const LATER = 1.1;

/**
 * Archives and brings back again and again, and kills it at random moments, every fourth time the database as well. After
 * each kill `look` says what is wrong, if anything.
 */
export async function killWhileArchiving(
  environment: Readonly<Record<string, string>>,
  options: {
    readonly kills: number;
    readonly before: string;
    readonly months: readonly string[];
    readonly chance: Chance;
    killDatabase(): Promise<void>;
    look(kill: number): Promise<string | undefined>;
  },
): Promise<KillingFigures> {
  const { kills, before, months, chance, killDatabase, look } = options;
  const figures: KillingFigures = { kills: 0, finished: 0, faults: [] };
  const make = ['archive', 'make', '--before', before];
  const after = async (args: readonly string[], { code }: Ended) => {
    if (code === null) figures.kills++;
    else figures.finished++;
    const fault = await look(figures.kills);
    if (fault !== undefined) figures.faults.push(`${args.join(' ')}: ${fault}`);
    return code === 0;
  };
  // The first time, when the files are written: killed a little later each time, until it gets through.
  let length = FIRST_KILL;
  while (!(await after(make, await gschobe(environment, make, length)))) length = Math.ceil(length * LATER);
  for (let kill = 0; figures.kills < kills; kill++) {
    // Both ways in turn; one that got through is turned back, so that there is always something to do.
    const args = kill % 2 === 0 ? make : ['archive', 'restore', months[chance.below(months.length)]!];
    const ending = gschobe(environment, args, FIRST_KILL + chance.below(length));
    if (kill % 4 === 3) {
      await pause(FIRST_KILL + chance.below(length));
      await killDatabase();
    }
    await after(args, await ending);
  }
  return figures;
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
