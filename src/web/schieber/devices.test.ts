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
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (!path.startsWith('/')) return fetch(path, init); // the test itself asks
    asked.push(`${init.method} ${path}`);
    return fetch(server.address + path, { ...init, headers: { ...init.headers, cookie: guest.cookie } });
  });
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
  tab = { source: remoteSource(begun), asked, told: () => told, untilTold };
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
