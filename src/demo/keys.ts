import { utf8 } from '../kit/bytes.ts';
import { sha256Hex } from '../kit/hash.ts';

/** What the house seals its secrets with. Everybody can read it here: nothing in the house is anybody's secret. */
export const HOUSE_KEYS: Readonly<Record<'SEALING_KEY' | 'MARKS_KEY', string>> = {
  SEALING_KEY: sha256Hex(utf8('the demo seals with this')),
  MARKS_KEY: sha256Hex(utf8('the demo marks with this')),
};
