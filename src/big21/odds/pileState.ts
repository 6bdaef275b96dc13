import { TWENTY_ONE } from '../pile.ts';

/**
 * All that matters of a pile, in 32 states: empty, hard 2 to 20, soft 11 to 20, and 21 soft or hard. They are numbered by
 * their sum with aces at 1, so that a card always leads to a higher number. B21 7.2, 7.3
 */
export interface PileState {
  /** '-', 'h5', 's13', 'S21', 'H21' */
  readonly name: string;
  readonly low: number;
  readonly total: number;
  readonly isSoft: boolean;
}

export const PILE_STATES: readonly PileState[] = allStates();
export const STATES = PILE_STATES.length;
export const BUST = -1;

/** `[2 * low + 1]` is the soft state of a sum, `[2 * low]` the hard one. */
const BY_SUM = bySum();

/** The card values that differ on a pile: 1 (the ace) to 10. */
export const VALUES = 10;

/** `NEXT[state * 11 + value]`: the state after a card of that value, or `BUST`. */
export const NEXT: Int8Array = transitions();

export const SOFT_21 = stateNamed('S21');
export const HARD_21 = stateNamed('H21');

export const isCompleteState = (state: number): boolean => state === SOFT_21 || state === HARD_21;

export function stateNamed(name: string): number {
  return PILE_STATES.findIndex((state) => state.name === name);
}

/** The state of a pile by its sum with aces at 1. */
export function stateOf(low: number, hasAce: boolean): number {
  return BY_SUM[2 * low + (hasAce && low + 10 <= TWENTY_ONE ? 1 : 0)]!;
}

function allStates(): PileState[] {
  const states: PileState[] = [{ name: '-', low: 0, total: 0, isSoft: false }];
  for (let low = 1; low <= TWENTY_ONE; low++) {
    if (low + 10 <= TWENTY_ONE) states.push({ name: nameOf('s', low + 10), low, total: low + 10, isSoft: true });
    if (low >= 2) states.push({ name: nameOf('h', low), low, total: low, isSoft: false });
  }
  return states;
}

function bySum(): Int8Array {
  const states = new Int8Array(2 * TWENTY_ONE + 2).fill(BUST);
  for (const [state, { low, isSoft }] of PILE_STATES.entries()) states[2 * low + (isSoft ? 1 : 0)] = state;
  return states;
}

function nameOf(kind: 's' | 'h', total: number): string {
  return total === TWENTY_ONE ? `${kind.toUpperCase()}21` : `${kind}${total}`;
}

function transitions(): Int8Array {
  const next = new Int8Array(PILE_STATES.length * (VALUES + 1)).fill(BUST);
  for (const [from, { low, isSoft }] of PILE_STATES.entries())
    for (let value = 1; value <= VALUES; value++)
      if (low + value <= TWENTY_ONE) next[from * (VALUES + 1) + value] = stateOf(low + value, isSoft || value === 1);
  return next;
}
