import { ok, type Result, refuse } from '../kit/result.ts';
import { type Card, parseCard } from '../schieber/card.ts';
import { type Mode, parseMode } from '../schieber/mode.ts';
import { SEATS, type Seat } from '../schieber/seat.ts';

/** What the command line reads of a Schieber position: every field is checked, every complaint says which. */
export type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(value: unknown): Result<Fields, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse('not a JSON object');
  return ok(value as Fields);
}

export function modeField(fields: Fields): Result<Mode, string> {
  const mode = parseMode(fields['mode']);
  return mode ? ok(mode) : refuse(`mode must be one of H D S C O U, not ${show(fields['mode'])}`);
}

export function seatField(fields: Fields, name: string): Result<Seat, string> {
  const seat = SEATS.find((candidate) => candidate === fields[name]);
  return seat === undefined ? refuse(`${name} must be a seat 0 to 3, not ${show(fields[name])}`) : ok(seat);
}

/** Different cards, at most `most` of them. */
export function cardsOf(value: unknown, what: string, most: number): Result<readonly Card[], string> {
  if (!Array.isArray(value)) return refuse(`${what} must be a list of cards`);
  if (value.length > most) return refuse(`${what} has more than ${most} cards`);
  const cards: Card[] = [];
  for (const text of value) {
    const card = parseCard(text);
    if (!card) return refuse(`${what}: ${show(text)} is not a card`);
    if (cards.includes(card)) return refuse(`${what}: ${card} stands there twice`);
    cards.push(card);
  }
  return ok(cards);
}

export const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
};

/** A position's mode and leader, with the other fields still to be read. */
export function leadOf(value: unknown): Result<{ fields: Fields; mode: Mode; leader: Seat }, string> {
  const fields = fieldsOf(value);
  if (!fields.ok) return fields;
  const mode = modeField(fields.value);
  if (!mode.ok) return mode;
  const leader = seatField(fields.value, 'leader');
  return leader.ok ? ok({ fields: fields.value, mode: mode.value, leader: leader.value }) : leader;
}
