import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TODAY } from '../../bots/levels.ts';
import { RULE_1, ruleOne } from '../../bots/rule/ruleOne.ts';
import { viewsOf } from '../../bots/testing/positions.ts';
import { legalIn, type MatchView } from '../../schieber/view.ts';
import { guests } from '../guests/guests.ts';
import { openMatches } from '../schieber/matches.ts';
import type { Asker, Talk, Told } from '../schieber/players.ts';
import { schieber } from '../schieber/schieber.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { serverPlayers } from './players.ts';
import { openPool } from './pool.ts';

/** A position in which the net is not alone sure: it takes a while. */
const position = [...viewsOf('turns', 1, (view) => ruleOne(view, RULE_1))].filter(
  ({ phase }) => phase === 'playing',
)[20]!;
const practice = (owner: string): Asker => ({ owner, isRated: false });
const rated = (owner: string): Asker => ({ owner, isRated: true });

/** As three computer players answer a card. */
function* answers(): Talk<readonly Told[]> {
  const told: Told[] = [];
  for (let i = 0; i < 3; i++) told.push(yield { player: TODAY.grandmaster, view: position });
  return told;
}

describe('one thread thinks for all who play against the grandmaster', () => {
  const pool = openPool(1);
  const players = serverPlayers(pool);
  afterAll(() => players.close());

  /** They all come in the same moment; answers who was answered, or turned away, one after the other. */
  async function allAtOnce(askers: readonly Asker[]): Promise<readonly string[]> {
    const order: string[] = [];
    const each = askers.map((asker) =>
      players.talk(answers(), asker).then(
        () => order.push(asker.owner),
        ({ code }) => order.push(`${asker.owner} ${code}`),
      ),
    );
    await Promise.all(each);
    return order;
  }
  const many = <One>(count: number, one: (i: number) => One) => Array.from({ length: count }, (_, i) => one(i));

  test('who plays many matches at once waits behind himself, and nobody behind him', async () => {
    const order = await allAtOnce([...many(60, () => practice('greedy')), practice('Rosa'), practice('Vreni')]);
    expect(order.slice(0, 55)).toEqual(many(55, () => 'greedy EBUSY')); // at once
    expect(order.slice(55, 57).sort()).toEqual(['Rosa', 'Vreni']);
    expect(order.slice(57)).toEqual(many(5, () => 'greedy'));
  });

  test('too many people are turned away at the door, and who is in is answered to the end', async () => {
    const order = await allAtOnce(many(50, (i) => practice(`guest ${i}`)));
    expect(order.slice(0, 17)).toEqual(many(17, (i) => `guest ${33 + i} EBUSY`));
    expect(order.slice(17)).toEqual(many(33, (i) => `guest ${i}`));
  });

  test('who is in is answered to the end although others never stop knocking', async () => {
    let isOver = false;
    const knocks: Promise<unknown>[] = [];
    const all = allAtOnce(many(33, (i) => practice(`guest ${i}`))).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      await new Promise((resolve) => setImmediate(resolve));
      const knock = pool.choose({ name: TODAY.grandmaster, view: position }, practice(`late ${knocks.length}`));
      knocks.push(knock.catch(({ code }) => code));
    }
    expect((await all).filter((who) => who.endsWith('EBUSY'))).toEqual([]);
    expect(await Promise.all(knocks)).toContain('EBUSY');
  });

  test('whose clock runs comes before who practises, however many they are', async () => {
    const order = await allAtOnce([...many(50, (i) => practice(`guest ${i}`)), ...many(3, (i) => rated(`rated ${i}`))]);
    const answered = order.filter((who) => !who.endsWith('EBUSY'));
    expect(answered.slice(0, 3).sort()).toEqual(['rated 0', 'rated 1', 'rated 2']);
    expect(answered).toHaveLength(36);
  });
});

test('a thread that thinks for ever is ended, and the next question gets a new one', async () => {
  const hasty = openPool(1, 1);
  const asked = [1, 2].map((i) => hasty.choose({ name: TODAY.grandmaster, view: position }, practice(`guest ${i}`)));
  const reasons = await Promise.all(asked.map((each) => each.then(String, ({ code, message }) => ({ code, message }))));
  expect(reasons).toEqual([1, 2].map(() => ({ code: 'EBUSY', message: 'it took too long' })));
  await hasty.close();
});

describe('on the server', () => {
  const players = serverPlayers(openPool(1));
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      subjects(services) {
        const matches = openMatches(services, players);
        return [guests(services), schieber(services, matches, players)];
      },
    });
  });
  afterAll(async () => {
    await server.stop();
    await players.close();
  });

  const commandFor = ({ game }: MatchView) =>
    game.phase === 'declaring' ? { type: 'declare', mode: 'O' } : { type: 'play', card: legalIn(game)[0] };

  test('who is turned away is told to come again; nothing was stored, and the same key plays the card', async () => {
    const guest = await server.caller().asGuest();
    const matches: { id: string; version: number; view: MatchView }[] = [];
    for (let i = 0; i < 20; i++) {
      const practice = { kind: 'practice', level: 'grandmaster' };
      matches.push((await guest.post('/api/matches', practice, { 'idempotency-key': `open-${i}` })).body);
    }
    const play = (i: number) =>
      guest.post(`/api/matches/${matches[i]!.id}/commands`, commandFor(matches[i]!.view), {
        'idempotency-key': `play-${i}`,
      });
    const played = await Promise.all(matches.map((_, i) => play(i)));
    const away = matches.map((_, i) => i).filter((i) => played[i]!.status === 503);
    expect(away.length).toBeGreaterThan(0);
    expect(played.length - away.length).toBeGreaterThan(4);
    for (const i of away) {
      expect(played[i]!.body.code).toBe('unavailable');
      expect(played[i]!.headers.get('retry-after')).toBe('1');
      expect((await guest.get(`/api/matches/${matches[i]!.id}`)).body.version).toBe(matches[i]!.version);
      const again = await play(i);
      expect([again.status, again.body.version > matches[i]!.version]).toEqual([200, true]);
      expect((await play(i)).text).toBe(again.text);
    }
  });
});
