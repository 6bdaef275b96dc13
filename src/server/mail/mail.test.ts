import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { peopleRoom, readMail } from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { render } from './letter.ts';
import { openedLetter } from './outbox.ts';

/** A real mail server on a free port. `mood` says what it does with the next letters. */
interface Post {
  readonly url: string;
  readonly letters: string[];
  mood: ('take' | 'busy' | 'no-such-person' | 'hang-up')[];
  stop(): Promise<void>;
}

async function startPost(): Promise<Post> {
  const letters: string[] = [];
  const refusal = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, callback) {
      const mood = post.mood[0] ?? 'take';
      if (mood === 'take') return callback();
      post.mood.shift();
      if (mood === 'no-such-person') return callback(refusal(550, 'no such person'));
      return callback(refusal(mood === 'busy' ? 451 : 421, 'later'));
    },
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        letters.push(Buffer.concat(chunks).toString('utf8'));
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  const post: Post = {
    url: `smtp://127.0.0.1:${port}?from=jass@example.ch`,
    letters,
    mood: [],
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
  return post;
}

const LETTER = {
  subject: 'Grüsse aus dem Büro',
  paragraphs: ['Zeile mit <Klammern> & Zeichen.'],
  action: { label: 'Öffnen', url: 'http://localhost/x#y' },
};
const TO = { address: 'anna@example.ch', language: 'de', name: 'Anna Muster' } as const;

const write = (server: TestServer, key: string) =>
  server.store.db
    .transaction()
    .execute((trx) => peopleRoom(server).outbox.post(trx, key, 'test', TO, LETTER, server.clock.now()));
const rowOf = async (server: TestServer, key: string) =>
  (await server.store.pool.query('select * from outbox where key = $1', [key])).rows[0];
/** The queue waits longer after each failure; the test does not. */
const again = (server: TestServer) =>
  server.store.pool.query(
    `update graphile_worker._private_jobs set run_at = now() - interval '1 minute' where attempts > 0`,
  );

