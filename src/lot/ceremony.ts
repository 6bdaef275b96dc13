import { fromHex } from '../kit/bytes.ts';
import { canonical } from '../kit/canonical.ts';
import { commitment } from '../kit/chance.ts';
import { sha256Hex } from '../kit/hash.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import { type Card, DECK, parseCard } from '../schieber/card.ts';

/**
 * A draw in a hall without internet. The laptop shows the hash of its secret and of the pool; then a player shuffles
 * a Jass deck and reads the cards aloud. Neither side alone can steer: the laptop did not know the cards when it
 * promised its secret, the player does not know the secret when the cards are shuffled.
 */
export type CardsRefusal =
  | { readonly code: 'not-a-card'; readonly at: number; readonly text: string }
  | { readonly code: 'card-twice'; readonly at: number; readonly card: Card }
  | { readonly code: 'card-count'; readonly read: number; readonly allowed: readonly number[] };

/** The whole deck (138 bits) or its first nine cards (45 bits). */
export const CARDS_READ = [DECK.length, 9] as const;

/** The cards as they were read; places count from 1, as people count them. */
export function readCards(texts: readonly unknown[]): Result<readonly Card[], CardsRefusal> {
  const cards: Card[] = [];
  for (const [i, text] of texts.entries()) {
    const card = parseCard(text);
    if (card === undefined) return refuse({ code: 'not-a-card', at: i + 1, text: String(text) });
    if (cards.includes(card)) return refuse({ code: 'card-twice', at: i + 1, card });
    cards.push(card);
  }
  if (!CARDS_READ.some((count) => count === cards.length)) {
    return refuse({ code: 'card-count', read: cards.length, allowed: CARDS_READ });
  }
  return ok(cards);
}

/** The laptop's secret: 32 bytes, written as 64 hexadecimal digits. */
export function readSecret(text: unknown): Uint8Array | undefined {
  const secret = typeof text === 'string' ? fromHex(text) : undefined;
  return secret?.length === 32 ? secret : undefined;
}

/** What the laptop shows before the first card is read: the SHA-256 of its secret. */
export const promiseOf = (secret: Uint8Array): string => commitment(secret);

/** Both sides together: SHA-256 of the canonical {"cards":[…],"secret":"…"}. */
export const ceremonyRandomness = (secretHex: string, cards: readonly Card[]): string =>
  sha256Hex(canonical({ cards, secret: secretHex.toLowerCase() }));
