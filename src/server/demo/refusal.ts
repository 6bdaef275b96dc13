import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What says that a folder is a demo's, and whose process uses it. */
const MARK = 'demo.json';

/** Why a demo does not start here, as a sentence for whoever started it; undefined: it may. */
export function whyNot(environment: NodeJS.ProcessEnv, dataDir: string): string | undefined {
  if (environment['PUBLIC_URL']?.startsWith('https:')) return 'the demo has no public address: unset PUBLIC_URL';
  if (environment['MONEY'] === 'cash') return 'the demo plays with play money only: unset MONEY';
  if (environment['DATABASE_URL']) return 'the demo has a database of its own: unset DATABASE_URL';
  if (environment['SMTP_URL']) return 'nobody in the demo has a mailbox: unset SMTP_URL';
  if (!existsSync(dataDir) || readdirSync(dataDir).length === 0) return undefined;
  if (!existsSync(join(dataDir, MARK))) return `${dataDir} holds data that is not a demo's: name another DATA_DIR`;
  const { pid } = JSON.parse(readFileSync(join(dataDir, MARK), 'utf8')) as { pid: number };
  return isAlive(pid) ? `a demo is running in ${dataDir} already` : undefined;
}

/** An empty folder that is a demo's. Only what a demo left is deleted. */
export function claimFolder(dataDir: string): void {
  if (existsSync(join(dataDir, MARK))) rmSync(dataDir, { recursive: true });
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(join(dataDir, MARK), `${JSON.stringify({ gschobe: 'demo', pid: process.pid })}\n`);
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
