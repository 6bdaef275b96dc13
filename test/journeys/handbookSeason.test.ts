import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HomeView } from '../../src/championship/wire.ts';
import { invariant } from '../../src/kit/absurd.ts';
import { utf8 } from '../../src/kit/bytes.ts';
import { chanceFrom } from '../../src/kit/chance.ts';
import { DAY, HOUR, type Instant, zurichInstant } from '../../src/kit/time.ts';
import { openMinds, playOn, SKILLS } from '../../src/server/demo/making/playing.ts';
import { organiserLink } from '../../src/server/people/staff.ts';
import { fromBase32, stepAt, totp } from '../../src/server/people/totp.ts';
import { FORM, lettersOf, peopleRoom, register } from '../../src/server/testing/people.ts';
import { type Caller, startTestServer, type TestServer, testClock } from '../../src/server/testing/server.ts';
import { hostLink } from '../../src/server/tournament/hosts.ts';
import { catalogues } from '../../src/web/help/catalogues.ts';
import { HANDBOOK } from '../../src/web/help/handbook.ts';
import type { Catalogues, Task } from '../../src/web/help/task.ts';
import { hasBrowser, openBrowser } from '../e2e/browser.ts';
import { asOffice, deviceAddress } from '../e2e/hall.ts';
import { HANDS } from './handbook/hands.ts';
import { type Begin, Walker } from './handbook/walker.ts';
import { isShort } from './places.ts';

const LAPTOP = { width: 1100, height: 760 };
const NAMES = [
  'Anna Zgraggen',
  'Beat Odermatt',
  'Carla Wüthrich',
  'Dario Bernasconi',
  'Elin Favre',
  'Fabio Camenisch',
  'Gian Inauen',
  'Heidi Kälin',
  'Ivo Rochat',
  'Jana Näf',
];
const EDITION = { draft: 'verein-2024', title: 'Vereinsmeisterschaft 2024', 'first day': '2024-09-27' };
const at = zurichInstant;

type Who = 'ida' | 'beat';
const EMAILS: Readonly<Record<Who, string>> = { ida: 'ida@example.ch', beat: 'beat.bucher@example.ch' };

/** Somebody who plays: at the same doors as a browser. */
interface Player {
  readonly caller: Caller;
  readonly number: number;
  readonly email: string;
}

/**
 * A season of ten in a new house, by somebody who has only the handbook: from the first link to the name of the champion.
 * What the office does is done on its screens, word for word, the final in the hall too; the ten play through the doors. SSC 3-8
 */
