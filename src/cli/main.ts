import { complain } from './lines.ts';

/** What a command's file exports: its work, answered by an exit code. */
export interface Command {
  run(args: readonly string[]): Promise<number>;
}

/** One line a command; its file is loaded only when it is called. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  serve: () => import('./serve.ts'),
  judge: () => import('./judge.ts'),
  solve: () => import('./solve.ts'),
  legal: () => import('./legal.ts'),
  perft: () => import('./perft.ts'),
  playouts: () => import('./playouts.ts'),
  verify: () => import('./verify.ts'),
  lot: () => import('./lot.ts'),
  season: () => import('./season.ts'),
};

const [name = '', ...args] = process.argv.slice(2);
const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (load) process.exitCode = await (await load()).run(args);
else process.exitCode = complain(`usage: gschobe COMMAND …\ncommands: ${Object.keys(COMMANDS).join(', ')}`);
