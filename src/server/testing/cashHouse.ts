import { randomUUID } from 'node:crypto';
import { type Instant, zurichInstant } from '../../kit/time.ts';
import { DESK_DUTIES } from '../../ledger/duties.ts';
import type { DUTIES } from '../../wire/duties.ts';
import { FORM, register, signInAs } from './people.ts';
import { type Answered, type Caller, startTestServer, type TestClock, type TestServer, testClock } from './server.ts';

export type Staff = Caller & { readonly id: string };

type Work = 'cashier' | 'organiser' | 'director';

/** A house that plays for francs, with three cashiers whose tills are open and two people of the office. */
export interface CashHouse {
  readonly server: TestServer;
  readonly clock: TestClock;
  readonly rita: Staff;
  readonly sepp: Staff;
  readonly nora: Staff;
  readonly olga: Staff;
  readonly dani: Staff;
  /** Somebody of the staff who signs in now. */
  staff(role: Work, email: string): Promise<Staff>;
  /** A player who works for the house from now on. */
  hire(role: Work, email: string): Promise<Staff>;
  newPlayer(): Promise<Staff>;
}

export async function openCashHouse(at: Instant = zurichInstant('2024-10-24T12:00')): Promise<CashHouse> {
  const clock = testClock(at);
  const server = await startTestServer({ clock, environment: { MONEY: 'cash' } });
  const signIn = async (role: Work, email: string, password?: string): Promise<Staff> => {
    const { caller, id } = await signInAs(server, role, email, password);
    if (role === 'cashier') await caller.post('/api/desk/till/opening', { counted: 0 }); // unless it is open already
    return Object.assign(caller, { id });
  };
  const staff: CashHouse['staff'] = (role, email) => signIn(role, email);
  let people = 0;
  return {
    ...{ server, clock, staff, newPlayer: () => newPlayer(server, people++) },
    hire: (role, email) => signIn(role, email, FORM.password),
    rita: await staff('cashier', 'kasse.rita@example.ch'),
    sepp: await staff('cashier', 'kasse.sepp@example.ch'),
    nora: await staff('cashier', 'kasse.nora@example.ch'),
    olga: await staff('organiser', 'olga@example.ch'),
    dani: await staff('director', 'dani@example.ch'),
  };
}

const NAMES = 'Alder Birrer Clavadetscher Durrer Estermann Fuchs Gisler Hodel Infanger Jauch'.split(' ');

/** Everybody another one, so that nobody is held for somebody else. */
async function newPlayer(server: TestServer, i: number): Promise<Staff> {
  const caller = server.caller();
  const [lastName, firstName] = [`${NAMES[i % 10]}`, `${NAMES[(i * 3 + 1 + Math.floor(i / 10)) % 10]}`.slice(0, 5)];
  const answer = await register(server, caller, {
    ...{ email: `player${i}@example.ch`, firstName, lastName, street: `${lastName}weg`, houseNumber: String(i + 1) },
    born: `19${50 + i}-0${1 + (i % 9)}-11`,
  });
  if (answer.status !== 200) throw new Error(answer.text);
  const { id } = (await caller.get('/api/me')).body;
  return Object.assign(caller, { id });
}

export const key = () => ({ 'idempotency-key': randomUUID() });
export const desk = (caller: Caller, person: string, what: string, body: object): Promise<Answered> =>
  caller.post(`/api/desk/accounts/${person}/${what}`, body, key());
export const balance = async (player: Caller): Promise<number> => (await player.get('/api/wallet')).body.balance;
/** What was put there last and waits. */
export const waiting = ({ body }: Pick<Answered, 'body'>): string => Object.keys(body.wallet.waiting).at(-1)!;

/** Cash that a cashier took and the player confirms. */
export async function payIn(by: Caller, player: Staff, amount: number): Promise<Answered> {
  const taken = await desk(by, player.id, 'deposits', { amount });
  return player.post(`/api/wallet/deposits/${waiting(taken)}/confirmation`, {}, key());
}

