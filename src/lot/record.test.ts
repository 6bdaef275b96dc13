import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical } from '../kit/canonical.ts';
import { chanceFromText, shuffle } from '../kit/chance.ts';
import { sha256Hex } from '../kit/hash.ts';
import { zurichInstant } from '../kit/time.ts';
import { DECK } from '../schieber/card.ts';
import { promiseOf, readCards, readSecret } from './ceremony.ts';
import { instantOfRound, isSignedRound, QUICKNET, roundFrom, roundRandomness } from './drand.ts';
import { announce, announcementHash, draw, type LotRecord, type LotRequest } from './record.ts';
import { verifyLot } from './verify.ts';

/** A real round of quicknet. */
const ROUND = 657_413;
const SIGNATURE = 'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b';
const SECRET = '11'.repeat(32);
const CARDS = shuffle(DECK, chanceFromText('a player shuffles')('deck'));
const NONE: ReadonlySet<string> = new Set();

const POOL = {
  places: 3,
  candidates: ['a', 'b', 'c', 'd', 'e'].map((name, i) => ({ name, points: i === 0 ? 3500 : 3400 })),
};
const BY_ROUND: LotRequest = {
  id: '2024/final/cut',
  kind: 'admit',
  pool: POOL,
  source: { kind: 'drand', chain: QUICKNET.chain, round: ROUND },
};
const BY_CARDS: LotRequest = {
  ...BY_ROUND,
  source: { kind: 'ceremony', commitment: promiseOf(readSecret(SECRET)!) },
};
const before = instantOfRound(ROUND) - 1;

const recordByRound = () => must(draw(must(announce(BY_ROUND, before, NONE)), signed));
const recordByCards = () =>
  must(draw(must(announce(BY_CARDS, before, NONE)), { kind: 'ceremony', secret: SECRET, cards: CARDS }));
const signed = { kind: 'drand', round: ROUND, signature: SIGNATURE } as const;

describe('the beacon', () => {
  test('G23 a real quicknet round verifies with the pinned key, its neighbours and any flipped bit do not', () => {
    expect(isSignedRound(ROUND, SIGNATURE)).toBe(true);
    expect(isSignedRound(ROUND + 1, SIGNATURE)).toBe(false);
    expect(isSignedRound(ROUND, SIGNATURE.replace(/b$/, 'a'))).toBe(false);
    for (const nonsense of ['', 'zz', '00'.repeat(48), 'ff'.repeat(48), SIGNATURE.slice(2)]) {
      expect(isSignedRound(ROUND, nonsense)).toBe(false);
    }
    expect(roundRandomness(SIGNATURE)).toBe(sha256Hex(Uint8Array.from(Buffer.from(SIGNATURE, 'hex'))));
  });

  test('G23 the round of a future instant is simple arithmetic', () => {
    expect(roundFrom(zurichInstant('2024-11-16T09:00'))).toBe(12_980_212);
    expect(roundFrom(instantOfRound(ROUND))).toBe(ROUND);
    expect(roundFrom(instantOfRound(ROUND) + 1)).toBe(ROUND + 1);
  });
});

describe('the ceremony', () => {
  test('G23 the whole deck or its first nine cards, each once', () => {
    expect(readCards(CARDS).ok).toBe(true);
    expect(readCards(CARDS.slice(0, 9)).ok).toBe(true);
    expect(readCards(['h10', ...CARDS.filter((card) => card !== 'HT')])).toMatchObject({ ok: true });
    expect(readCards(CARDS.slice(0, 10))).toEqual({
      ok: false,
      refusal: { code: 'card-count', read: 10, allowed: [36, 9] },
    });
    expect(readCards(['H6', 'H7', 'H6'])).toMatchObject({ refusal: { code: 'card-twice', at: 3, card: 'H6' } });
    expect(readCards(['H6', 'Z9'])).toMatchObject({ refusal: { code: 'not-a-card', at: 2, text: 'Z9' } });
  });

  test('G23 another order of the cards is another draw', () => {
    const [first, ...rest] = CARDS;
    const other = draw(must(announce(BY_CARDS, before, NONE)), {
      kind: 'ceremony',
      secret: SECRET,
      cards: [...rest, first!],
    });
    expect(must(other).seed).not.toBe(recordByCards().seed);
  });

  test('G23 a secret that was not promised is refused', () => {
    const other = { kind: 'ceremony', secret: '22'.repeat(32), cards: CARDS } as const;
    expect(draw(must(announce(BY_CARDS, before, NONE)), other)).toMatchObject({
      refusal: { code: 'secret-not-promised' },
    });
  });
});

