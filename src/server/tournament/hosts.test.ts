import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY } from '../../kit/time.ts';
import { hostOf } from '../testing/actors.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { hostLink } from './hosts.ts';

const EVENING = { title: 'Hüttenjass', place: '', day: '2024-11-16', regulation: { base: 'ebh' } };
const create = { 'idempotency-key': 'evening' };
const tokenOf = (link: string | undefined) => ({ token: link?.split('#')[1] ?? '' });

describe('the host of a hall', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  test('a browser with the console’s link runs tournaments, without account and authenticator, and nothing else', async () => {
    const host = await hostOf(server);
    expect((await host.get('/api/host')).body).toEqual({ isHost: true, isHall: true });
    const made = await host.post('/api/tournaments', EVENING, create);
    expect(made.status, made.text).toBe(200);
    expect((await host.get('/api/tournaments')).body.tournaments).toMatchObject([{ title: 'Hüttenjass' }]);
    const desk = (await host.get(`/api/tournaments/${made.body.id}/view`)).body;
    expect([desk.as, desk.role]).toEqual(['desk', 'director']);
    expect((await host.get('/api/people')).status).toBe(401);
    expect((await server.caller().get('/api/tournaments')).body.code).toBe('not-signed-in');
  });

  test('the link works once, and a new one replaces it; the browser stays the host’s', async () => {
    const first = await hostLink(server.services, server.address);
    const second = await hostLink(server.services, server.address);
    const [early, late, again] = [server.caller(), server.caller(), server.caller()];
    expect((await early.post('/api/host', tokenOf(first))).body.code).toBe('link-expired');
    expect((await late.post('/api/host', tokenOf(second))).status).toBe(200);
    expect((await again.post('/api/host', tokenOf(second))).body.code).toBe('link-expired');
    expect((await late.get('/api/tournaments')).status).toBe(200);
  });

  test('a wrong clock of the laptop locks nobody out, in either direction', async () => {
    const host = await hostOf(server);
    for (const days of [4000, -8000, 4000]) {
      server.clock.advance(days * DAY);
      expect((await host.get('/api/tournaments')).status).toBe(200);
    }
  });

  test('it is taken back: no browser is the host’s until there is a new link', async () => {
    const [one, two] = [await hostOf(server), await hostOf(server)];
    expect((await one.send('/api/host', { method: 'DELETE' })).status).toBe(204);
    expect((await one.get('/api/tournaments')).status).toBe(401);
    expect((await two.get('/api/tournaments')).status).toBe(401);
    expect((await (await hostOf(server)).get('/api/tournaments')).status).toBe(200);
  });
});

test.each([{ PUBLIC_URL: 'http://jass.example.ch' }, { TRUST_PROXY: '1' }])(
  'where the house is on the internet (%o) there is no link and no host: it takes an account',
  async (environment) => {
    const hall = await startTestServer();
    const open = await startTestServer({ environment, databaseUrl: hall.databaseUrl });
    try {
      expect(await hostLink(open.services, open.address)).toBe(undefined);
      const link = await hostLink(hall.services, hall.address);
      expect((await open.caller().post('/api/host', tokenOf(link))).body.code).toBe('link-expired');
      const { cookie } = await hostOf(hall);
      const caller = open.caller();
      caller.cookie = cookie;
      expect((await caller.get('/api/host')).body).toEqual({ isHost: false, isHall: false });
      expect((await caller.get('/api/tournaments')).status).toBe(401);
    } finally {
      await open.stop();
      await hall.stop();
    }
  },
);
