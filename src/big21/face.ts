/** The faces in the game, in rising order of rank: the ace is the highest. Each may come any number of times. B21 7.2, 16 */
export const FACES = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
export type Face = (typeof FACES)[number];

/** What a card adds to a pile, with an ace counted 1; its other ten points are the pile's business. B21 7.2 */
export const lowValueOf = (face: Face): number => LOW_VALUE[face];

const LOW_VALUE: Readonly<Record<Face, number>> = {
  2: 2,
  3: 3,
  4: 4,
  5: 5,
  6: 6,
  7: 7,
  8: 8,
  9: 9,
  10: 10,
  J: 10,
  Q: 10,
  K: 10,
  A: 1,
};

/** Place in the order of High/Low, 0 for the two, 12 for the ace. B21 16 */
export const rankOf = (face: Face): number => FACES.indexOf(face);

export const isFace = (text: unknown): text is Face => FACES.includes(text as Face);
