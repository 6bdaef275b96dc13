import { ok, type Result, refuse } from '../kit/result.ts';
import { parseMode } from '../schieber/mode.ts';
import { SEATS, type Seat } from '../schieber/seat.ts';
import { REGULATIONS, type Regulation } from '../tournament/regulation.ts';
import type { Facts } from '../tournament/ruling/facts.ts';
import { chosen, type Ruling, type RulingRefusal, ruling } from '../tournament/ruling/ruling.ts';
import type { Choice, Irregularity, Noticed, Variant } from '../tournament/ruling/table.ts';
import { cardsOf, type Fields, fieldsOf, show } from './input.ts';
import { complain, eachLine } from './lines.ts';
import { parseOptions } from './options.ts';

/** What the regulation says about an irregularity at a table. SSC 7.05, EBH 2-9 */
export async function run(args: readonly string[]): Promise<number> {
  const name = parseOptions(args).named.get('regulation') ?? 'ssc';
  const regulation = Object.hasOwn(REGULATIONS, name) ? REGULATIONS[name] : undefined;
  if (!regulation)
    return complain(`--regulation must be one of ${Object.keys(REGULATIONS).join(', ')}, not ${show(name)}`);
  return eachLine((value) => answer(regulation, value));
}

function answer(regulation: Regulation, value: unknown): Result<Ruling, string> {
  const fields = fieldsOf(value);
  if (!fields.ok) return fields;
  const { event, noticed, choice } = fields.value;
  if (typeof event !== 'string') return refuse(`event must be E1 to E21, not ${show(event)}`);
  if (typeof noticed !== 'string') return refuse(`noticed must be before, open, turned or end, not ${show(noticed)}`);
  const facts = factsOf(fields.value['facts'] ?? {});
  if (!facts.ok) return facts;
  const incident = { event: event as Irregularity, noticed: momentOf(noticed), facts: facts.value };
  if (choice !== undefined && typeof choice !== 'string') return refuse(`choice must be a word, not ${show(choice)}`);
  const said = choice === undefined ? ruling(regulation, incident) : chosen(regulation, incident, choice as Choice);
  return said.ok ? said : refuse(worded(said.refusal));
}

/** People say "later" for a trick that is turned. */
const momentOf = (text: string): Noticed => (text === 'later' ? 'turned' : text) as Noticed;

function worded(refusal: RulingRefusal): string {
  switch (refusal.code) {
    case 'unknown-event':
      return `event must be one of ${refusal.known.join(' ')}, not ${show(refusal.event)}`;
    case 'unknown-moment':
      return `noticed must be one of ${refusal.known.join(' ')}, not ${show(refusal.noticed)}`;
    case 'not-at-this-moment':
      return `${refusal.event} can be noticed ${refusal.possible.join(' or ')}, not ${refusal.noticed}`;
    case 'fact-missing':
      return `facts.variant must be one of ${[...new Set(refusal.possible)].join(' ')}`;
    case 'not-a-choice':
      return `choice must be one of ${refusal.choices.join(' ')}, not ${show(refusal.choice)}`;
  }
}

function factsOf(value: unknown): Result<Facts, string> {
  const read = fieldsOf(value);
  if (!read.ok) return refuse('facts must be a JSON object');
  const fields = read.value;
  const facts: { -readonly [K in keyof Facts]: Facts[K] } = {};
  if (fields['mode'] !== undefined) {
    const mode = parseMode(fields['mode']);
    if (!mode) return refuse(`facts.mode must be one of H D S C O U, not ${show(fields['mode'])}`);
    facts.mode = mode;
  }
  for (const name of ['offender', 'rightfulLeader'] as const) {
    if (fields[name] === undefined) continue;
    const seat = SEATS.find((each) => each === fields[name]);
    if (seat === undefined) return refuse(`facts.${name} must be a seat 0 to 3, not ${show(fields[name])}`);
    facts[name] = seat as Seat;
  }
  for (const [name, most] of [
    ['hand', 9],
    ['trick', 3],
    ['played', 9],
  ] as const) {
    if (fields[name] === undefined) continue;
    const list = typeof fields[name] === 'string' ? [fields[name]] : fields[name];
    const cards = cardsOf(list, `facts.${name}`, most);
    if (!cards.ok) return cards;
    facts[name] = cards.value;
  }
  for (const [name, most] of [
    ['trickNumber', 9],
    ['game', 36],
    ['games', 36],
  ] as const) {
    if (fields[name] === undefined) continue;
    const number = wholeNumber(fields, name, most);
    if (!number.ok) return number;
    facts[name] = number.value;
  }
  if (fields['variant'] !== undefined) {
    if (typeof fields['variant'] !== 'string') return refuse('facts.variant must be a word');
    facts.variant = fields['variant'] as Variant;
  }
  return ok(facts);
}

function wholeNumber(fields: Fields, name: string, most: number): Result<number, string> {
  const value = fields[name];
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most) return ok(value);
  return refuse(`facts.${name} must be a whole number from 1 to ${most}, not ${show(value)}`);
}