describe('announcing', () => {
  test('G23 the seed is the hash of version, pool, draw id and randomness', () => {
    const record = recordByRound();
    expect(record.seed).toBe(
      sha256Hex(
        canonical({
          version: 'gschobe-lot/1',
          poolHash: sha256Hex(canonical(POOL)),
          drawId: '2024/final/cut',
          randomness: roundRandomness(SIGNATURE),
        }),
      ),
    );
    expect(announcementHash(record)).toBe(announcementHash(must(announce(BY_ROUND, before, NONE))));
  });

  test.each<[string, Partial<LotRequest>, object]>([
    ['a second draw with the same id', { id: 'old' }, { code: 'draw-id-used', id: 'old' }],
    ['a redraw of a draw nobody knows', { replaces: { id: 'x', reason: 'why' } }, { code: 'unknown-draw' }],
    ['a redraw without a reason', { replaces: { id: 'old', reason: ' ' } }, { code: 'reason-missing' }],
    ['an unknown kind', { kind: 'toString' }, { code: 'unknown-kind' }],
    ['a pool with somebody twice', { kind: 'order', pool: { names: ['a', 'a'] } }, { code: 'bad-pool', at: 'names' }],
    ['a pool that is none', { pool: null }, { code: 'bad-pool', at: 'places' }],
    [
      'points that are no number',
      { pool: { places: 1, candidates: [{ name: 'a', points: 1.5 }] } },
      {
        code: 'bad-pool',
        at: 'candidates[0].points',
      },
    ],
    ['another beacon', { source: { kind: 'drand', chain: 'abc', round: ROUND } }, { code: 'unknown-chain' }],
    ['no commitment', { source: { kind: 'ceremony', commitment: 'abc' } }, { code: 'bad-commitment' }],
    ['an id that cannot be a file name', { id: 'a b' }, { code: 'bad-draw-id' }],
  ])('G23 %s is refused', (_name, change, refusal) => {
    expect(announce({ ...BY_ROUND, ...change }, before, new Set(['old']))).toMatchObject({ ok: false, refusal });
  });

  test('G23 a round already published when the draw is announced is refused', () => {
    expect(announce(BY_ROUND, instantOfRound(ROUND), NONE)).toMatchObject({ refusal: { code: 'round-not-in-future' } });
  });

  test('G23 a redraw has its own id, names the old one and the reason', () => {
    const redraw = { ...BY_ROUND, id: '2024/final/cut/2', replaces: { id: BY_ROUND.id, reason: 'p3 excluded (8.01)' } };
    const record = must(draw(must(announce(redraw, before, new Set([BY_ROUND.id]))), signed));
    expect(verifyLot(record)).toMatchObject({ ok: true });
    expect(record.seed).not.toBe(recordByRound().seed);
  });

  test('G23 another round than the promised one is refused', () => {
    expect(draw(must(announce(BY_ROUND, before, NONE)), { ...signed, round: 1 })).toMatchObject({
      refusal: { code: 'other-round', promised: ROUND, got: 1 },
    });
    expect(draw(must(announce(BY_CARDS, before, NONE)), signed)).toMatchObject({
      refusal: { code: 'other-source', promised: 'ceremony' },
    });
  });
});

describe('verifying', () => {
  test('G23 a record read back from a file is true', () => {
    for (const record of [recordByRound(), recordByCards()]) {
      expect(verifyLot(JSON.parse(JSON.stringify(record)))).toMatchObject({ ok: true });
    }
  });

  // biome-ignore lint/suspicious/noExplicitAny: tampering is exactly what the types forbid
  test.each<[string, (record: any) => void, string]>([
    ['a point more for one', (r) => (r.pool.candidates[4].points += 1), 'poolHash'],
    ['somebody slipped into the pool', (r) => r.pool.candidates.push({ name: 'z', points: 9999 }), 'poolHash'],
    [
      'a pool with its own hash',
      (r) => {
        r.pool.places = 4;
        r.poolHash = sha256Hex(canonical(r.pool));
      },
      'seed',
    ],
    ['another id', (r) => (r.id = '2024/final/cut/2'), 'seed'],
    ['another version', (r) => (r.version = 'gschobe-lot/2'), 'version'],
    ['another seed', (r) => (r.seed = '00'.repeat(32)), 'seed'],
    ['another winner', (r) => r.result.admitted.reverse(), 'result'],
    ['another round', (r) => (r.randomness.round += 1), 'randomness.round'],
    [
      'both rounds changed',
      (r) => {
        r.randomness.round += 1;
        r.source.round += 1;
      },
      'randomness.signature',
    ],
    ['another signature', (r) => (r.randomness.signature = SIGNATURE.replace(/^b/, 'a')), 'randomness.signature'],
    ['announced after the round', (r) => (r.announcedAt = before + 2), 'source.round'],
    ['no result', (r) => delete r.result, 'result'],
    ['no source', (r) => delete r.source, 'source'],
  ])('G23 %s is found, and the place named', (_name, tamper, place) => {
    const record = JSON.parse(JSON.stringify(recordByRound())) as LotRecord;
    tamper(record);
    expect(verifyLot(record)).toMatchObject({ ok: false, refusal: { code: 'lot-not-true', place } });
  });

  test('G23 two cards swapped in a ceremony are found', () => {
    const record = JSON.parse(JSON.stringify(recordByCards())) as { randomness: { cards: string[] } };
    record.randomness.cards.reverse();
    expect(verifyLot(record)).toMatchObject({ refusal: { place: 'seed' } });
  });

  test('whatever somebody sends, the answer is a refusal and never an exception', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(verifyLot(value).ok).toBe(false);
      }),
    );
    const record = recordByCards() as unknown as Record<string, unknown>;
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(record)), fc.jsonValue(), (name, value) => {
        if (canonical(record[name]) !== canonical(value) && name !== 'announcedAt' && name !== 'replaces') {
          expect(verifyLot({ ...record, [name]: value }).ok).toBe(false);
        }
      }),
    );
  });
});

function must<T>(result: { ok: true; value: T } | { ok: false; refusal: unknown }): T {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
}
