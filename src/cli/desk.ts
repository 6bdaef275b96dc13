import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DESK_LINES, type DeskRequest, deskRequest } from './deskRequest.ts';
import { complain } from './lines.ts';
import { parseOptions } from './options.ts';

const USAGE = `usage: gschobe desk sign-in --server URL --email ADDRESS [--session FILE]
                 (the password and the code of the second factor are two lines of the standard input)
       gschobe desk COMMAND … [--session FILE]
commands: ${DESK_LINES.join('\n          ')}`;

type Write = (text: string) => void;

/** Who sits at the desk, at which house: a session of the server's, kept in a file of its own. */
interface Session {
  readonly server: string;
  readonly cookie: string;
}

/**
 * `gschobe desk …`: the cash desk and the office by the command line. It signs in as a person, with the second factor,
 * and asks the server what the screens ask: the command line opens no door around the second person.
 */
export const run = (args: readonly string[]): Promise<number> =>
  desk(args, process.stdin, (text) => process.stdout.write(text));

export async function desk(args: readonly string[], input: NodeJS.ReadableStream, write: Write): Promise<number> {
  const { words, named } = parseOptions(args);
  const file = named.get('session') ?? join(homedir(), '.gschobe-desk');
  try {
    if (words[0] === 'sign-in') return await signIn(named, file, input, write);
    const request = deskRequest(words);
    if (!request.ok) return complain(words.length === 0 ? USAGE : request.refusal);
    return print(await send(await sessionFrom(file), request.value), write);
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

async function sessionFrom(file: string): Promise<Session> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`${file}: sign in first (gschobe desk sign-in)`);
  const { server, cookie }: Partial<Session> = JSON.parse(text);
  if (typeof server !== 'string' || typeof cookie !== 'string') throw new Error(`${file}: holds no session`);
  return { server, cookie };
}

async function signIn(
  named: ReadonlyMap<string, string>,
  file: string,
  input: NodeJS.ReadableStream,
  write: Write,
): Promise<number> {
  const [email, server] = [named.get('email'), named.get('server')?.replace(/\/+$/, '')];
  if (server === undefined || email === undefined) return complain(USAGE);
  const lines: string[] = [];
  for await (const line of createInterface({ input })) if (lines.push(line) === 2) break;
  const [password = '', code = ''] = lines;
  const entered = await send(
    { server, cookie: '' },
    { method: 'POST', path: '/api/session', body: { email, password } },
  );
  if (entered.status !== 200) return print(entered, write);
  const shown = await send(entered.session, { method: 'POST', path: '/api/session/second-factor', body: { code } });
  if (shown.status === 200) await writeFile(file, JSON.stringify(shown.session), { mode: 0o600 });
  return print(shown, write);
}

interface Sent {
  readonly status: number;
  readonly text: string;
  readonly session: Session;
}

async function send({ server, cookie }: Session, { method, path, body }: DeskRequest): Promise<Sent> {
  const response = await fetch(server + path, {
    method,
    headers: {
      ...{ cookie, 'idempotency-key': randomUUID() },
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const set = response.headers.getSetCookie().map((line) => line.split(';')[0]!);
  const session = { server, cookie: set.length === 0 ? cookie : set.join('; ') };
  return { status: response.status, text: await response.text(), session };
}

/** The server's answer as it came; a refusal is an answer too, with exit code 1. */
function print({ status, text }: Sent, write: Write): number {
  write(`${text}\n`);
  return status < 300 ? 0 : 1;
}
