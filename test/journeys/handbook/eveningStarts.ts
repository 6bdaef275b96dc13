import { startTestServer, type TestServer } from '../../../src/server/testing/server.ts';
import { hostLink } from '../../../src/server/tournament/hosts.ts';
import type { Look } from '../../e2e/browser.ts';
import { asOffice, codesAt, newEvening } from '../../e2e/hall.ts';
import type { Begin, Target } from './walker.ts';

const LAPTOP: Look = { width: 1100, height: 760 };
const WALL: Look = { width: 1280, height: 720 };
const NAMES = 'Anna Amrein,Beat Bucher,Carla Christen,Dino Durrer,Eva Egger,Felix Flury,Gret Gasser,Hans Huber'.split(
  ',',
);

interface Hall {
  readonly server: TestServer;
  readonly id: string;
  /** The supervisor's code. */
  readonly rita: string;
  readonly office: ReturnType<typeof asOffice>;
  /** A command at table 1, with its code. */
  write(body: object): Promise<void>;
  readonly begin: Begin;
}

/** An evening of two Passen to four games, and the screens of everybody there. */
async function hall(): Promise<Hall> {
  const server = await startTestServer();
  const { id, key, projector } = await newEvening(server, { base: 'ebh', passen: 2, gamesPerPasse: 4, flatRate: 300 });
  const office = asOffice(server, id);
  await office.post('/staff', { name: 'Rita Amstutz', role: 'supervisor' });
  const { at, helper } = await codesAt(server, id);
  const rita = await helper(2);
  const here = (code: string, look: Look): Target => ({ address: `${server.address}/t/${id}/${code}`, look });
  const places = {
    desk: here(key, LAPTOP),
    wall: here(projector, WALL),
    sheet: { address: at('t', 1) },
    supervisor: { address: `${server.address}/t/${id}/${rita}` },
    player: { address: at('p', 1) },
  };
  let version = 1;
  const code = at('t', 1).split('/').at(-1) ?? '';
  const write = async (body: object) => {
    const answer = await fetch(`${server.address}/api/tournaments/${id}/sheets/1/1/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': `handbook-${version}`, 'x-code': code },
      body: JSON.stringify({ ...body, version }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    ({ version } = (await answer.json()) as { version: number });
  };
  return { server, id, rita, office, write, begin: { server, places, end: () => server.stop() } };
}

/** The evening after so much was done. */
const after =
  (work: (hall: Hall) => Promise<unknown>): (() => Promise<Begin>) =>
  async () => {
    const made = await hall();
    await work(made);
    return made.begin;
  };

const drawn = async ({ office }: Hall) => {
  await office.add(NAMES);
  await office.draw([1]);
};
const running = (hall: Hall) => hall.office.begin(NAMES);

const written = async (hall: Hall, games: number) => {
  await running(hall);
  await hall.write({ type: 'elect-writer', seat: 0 });
  const points = [75, 157, 60, 0];
  for (let game = 1; game <= games; game++) {
    const first = points[game - 1] ?? 0;
    await hall.write({ type: 'record', game, points: [first, 157 - first] });
  }
};

const reported = async (hall: Hall) => {
  await written(hall, 4);
  for (const seat of [0, 1]) await hall.write({ type: 'confirm', seat });
};

const played = async ({ office }: Hall) => {
  await office.begin(NAMES, [1, 2]);
  await office.papers(1, 300, 628);
  await office.start(2);
  await office.papers(2, 320, 628);
};

const handedIn = async (hall: Hall) => {
  await played(hall);
  const { ranking } = await hall.office.view();
  for (const { number, total } of ranking) {
    await hall.office.post('/commands', { type: 'enter-total', number, total });
    for (const type of ['initial-total', 'hand-in']) await hall.office.post('/commands', { type, number });
  }
};

/** SSC 7.05 (11): a supervisor has proposed that somebody is warned. */
async function warningProposed(): Promise<Begin> {
  const made = await hall();
  await running(made);
  const path = `/api/tournaments/${made.id}/sheets/1/1/rulings`;
  const answer = await fetch(made.server.address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'handbook-ruling', 'x-code': made.rita },
    body: JSON.stringify({ event: 'signals', noticed: 'open', game: 1, offender: 1, version: 1 }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return made.begin;
}

async function twoLaptops(): Promise<Begin> {
  const made = await hall();
  await running(made);
  const second = await startTestServer();
  const link = (await hostLink(second.services, second.address)) ?? '';
  return {
    ...made.begin,
    places: { ...made.begin.places, 'second laptop': { address: link, look: LAPTOP } },
    end: async () => {
      await second.stop();
      await made.server.stop();
    },
  };
}

export const eveningStarts = {
  hall: async (): Promise<Begin> => {
    const server = await startTestServer();
    const address = (await hostLink(server.services, server.address)) ?? '';
    return { server, places: { host: { address, look: LAPTOP } }, end: () => server.stop() };
  },
  'two laptops': twoLaptops,
  'evening made': after(async () => {}),
  'eight are here': after(({ office }) => office.add(NAMES)),
  'seats are drawn': after(drawn),
  'somebody came late': after(async (hall) => {
    await drawn(hall);
    await hall.office.add(['Ida Imhof']);
  }),
  'evening, Passe 1 runs': after(running),
  'nine are here, Passe 1 runs': async (): Promise<Begin> => {
    const made = await hall();
    await made.office.begin([...NAMES, 'Ida Imhof']);
    const { passen } = await made.office.view();
    return { ...made.begin, facts: { 'sits out': String(passen[0].byes[0]) } };
  },
  'one game written': after((hall) => written(hall, 1)),
  'sheet written': after((hall) => written(hall, 4)),
  'sheet reported': after(reported),
  'sheet initialled': after(async (hall) => {
    await running(hall);
    await hall.office.papers(1, 300, 628, [1]);
  }),
  'warning proposed': warningProposed,
  'all Passen played': async (): Promise<Begin> => {
    const made = await hall();
    await played(made);
    const { ranking } = await made.office.view();
    // The first at the desk has number 1.
    const { total } = ranking.find(({ number }: { number: number }) => number === 1);
    return { ...made.begin, facts: { total: String(total) } };
  },
  'totals handed in': after(handedIn),
  'evening finished': after(async (hall) => {
    await handedIn(hall);
    await hall.office.post('/commands', { type: 'finish' });
  }),
};
