import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import type { MatchEvent } from '../../schieber/match.ts';
import { bySeat } from '../../schieber/seat.ts';
import type { AtRest } from '../store/atRest.ts';
import type { AnyEvent } from '../store/events.ts';
import type { Seeds } from './seeds.ts';
import { idOf } from './stream.ts';

type Dealt = Extract<MatchEvent, { readonly type: 'dealt' }>;
/** As it lies on the disk: whoever reads there sees that cards were dealt, not which. */
type HiddenDeal = Omit<Dealt, 'hands'> & { readonly sealed: string };

const CIPHER = 'aes-256-gcm';
const TAG = 16;
/** Matches may share a seed (the daily twelve), so each has a key of its own. Deals of before have not this mark. */
const BY_STREAM = '2.';

/**
 * The hands of a match in the log. Their key is made from the seed of the match, which is sealed until the match is
 * over and lies in clear from then on: so nobody reads cards to come, and nothing of a finished match needs our key.
 */
export const hiddenHands = (seeds: Pick<Seeds, 'seedOf'>): AtRest => ({
  concerns: (event) => event.type === 'dealt',
  async seal(stream, event) {
    const seed = isOpen(event) && (await seeds.seedOf(idOf(stream)));
    if (!seed) return event; // a log of before, brought in as it was
    const { hands, ...deal } = event;
    const key = keyFrom(seed, `hands at rest of ${stream}`);
    const cipher = createCipheriv(CIPHER, key, nonceOf(deal.number)).setAAD(Buffer.from(stream));
    const sealed = Buffer.concat([cipher.update(JSON.stringify(hands)), cipher.final(), cipher.getAuthTag()]);
    return { ...deal, sealed: `${BY_STREAM}${sealed.toString('base64')}` } satisfies HiddenDeal;
  },
  async unseal(stream, event) {
    if (!isHidden(event)) return event;
    const seed = await seeds.seedOf(idOf(stream));
    const isByStream = event.sealed.startsWith(BY_STREAM);
    const { sealed: _sealed, ...deal } = event;
    // The key of the seals is lost: the points stand, the cards that nobody may know are gone.
    if (seed === undefined) return { ...deal, hands: bySeat(() => []) };
    const bytes = Buffer.from(event.sealed.slice(isByStream ? BY_STREAM.length : 0), 'base64');
    const key = keyFrom(seed, isByStream ? `hands at rest of ${stream}` : 'hands at rest');
    const cipher = createDecipheriv(CIPHER, key, nonceOf(deal.number))
      .setAAD(Buffer.from(stream))
      .setAuthTag(bytes.subarray(-TAG));
    const hands = JSON.parse(Buffer.concat([cipher.update(bytes.subarray(0, -TAG)), cipher.final()]).toString());
    return { ...deal, hands };
  },
});

const isOpen = (event: AnyEvent): event is Dealt => event.type === 'dealt' && 'hands' in event;
const isHidden = (event: AnyEvent): event is HiddenDeal => event.type === 'dealt' && 'sealed' in event;

const keyFrom = (seed: Buffer, label: string): Buffer => createHmac('sha256', seed).update(label).digest();

/** One deal a number in a match, so no nonce comes twice under a key. */
function nonceOf(number: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number);
  return nonce;
}
