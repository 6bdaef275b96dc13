import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A secret in DATA_DIR that only its owner reads, made when it is first needed. It stands in no backup. */
export function keyFile(dataDir: string, name: string, make: () => string | Buffer): Buffer {
  return read(dataDir, name) ?? write(dataDir, name, make());
}

function read(dataDir: string, name: string): Buffer | undefined {
  try {
    return readFileSync(join(dataDir, name));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Written aside and linked into place: of two processes that begin together one wins, and both use its key. */
function write(dataDir: string, name: string, made: string | Buffer): Buffer {
  const aside = join(dataDir, `${name}.${process.pid}`);
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(aside, made, { mode: 0o600 });
    linkSync(aside, join(dataDir, name));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
  return read(dataDir, name) ?? Buffer.from(made);
}
