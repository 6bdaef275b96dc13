import { type ChanceFor, chanceFrom } from '../kit/chance.ts';
import type { Face } from './face.ts';
import { drawFace, drawFreeCards, type Model } from './model.ts';

/** The three things that chance decides in a Big21. */
export interface Dealer {
  card(): Face;
  freeCards(): number;
  highLowCard(): Face;
}

/**
 * The dealer of one participation: one stream for all its draws, from the server's seed and the player's own, so that
 * neither alone decides a card. `drawn` brings it to where the participation stands.
 */
export function dealerFrom(model: Model, serverSeed: Uint8Array, clientSeed: string, drawn = ''): Dealer {
  return dealerOn(model, chanceFrom(serverSeed), clientSeed, drawn);
}

export function dealerOn(model: Model, chanceFor: ChanceFor, clientSeed: string, drawn = ''): Dealer {
  const chance = chanceFor(streamLabel(clientSeed));
  const dealer: Dealer = {
    card: () => drawFace(model.cards, chance),
    freeCards: () => drawFreeCards(model, chance),
    highLowCard: () => drawFace(model.highLow, chance),
  };
  for (const kind of drawn) redraw(dealer, kind);
  return dealer;
}

const streamLabel = (clientSeed: string): string => `big21/${clientSeed}`;

function redraw(dealer: Dealer, kind: string): void {
  if (kind === 'c') dealer.card();
  else if (kind === 'f') dealer.freeCards();
  else dealer.highLowCard();
}

/** 8 to 32 bytes in lower-case hexadecimal. */
export const isClientSeed = (text: string): boolean => /^(?:[0-9a-f]{2}){8,32}$/.test(text);
