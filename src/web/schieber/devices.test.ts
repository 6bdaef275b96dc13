import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { TableCommand } from '../../schieber/hosted.ts';
import { legalIn, type MatchView } from '../../schieber/view.ts';
import type { MatchAnswer } from '../../schieber/wire.ts';
import { type Caller, startTestServer, type TestServer } from '../../server/testing/server.ts';
import type { TableSource } from './tableSource.ts';

let server: TestServer;
let guest: Caller;
beforeAll(async () => {
  server = await startTestServer();
  guest = await server.caller().asGuest();
});
afterAll(() => server.stop());

let keys = 0;
const key = () => ({ 'idempotency-key': `devices-${++keys}` });
const begin = async (): Promise<MatchAnswer> =>
  (await guest.post('/api/matches', { kind: 'practice', games: 2 }, key())).body;

/** A tab of the guest's browser: the product's own modules on the real server, over a network that counts. */
interface Tab {
  readonly source: TableSource;
  readonly asked: string[];
  /** The next answers get lost on their way back, though the server has done what it was asked; answers the keys sent. */
  lose(count: number): readonly string[];
  /** How many messages came by push. */
  told(): number;
  /** Waits until so many came. */
  untilTold(count: number): Promise<void>;
}
let tab: Tab | undefined;
afterEach(() => {
  tab?.source.close();
  vi.unstubAllGlobals();
});

async function openTab(begun: MatchAnswer): Promise<Tab> {
  const asked: string[] = [];
  let told = 0;
  let heard = () => {};
  const { fetch } = globalThis;
  vi.resetModules(); // a tab has a name and a connection of its own
  vi.stubGlobal('location', { protocol: 'http:', host: new URL(server.address).host });
  const sent: string[] = [];
  let toLose = 0;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (!path.startsWith('/')) return fetch(path, init); // the test itself asks
    asked.push(`${init.method} ${path}`);
    sent.push(new Headers(init.headers).get('idempotency-key') ?? '');
    const answer = await fetch(server.address + path, { ...init, headers: { ...init.headers, cookie: guest.cookie } });
    if (toLose-- > 0) throw new Error('lost');
    return answer;
  });
  // No window, no waiting: the line is back at once.
  vi.stubGlobal('addEventListener', (event: string, then: () => void) => event === 'online' && then());
  vi.stubGlobal('removeEventListener', () => {});
  const lose = (count: number) => {
    toLose = count;
    return sent;
  };
  class Socket extends WebSocket {
    constructor(url: string) {
      super(url, { headers: { cookie: guest.cookie } });
      // After the product's own listener, which is set next.
      queueMicrotask(() =>
        this.on('message', () => {
          told++;
          heard();
        }),
      );
    }
  }
  vi.stubGlobal('WebSocket', Socket);
  const { remoteSource } = await import('./remoteSource.ts');
  const untilTold = async (count: number) => {
    while (told < count)
      await new Promise<void>((resolve) => {
        heard = resolve;
      });
  };
  tab = { source: remoteSource(begun, 'stands'), asked, lose, told: () => told, untilTold };
  await untilTold(1); // where the match stands
  return tab;
}

const anyCommand = ({ game }: MatchView): TableCommand =>
  game.phase === 'declaring' ? { type: 'declare', mode: 'O' } : { type: 'play', card: legalIn(game)[0]! };

test('a card costs the tab that plays it one POST and nothing else', async () => {
  const begun = await begin();
  const { source, asked, told } = await openTab(begun);
  let commands = 0;
  while (!source.news.value.view.ending) {
    expect(await source.send(anyCommand(source.news.value.view))).toEqual({ ok: true, value: null });
    commands++;
  }
  expect(commands).toBeGreaterThanOrEqual(18);
  expect(asked).toEqual(Array.from({ length: commands }, () => `POST /api/matches/${begun.id}/commands`));
  expect(told()).toBe(1);
});

test('a card costs another tab one push and no request, and its view is the same', async () => {
  const begun = await begin();
  const { source, asked, untilTold } = await openTab(begun);
  let { view } = begun;
  for (let commands = 1; !view.ending; commands++) {
    view = (await guest.post(`/api/matches/${begun.id}/commands`, anyCommand(view), key())).body.view;
    await untilTold(commands + 1);
    expect(source.news.value.view).toEqual(view);
  }
  expect(asked).toEqual([]);
});

test('a tab that missed something asks once for what it missed', async () => {
  const begun = await begin();
  const played: MatchAnswer = (await guest.post(`/api/matches/${begun.id}/commands`, anyCommand(begun.view), key()))
    .body;
  const { source, asked } = await openTab(begun); // it knows the match as it was before
  await new Promise<void>((resolve) => {
    source.news.subscribe(({ view }) => {
      if (view !== begun.view) resolve();
    });
  });
  expect(source.news.value.view).toEqual(played.view);
  expect(source.news.value.steps).toEqual(played.steps);
  expect(asked).toEqual([`GET /api/matches/${begun.id}?since=${begun.version}`]);
});

test('a card whose answer was lost is sent again under the same key, and counts once', async () => {
  const begun = await begin();
  const { source, lose } = await openTab(begun);
  const sent = lose(2);
  const states: boolean[] = [];
  source.isConnected.subscribe((is) => states.push(is));
  expect(await source.send(anyCommand(begun.view))).toEqual({ ok: true, value: null });
  expect(sent).toHaveLength(3);
  expect(new Set(sent).size).toBe(1);
  expect(states).toEqual([true, false, true]);
  const { body } = await guest.get(`/api/matches/${begun.id}`);
  expect(source.news.value.view).toEqual(body.view);
});