describe.skipIf(!hasBrowser || isShort)('a season of ten by the handbook alone', () => {
  const { organiser, player } = HANDBOOK;
  let browser: Browser;
  let server: TestServer;
  let words: Catalogues;
  let office: Walker;
  const places: { -readonly [Key in keyof NonNullable<Begin['places']>]: NonNullable<Begin['places']>[Key] } = {};
  const facts: Record<string, string> = { ...EDITION };
  const windows = { here: 'ida', 'organiser link': 'ida', office: 'ida', 'second office': 'beat' };
  const secrets = new Map<Who, Uint8Array>();
  const gone = new Set<Who>();
  const players: Player[] = [];

  beforeAll(async () => {
    words = await catalogues('de');
    [browser, server] = await Promise.all([
      openBrowser(),
      startTestServer({ clock: testClock(at('2024-09-02T09:00')) }),
    ]);
    const desk = (who: Who) => async () => {
      await signIn(who);
      return { address: `${server.address}/office`, look: LAPTOP };
    };
    places.office = desk('ida');
    places['second office'] = desk('beat');
    const hour = () => passes(HOUR + 1);
    office = new Walker(browser, words, { server, places, facts, windows, look: LAPTOP, hour, end: async () => {} });
  });
  afterAll(async () => {
    await office.end();
    await browser.close();
    await server.stop();
  });

  const passes = async (milliseconds: number) => {
    server.clock.advance(milliseconds);
    await server.runJobs();
    for (const who of ['ida', 'beat'] as const) gone.add(who); // staff are signed out after half an hour
  };
  const reaches = (instant: Instant) => passes(instant - server.clock.now());
  const follow = async (task: Task, walker = office) => {
    for (const [index, step] of task.steps.entries())
      await walker.do(step, HANDS).catch((error: Error) => {
        throw new Error(`${task.title(words)}, step ${index + 1} (${step.do}): ${error.message}`);
      });
  };

  /** The link once opened, the phone that shows the codes from then on. */
  const firstAccess = async (who: Who, link: string) => {
    windows['organiser link'] = who;
    places['organiser link'] = { address: link, look: LAPTOP };
    const remember = async (walker: Walker) => {
      await HANDS['type the code of the app'](walker);
      const secret = fromBase32((await walker.page.locator('.people-key').textContent()) ?? '');
      invariant(secret, 'the key stands beside its picture');
      secrets.set(who, secret);
    };
    const hands = { ...HANDS, 'type the code of the app': remember };
    for (const step of organiser['first-access'].steps) await office.do(step, hands);
  };

  /** Who was away signs in again, with a new code. */
  const signIn = async (who: Who) => {
    if (!gone.delete(who)) return;
    windows.here = who;
    const { people } = words;
    await office.do({ do: 'open', address: '/sign-in', called: () => people.signIn }, HANDS);
    await office.fill(people.email, EMAILS[who]);
    await office.fill(people.password, 'drei nasse Katzen');
    await office.do({ do: 'key', key: 'Enter' }, HANDS);
    const secret = secrets.get(who);
    invariant(secret, `${who} has a phone`);
    await office.fill(people.code, totp(secret, stepAt(server.clock.now())));
    await office.press(people.goOn);
    await office.do({ do: 'see', text: () => words.office.title }, HANDS);
    windows.here = 'ida';
  };
  /** A task at the desk of the first person. */
  const inOffice = async (task: Task) => {
    await signIn('ida');
    await follow(task);
  };

  let asked = 0;
  const asks = async (caller: Caller, path: string, body: object = {}) => {
    const answer = await caller.post(path, body, { 'idempotency-key': `season-${++asked}` });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`);
    return answer.body;
  };
  const edition = `/api/editions/${EDITION.draft}`;
  const view = async () => (await server.caller().get(edition)).body;

  const minds = openMinds();
  const chance = chanceFrom(utf8('ten'));
  /** Twelve games at the speed of people: two seconds a card. */
  const plays = async ({ caller, number }: Player, round: string) => {
    await playOn(minds, await asks(caller, `${edition}/matches`), {
      skill: SKILLS[1] ?? { level: 'club', slips: 5 },
      chance: chance(`${number}/${round}`),
      think: () => server.clock.advance(2000),
      tell: (match, command) => asks(caller, `/api/matches/${match}/commands`, command),
    });
    await server.runJobs();
  };
  const me = async ({ caller }: Player): Promise<NonNullable<HomeView['entry']>> =>
    (await caller.get(`${edition}/me`)).body.entry;
  /** Around the line a lot would be needed: that is a task of its own. SSC 7.02 */
  const isLevel = async () => {
    const points = (await Promise.all(players.map(me))).map(({ standings }) => standings.semiFinal?.points ?? 0);
    const [, , , , , , , eighth, ninth, tenth] = points.sort((one, other) => other - one);
    return eighth === ninth || ninth === tenth;
  };
  const signsIn = ({ caller, email }: Player) => asks(caller, '/api/session', { email, password: FORM.password });

  /** Everybody shows a document at the entrance, as the first of them did. SSC 7.02 */
  const arrive = async () => {
    const { tournament, shell } = words;
    const expected = office.page.locator('tr').getByRole('button', { name: tournament.checkIn, exact: true });
    for (let left = 7; left > 0; left--) {
      await office.press(shell.close);
      await expect.poll(() => expected.count()).toBe(left);
      await HANDS['somebody arrives'](office);
      await office.do({ do: 'tick', label: () => tournament.isAdult }, HANDS);
      await office.press(tournament.checkIn);
      await expect.poll(() => expected.count()).toBe(left - 1);
    }
    await office.press(shell.close);
  };
  /** Opened, drawn and started on the screens, the final table too; sheets come from paper. Answers who has won. SSC 7 */
  const playsFinal = async (): Promise<string> => {
    const { tournament } = words;
    places.host = { address: (await hostLink(server.services, server.address)) ?? '', look: LAPTOP };
    await follow(organiser['open-final']);
    await arrive();
    places.desk = { address: await deviceAddress(office.page), look: LAPTOP };
    const hall = asOffice(server, /\/t\/(\w+)\//.exec(office.page.url())?.[1] ?? '');
    await follow(HANDBOOK.host.draw);
    await follow(HANDBOOK.host['start-passe']);
    for (let passe = 1; passe <= 5; passe++) {
      if (passe > 1) {
        await hall.draw([passe]); // in a final each Passe is drawn by itself
        await hall.start(passe);
      }
      // Nobody is level in the end: that would need a lot.
      for (const table of [1, 2])
        await hall.papers(passe, 942 + (passe < 5 ? table * 5 ** (passe - 1) : 0), 1884, [table]);
    }
    await office.press(tournament.tabs.board);
    await office.press(tournament.drawFinal);
    await office.press(tournament.freeze);
    await HANDS['read nine cards'](office);
    await office.press(tournament.drawNow);
    await expect.poll(async () => (await hall.view()).final !== null).toBe(true);
    for (const passe of [1, 2, 3]) {
      await office.press(tournament.tabs.board);
      await office.press(tournament.startPasse(tournament.finalPasse(passe)));
      await expect.poll(async () => (await hall.view()).tables[0]?.status).not.toBe('visaed');
      await hall.papers((await hall.view()).tables[0].passe, 314 + 10 * 3 ** passe, 628);
    }
    return (await hall.view()).ranking[0].name;
  };

  test('the house is opened, a second person comes in, an edition is made, written and announced', async () => {
    const link = (await organiserLink(peopleRoom(server), server.clock.now())) ?? '';
    await firstAccess('ida', server.address + link.slice(link.indexOf('/staff')));
    await follow(organiser['own-email']);
    await follow(organiser['add-staff']);
    const letter = (await lettersOf(server)).findLast(({ to }) => to === EMAILS.beat);
    await firstAccess('beat', `${server.address}/staff#${letter?.token}`);
    await follow(organiser['new-edition']);
    await follow(organiser['edition-settings']);
    await follow(organiser['edition-regulation']);
    await follow(organiser['announce-edition']);
    await expect.poll(async () => (await view()).stage).toBe('announced');
    const { title, template, venue } = await view();
    expect({ title, hall: venue.hall, places: template.final.places }).toEqual({
      ...{ title: EDITION.title, hall: 'Stadthalle', places: 8 },
    });
  }, 300_000);

  test('ten people sign up, play until each is in the semi-final, and play that', async () => {
    for (const [index, name] of NAMES.entries()) {
      const [firstName, lastName] = name.split(' ');
      const email = `${firstName?.toLowerCase()}@example.ch`;
      const caller = server.caller();
      const born = `19${50 + 3 * index}-0${1 + (index % 9)}-1${index}`;
      const opened = await register(server, caller, {
        email,
        firstName,
        lastName,
        born,
        houseNumber: String(index + 1),
      });
      expect(opened.status, opened.text).toBe(200);
      const { number } = await asks(caller, `${edition}/entry`, { acceptsRules: true });
      players.push({ caller, number, email });
    }
    let left: readonly Player[] = players;
    for (let day = 0; left.length > 0 && day < 16; day++) {
      await reaches(at('2024-10-05T08:00') + day * DAY);
      for (const each of left) {
        await signsIn(each);
        await plays(each, `qualification ${day}`);
      }
      const homes = await Promise.all(left.map(me));
      left = left.filter((_, index) => !homes[index]?.qualified);
    }
    expect(left).toEqual([]);
    await reaches(at('2024-10-24T08:00'));
    for (const each of players) await signsIn(each);
    for (let round = 1; round === 1 || (await isLevel()); round++)
      for (const each of players) await plays(each, `semi-final ${round}`);
    expect((await view()).qualified).toBe(10);
  }, 560_000);

  test('the list is established, the places given; one withdraws, others confirm; the champion is named', async () => {
    await reaches(at('2024-10-29T08:00'));
    await inOffice(organiser['establish-list']);
    await inOffice(organiser['make-cut']);
    await reaches(at('2024-11-04T09:00'));
    await inOffice(organiser.replacement);
    await inOffice(organiser['letter-came']);
    const own: Begin = { server, look: {}, end: async () => {} };
    let isShown = false;
    for (const each of players) {
      await signsIn(each);
      if ((await me(each)).place?.status !== 'offered') continue;
      if (isShown) {
        await asks(each.caller, `${edition}/place`, { answer: 'confirm' });
        continue;
      }
      isShown = true; // one of them on the screen
      const walker = new Walker(browser, words, { ...own, look: { cookie: each.caller.cookie } });
      await follow(player['final-place'], walker);
      expect(walker.visitors.flatMap(({ errors }) => errors)).toEqual([]);
      await walker.end();
    }
    await expect.poll(async () => (await view()).finalists).toBe(8);
    await reaches(at('2024-11-16T20:00'));
    await signIn('ida');
    const confirmed: Player[] = [];
    for (const each of players) {
      await signsIn(each);
      if ((await me(each)).place?.status === 'confirmed') confirmed.push(each);
    }
    expect(confirmed).toHaveLength(8);
    const winner = await playsFinal();
    facts['champion'] = String(players[NAMES.indexOf(winner)]?.number);
    await inOffice(organiser.champion);
    await expect.poll(async () => (await view()).champion?.name).toBe(winner);
    expect(office.visitors.flatMap(({ errors }) => errors)).toEqual([]);
  }, 300_000);
});
