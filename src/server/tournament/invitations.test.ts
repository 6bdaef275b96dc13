import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isHelperEvent } from '../../tournament/evening/helpers.ts';
import { openSigner } from '../store/signing.ts';
import { openDevice } from '../testing/device.ts';
import { newSecret, takeUp } from '../testing/invitations.ts';
import { startTestServer } from '../testing/server.ts';
import {
  anybody,
  as,
  drawAndStart,
  type Evening,
  evening,
  openDoor,
  post,
  secretOf,
  server,
  signedIn,
  supervisorOf,
  viewOf,
} from './doorTesting.ts';
import { type EveningContent, type EveningFile, sealFile } from './eveningFile.ts';
import { keyFor } from './keys.ts';
import { eveningStream } from './streams.ts';
import { tournament } from './tournament.ts';

openDoor();

interface Invited {
  readonly staff: number;
  readonly key: string;
  readonly typed: string;
}
const staffOf = async (e: Evening): Promise<readonly Invited[]> => (await viewOf(e, e.key)).staff;
async function invite(e: Evening, name = 'Rita Amstutz'): Promise<Invited> {
  const { body } = await post(as(e.key), `/${e.id}/staff`, { name, role: 'supervisor' });
  return (await staffOf(e)).find(({ staff }) => staff === body.staff)!;
}
const anew = (e: Evening, staff: number) => post(as(e.key), `/${e.id}/staff`, { invite: staff });
const use = ({ id }: Evening, invitation: string, secret: string) =>
  anybody().post(`/api/tournaments/${id}/invitations`, { invitation, secret });
const look = ({ id }: Evening, code: string) => as(code).get(`/api/tournaments/${id}/view`);
const announce = ({ id }: Evening, code: string) =>
  post(as(code), `/${id}/commands`, { type: 'call-director', table: 1 });

test('an invitation lets the first device in; the desk then says since when, and shows nothing that opens', async () => {
  const e = await evening(4);
  const rita = await invite(e);
  expect(rita).toMatchObject({ usedAt: null, key: expect.stringMatching(/^i201-/), typed: expect.any(String) });
  expect((await look(e, rita.key)).body).toMatchObject({ code: 'unknown-code' }); // it opens nothing itself
  const secret = newSecret(rita.staff);
  expect((await use(e, rita.key, secret)).body).toEqual({ staff: rita.staff });
  expect((await look(e, secret)).body).toMatchObject({ as: 'supervisor', name: 'Rita Amstutz', who: 'staff:2' });
  // The answer was lost, the device asks again: the same answer, and nothing has happened twice.
  expect((await use(e, rita.key, secret)).body).toEqual({ staff: rita.staff });
  expect((await staffOf(e))[1]).toMatchObject({ usedAt: server.clock.now(), key: null, typed: null });
  // A stranger with the same picture.
  const stranger = newSecret(rita.staff);
  const refused = await use(e, rita.key, stranger);
  expect([refused.status, refused.body.code]).toEqual([409, 'invitation-used']);
  expect((await look(e, stranger)).body).toMatchObject({ code: 'access-ended' });
  const events = (await server.store.read(eveningStream(e.id))).map(({ event, actor }) => [event.type, actor]);
  expect(events.filter(([type]) => type === 'invitation-used')).toEqual([
    ['invitation-used', 'staff:1'],
    ['invitation-used', 'staff:2'],
  ]);
});

