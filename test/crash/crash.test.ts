import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compilePowercut } from './shadow.ts';
import { storm, tallyPlayer } from './storm.ts';
import { databaseVictim, prepare } from './victims.ts';

// The small version of test/long/crash.long.ts, which kills Node too, two hundred times.
const folder = mkdtempSync(join(tmpdir(), 'gschobe-crash-'));
const dataDir = join(folder, 'data');
const library = compilePowercut(folder);
if (library === undefined) console.warn('*** NO C COMPILER: the power cuts are SKIPPED ***');
const common = { clients: 8, seed: 'small', calm: [100, 300] } as const;
const power = { library: library!, shadow: join(folder, 'shadow') };

beforeAll(() => prepare(dataDir, { fsync: 'off' }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('no acknowledged move is lost or counted twice when every PostgreSQL process is killed', async () => {
  const figure = await storm({
    ...common,
    victim: databaseVictim({ dataDir }),
    player: tallyPlayer('kill'),
    crashes: 2,
  });
  expect(figure).toMatchObject({ lost: 0, doubled: 0, refused: 0 });
  expect(figure.acknowledged).toBeGreaterThanOrEqual(2 * common.clients);
});

test.skipIf(library === undefined)(
  'no acknowledged move is lost when the power is cut and what was not synced is gone',
  async () => {
    const victim = databaseVictim({ dataDir, power });
    const figure = await storm({ ...common, victim, player: tallyPlayer('power'), crashes: 1 });
    expect(figure).toMatchObject({ lost: 0, doubled: 0, refused: 0 });
  },
);

test.skipIf(library === undefined)(
  'the power cut is a real one: a database that does not sync loses what it acknowledged',
  async () => {
    const victim = databaseVictim({ dataDir, power, settings: { fsync: 'off' } });
    const figure = await storm({ ...common, victim, player: tallyPlayer('unsynced'), crashes: 1 }).catch(
      () => undefined,
    );
    expect(figure === undefined || figure.lost + figure.refused > 0).toBe(true);
  },
);
