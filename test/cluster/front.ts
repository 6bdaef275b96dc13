import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HERE, HOSTS } from './machines.ts';

export const DEPLOY = join(process.cwd(), 'deploy/cluster');

/** The proxy where players arrive, and every answer that went through it. */
export interface Front {
  readonly process: ChildProcess;
  answers(): Answers;
}

export interface Answers {
  /** How many of each status; 'none': somebody hung up before there was one. */
  readonly byStatus: Readonly<Record<string, number>>;
  /** Those of a server in trouble that are not 503, or do not say when to come back. */
  readonly odd: number;
}

/** What it writes down of each: the status and the Retry-After that go out, also those of its own making. */
const LOGGED = [
  'log stdout format raw daemon',
  'declare capture response len 3',
  'http-after-response capture status id 0',
  'declare capture response len 8',
  'http-after-response capture res.hdr(retry-after) id 1',
  'log-format "answer %[capture.res.hdr(0)] %[capture.res.hdr(1)] %ST %ts %HM %HPO"',
];

export function startFront(base: string): Front {
  const file = join(base, 'front.cfg');
  copyFileSync(join(DEPLOY, 'away.http'), join(base, 'away.http'));
  let text = readFileSync(join(DEPLOY, 'front.cfg'), 'utf8').replace('bind :80', `bind ${HERE}:8080`);
  text = text.replaceAll('/etc/haproxy/away.http', join(base, 'away.http'));
  text = text.replace('listen web\n', (line) => [line.trim(), ...LOGGED.map((each) => `  ${each}`), ''].join('\n'));
  for (const line of HOSTS.trim().split('\n').slice(1)) {
    const [address = '', name = ''] = line.split(' ');
    text = text.replaceAll(`${name}:8080`, `${address}:8080`);
  }
  writeFileSync(file, text);
  const log = join(base, 'front.log');
  const output = openSync(log, 'a');
  const child = spawn('haproxy', ['-f', file], { stdio: ['ignore', output, output] });
  child.unref();
  return { process: child, answers: () => countAnswers(readFileSync(log, 'utf8')) };
}

function countAnswers(log: string): Answers {
  const byStatus: Record<string, number> = {};
  let odd = 0;
  for (const [, sent = '', retryAfter, found = '', ending = ''] of log.matchAll(/^answer (\S+) (\S+) (\S+) (\S+)/gm)) {
    // Where it had asked twice nothing is captured. Its own words (SC: no server was there; SH: it broke off before its
    // answer, which is a 502 to the proxy) are those of away.http.
    const isOwn = sent === '-' && /^S[CH]$/.test(ending);
    const status = isOwn ? '503' : sent === '-' ? found : sent;
    const name = Number(status) > 0 ? status : 'none';
    byStatus[name] = (byStatus[name] ?? 0) + 1;
    if (name.startsWith('5') && (name !== '503' || !(isOwn || retryAfter !== '-'))) odd++;
  }
  return { byStatus, odd };
}
