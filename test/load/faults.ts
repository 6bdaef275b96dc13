import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { main, type Product, startProduct } from './product.ts';
import { configure, type Scene, startAgain } from './scene.ts';

/** One way in which something is not there, and how it is there again. */
export interface Fault {
  readonly seconds: number;
  /** Where the data lies: a PostgreSQL behind DATABASE_URL, the product's own, or that on a small disk. */
  readonly on: 'database' | 'own' | 'small disk';
  begin(scene: Scene): Promise<void> | void;
  /** The cause goes away, and with it whatever an operator or a supervisor does then. */
  end(scene: Scene): Promise<void> | void;
}

const away = (seconds: number, signal: 'SIGINT' | 'SIGKILL' = 'SIGINT'): Fault => ({
  ...{ seconds, on: 'database' },
  begin: ({ database }) => database!.end(signal),
  end: ({ database }) => database!.start(),
});
const setting = (change: string): Fault => ({
  ...{ seconds: 6, on: 'database' },
  begin: (scene) => configure(scene, `set ${change}`),
  end: (scene) => configure(scene, `reset ${change.split(' ')[0]}`),
});

export const FAULTS: Readonly<Record<string, Fault>> = {
  'away-0.2s': away(0.2),
  'away-2s': away(2),
  'away-20s': away(20),
  'away-120s': away(120),
  killed: away(0.2, 'SIGKILL'),
  hung: {
    ...{ seconds: 8, on: 'database' },
    begin: ({ database }) => database!.freeze(),
    end: ({ database }) => database!.thaw(),
  },
  'read-only': setting('default_transaction_read_only = on'),
  'full-disk': fullDisk(),
  'ulimit-128': crowd(150),
  'data-dir-gone': {
    ...{ seconds: 2, on: 'own' },
    async begin(scene) {
      const ended = once(scene.product.process, 'exit');
      scene.product.process.ref();
      renameSync(scene.dataDir, `${scene.dataDir}.gone`);
      const [code] = await ended;
      if (code !== 2) throw new Error(`a process whose DATA_DIR is gone ended with ${code}`);
    },
    async end(scene) {
      renameSync(`${scene.dataDir}.gone`, scene.dataDir);
      await startAgain(scene);
    },
  },
  'port-taken': {
    ...{ seconds: 0, on: 'own' },
    async begin({ environment, port }) {
      const second = spawn(process.execPath, [main, 'serve'], {
        env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), ...environment },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let said = '';
      second.stderr.on('data', (text) => {
        said += text;
      });
      const [code] = await once(second, 'close');
      if (code !== 2 || said.trim().split('\n').length !== 1) throw new Error(`a second start: ${code} ${said}`);
    },
    end() {},
  },
  'four-processes': fourProcesses(),
};

/** A disk that is full to the last byte, until somebody makes room. */
function fullDisk(): Fault {
  const filler = ({ dataDir }: Scene) => join(dataDir, 'filler');
  return {
    ...{ seconds: 6, on: 'small disk' },
    async begin(scene) {
      const file = await open(filler(scene), 'w');
      try {
        for (const size of [1024 * 1024, 4096, 1]) await fill(file, Buffer.alloc(size));
      } finally {
        await file.close();
      }
    },
    end: (scene) => rmSync(filler(scene)),
  };
}

/** Beside those who play: they live in this process, and lose no time by our writing. */
async function fill(file: FileHandle, bytes: Buffer): Promise<void> {
  try {
    while ((await file.write(bytes)).bytesWritten > 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

/** A process that may open 128 files meets a crowd of connections that say nothing. */
function crowd(count: number): Fault {
  let sockets: Socket[] = [];
  return {
    ...{ seconds: 5, on: 'own' },
    begin({ product, port }) {
      const limited = spawnSync('prlimit', ['--pid', String(product.process.pid), '--nofile=128:128']);
      if (limited.status !== 0) throw new Error('this machine has no prlimit');
      sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1').on('error', () => {}));
    },
    end() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Three more at once on the same DATA_DIR; all three end at once, and the first keeps its database. */
function fourProcesses(): Fault {
  let others: Product[] = [];
  return {
    ...{ seconds: 2, on: 'own' },
    async begin({ environment }) {
      others = await Promise.all(Array.from({ length: 3 }, () => startProduct(environment)));
    },
    async end({ dataDir }) {
      await Promise.all(others.map((other) => other.stop()));
      if (!existsSync(join(dataDir, 'postgres', 'postmaster.pid'))) throw new Error('they took the database with them');
    },
  };
}