/** A duty by HTTP and by lines of the command line: asked for by one, done or approved by another. */
export interface TriedDuty {
  readonly hands: readonly [Staff, Staff];
  /** Before it. */
  given?(player: Staff): Promise<unknown>;
  ask(by: Staff, person: string): Promise<Answered>;
  approve?(by: Staff, person: string, asked: Pick<Answered, 'body'>): Promise<Answered>;
  readonly askLine: (person: string) => readonly string[];
  readonly approveLine?: (person: string, asked: Pick<Answered, 'body'>) => readonly string[];
  /** Whether it has happened. */
  done(player: Staff): Promise<boolean>;
  /** Done about oneself, where that is not the same request; and the line. */
  askOwn?(me: Staff): Promise<Answered>;
  readonly askOwnLine?: (me: string) => readonly string[];
}

export function dutiesIn(house: CashHouse): Readonly<Record<keyof typeof DUTIES, TriedDuty>> {
  return { ...moneyDuties(house), ...standingDuties(house) };
}

const LARGE = DESK_DUTIES.deposit.sum + 100;
const approve = (by: Staff, person: string, asked: Pick<Answered, 'body'>) =>
  desk(by, person, 'approvals', { id: waiting(asked) });
const approveLine = (person: string, asked: Pick<Answered, 'body'>) => ['approve', person, waiting(asked)];

function moneyDuties({ rita, sepp, nora }: CashHouse) {
  const cashiers = [rita, sepp] as const;
  const account = async (player: Staff) => (await rita.get(`/api/desk/accounts/${player.id}`)).body;
  const known = (player: Staff, by: Staff) => desk(by, player.id, 'identity', { result: 'checked' });
  let payout = 'closing';
  const asksForPayout = (checkedBy: Staff) => async (player: Staff) => {
    await known(player, checkedBy);
    await payIn(sepp, player, 50_000);
    payout = waiting(await player.post('/api/wallet/payouts', { amount: 50_000 }, key()));
  };
  const settle = (result: 'paid' | 'returned') => (by: Staff, person: string) =>
    desk(by, person, 'payouts', { id: payout, result });
  return {
    deposit: {
      ...{ hands: cashiers, given: (player: Staff) => known(player, sepp), approve, approveLine },
      ask: (by: Staff, person: string) => desk(by, person, 'deposits', { amount: LARGE }),
      askLine: (person: string) => ['deposit', person, '1001.00'],
      done: async (player: Staff) => (await balance(player)) === LARGE,
    },
    checkIdentity: {
      hands: cashiers,
      ask: (by: Staff, person: string) => desk(by, person, 'identity', { result: 'checked' }),
      askLine: (person: string) => ['identity', person, 'checked'],
      done: async (player: Staff) => (await account(player)).wallet.identity === 'checked',
    },
    payOut: {
      ...{ hands: cashiers, given: asksForPayout(rita), ask: settle('paid'), approve: settle('paid') },
      askLine: (person: string) => ['pay', person, payout],
      approveLine: (person: string) => ['pay', person, payout],
      done: async (player: Staff) => Object.keys((await account(player)).wallet.waiting).length === 0,
    },
    returnPayout: {
      ...{ hands: cashiers, given: asksForPayout(sepp), ask: settle('returned'), approve: settle('returned') },
      askLine: (person: string) => ['return', person, payout],
      approveLine: (person: string) => ['return', person, payout],
      done: async (player: Staff) => (await balance(player)) === 50_000,
    },
    proposeCorrection: {
      ...{ hands: cashiers, approve, approveLine },
      ask: (by: Staff, person: string) => desk(by, person, 'corrections', { amount: 700, reason: 'counted wrongly' }),
      askLine: (person: string) => ['correct', person, '7', 'counted', 'wrongly'],
      done: async (player: Staff) => (await balance(player)) === 700,
    },
    closeTill: {
      hands: [nora, sepp] as const,
      given: () => nora.post('/api/desk/till/opening', { counted: 0 }), // unless it is open
      ask: (by: Staff) => by.post('/api/desk/till/closing', { counted: 0 }),
      approve: (by: Staff) => by.post(`/api/desk/tills/${nora.id}/signature`, {}),
      askLine: () => ['close-till', '0'],
      approveLine: () => ['sign-till', nora.id],
      askOwn: (me: Staff) => me.post(`/api/desk/tills/${me.id}/signature`, {}),
      askOwnLine: (me: string) => ['sign-till', me],
      done: async () => {
        const { tills } = (await rita.get('/api/desk/tills')).body;
        return tills.find((each: { person: string }) => each.person === nora.id).till.stage === 'closed';
      },
    },
  } satisfies Partial<Record<keyof typeof DUTIES, TriedDuty>>;
}

