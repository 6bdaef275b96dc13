import { cpus } from 'node:os';

export interface Times {
  readonly idle: number;
  readonly all: number;
}

/** The share of the machine's processors that was not idle since then: ours and that of others. */
export function busyTimes(): Times;
export function busyTimes(since: Times): number;
export function busyTimes(since?: Times): Times | number {
  const times = cpus().flatMap((cpu) => Object.entries(cpu.times));
  const sum = (which: (name: string) => boolean) =>
    times.filter(([name]) => which(name)).reduce((total, [, milliseconds]) => total + milliseconds, 0);
  const now = { idle: sum((name) => name === 'idle'), all: sum(() => true) };
  if (since === undefined) return now;
  return Math.round(100 * (1 - (now.idle - since.idle) / (now.all - since.all))) / 100;
}
