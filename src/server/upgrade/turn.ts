import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isAlive } from '../postgres/pidFile.ts';
import type { Folders } from './folders.ts';

/** One upgrade at a time in a DATA_DIR. Answers with how to give the turn back. */
export function takeTurn({ workshop }: Folders): () => void {
  const file = `${workshop}.pid`;
  const other = readNumber(file);
  if (other !== undefined && isAtWork(other)) throw new Error(`process ${other} is already at it: wait for it`);
  rmSync(file, { force: true }); // that of one who was killed
  writeFileSync(file, String(process.pid), { flag: 'wx' });
  return () => rmSync(file, { force: true });
}

function readNumber(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** After a restart the number may belong to anybody: only a process with our words is at work. */
function isAtWork(pid: number): boolean {
  if (!(pid > 0) || pid === process.pid || !isAlive(pid)) return false;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes('upgrade');
  } catch {
    return true; // no /proc here
  }
}
