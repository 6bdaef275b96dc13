import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, main } from '../load/product.ts';

/** What became of the lines of a server's log that were sent to another machine by deploy/systemd/journal-upload.conf. */
export interface LogFigure {
  readonly lines: number;
  readonly arrived: number;
  /** At a receiver whose certificate nobody vouches for. */
  readonly arrivedAtAnImpostor: number;
  readonly isRefusedSignInThere: boolean;
  readonly isAddressThere: boolean;
}

const SYSTEMD = '/lib/systemd/systemd-journal-';
const CONF = join(process.cwd(), 'deploy/systemd/journal-upload.conf');
const HOST = 'logs.example.ch'; // the one that stands in the file
const TRIED = 'vreni@example.ch';

/** The file as it is, Debian's own programs, TLS: two processes of one machine stand for two machines. */
export async function sendLogElsewhere(): Promise<LogFigure> {
  install();
  const folder = mkdtempSync(join(tmpdir(), 'gschobe-log-'));
  try {
    const lines = await linesOfAServer(join(folder, 'data'));
    makeJournal(join(folder, 'here.journal'), lines);
    for (const authority of ['good', 'bad']) certify(join(folder, authority), authority);
    const good = await upload(folder, 'good', lines.length);
    const bad = await upload(folder, 'bad', 1);
    return {
      ...{ lines: lines.length, arrived: lines.filter((line) => good.includes(line)).length },
      arrivedAtAnImpostor: bad.length,
      isRefusedSignInThere: good.some((line) => line.includes('a sign-in was refused')),
      isAddressThere: good.some((line) => line.includes(TRIED)),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function install(): void {
  if (existsSync(`${SYSTEMD}upload`)) return;
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'systemd-journal-remote'], { stdio: 'ignore' });
}

/** A server that turns somebody away, and says so. */
async function linesOfAServer(dataDir: string): Promise<readonly string[]> {
  const port = await freePort();
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'info' };
  const server = spawn(process.execPath, [main, 'serve'], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  server.stdout.on('data', (text) => {
    said += text;
  });
  while (!said.includes('Gschobe: http')) await pause(50);
  for (let tries = 0; tries < 3; tries++) {
    await fetch(`http://127.0.0.1:${port}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: TRIED, password: 'not this one' }),
    });
  }
  await end(server, 'SIGTERM');
  return said.split('\n').filter((line) => line.startsWith('{'));
}

/** As journald keeps the standard output of a service. */
function makeJournal(file: string, lines: readonly string[]): void {
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').replaceAll('-', '').trim();
  const entries = lines.map((line, at) => [
    ...[`__REALTIME_TIMESTAMP=${Date.now() * 1000 + at}`, `__MONOTONIC_TIMESTAMP=${1_000_000 + at}`],
    ...[`_BOOT_ID=${boot}`, '_SYSTEMD_UNIT=gschobe.service', `MESSAGE=${line}`],
  ]);
  const input = entries.map((fields) => `${fields.join('\n')}\n\n`).join('');
  const { status, stderr } = spawnSync(`${SYSTEMD}remote`, ['-o', file, '-'], { input, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the journal could not be made: ${stderr}`);
}

/** An authority of one's own, and what it vouches for: the receiver and the sender. */
function certify(folder: string, name: string): void {
  mkdirSync(folder);
  const openssl = (...words: string[]) => execFileSync('openssl', words, { cwd: folder, stdio: 'ignore' });
  const newKey = (file: string) => ['-newkey', 'rsa:2048', '-nodes', '-keyout', file];
  openssl('req', '-x509', ...newKey('ca.key'), '-out', 'ca.pem', '-days', '2', '-subj', `/CN=${name} authority`);
  for (const [file, host] of [
    ['there', HOST],
    ['log', 'jass.example.ch'],
  ] as const) {
    openssl('req', ...newKey(`${file}.key`), '-out', `${file}.csr`, '-subj', `/CN=${host}`);
    writeFileSync(join(folder, `${file}.ext`), `subjectAltName=DNS:${host}\n`);
    const by = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial'];
    openssl(
      'x509',
      '-req',
      '-in',
      `${file}.csr`,
      ...by,
      '-days',
      '2',
      '-out',
      `${file}.pem`,
      '-extfile',
      `${file}.ext`,
    );
  }
}

/** The sender trusts the good authority; the receiver has its certificate from the one named. Answers what arrived. */
async function upload(folder: string, authority: 'good' | 'bad', wanted: number): Promise<readonly string[]> {
  const there = join(folder, `${authority}.journal`);
  const [key, cert] = ['there.key', 'there.pem'].map((name) => join(folder, authority, name));
  const port = new URL(/^URL=(.*)$/m.exec(readFileSync(CONF, 'utf8'))![1]!).port;
  const listen = [
    `--listen-https=127.0.0.1:${port}`,
    `--key=${key}`,
    `--cert=${cert}`,
    '--split-mode=none',
    `--output=${there}`,
  ];
  const receiver = spawn(`${SYSTEMD}remote`, listen, { stdio: 'ignore' });
  writeFileSync(join(folder, 'hosts'), `127.0.0.1 localhost ${HOST}\n`);
  const etc = join(folder, 'etc');
  mkdirSync(etc, { recursive: true });
  for (const name of ['ca.pem', 'log.pem', 'log.key']) cpSync(join(folder, 'good', name), join(etc, name));
  // A view of the file system of its own: the file lies where an operator puts it, and this machine keeps its own.
  const script = `mkdir -p /etc/gschobe && mount --bind "$1/etc" /etc/gschobe && mount --bind "$1/hosts" /etc/hosts &&
    mount --bind "$2" /etc/systemd/journal-upload.conf &&
    exec ${SYSTEMD}upload --file="$1/here.journal" --save-state="$1/$3.state"`;
  await pause(1000);
  const sender = spawn('unshare', ['-m', 'sh', '-c', script, 'sh', folder, CONF, authority], { stdio: 'ignore' });
  let arrived: readonly string[] = [];
  for (let tries = 0; tries < 20 && arrived.length < wanted; tries++) {
    await pause(500);
    arrived = messagesIn(there);
  }
  await Promise.all([end(sender, 'SIGKILL'), end(receiver, 'SIGTERM')]);
  return messagesIn(there);
}

function messagesIn(file: string): readonly string[] {
  if (!existsSync(file)) return [];
  const { stdout } = spawnSync('journalctl', ['--file', file, '-o', 'cat'], { encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line.startsWith('{'));
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}
