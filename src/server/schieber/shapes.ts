import Type from 'typebox';
import { invariant } from '../../kit/absurd.ts';
import type { Card } from '../../schieber/card.ts';
import { DECK } from '../../schieber/card.ts';
import type { GameCommand } from '../../schieber/game.ts';
import { MODE_LETTERS, type ModeLetter, parseMode } from '../../schieber/mode.ts';
import { PERSON } from './stream.ts';

export const CARDS = Type.Unsafe<Card>(Type.Enum([...DECK]));
export const MODES = Type.Unsafe<ModeLetter>(Type.Enum([...MODE_LETTERS]));

export type CommandBody =
  | { readonly type: 'pass' }
  | { readonly type: 'declare'; readonly mode: ModeLetter }
  | { readonly type: 'play'; readonly card: Card };

/** The person's command as the rules know it. */
export function commandOf(body: CommandBody): GameCommand {
  if (body.type === 'pass') return { type: 'pass', seat: PERSON };
  if (body.type === 'play') return { type: 'play', seat: PERSON, card: body.card };
  const mode = parseMode(body.mode);
  invariant(mode, 'the schema lets only modes in');
  return { type: 'declare', seat: PERSON, mode };
}
