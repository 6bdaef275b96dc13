import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { FORM, lettersOf, register } from '../testing/people.ts';
import { type Caller, startTestServer, type TestServer } from '../testing/server.ts';

/** A real OpenID Connect provider and a real browser's worth of redirects; nothing is pretended. */
let issuer: Server;
let issuerUrl: string;
let server: TestServer;
const log: string[] = [];

const ACCOUNTS: Record<string, Record<string, unknown>> = {
  vreni: {
    email: 'vreni@example.ch',
    email_verified: true,
    given_name: 'Vreni',
    family_name: 'Zgraggen',
    birthdate: '1951-01-02',
    address: { street_address: 'Dorfstrasse 12', postal_code: '6460', locality: 'Altdorf' },
  },
  mallory: { email: 'mallory@example.ch', email_verified: false, given_name: 'Mallory', family_name: 'Fremd' },
  otto: { email: 'otto@example.ch', email_verified: false, given_name: 'Otto', family_name: 'Odermatt' },
};

/** Somebody between the provider and us signs the same claims with a key of his own. */
let isForging = false;
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
function withForeignSignature(body: string): string {
  const answer = JSON.parse(body) as { id_token: string };
  const signed = answer.id_token.split('.').slice(0, 2).join('.');
  const signature = sign('sha256', Buffer.from(signed), foreign.privateKey).toString('base64url');
  return JSON.stringify({ ...answer, id_token: `${signed}.${signature}` });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

beforeAll(async () => {
  const [issuerPort, port] = [await freePort(), await freePort()];
  issuerUrl = `http://127.0.0.1:${issuerPort}`;
  const publicUrl = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuerUrl, {
    clients: [
      {
        client_id: 'gschobe',
        client_secret: 'a secret of the test',
        redirect_uris: [`${publicUrl}/api/openid/callback`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'birthdate'],
      address: ['address'],
    },
    findAccount: (_context: unknown, id: string) => ({ accountId: id, claims: () => ({ sub: id, ...ACCOUNTS[id] }) }),
    features: { devInteractions: { enabled: true } },
    cookies: { keys: ['test'] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  });
  const answer = provider.callback();
  issuer = createServer((request, response) => {
    const end = response.end.bind(response);
    if (isForging && request.url === '/token') {
      response.end = ((body: unknown) => end(withForeignSignature(String(body)))) as typeof response.end;
    }
    answer(request, response);
  });
  await new Promise<void>((resolve) => issuer.listen(issuerPort, '127.0.0.1', resolve));
  // The provider lives by the real clock, so this server does too.
  server = await startTestServer({
    log,
    clock: { now: Date.now, set: () => {}, advance: () => {} },
    environment: {
      LOG_LEVEL: 'info',
      PORT: String(port),
      PUBLIC_URL: publicUrl,
      OIDC_ISSUER: issuerUrl,
      OIDC_CLIENT_ID: 'gschobe',
      OIDC_CLIENT_SECRET: 'a secret of the test',
      OIDC_NAME: 'Spielkonto',
    },
  });
});
afterAll(async () => {
  await server.stop();
  await new Promise((resolve) => issuer.close(resolve));
});

/** Follows the redirects through the provider's own pages, with its cookies, and comes back to ours. */
async function throughProvider(caller: Caller, account: string): Promise<string> {
  const jar = new Map<string, string>();
  const visit = async (url: string, body?: string): Promise<Response> => {
    const response = await fetch(url, {
      redirect: 'manual',
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(body === undefined ? {} : { body }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  };
  const start = await caller.get('/api/openid/start');
  let url = start.headers.get('location')!;
  for (let i = 0; i < 12; i++) {
    if (url.startsWith(server.address) || url.includes('/api/openid/callback')) break;
    let response = await visit(url);
    if (response.status === 200) {
      const page = await response.text();
      const action = /action="([^"]+)"/.exec(page)![1]!;
      const prompt = /name="prompt" value="([^"]+)"/.exec(page)![1]!;
      const form = prompt === 'login' ? `prompt=login&login=${account}&password=x` : 'prompt=consent';
      response = await visit(new URL(action, url).href, form);
    }
    url = new URL(response.headers.get('location')!, url).href;
  }
  const back = new URL(url);
  const answer = await caller.get(`${back.pathname}${back.search}`);
  return answer.headers.get('location') ?? String(answer.status);
}

test('SSC 3 an existing game account: the form is filled in, the rules are accepted, no letter is needed; then one click signs in', async () => {
  const caller = server.caller();
  expect((await caller.get('/api/openid')).body).toEqual({ on: true, name: 'Spielkonto' });
  expect(await throughProvider(caller, 'vreni')).toBe('/register');
  const { form } = (await caller.get('/api/openid')).body;
  expect(form).toEqual({
    ...{ email: 'vreni@example.ch', firstName: 'Vreni', lastName: 'Zgraggen', born: '1951-01-02' },
    ...{ street: 'Dorfstrasse', houseNumber: '12', postcode: '6460', town: 'Altdorf' },
  });
  const without = await caller.post('/api/people', { ...form, language: 'de', rules: {} });
  expect(without.body.code).toBe('rules-not-accepted');
  expect((await caller.post('/api/people', { ...form, language: 'de', rules: FORM.rules })).body).toEqual({
    next: 'signed-in',
  });
  const me = (await caller.get('/api/me')).body;
  expect(me).toMatchObject({ kind: 'person', firstName: 'Vreni' });

  const other = server.caller();
  expect(await throughProvider(other, 'vreni')).toBe('/');
  expect((await other.get('/api/me')).body.id).toBe(me.id);
  expect(log.filter((line) => line.includes('"signed in"') && line.includes(me.id))).toHaveLength(2);
});

test('an address the provider has not checked is confirmed by letter', async () => {
  const caller = server.caller();
  expect(await throughProvider(caller, 'otto')).toBe('/register');
  const answer = await register(server, caller, {
    email: 'otto@example.ch',
    firstName: 'Otto',
    lastName: 'Odermatt',
    born: '1960-06-06',
    password: undefined,
  });
  expect(answer.status).toBe(200);
  const again = server.caller();
  expect(await throughProvider(again, 'otto')).toBe('/');
  expect((await again.get('/api/me')).body).toMatchObject({ firstName: 'Otto' });
});

test('a letter to somebody else’s address ties no foreign account to whoever opens it', async () => {
  const mallory = server.caller();
  expect(await throughProvider(mallory, 'mallory')).toBe('/register');
  const victim = { email: 'victim@example.ch', firstName: 'Vera', lastName: 'Victim', born: '1961-06-06' };
  await mallory.post('/api/people', { ...FORM, ...victim, password: undefined });
  const letter = (await lettersOf(server)).find(({ to }) => to === victim.email)!;
  const opened = await server.caller().post('/api/people/confirm', { token: letter.token });
  expect([opened.status, opened.body.code]).toEqual([409, 'other-browser']);
  const again = server.caller();
  expect(await throughProvider(again, 'mallory')).toBe('/register');
  expect((await again.get('/api/me')).status).toBe(204);
});

test('an ID token that the provider has not signed signs nobody in', async () => {
  const caller = server.caller();
  isForging = true;
  try {
    expect(await throughProvider(caller, 'vreni')).toBe('/sign-in?problem=openid-refused');
  } finally {
    isForging = false;
  }
  expect((await caller.get('/api/me')).status).toBe(204);
  expect(await throughProvider(caller, 'vreni')).toBe('/');
});

test('an issuer without TLS is refused, except on this machine', () => {
  for (const issuerUrl of ['http://accounts.example', 'ftp://accounts.example', 'accounts.example']) {
    expect(() => readConfig({ OIDC_ISSUER: issuerUrl })).toThrow('OIDC_ISSUER must start with https:');
  }
  expect(readConfig({ OIDC_ISSUER: 'https://accounts.example' }).oidc['issuer']).toBe('https://accounts.example');
});

test('an answer that was not asked for, or comes to another browser, signs nobody in', async () => {
  const caller = server.caller();
  const callback = await caller.get('/api/openid/callback?code=x&state=y');
  expect(callback.headers.get('location')).toBe('/sign-in?problem=link-expired');
  await caller.get('/api/openid/start');
  const forged = await caller.get('/api/openid/callback?code=x&state=y');
  expect(forged.headers.get('location')).toBe('/sign-in?problem=openid-refused');
  expect((await caller.get('/api/me')).status).toBe(204);
});
