import { FACES, type Face } from '../../big21/face.ts';
import type { FaceCard } from '../cards/draw.ts';

const SUITS = ['C', 'H', 'S', 'D'] as const;

/** The rules know no suits: each rank wears one, so that a card keeps its look when it is moved. B21 7.2 */
export function pictureOf(face: Face): FaceCard {
  const rank = face === '10' ? 'T' : face;
  return `${SUITS[FACES.indexOf(face) % 4]!}${rank}` as FaceCard;
}
