import { FACES, type Face } from '../../big21/face.ts';
import { type FaceCard, type FaceRank, indexOf, type Skin } from '../cards/draw.ts';

const SUITS = ['C', 'H', 'S', 'D'] as const;

/** The rules know no suits: each rank wears one, so that a card keeps its look when it is moved. B21 7.2 */
export function pictureOf(face: Face): FaceCard {
  return `${SUITS[FACES.indexOf(face) % 4]!}${rankOf(face)}`;
}

/** What stands in the corner of the card in this language, so that a table of the odds and the cards agree. */
export const letterOf = (face: Face, language: Skin['language']): string =>
  indexOf(rankOf(face), { deck: 'fr', fourColours: false, language });

const rankOf = (face: Face): FaceRank => (face === '10' ? 'T' : face);