test('two devices use the same invitation at the same moment: exactly one is in', async () => {
  const e = await evening(4);
  const { key, staff } = await invite(e);
  const secrets = Array.from({ length: 8 }, () => newSecret(staff));
  const answers = await Promise.all(secrets.map((secret) => use(e, key, secret)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
  const seen = await Promise.all(secrets.map((secret) => look(e, secret)));
  expect(seen.map(({ status }) => status)).toEqual(answers.map(({ status }) => status));
});

test('a new invitation ends the old device, is in the log with who made it, and the old picture opens nothing', async () => {
  const e = await evening(4);
  const rita = await invite(e);
  const lost = await takeUp(server.address, e.id, rita.key);
  expect((await announce(e, lost)).status).toBe(200);
  expect((await anew(e, rita.staff)).status).toBe(200);
  expect((await look(e, lost)).body).toMatchObject({ code: 'access-ended' });
  expect((await announce(e, lost)).body).toMatchObject({ code: 'access-ended' });
  expect((await use(e, rita.key, newSecret(rita.staff))).body).toMatchObject({ code: 'invitation-replaced' });
  const again = (await staffOf(e))[1]!;
  expect(again.key).toMatch(/^i202-/);
  const found = await takeUp(server.address, e.id, again.key);
  expect((await announce(e, found)).status).toBe(200);
  const { entries } = (await as(found).get(`/api/tournaments/${e.id}/log`)).body;
  expect(entries.filter(({ type }: { type: string }) => /^(helper|invitation)-/.test(type))).toMatchObject([
    { type: 'invitation-used', who: 'Rita Amstutz', helper: 'Rita Amstutz' },
    { type: 'helper-invited', who: 'Ida Lustenberger', helper: 'Rita Amstutz' },
    { type: 'invitation-used', who: 'Rita Amstutz' },
    { type: 'helper-invited', who: 'Ida Lustenberger' },
    { type: 'invitation-used', who: 'Ida Lustenberger' },
  ]);
  expect((await post(as(e.key), `/${e.id}/staff`, { block: rita.staff })).status).toBe(200);
  expect((await announce(e, found)).body).toMatchObject({ code: 'access-ended' });
  expect((await anew(e, rita.staff)).status).toBe(404);
  expect((await post(as(e.key), `/${e.id}/staff`, { block: 1 })).status).toBe(400);
});

test('two helpers added at the same moment have two numbers, and only the director invites', async () => {
  const e = await evening(4);
  const names = ['Balz', 'Carla', 'Dino', 'Edith'];
  const added = await Promise.all(names.map((name) => post(as(e.key), `/${e.id}/staff`, { name, role: 'supervisor' })));
  expect(added.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(added.map(({ body }) => body.staff)).size).toBe(4);
  const staff = await viewOf(e, e.key).then((view) => view.staff);
  expect(staff.map(({ name }: { name: string }) => name).sort()).toEqual([...names, 'Ida Lustenberger'].sort());
  const balz = await takeUp(server.address, e.id, staff[1].key);
  expect((await post(as(balz), `/${e.id}/staff`, { invite: 3 })).status).toBe(403);
  expect((await post(as(e.projector), `/${e.id}/staff`, { invite: 3 })).status).toBe(403);
});

test('nothing the desk hears holds a used invitation, a device’s secret or its hash, over HTTP and on the socket', async () => {
  const e = await evening(8);
  const rita = await invite(e);
  const device = await openDevice(server.address);
  device.subscribe(`evening:${e.id}/${e.key}`, `tournament:${e.id}`);
  const secret = await takeUp(server.address, e.id, rita.key);
  await drawAndStart(e, 1);
  const from = (path: string, code = e.key) => as(code).get(`/api/tournaments/${e.id}${path}`);
  const paths = ['/view', '/news', '/log', '/sheets/1', '/laptops', '/address', '/saved', '/lists/people?format=csv'];
  const answers = await Promise.all([
    ...paths.map((path) => from(path)),
    ...['/view', '/log'].map((path) => from(path, secret)),
    post(as(e.key), `/${e.id}/staff?since=1`, { name: 'Balz', role: 'desk' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const heard: string[] = [];
  while (!heard.some((text) => text.includes('Balz'))) heard.push(JSON.stringify((await device.next()).data));
  const all = [...answers.map(({ text }) => text), ...heard].join('\n');
  const { rows } = await server.store.pool.query(
    `select body->>'device' as hash from events where body->>'device' is not null`,
  );
  expect(rows).not.toEqual([]);
  for (const what of [rita.key, rita.typed, secret, secret.slice(3), e.key.slice(3), ...rows.map(({ hash }) => hash)])
    expect(all).not.toContain(what);
  device.close();
});

test('a helper’s device hears what changes under its own secret, and nothing more once it is replaced', async () => {
  const e = await evening(4);
  const rita = await invite(e);
  const secret = await takeUp(server.address, e.id, rita.key);
  await look(e, secret);
  const device = await openDevice(server.address);
  const topic = `evening:${e.id}/${secret}`;
  /** What was heard until everybody has been told of what the evening says now. */
  const heard = async () => {
    const { revision } = (await look(e, e.key)).body;
    const messages = [await device.next()];
    while (messages.at(-1).topic === topic || messages.at(-1).data.revision < revision)
      messages.push(await device.next());
    return messages.filter((message) => message.topic === topic);
  };
  device.subscribe(topic);
  expect(await device.next()).toMatchObject({ topic, data: { parts: {} } });
  device.subscribe(`tournament:${e.id}`);
  await post(as(e.key), `/${e.id}/commands`, { type: 'announce', text: 'Suppe' });
  expect(await heard()).toMatchObject([{ data: { parts: { 'view.announcement': { text: 'Suppe' } } } }]);
  await anew(e, rita.staff);
  await post(as(e.key), `/${e.id}/commands`, { type: 'announce', text: 'Kaffee' });
  expect(await heard()).toEqual([]);
  device.unsubscribe(topic);
  device.subscribe(topic);
  // Two changes close together may each have told the later revision.
  const told = [await device.next()];
  while (told.at(-1).topic !== topic) told.push(await device.next());
  expect(told.at(-1)).toMatchObject({ topic, refused: 'not-found' });
  device.close();
});

test('the director’s side of things gives no visa in a helper’s name: what the desk ever showed is worth nothing', async () => {
  const e = await evening(4);
  const rita = await invite(e);
  await takeUp(server.address, e.id, rita.key);
  await drawAndStart(e, 1);
  const secret = await secretOf(server, e.id); // as it lies in the evening's own backup
  const tried = [rita.key, keyFor(secret, 's', rita.staff), keyFor(secret, 'i', 202), keyFor(secret, 'f', 1)];
  for (const code of tried) {
    const visa = await post(as(code), `/${e.id}/sheets/1/1/commands`, { type: 'visa', version: 1 });
    expect(['unknown-code', 'forbidden', 'supervisor-only']).toContain(visa.body.code);
  }
});

const forger = openSigner(mkdtempSync(join(tmpdir(), 'gschobe-before-')));
/** The file of an evening as it was before there were invitations. */
function fromBefore({ madeBy: _, signature: __, ...content }: EveningFile): string {
  const log = content.log
    .filter(({ events }) => !events.some(isHelperEvent))
    .map(({ stream, events }) => ({
      ...{ stream, events: events.map((event) => ({ ...event, byInvitation: undefined })) },
    }));
  const plain: EveningContent = JSON.parse(JSON.stringify({ ...content, log }));
  return JSON.stringify(sealFile(plain, forger));
}

test('an evening from before goes on with its old codes, which nobody is shown, until somebody is invited anew', async () => {
  const e = await evening(4);
  await invite(e);
  const { body: file } = await as(e.key).get(`/api/tournaments/${e.id}/backup`);
  const secret = await secretOf(server, e.id);
  const [ida, rita] = [keyFor(secret, 's', 1), keyFor(secret, 's', 2)];
  for (const code of [ida, rita]) expect((await look(e, code)).body).toMatchObject({ code: 'unknown-code' });
  const old = await startTestServer({ subjects: (services) => [signedIn, tournament(services)] });
  try {
    const host = old.caller();
    host.cookie = 'role=director';
    const headers = { 'content-type': 'application/octet-stream' };
    const body = fromBefore(file);
    expect((await host.send('/api/tournaments/restore', { method: 'POST', body, headers })).status).toBe(200);
    const path = `/api/tournaments/${e.id}`;
    const view = async (code: string) => (await old.caller(code).get(`${path}/view`)).body;
    expect(await view(rita)).toMatchObject({ as: 'supervisor', name: 'Rita Amstutz' });
    expect((await view(ida)).staff).toMatchObject([
      { staff: 1, usedAt: null, key: null, typed: null },
      { staff: 2, usedAt: null, key: null, typed: null },
    ]);
    const device = await openDevice(old.address);
    device.subscribe(`evening:${e.id}/${rita}`);
    expect(await device.next()).toMatchObject({ data: { parts: {} } });
    const once = { 'idempotency-key': 'anew' };
    expect((await old.caller(ida).post(`${path}/staff`, { invite: 2 }, once)).status).toBe(200);
    expect(await view(rita)).toMatchObject({ code: 'access-ended' });
    const found = await takeUp(old.address, e.id, (await view(ida)).staff[1].key);
    expect(await view(found)).toMatchObject({ as: 'supervisor', name: 'Rita Amstutz' });
    device.close();
  } finally {
    await old.stop();
  }
});

test('the devices of an evening are known where it goes on from its file', async () => {
  const e = await evening(4);
  const rita = await supervisorOf(e);
  const file = (await as(e.key).get(`/api/tournaments/${e.id}/backup`)).text;
  const other = await startTestServer({ subjects: (services) => [signedIn, tournament(services)] });
  try {
    const host = other.caller();
    host.cookie = 'role=director';
    const headers = { 'content-type': 'application/octet-stream' };
    expect((await host.send('/api/tournaments/restore', { method: 'POST', body: file, headers })).status).toBe(200);
    const seen = (await other.caller(rita).get(`/api/tournaments/${e.id}/view`)).body;
    expect(seen).toMatchObject({ as: 'supervisor', name: 'Rita Amstutz' });
    // Whoever restored it comes in without a code.
    expect((await host.get(`/api/tournaments/${e.id}/view`)).body).toMatchObject({ as: 'desk', role: 'director' });
  } finally {
    await other.stop();
  }
});
