import { openPlayers } from '../bots/player.ts';
import { isProof, verifyDay } from '../daily/proof.ts';
import { signatureFault } from '../kit/signature.ts';
import { isDay, zurichText } from '../kit/time.ts';
import { fileStock } from '../server/bots/stock.ts';
import { readJson } from './file.ts';
import { complain } from './lines.ts';
import { type Options, parseOptions } from './options.ts';

const USAGE = `usage: gschobe daily verify DAY [--from https://gschobe.example] [--promised HASH] [--key KEY]
       gschobe daily verify FILE [--promised HASH] [--key KEY]

Recomputes a day of the daily twelve: that its seed keeps the promise of the evening before, the twelve deals, and what
the computer player of the day makes of them (par). DAY is asked of a running server, FILE is what it answered.`;

/** `gschobe daily verify DAY|FILE` */
export async function run(args: readonly string[]): Promise<number> {
  const options = parseOptions(args);
  const [what, day] = options.words;
  if (options.named.has('help')) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  if (what !== 'verify' || day === undefined) return complain(USAGE);
  const proof = isDay(day) ? await fetched(day, options) : await readJson(day);
  if (!proof.ok) return complain(proof.refusal);
  if (!isProof(proof.value)) return complain('this is no proof of a day');
  const { promised, key } = Object.fromEntries(options.named);
  const forged = key === 'unsigned' ? undefined : signatureFault(proof.value, key === undefined ? undefined : [key]);
  if (forged) return answer({ ok: false, ...forged }, 1);
  const { commitment, computers, announcedAt, par } = proof.value;
  if (promised !== undefined && promised !== commitment) return answer({ ok: false, code: 'promise', commitment }, 1);
  const player = openPlayers(fileStock()).playerOf(computers);
  const verdict = await verifyDay(proof.value, player.ok ? player.value.choose : undefined);
  if (!verdict.ok) return answer({ ok: false, ...verdict.refusal }, 1);
  const isParChecked = player.ok && par !== null;
  const { day: which } = proof.value;
  return answer({ ok: true, day: which, announced: zurichText(announcedAt), commitment, deals: 12, isParChecked }, 0);
}

type Read = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly refusal: string };

async function fetched(day: string, { named }: Options): Promise<Read> {
  const from = named.get('from') ?? `http://localhost:${process.env['PORT'] ?? 8080}`;
  try {
    const response = await fetch(new URL(`/api/daily/days/${day}/proof`, from));
    const body: unknown = await response.json();
    return response.ok ? { ok: true, value: body } : { ok: false, refusal: JSON.stringify(body) };
  } catch (error) {
    return { ok: false, refusal: `${from} does not answer: ${String(error)}` };
  }
}

function answer(line: object, code: number): number {
  process.stdout.write(`${JSON.stringify(line)}\n`);
  return code;
}
