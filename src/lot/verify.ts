import { canonical } from '../kit/canonical.ts';
import { sha256Hex } from '../kit/hash.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import { instantOfRound, QUICKNET } from './drand.ts';
import { fieldsOf, LOT_KINDS, type LotKind } from './lot.ts';
import { type DrawRefusal, draw, LOT_VERSION, type LotRecord } from './record.ts';

export interface Tampered {
  readonly code: 'lot-not-true';
  /** The field that is not what it should be. */
  readonly place: string;
  readonly why: string;
}

/** Recomputes a published record from its own pool and randomness; names the first place that does not hold. */
export function verifyLot(
  record: unknown,
  kinds: Readonly<Record<string, LotKind>> = LOT_KINDS,
): Result<LotRecord, Tampered> {
  const shape = shapeOf(record);
  if (!shape.ok) return shape;
  const lot = shape.value;
  if (lot.version !== LOT_VERSION) return untrue('version', `this program verifies ${LOT_VERSION}`);
  const kind = Object.hasOwn(kinds, lot.kind) ? kinds[lot.kind] : undefined;
  if (kind === undefined) return untrue('kind', `unknown; known are ${Object.keys(kinds).join(', ')}`);
  const pool = kind.read(lot.pool);
  if (!pool.ok) return untrue(`pool.${pool.refusal.at}`, pool.refusal.why);
  if (sha256Hex(canonical(lot.pool)) !== lot.poolHash) return untrue('poolHash', 'is not the hash of this pool');
  if (lot.source.kind === 'drand') {
    if (lot.source.chain !== QUICKNET.chain) return untrue('source.chain', 'is not drand quicknet');
    if (instantOfRound(lot.source.round) <= lot.announcedAt) {
      return untrue('source.round', 'was already public when the draw was announced');
    }
  }
  const drawn = draw(lot, lot.randomness, kinds);
  if (!drawn.ok) return untrue(PLACES[drawn.refusal.code], canonical(drawn.refusal));
  if (drawn.value.seed !== lot.seed) return untrue('seed', `should be ${drawn.value.seed}`);
  if (canonical(drawn.value.result) !== canonical(lot.result)) {
    return untrue('result', `should be ${canonical(drawn.value.result).slice(0, 200)}`);
  }
  return ok(lot);
}

const PLACES: Readonly<Record<DrawRefusal['code'], string>> = {
  'unknown-kind': 'kind',
  'other-source': 'randomness.kind',
  'other-round': 'randomness.round',
  'bad-signature': 'randomness.signature',
  'secret-not-promised': 'randomness.secret',
  'not-a-card': 'randomness.cards',
  'card-twice': 'randomness.cards',
  'card-count': 'randomness.cards',
};

const untrue = (place: string, why: string) => refuse<Tampered>({ code: 'lot-not-true', place, why });

function shapeOf(record: unknown): Result<LotRecord, Tampered> {
  const fields = fieldsOf(record);
  for (const name of ['version', 'id', 'kind', 'poolHash', 'seed']) {
    if (typeof fields[name] !== 'string') return untrue(name, 'is missing or not a text');
  }
  if (!Number.isSafeInteger(fields['announcedAt'])) return untrue('announcedAt', 'is missing or not an instant');
  const source = fieldsOf(fields['source']);
  const sourceFits =
    source['kind'] === 'drand'
      ? typeof source['chain'] === 'string' && Number.isSafeInteger(source['round'])
      : source['kind'] === 'ceremony' && typeof source['commitment'] === 'string';
  if (!sourceFits) return untrue('source', 'is neither a drand round nor a ceremony');
  const randomness = fieldsOf(fields['randomness']);
  const randomnessFits =
    randomness['kind'] === 'drand'
      ? typeof randomness['signature'] === 'string' && Number.isSafeInteger(randomness['round'])
      : randomness['kind'] === 'ceremony' &&
        typeof randomness['secret'] === 'string' &&
        Array.isArray(randomness['cards']);
  if (!randomnessFits) return untrue('randomness', 'is neither a drand round nor a ceremony');
  if (fields['result'] === undefined) return untrue('result', 'is missing');
  return ok(record as LotRecord);
}
