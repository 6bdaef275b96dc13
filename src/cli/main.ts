import { existsSync } from 'node:fs';
import module from 'node:module';
import { giveHome } from '../server/systemAccount.ts';
import { complain } from './lines.ts';

// Compiled code is kept between runs where Node can do it (22.8 and newer): the product is ready sooner after a crash.
(module as { enableCompileCache?: () => void }).enableCompileCache?.();
giveHome(process.env);

/** What a command's file exports: its work, answered by an exit code. */
export interface Command {
  run(args: readonly string[]): Promise<number>;
}

/** The server in few files, where the build made them (scripts/server.mjs); from the source there is none. */
const bundled = new URL('../../server/serve.js', import.meta.url);
const serve = (): Promise<Command> => (existsSync(bundled) ? import(bundled.href) : import('./serve.ts'));

/** One line a command; its file is loaded only when it is called. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  serve,
  start: () => import('./start.ts'),
  backup: () => import('./backup.ts'),
  restore: () => import('./restore.ts'),
  export: () => import('./export.ts'),
  audit: () => import('./audit.ts'),
  archive: () => import('./archive.ts'),
  rebuild: () => import('./rebuild.ts'),
  postgres: () => import('./postgres.ts'),
  judge: () => import('./judge.ts'),
  solve: () => import('./solve.ts'),
  explain: () => import('./explain.ts'),
  review: () => import('./review.ts'),
  puzzles: () => import('./puzzles.ts'),
  arena: () => import('./arena.ts'),
  bot: () => import('./bot.ts'),
  legal: () => import('./legal.ts'),
  perft: () => import('./perft.ts'),
  playouts: () => import('./playouts.ts'),
  staff: () => import('./staff.ts'),
  verify: () => import('./verify.ts'),
  lot: () => import('./lot.ts'),
  season: () => import('./season.ts'),
  daily: () => import('./daily.ts'),
  host: () => import('./host.ts'),
  demo: () => import('./demo.ts'),
  evening: () => import('./evening.ts'),
  ruling: () => import('./ruling.ts'),
  seating: () => import('./seating.ts'),
  edition: () => import('./edition.ts'),
  big21: () => import('./big21.ts'),
  ledger: () => import('./ledger.ts'),
  seals: () => import('./seals.ts'),
  desk: () => import('./desk.ts'),
};

const [name = '', ...args] = process.argv.slice(2);
const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (load) process.exitCode = await (await load()).run(args);
else process.exitCode = complain(`usage: gschobe COMMAND …\ncommands: ${Object.keys(COMMANDS).join(', ')}`);
