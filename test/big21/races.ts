import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { commitment } from '../../src/kit/chance.ts';
import { zurichDay, zurichInstant } from '../../src/kit/time.ts';
import { rappen } from '../../src/ledger/money.ts';
import { openGames } from '../../src/server/big21/games.ts';
import { openTerms } from '../../src/server/big21/terms.ts';
import { checkLedger } from '../../src/server/ledger/check.ts';
import { openWallets } from '../../src/server/ledger/wallets.ts';
import { startTestServer, testClock } from '../../src/server/testing/server.ts';

const TABS = 64;
const MANY = { 1: rappen(90_000), 7: rappen(90_000), 30: rappen(90_000) };

/** The same questions as in the server's tests, asked of the rooms behind the door, often. */
export async function races(rounds: number) {
  const clock = testClock(zurichInstant('2024-10-24T12:00'));
  const server = await startTestServer({ clock });
  const { services } = server;
  const wallets = openWallets(services);
  const games = openGames(services, openTerms(services), async () => undefined);
  const at = clock.now();
  let wrong = 0;

  const newPlayer = async (francs: number, limit = 90_000) => {
    const person = randomUUID();
    const by = `person:${person}`;
    await wallets.command(person, { type: 'accept', rules: '2024-10-23', conditions: '2024-10-23' }, by, at);
    await wallets.command(person, { type: 'setLimits', wish: { netLoss: { ...MANY, 1: rappen(limit) } } }, by, at);
    const amount = rappen(francs * 100);
    await wallets.command(person, { type: 'deposit', id: randomUUID(), amount, via: 'sandbox', by }, by, at);
    return person;
  };
  const start = async (person: string) => {
    const seed = randomBytes(32);
    const promised = commitment(seed);
    await sql`insert into big21_seeds values (${promised}, ${`person:${person}`}, ${seed}, now())`.execute(
      server.store.db,
    );
    return games.start({
      owner: `person:${person}`,
      purse: 'money',
      stake: 100,
      commitment: promised,
      clientSeed: '00'.repeat(8),
      at,
    });
  };
  const race = async (person: string) =>
    (await Promise.all(Array.from({ length: TABS }, () => start(person)))).filter(({ ok }) => ok).length;

  for (let round = 0; round < rounds; round++) {
    switch (round % 4) {
      case 0:
        if ((await race(await newPlayer(3))) !== 3) wrong++;
        break;
      case 1: {
        const person = await newPlayer(90);
        await sql`insert into big21_slots select ${person}, ${zurichDay(at)}, n, ${person} || n from generate_series(1, 98) n`.execute(
          server.store.db,
        );
        if ((await race(person)) !== 2) wrong++;
        break;
      }
      case 2:
        if ((await race(await newPlayer(90, 500))) !== 5) wrong++;
        break;
      default: {
        const person = await newPlayer(5);
        const started = await start(person);
        if (!started.ok) throw new Error(started.refusal.code);
        const { id } = JSON.parse(started.value.answer.text) as { id: string };
        const late = at + 4 * 3_600_000 + 1;
        const owner = `person:${person}`;
        await Promise.all(
          Array.from({ length: TABS }, (_, i) =>
            i % 3 === 0
              ? games.command(id, owner, { type: 'stop' }, at)
              : i % 3 === 1
                ? games.expire(id, late)
                : games.command(id, owner, { type: 'discard' }, late),
          ),
        );
        const ends = (await server.store.read(`big21:${id}`)).filter(({ event }) => event.type === 'ended').length;
        if (ends !== 1) wrong++;
      }
    }
  }
  const ledger = await checkLedger(server.store.db);
  await server.stop();
  return { rounds, tabs: TABS, wrong, ledger };
}
