import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOUSE } from '../demo/plan.ts';
import { keepServing } from './keepServing.ts';
import { BAD_INPUT, complain } from './lines.ts';
import { numberOption, parseOptions } from './options.ts';
import { openBrowser } from './window/browser.ts';

const USAGE = `usage: gschobe demo [--speed 0…60] [--open]
       gschobe demo make FOLDER (the house again, from its seed: some minutes)`;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** `gschobe demo`: the product with a house full of people in it, until it is told to stop. docs/demo.md */
export async function run(args: readonly string[]): Promise<number> {
  const options = parseOptions(args);
  const [what, folder] = options.words;
  if (what === 'make' && folder !== undefined) return makeAgain(folder);
  const speed = numberOption(options, 'speed', 1, 0, 60);
  if (what !== undefined || speed === undefined) return complain(USAGE);
  keepServing(complain);
  const told = new Promise<undefined>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve(undefined));
  });
  try {
    const { openDemo } = await import('../server/demo/open.ts');
    const demo = await openDemo({
      environment: process.env,
      speed,
      report: (line) => process.stderr.write(`${line}\n`),
    });
    say(`Gschobe demo: ${demo.address}/demo`);
    if (options.named.has('open')) openBrowser(`${demo.address}/demo`);
    const why = await Promise.race([told, demo.lost]);
    if (why === undefined) await demo.stop();
    else complain(why);
    return why === undefined ? 0 : BAD_INPUT;
  } catch (error) {
    return complain(error instanceof Error ? error.message : String(error));
  }
}

async function makeAgain(folder: string): Promise<number> {
  const { make } = await import('../server/demo/making/make.ts');
  const dataDir = mkdtempSync(join(tmpdir(), 'gschobe-demo-'));
  try {
    const { events, eventLog } = await make(HOUSE, dataDir, folder);
    say(JSON.stringify({ events, eventLog }));
    return 0;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
