import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { hex } from '../kit/bytes.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import { promiseOf, readCards, readSecret } from '../lot/ceremony.ts';
import { instantOfRound, QUICKNET, roundFrom } from '../lot/drand.ts';
import { fieldsOf } from '../lot/lot.ts';
import {
  type Announcement,
  announce,
  announcementHash,
  draw,
  type LotRequest,
  type Randomness,
  type Source,
} from '../lot/record.ts';
import { fetchRound } from '../server/lot/relays.ts';
import { readJson } from './file.ts';
import { complain } from './lines.ts';
import { type Options, parseOptions } from './options.ts';

const USAGE = `usage: gschobe lot announce [--drand ROUND | --drand-in SECONDS | --ceremony --secret FILE] < request.json
       gschobe lot draw [--signature HEX | --secret FILE --cards "H6 S7 …"] < announcement.json
request: {"id":"…","kind":"admit","pool":{"places":3,"candidates":[{"name":"7","points":3400},…]}}
     or  {"id":"…","kind":"order","pool":{"names":["7","12",…]}}`;

/** `gschobe lot announce` freezes a pool and promises the source; `gschobe lot draw` makes the draw and its record. */
export async function run([what, ...args]: readonly string[]): Promise<number> {
  const options = parseOptions(args);
  if (what !== 'announce' && what !== 'draw') return complain(USAGE);
  const input = await readJson('-');
  if (!input.ok) return complain(input.refusal);
  const answer = what === 'announce' ? await announceFrom(input.value, options) : await drawFrom(input.value, options);
  if (!answer.ok) return complain(answer.refusal);
  process.stdout.write(`${JSON.stringify(answer.value)}\n`);
  return 0;
}

async function announceFrom(input: unknown, options: Options): Promise<Result<Announcement, string>> {
  const fields = fieldsOf(input);
  const { id, kind, pool } = fields;
  if (typeof id !== 'string' || typeof kind !== 'string') return refuse('id and kind must be texts');
  const source = await sourceFrom(options, fields['source']);
  if (!source.ok) return source;
  const request: LotRequest = { id, kind, pool, source: source.value };
  const announced = announce(request, Date.now(), new Set());
  if (!announced.ok) return refuse(JSON.stringify(announced.refusal));
  process.stderr.write(`announcement ${announcementHash(announced.value)}\n`);
  return announced;
}

async function sourceFrom({ named }: Options, given: unknown): Promise<Result<Source, string>> {
  const round = named.get('drand');
  if (round !== undefined) return drandSource(Number(round));
  const seconds = named.get('drand-in');
  if (seconds !== undefined) return drandSource(roundFrom(Date.now() + Number(seconds) * 1000));
  if (named.has('ceremony')) {
    const file = named.get('secret');
    if (file === undefined)
      return refuse('--ceremony needs --secret FILE: where the laptop keeps its secret until the draw');
    const secret = new Uint8Array(randomBytes(32));
    try {
      await writeFile(file, `${hex(secret)}\n`, { flag: 'wx', mode: 0o600 });
    } catch {
      return refuse(`${file}: cannot be written, or holds the secret of another draw`);
    }
    return ok({ kind: 'ceremony', commitment: promiseOf(secret) });
  }
  const source = fieldsOf(given);
  if (source['kind'] === 'drand') return drandSource(Number(source['round']));
  if (source['kind'] === 'ceremony') return ok({ kind: 'ceremony', commitment: String(source['commitment']) });
  return refuse(`where shall the chance come from?\n${USAGE}`);
}

const drandSource = (round: number): Result<Source, string> =>
  Number.isSafeInteger(round) && round > 0
    ? ok({ kind: 'drand', chain: QUICKNET.chain, round })
    : refuse('a drand round is a whole number from 1');

async function drawFrom(input: unknown, { named }: Options): Promise<Result<unknown, string>> {
  const { randomness: given, ...announced } = input as Announcement & { randomness?: Randomness };
  if (typeof announced.source !== 'object') return refuse('not an announcement: make one with `gschobe lot announce`');
  const randomness = given === undefined ? await randomnessFor(announced.source, named) : ok(given);
  if (!randomness.ok) return randomness;
  const drawn = draw(announced, randomness.value);
  return drawn.ok ? drawn : refuse(JSON.stringify(drawn.refusal));
}

async function randomnessFor(source: Source, named: ReadonlyMap<string, string>): Promise<Result<Randomness, string>> {
  if (source.kind === 'drand') {
    const signature = named.get('signature');
    if (signature !== undefined) return ok({ kind: 'drand', round: source.round, signature });
    const publishedAt = instantOfRound(source.round);
    if (publishedAt > Date.now()) return refuse(`round ${source.round} comes ${new Date(publishedAt).toISOString()}`);
    const fetched = await fetchRound(source.round);
    return fetched.ok ? ok({ kind: 'drand', ...fetched.value }) : refuse(JSON.stringify(fetched.refusal));
  }
  const cards = readCards((named.get('cards') ?? '').split(/[\s,]+/).filter(Boolean));
  if (!cards.ok) return refuse(JSON.stringify(cards.refusal));
  const file = named.get('secret') ?? '';
  const secret = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (!readSecret(secret)) return refuse(`--secret FILE: ${file || 'no file'} holds no secret`);
  return ok({ kind: 'ceremony', secret, cards: [...cards.value] });
}
