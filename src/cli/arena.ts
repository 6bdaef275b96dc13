import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { verdictOf } from '../bots/arena.ts';
import { CONTESTANTS } from './contestant.ts';
import { complain } from './lines.ts';
import { numberOption, parseOptions } from './options.ts';

/** What one thread is asked to play: every `step`-th deal from `from` on. */
export interface Share {
  readonly a: readonly [string, string];
  readonly b: readonly [string, string];
  readonly seed: string;
  readonly from: number;
  readonly step: number;
  readonly deals: number;
}

export interface Played {
  readonly leads: readonly number[];
  /** Milliseconds and decisions of the first player of A and of B; a forced card is a decision too. */
  readonly spent: Readonly<Record<'a' | 'b', { readonly ms: number; readonly decisions: number }>>;
}

/** `gschobe arena --a L --b L --deals N --seed S [--partner L] [--threads T]`: duplicate matches in all cores. */
export async function run(args: readonly string[]): Promise<number> {
  const options = parseOptions(args);
  const [a, b, partner] = ['a', 'b', 'partner'].map((name) => options.named.get(name));
  for (const name of [a, b, partner ?? a]) {
    if (name === undefined || !CONTESTANTS.includes(name)) {
      return complain(`--a, --b and --partner name a player: ${CONTESTANTS.join(', ')}`);
    }
  }
  const deals = numberOption(options, 'deals', 1000, 1, 10_000_000);
  if (deals === undefined) return complain('--deals must be a number from 1 on');
  const cores = Math.max(1, availableParallelism());
  const threads = numberOption(options, 'threads', Math.min(cores, deals), 1, 256);
  if (threads === undefined) return complain('--threads must be a number from 1 to 256');
  const seed = options.named.get('seed') ?? '1';
  const pairs = { a: [a!, partner ?? a!], b: [b!, b!] } as const;
  const answer = await compete({ ...pairs, seed, deals }, Math.floor(threads), progressTo(deals));
  process.stdout.write(`${JSON.stringify({ a, b, ...(partner ? { partner } : {}), seed, ...answer })}\n`);
  return 0;
}

/** How it stands so far, on stderr, every few seconds. */
function progressTo(deals: number): (lead: number) => void {
  const leads: number[] = [];
  let said = performance.now();
  return (lead) => {
    leads.push(lead);
    if (performance.now() - said < 5000) return;
    said = performance.now();
    const { diffPerGame, se } = verdictOf(leads);
    process.stderr.write(`${leads.length} of ${deals} deals: ${diffPerGame} ± ${se}\n`);
  };
}

/** The same answer with any number of threads: a deal depends on the seed and its number alone. */
export async function compete(
  what: Pick<Share, 'a' | 'b' | 'seed' | 'deals'>,
  threads: number,
  /** The lead of A in one more deal. */
  progress: (lead: number) => void = () => {},
) {
  const shares = Array.from({ length: threads }, (_, from): Share => ({ ...what, from, step: threads }));
  const parts = await Promise.all(shares.map((share) => playInThread(share, progress)));
  const leads = Array.from(
    { length: what.deals },
    (_, deal) => parts[deal % threads]!.leads[Math.floor(deal / threads)]!,
  );
  const spent = (who: 'a' | 'b') => {
    const total = parts.reduce((sum, part) => sum + part.spent[who].ms, 0);
    const decisions = parts.reduce((sum, part) => sum + part.spent[who].decisions, 0);
    return Math.round((1000 * total) / Math.max(1, decisions)) / 1000;
  };
  return { ...verdictOf(leads), msPerDecisionA: spent('a'), msPerDecisionB: spent('b') };
}

const playInThread = (share: Share, progress: (lead: number) => void): Promise<Played> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./arenaThread.js', import.meta.url), { workerData: share });
    worker.on('message', (said: Played | number) => (typeof said === 'number' ? progress(said) : resolve(said)));
    worker.once('error', reject);
  });
