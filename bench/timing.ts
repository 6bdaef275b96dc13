import { readdirSync, readFileSync } from 'node:fs';

/** Median and best on the wall, and the processor time of one call. */
export async function report(bench: string, times: number, work: () => Promise<unknown>): Promise<void> {
  for (let i = 0; i < 5; i++) await work();
  const taken: number[] = [];
  const before = processorTime();
  for (let i = 0; i < times; i++) {
    const began = performance.now();
    await work();
    taken.push(performance.now() - began);
  }
  const cpu = (processorTime() - before) / times;
  taken.sort((a, b) => a - b);
  say(bench, taken[times >> 1]!, 'ms (median)');
  say(`${bench}.best`, taken[0]!, 'ms (best)');
  say(`${bench}.cpu`, cpu, 'ms (processor time, server and database)');
}

/** Milliseconds this process and the database's processes have computed so far; Linux counts the latter in steps of 10. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + children(process.pid).reduce((sum, pid) => sum + ticks(pid) * 10, 0);
}

function children(parent: number): readonly number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const direct = all.map(Number).filter((pid) => Number(stat(pid)?.[1]) === parent);
  return direct.flatMap((pid) => [pid, ...children(pid)]);
}

function ticks(pid: number): number {
  const fields = stat(pid);
  return fields === undefined ? 0 : Number(fields[11]) + Number(fields[12]);
}

/** The fields of /proc/PID/stat after the name; undefined when the process has gone. */
function stat(pid: number): readonly string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

function say(bench: string, figure: number, unit: string): void {
  console.log(JSON.stringify({ bench, figure: Math.round(figure * 100) / 100, unit }));
}
