import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Role } from '../../people/role.ts';
import type { Room } from '../people/room.ts';
import { fromBase32, stepAt, totp } from '../people/totp.ts';
import type { Answered, Caller, TestServer } from './server.ts';

/** A registration with everything in order; change what the test is about. */
export const FORM = {
  email: 'anna.muster@example.ch',
  firstName: 'Anna',
  lastName: 'Muster',
  street: 'Seestrasse',
  houseNumber: '7',
  postcode: '8002',
  town: 'Zürich',
  born: '1980-05-05',
  password: 'drei nasse Katzen',
  language: 'de',
  rules: { ssc: '2024-09-27' },
} as const;

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The token of the link, if there is one. */
  readonly token: string | undefined;
}

/** The letters that lie in the outbox of a server without a mail server, oldest first. */
export async function lettersOf(server: TestServer): Promise<readonly Mail[]> {
  await server.runJobs();
  const folder = join(server.services.config.dataDir, 'outbox');
  let files: string[];
  try {
    files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  } catch {
    return [];
  }
  return files.map((name) => readMail(readFileSync(join(folder, name), 'utf8')));
}

export function readMail(raw: string): Mail {
  const header = (name: string) => new RegExp(`^${name}: (.*(?:\r?\n[ \t].*)*)`, 'mi').exec(raw)?.[1] ?? '';
  const plain = raw
    .split(/\r?\n\r?\n/)
    .slice(1)
    .join('\n\n');
  const text = decodeQuoted(plain);
  return {
    to: header('To'),
    subject: decodeWords(header('Subject')),
    text,
    token: /#([A-Za-z0-9_-]{43})/.exec(text)?.[1],
  };
}

const decodeQuoted = (text: string) => {
  const joined = text.replace(/=\r?\n/g, '');
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};
const decodeWords = (text: string) =>
  text.replace(/=\?utf-8\?(q|b)\?([^?]*)\?=\s*/gi, (_, kind: string, word: string) =>
    kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString('utf8') : decodeQuoted(word.replaceAll('_', ' ')),
  );

/** Registers, opens the link of the mail and is signed in. */
export async function register(
  server: TestServer,
  caller: Caller,
  change: Record<string, unknown> = {},
): Promise<Answered> {
  const form = { ...FORM, ...change };
  const answer = await caller.post('/api/people', form);
  if (answer.status !== 200) return answer;
  const letter = (await lettersOf(server)).find(
    ({ to, subject }) => to === form.email && subject.startsWith('Bestätige'),
  );
  return caller.post('/api/people/confirm', { token: letter?.token ?? '' });
}

const SECRETS = new Map<string, Uint8Array>();

/**
 * Somebody of the staff, with second factor shown. Answers the caller and the person's id. `password`: of somebody who
 * had an account before.
 */
export async function signInAs(
  server: TestServer,
  role: Role,
  email = `${role}@example.ch`,
  password?: string,
): Promise<{ caller: Caller; id: string }> {
  const { addStaff, printedStaffLink } = await import('../people/staff.ts');
  const room = peopleRoom(server);
  const staff = { email, firstName: 'Staff', lastName: 'Example', language: 'de', role } as const;
  const added = await addStaff(room, staff, 'system', server.clock.now());
  if (!added.ok) throw new Error(added.refusal.code);
  const wanted = { person: added.value, newFactor: false, by: 'system', at: server.clock.now() };
  const link = await printedStaffLink(room, wanted);
  if (!link.ok) throw new Error(link.refusal.code);
  const caller = server.caller();
  const { body } = await caller.post('/api/session/link', { token: link.value.split('#')[1] });
  if (body.secondFactor === 'set-up')
    SECRETS.set(`${server.address} ${email}`, await setUpSecondFactor(server, caller, password));
  else await caller.post('/api/session/second-factor', { code: nextCode(server, email) });
  return { caller, id: added.value };
}

/** What the phone of somebody of the staff shows next; a code opens once. */
export function nextCode(server: TestServer, email: string): string {
  const secret = SECRETS.get(`${server.address} ${email}`);
  if (secret === undefined) throw new Error(`${email} has no second factor yet`);
  server.clock.advance(30_000);
  return totp(secret, stepAt(server.clock.now()));
}

/** `password`: of somebody who has one. */
export async function setUpSecondFactor(server: TestServer, caller: Caller, password?: string): Promise<Uint8Array> {
  const { secret } = (await caller.post('/api/me/second-factor')).body;
  const bytes = fromBase32(secret)!;
  const code = totp(bytes, stepAt(server.clock.now()));
  await caller.send('/api/me/second-factor', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ secret, code, ...(password !== undefined && { proof: password }) }),
  });
  return bytes;
}

/** The people's room of a running test server. */
export function peopleRoom(server: TestServer): Room {
  const subject = server.subjects.find(({ name }) => name === 'people') as { room?: Room } | undefined;
  if (subject?.room === undefined) throw new Error('this server has no people');
  return subject.room;
}
