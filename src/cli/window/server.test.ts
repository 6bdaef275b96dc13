import { existsSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startServer } from './server.ts';

test.runIf(existsSync('/dev/full'))(
  'a disk without room for the log takes the host’s window away from nobody',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gschobe-log-'));
    symlinkSync('/dev/full', join(folder, 'gschobe.log'));
    const program = join(folder, 'program.js');
    writeFileSync(program, `console.log('a line'); console.error('why'); console.log('Gschobe: http://localhost:1');`);
    const server = startServer(program, folder, 1);
    expect(await server.serves).toBe('http://localhost:1');
    expect(await server.ended).toBe('why');
  },
);