function standingDuties({ olga, dani, rita, sepp, server }: CashHouse) {
  const office = [olga, dani] as const;
  const account = async (player: Staff) => (await rita.get(`/api/desk/accounts/${player.id}`)).body;
  const isOut = async ({ id }: Staff): Promise<boolean> =>
    (await server.store.pool.query('select excluded from people where person = $1', [id])).rows[0].excluded;
  const agree = (by: Staff, person: string) => desk(by, person, 'exclusion/approval', {});
  const agreeOnPerson = (by: Staff, person: string) => by.post(`/api/people/${person}/approval`, {}, key());
  let asked = 0;
  const grant = (by: Staff, person: string) => by.post(`/api/people/${person}/change`, { asked, grant: true }, key());
  return {
    exclude: {
      ...{ hands: office, approve: agree, approveLine: (person: string) => ['approve-exclusion', person] },
      ask: (by: Staff, person: string) => desk(by, person, 'exclusion', { reason: 'at the table for others' }),
      askLine: (person: string) => ['exclude', person, 'at', 'the', 'table', 'for', 'others'],
      done: async (player: Staff) => (await account(player)).wallet.exclusion !== undefined,
    },
    readmit: {
      ...{ hands: office, approve: agree, approveLine: (person: string) => ['approve-exclusion', person] },
      async given({ id }: Staff) {
        await desk(olga, id, 'exclusion', { reason: 'at the table for others' });
        await agree(dani, id);
      },
      ask: (by: Staff, person: string) =>
        by.send(`/api/desk/accounts/${person}/exclusion`, { method: 'DELETE', headers: key() }),
      askLine: (person: string) => ['readmit', person],
      done: async (player: Staff) => (await account(player)).wallet.exclusion === undefined,
    },
    excludePerson: {
      ...{ hands: office, approve: agreeOnPerson, approveLine: (person: string) => ['approve-person', person] },
      ask: (by: Staff, person: string) => by.post(`/api/people/${person}/exclusion`, { reason: 'manipulation' }, key()),
      askLine: (person: string) => ['exclude-person', person, 'manipulation'],
      done: isOut,
    },
    readmitPerson: {
      ...{ hands: office, approve: agreeOnPerson, approveLine: (person: string) => ['approve-person', person] },
      async given({ id }: Staff) {
        await olga.post(`/api/people/${id}/exclusion`, { reason: 'manipulation' }, key());
        await agreeOnPerson(dani, id);
      },
      ask: (by: Staff, person: string) => by.post(`/api/people/${person}/readmission`, {}, key()),
      askLine: (person: string) => ['readmit-person', person],
      done: async (player: Staff) => !(await isOut(player)),
    },
    changePerson: {
      async given(player: Staff) {
        await payIn(sepp, player, 5_000);
        await player.send('/api/me/profile', {
          ...{ method: 'PUT', headers: { 'content-type': 'application/json' } },
          body: JSON.stringify({ lastName: 'Verheiratet' }),
        });
        asked = (await olga.get(`/api/people/${player.id}`)).body.request.at;
      },
      ...{ hands: office, ask: grant, approve: grant },
      askLine: (person: string) => ['grant-change', person, String(asked)],
      approveLine: (person: string) => ['grant-change', person, String(asked)],
      done: async (player: Staff) => (await player.get('/api/me/profile')).body.lastName === 'Verheiratet',
    },
  } satisfies Partial<Record<keyof typeof DUTIES, TriedDuty>>;
}
