import { fromHex } from '../kit/bytes.ts';
import { canonical } from '../kit/canonical.ts';
import { type Chance, chanceFrom } from '../kit/chance.ts';
import { sha256Hex } from '../kit/hash.ts';
import type { Immutable } from '../kit/immutable.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import type { Instant } from '../kit/time.ts';
import { type CardsRefusal, ceremonyRandomness, promiseOf, readCards, readSecret } from './ceremony.ts';
import { instantOfRound, isSignedRound, QUICKNET, roundRandomness } from './drand.ts';
import { LOT_KINDS, type LotKind, type PoolRefusal } from './lot.ts';

/** The algorithm by name; another way of drawing gets another name, and old records stay verifiable. */
export const LOT_VERSION = 'gschobe-lot/1';

/** Where the chance of a draw will come from: promised before, so that nobody can choose among several. */
export type Source = Immutable<
  { kind: 'drand'; chain: string; round: number } | { kind: 'ceremony'; commitment: string }
>;

/** What came: a signed round of the beacon, or the laptop's secret with the cards that were read aloud. */
export type Randomness = Immutable<
  { kind: 'drand'; round: number; signature: string } | { kind: 'ceremony'; secret: string; cards: string[] }
>;

/** Published before the draw: everything that could be argued about afterwards is fixed here (ruling G23). */
export interface Announcement {
  readonly version: string;
  /** One id per draw, for ever: '2024/final/cut'. */
  readonly id: string;
  readonly kind: string;
  readonly pool: unknown;
  readonly poolHash: string;
  readonly source: Source;
  readonly announcedAt: Instant;
  /** A redraw has an id of its own, names the draw it stands for, and says why. */
  readonly replaces?: { readonly id: string; readonly reason: string };
}

export interface LotRecord extends Announcement {
  readonly randomness: Randomness;
  readonly seed: string;
  readonly result: unknown;
}

export type AnnounceRefusal =
  | PoolRefusal
  | { readonly code: 'draw-id-used'; readonly id: string }
  | { readonly code: 'bad-draw-id' }
  | { readonly code: 'unknown-draw'; readonly id: string }
  | { readonly code: 'reason-missing' }
  | { readonly code: 'unknown-kind'; readonly kind: string; readonly known: readonly string[] }
  | { readonly code: 'unknown-chain'; readonly chain: string }
  | { readonly code: 'round-not-in-future'; readonly round: number; readonly publishedAt: Instant }
  | { readonly code: 'bad-commitment' };

export interface LotRequest {
  readonly id: string;
  readonly kind: string;
  readonly pool: unknown;
  readonly source: Source;
  readonly replaces?: { readonly id: string; readonly reason: string };
}

/** Freezes a pool and promises where the chance will come from. `drawn`: the ids this house has announced before. */
export function announce(
  request: LotRequest,
  now: Instant,
  drawn: ReadonlySet<string>,
  kinds: Readonly<Record<string, LotKind>> = LOT_KINDS,
): Result<Announcement, AnnounceRefusal> {
  const { id, kind, source, replaces } = request;
  if (!/^[\w.:/-]{1,120}$/.test(id)) return refuse({ code: 'bad-draw-id' });
  if (drawn.has(id)) return refuse({ code: 'draw-id-used', id }); // no silent redraw
  if (replaces !== undefined && !drawn.has(replaces.id)) return refuse({ code: 'unknown-draw', id: replaces.id });
  if (replaces !== undefined && replaces.reason.trim() === '') return refuse({ code: 'reason-missing' });
  const lotKind = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (lotKind === undefined) return refuse({ code: 'unknown-kind', kind, known: Object.keys(kinds) });
  const pool = lotKind.read(request.pool);
  if (!pool.ok) return pool;
  if (source.kind === 'drand') {
    if (source.chain !== QUICKNET.chain) return refuse({ code: 'unknown-chain', chain: source.chain });
    const publishedAt = instantOfRound(source.round);
    if (publishedAt <= now) return refuse({ code: 'round-not-in-future', round: source.round, publishedAt });
  } else if (!/^[0-9a-f]{64}$/.test(source.commitment)) return refuse({ code: 'bad-commitment' });
  return ok({
    version: LOT_VERSION,
    id,
    kind,
    pool: pool.value,
    poolHash: sha256Hex(canonical(pool.value)),
    source,
    announcedAt: now,
    ...(replaces === undefined ? {} : { replaces }),
  });
}

/** The fingerprint people can write down before the draw and compare after it. */
export function announcementHash(announced: Announcement): string {
  const { version, id, kind, pool, poolHash, source, announcedAt, replaces } = announced;
  return sha256Hex(canonical({ version, id, kind, pool, poolHash, source, announcedAt, replaces }));
}

export type DrawRefusal =
  | CardsRefusal
  | { readonly code: 'unknown-kind'; readonly kind: string }
  | { readonly code: 'other-source'; readonly promised: Source['kind'] }
  | { readonly code: 'other-round'; readonly promised: number; readonly got: number }
  | { readonly code: 'bad-signature'; readonly round: number }
  | { readonly code: 'secret-not-promised' };

/** Draws what was announced with the chance that was promised: nothing is left to choose. */
export function draw(
  announced: Announcement,
  randomness: Randomness,
  kinds: Readonly<Record<string, LotKind>> = LOT_KINDS,
): Result<LotRecord, DrawRefusal> {
  const kind = Object.hasOwn(kinds, announced.kind) ? kinds[announced.kind] : undefined;
  if (kind === undefined) return refuse({ code: 'unknown-kind', kind: announced.kind });
  const value = randomValue(announced.source, randomness);
  if (!value.ok) return value;
  const seed = seedOf(announced.poolHash, announced.id, value.value);
  const result = kind.draw(announced.pool, lotChance(seed, announced.id));
  return ok({ ...announced, randomness, seed, result });
}

/** seed = SHA-256 of the canonical {"drawId","poolHash","randomness","version"}. */
export const seedOf = (poolHash: string, drawId: string, randomness: string): string =>
  sha256Hex(canonical({ version: LOT_VERSION, poolHash, drawId, randomness }));

/** The stream of a draw: key = its seed, label = its id. */
export const lotChance = (seed: string, drawId: string): Chance => chanceFrom(fromHex(seed)!)(drawId);

function randomValue(source: Source, randomness: Randomness): Result<string, DrawRefusal> {
  if (source.kind === 'drand') {
    if (randomness.kind !== 'drand') return refuse({ code: 'other-source', promised: source.kind });
    const { round, signature } = randomness;
    if (round !== source.round) return refuse({ code: 'other-round', promised: source.round, got: round });
    if (!isSignedRound(round, signature)) return refuse({ code: 'bad-signature', round });
    return ok(roundRandomness(signature));
  }
  if (randomness.kind !== 'ceremony') return refuse({ code: 'other-source', promised: source.kind });
  const secret = readSecret(randomness.secret);
  if (secret === undefined || promiseOf(secret) !== source.commitment) return refuse({ code: 'secret-not-promised' });
  const cards = readCards(randomness.cards);
  return cards.ok ? ok(ceremonyRandomness(randomness.secret, cards.value)) : cards;
}
