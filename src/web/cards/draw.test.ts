import { describe, expect, test } from 'vitest';
import { DECK } from '../../schieber/card.ts';
import { drawBack, drawCard, type FaceCard, type Skin } from './draw.ts';

const LOW: FaceCard[] = (['H', 'D', 'S', 'C'] as const).flatMap((suit) =>
  (['2', '3', '4', '5'] as const).map((rank): FaceCard => `${suit}${rank}`),
);
const FRENCH: FaceCard[] = [...LOW, ...DECK];

/** Every tag is closed and every reference finds its mark. */
function expectWellFormed(svg: string): void {
  const open: string[] = [];
  for (const [, closing, name, selfClosing] of svg.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
    if (closing) expect(open.pop()).toBe(name);
    else if (!selfClosing) open.push(name!);
  }
  expect(open).toEqual([]);
  const ids = [...svg.matchAll(/ id="(\w+)"/g)].map((match) => match[1]);
  for (const [, used] of svg.matchAll(/(?:href="#|url\(#)(\w+)/g)) expect(ids).toContain(used);
  expect(svg).not.toMatch(/undefined|NaN|style=|<script/);
}

describe('the faces of the cards', () => {
  const skins: Skin[] = (['de', 'fr', 'it', 'en'] as const).flatMap((language) =>
    [true, false].flatMap((fourColours) => (['de', 'fr'] as const).map((deck) => ({ deck, language, fourColours }))),
  );

  test.each(skins)('are complete and all different in $deck/$language (four colours: $fourColours)', (skin) => {
    const cards = skin.deck === 'de' ? DECK : FRENCH;
    const drawn = cards.map((card) => drawCard(card, skin));
    for (const svg of drawn) expectWellFormed(svg);
    expect(new Set(drawn).size).toBe(cards.length);
    expectWellFormed(drawBack());
  });

  test('M2 the court indices follow the language in the French deck, and never in the German one', () => {
    const drawn = (deck: 'de' | 'fr', language: Skin['language']) =>
      ['SJ', 'SQ', 'SK'].map((card) => drawCard(card as FaceCard, { deck, language, fourColours: false })).join();
    expect(new Set(skins.map(({ language }) => drawn('fr', language))).size).toBe(4);
    expect(new Set(skins.map(({ language }) => drawn('de', language))).size).toBe(1);
  });
});
