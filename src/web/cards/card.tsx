import { computed } from '@preact/signals';
import type { Suit } from '../../schieber/card.ts';
import { language } from '../i18n/language.ts';
import { settings } from '../shell/settings.ts';
import { drawBack, drawCard, drawSuit, type FaceCard, type Skin } from './draw.ts';
import { useCardName } from './names.ts';
import { drawPortrait, type PortraitPlace } from './portraits.ts';

/** The deck of this person in the language of the page. */
export const skin = computed<Skin>(() => ({
  deck: settings.value.deck,
  fourColours: settings.value.fourColours,
  language: language.value,
}));

const pictures = new Map<string, string>();

/** A drawing as the address of an image, made once. */
function picture(name: string, draw: () => string): string {
  const kept = pictures.get(name);
  if (kept !== undefined) return kept;
  const url = `data:image/svg+xml,${encodeURIComponent(draw())}`;
  pictures.set(name, url);
  return url;
}

const skinName = ({ deck, fourColours, language: spoken }: Skin) => `${deck}${fourColours ? 4 : 2}${spoken}`;

export const cardPicture = (card: FaceCard, how: Skin): string =>
  picture(`${skinName(how)}/${card}`, () => drawCard(card, how));

/**
 * Draws some cards before they are seen, so that none appears late. One at a time: a tap waits for a card, never for the
 * whole deck.
 */
export function warm([card, ...rest]: readonly FaceCard[]): void {
  if (card === undefined) return;
  new Image().src = cardPicture(card, skin.value);
  setTimeout(() => warm(rest));
}

interface CardFaceProps {
  card: FaceCard;
  class?: string;
  /** Beside its name in words the picture says nothing more. */
  silent?: boolean;
  /** Another deck than the person's own, for instance to show both. */
  deck?: Skin['deck'];
}

export function CardFace({ card, class: extra = '', silent = false, deck }: CardFaceProps) {
  const name = useCardName();
  const how = deck ? { ...skin.value, deck } : skin.value;
  return (
    <img
      class={`card-face ${extra}`}
      src={cardPicture(card, how)}
      alt={silent ? '' : name(card, how.deck)}
      width="250"
      height="390"
      draggable={false}
    />
  );
}

export function CardBack({ class: extra = '' }: { class?: string }) {
  return (
    <img
      class={`card-face ${extra}`}
      src={picture('back', drawBack)}
      alt=""
      width="250"
      height="390"
      draggable={false}
    />
  );
}

/** The face of a computer player; always beside its name. */
export function Portrait({ place }: { place: PortraitPlace }) {
  const spoken = language.value;
  return (
    <img
      class="portrait"
      src={picture(`portrait/${spoken}/${place}`, () => drawPortrait(place, spoken))}
      alt=""
      width="120"
      height="120"
      draggable={false}
    />
  );
}

/** The suit's mark; always beside its name. */
export function SuitMark({ suit }: { suit: Suit }) {
  const how = skin.value;
  const isBlack = how.deck === 'fr' && (suit === 'S' || (suit === 'C' && !how.fourColours));
  return (
    <img
      class={isBlack ? 'suit-mark suit-black' : 'suit-mark'}
      src={picture(`${how.deck}${how.fourColours ? 4 : 2}/${suit}`, () => drawSuit(suit, how))}
      alt=""
      width="100"
      height="100"
      draggable={false}
    />
  );
}