describe('letters over a real mail server', () => {
  let post: Post;
  let server: TestServer;
  beforeAll(async () => {
    post = await startPost();
    server = await startTestServer({ environment: { SMTP_URL: post.url } });
  });
  afterAll(async () => {
    await server.stop();
    await post.stop();
  });

  test('a letter arrives once, in plain text and HTML, and its text is wiped', async () => {
    await write(server, 'one');
    await write(server, 'one');
    await server.runJobs();
    await server.runJobs();
    expect(post.letters).toHaveLength(1);
    const [raw] = post.letters;
    expect(raw).toContain('From: Gschobe <jass@example.ch>');
    expect(raw).toContain('Auto-Submitted: auto-generated');
    expect(raw).toContain('multipart/alternative');
    const mail = readMail(raw!);
    expect(mail).toMatchObject({ to: 'anna@example.ch', subject: 'Grüsse aus dem Büro' });
    expect(mail.text).toContain('Zeile mit &lt;Klammern&gt; &amp; Zeichen.');
    expect(await rowOf(server, 'one')).toMatchObject({
      state: 'sent',
      attempts: 1,
      address: null,
      text_body: null,
      html_body: null,
      subject: null,
    });
  });

  test('a mail server that is busy or hangs up gets the letter later, and once', async () => {
    post.letters.length = 0;
    post.mood = ['busy', 'hang-up'];
    await write(server, 'later');
    for (let i = 0; i < 8; i++) {
      await server.runJobs();
      await again(server);
    }
    await server.runJobs();
    expect(post.letters).toHaveLength(1);
    const row = await rowOf(server, 'later');
    expect(row.state).toBe('sent');
    expect(row.attempts).toBeGreaterThanOrEqual(2);
  });

  test('an address that does not exist is not tried again', async () => {
    post.letters.length = 0;
    post.mood = ['no-such-person'];
    await write(server, 'nobody');
    await server.runJobs();
    await again(server);
    await server.runJobs();
    expect(post.letters).toHaveLength(0);
    expect(await rowOf(server, 'nobody')).toMatchObject({
      state: 'failed',
      attempts: 1,
      last_error: '550',
      address: null,
    });
  });

  test('over a network no letter goes in clear, also when the mail server offers nothing else', async () => {
    post.letters.length = 0;
    // The same machine by a name that does not say so.
    const far = await startTestServer({ environment: { SMTP_URL: post.url.replace('127.0.0.1', '0.0.0.0') } });
    await write(far, 'in-clear');
    await far.runJobs();
    expect(post.letters).toHaveLength(0);
    expect(await rowOf(far, 'in-clear')).toMatchObject({ state: 'waiting', attempts: 1 });
    await far.stop();
  });

  test('a transaction that fails leaves no letter', async () => {
    post.letters.length = 0;
    const work = server.store.db.transaction().execute(async (trx) => {
      await peopleRoom(server).outbox.post(trx, 'undone', 'test', TO, LETTER, 0);
      throw new Error('undone');
    });
    await expect(work).rejects.toThrow('undone');
    await server.runJobs();
    expect(post.letters).toHaveLength(0);
    expect(await rowOf(server, 'undone')).toBeUndefined();
  });

  test('two workers never send one letter twice', async () => {
    post.letters.length = 0;
    await write(server, 'both');
    const { id } = await rowOf(server, 'both');
    const { outbox } = peopleRoom(server);
    await Promise.all(Array.from({ length: 6 }, () => outbox.deliver({ letter: String(id) })));
    expect(post.letters).toHaveLength(1);
  });

  test('while no mail server answers, letters wait and lose nothing', async () => {
    const silent = await startTestServer({ environment: { SMTP_URL: 'smtp://127.0.0.1:1' } });
    try {
      await write(silent, 'waiting');
      await silent.runJobs();
      const row = await rowOf(silent, 'waiting');
      expect(row).toMatchObject({ state: 'waiting', attempts: 1 });
      expect(row.address).not.toContain('anna'); // it lies sealed
      expect(openedLetter(silent.services, row).address).toBe('anna@example.ch');
    } finally {
      await silent.stop();
    }
  });
});

describe('letters without a mail server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  test('become files that any mail program opens, one a key', async () => {
    await write(server, 'file:1');
    await write(server, 'file:1');
    await server.runJobs();
    const folder = join(server.services.config.dataDir, 'outbox');
    expect(readdirSync(folder)).toEqual(['file_1.eml']);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'file_1.eml')).mode & 0o777).toBe(0o600);
    expect(readMail(readFileSync(join(folder, 'file_1.eml'), 'utf8'))).toMatchObject({
      to: 'anna@example.ch',
      subject: LETTER.subject,
    });
  });

  test.runIf(existsSync('/dev/full'))('without room nothing of one stays, and it waits', async () => {
    const folder = join(server.services.config.dataDir, 'outbox');
    const part = join(folder, '.full_1.eml.part');
    mkdirSync(folder, { recursive: true });
    symlinkSync('/dev/full', part);
    await write(server, 'full:1');
    await server.runJobs();
    expect(readdirSync(folder).filter((name) => name.includes('full'))).toEqual([]);
    const row = await rowOf(server, 'full:1');
    expect(row).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(openedLetter(server.services, row).address).toBe('anna@example.ch');
  });
});

test.each(['de', 'fr', 'it', 'en'] as const)(
  'a letter in %s greets, says its thing and escapes what people typed',
  (language) => {
    const { text, html, subject } = render({ ...LETTER, subject: 'a\r\nBcc: all@example.ch' }, language, '<b>Anna</b>');
    expect(subject).toBe('a Bcc: all@example.ch');
    expect(text).toContain('<b>Anna</b>');
    expect(html).not.toContain('<b>');
    expect(html).toContain(`<html lang="${language}">`);
  },
);
