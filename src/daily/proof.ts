import { fromHex } from '../kit/bytes.ts';
import { canonical } from '../kit/canonical.ts';
import { chanceFrom, keeps } from '../kit/chance.ts';
import type { Immutable } from '../kit/immutable.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import type { Signature } from '../kit/signature.ts';
import type { Day, Instant } from '../kit/time.ts';
import type { Card } from '../schieber/card.ts';
import { SEATS } from '../schieber/seat.ts';
import { clientSeedOf, dealsOf, isFit } from './dealing.ts';
import { type Chooser, parOf } from './par.ts';
import { type Played, playedOf } from './result.ts';
import type { Computers } from './twelve.ts';

/** All that was promised about a day and what came of it, as a document; anybody can recompute it. */
export type DayProof = Immutable<{
  format: 'gschobe-daily-1';
  day: Day;
  announcedAt: Instant;
  commitment: string;
  seed: string;
  clientSeed: string;
  computers: Computers;
  /** The hands of the twelve games, seats 0 to 3; the person is seat 0. */
  deals: Card[][][];
  par: Played[] | null;
  signed?: Signature;
}>;

export type ProofFault = Immutable<{ code: 'shape' | 'seed' | 'forehand' | 'deal' | 'par'; game?: number }>;

type Told = Pick<DayProof, 'day' | 'announcedAt' | 'commitment' | 'seed' | 'computers' | 'par'>;

export function proofOf({ seed, day, ...told }: Told): DayProof {
  const deals = dealsOf(chanceFrom(fromHex(seed)!), day).map((hands) => SEATS.map((seat) => hands[seat]));
  return { format: 'gschobe-daily-1', day, seed, clientSeed: clientSeedOf(day), ...told, deals };
}

/** The promise, the place of the person, every deal; and par too when the computer player is at hand. */
export async function verifyDay(proof: DayProof, choose?: Chooser): Promise<Result<{ deals: number }, ProofFault>> {
  const seed = fromHex(proof.seed);
  if (!seed || proof.clientSeed !== clientSeedOf(proof.day)) return refuse({ code: 'shape' });
  if (!keeps(proof.commitment, seed)) return refuse({ code: 'seed' });
  if (!isFit(seed, proof.day)) return refuse({ code: 'forehand' });
  const { deals } = proofOf(proof);
  const wrong = deals.findIndex((hands, game) => String(hands) !== String(proof.deals[game]));
  if (wrong >= 0 || proof.deals.length !== deals.length) return refuse({ code: 'deal', game: wrong + 1 });
  if (choose && proof.par) {
    const par = (await parOf(chanceFrom(seed), proof, choose)).map(playedOf);
    const other = par.findIndex((played, game) => canonical(played) !== canonical(proof.par?.[game] ?? null));
    if (other >= 0) return refuse({ code: 'par', game: other + 1 });
  }
  return ok({ deals: deals.length });
}

/** Whether something read from a file can be looked at as a proof. */
export const isProof = (json: unknown): json is DayProof =>
  typeof json === 'object' &&
  json !== null &&
  'format' in json &&
  json.format === 'gschobe-daily-1' &&
  'seed' in json &&
  typeof json.seed === 'string' &&
  'day' in json &&
  typeof json.day === 'string' &&
  'deals' in json &&
  Array.isArray(json.deals);
