import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of processor time. */
export interface Processor {
  readonly server: number;
  readonly postgres: number;
}

/** A process and all its children, now. */
function familyOf(pid: number): readonly number[] {
  const children = new Map<number, number[]>();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const parent = Number(statOf(Number(entry))[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(entry)]);
    } catch {} // it ended meanwhile
  }
  const family = (process: number): number[] => [process, ...(children.get(process) ?? []).flatMap(family)];
  return family(pid);
}

/** The fields of /proc/PID/stat after the name. */
const statOf = (pid: number): readonly string[] => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');

/** Resident memory of all of them in KiB, shared pages counted once (proportional set size). */
export const memoryOf = (pid: number): number =>
  familyOf(pid).reduce(
    (sum, one) => sum + Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${one}/smaps_rollup`, 'utf8'))?.[1] ?? 0),
    0,
  );

/** Milliseconds of processor time so far: of the server, and of PostgreSQL, whose processes are its children. */
export function processorOf(pid: number): Processor {
  const TICK = 10; // milliseconds
  const [server, ...postgres] = familyOf(pid).map((one) => (Number(statOf(one)[11]) + Number(statOf(one)[12])) * TICK);
  return { server: server!, postgres: postgres.reduce((sum, one) => sum + one, 0) };
}
