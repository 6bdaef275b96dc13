import { ok, type Result, refuse } from '../kit/result.ts';
import { parseMode } from '../schieber/mode.ts';
import { SEATS } from '../schieber/seat.ts';
import { REGULATIONS, type Regulation } from '../tournament/regulation.ts';
import type { Facts } from '../tournament/ruling/facts.ts';
import { IRREGULARITIES, irregularityOf, NOTICED, type Noticed, numberOf } from '../tournament/ruling/irregularity.ts';
import { CHOICES, type Choice, VARIANTS } from '../tournament/ruling/measure.ts';
import { chosen, type Ruling, type RulingRefusal, ruling } from '../tournament/ruling/ruling.ts';

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
  const name = typeof event === 'string' ? irregularityOf(event) : undefined;
  if (name === undefined) return refuse(`event must be one of ${KNOWN}, not ${show(event)}`);
  const moment = momentOf(noticed);
  if (moment === undefined) return refuse(`noticed must be one of ${NOTICED.join(' ')}, not ${show(noticed)}`);
  const facts = factsOf(fields.value['facts'] ?? {});
  if (!facts.ok) return facts;
  if (choice !== undefined && !isChoice(choice)) return refuse(`choice must be a word, not ${show(choice)}`);
  const incident = { event: name, noticed: moment, facts: facts.value };
  const said = choice === undefined ? ruling(regulation, incident) : chosen(regulation, incident, choice);
  return said.ok ? said : refuse(worded(said.refusal));
}

/** An irregularity goes by its name or by its number. */
const KNOWN = IRREGULARITIES.map((name) => `${numberOf(name)} or ${name}`).join(', ');

/** People say "later" for a trick that is turned. */
const momentOf = (text: unknown): Noticed | undefined =>
  text === 'later' ? 'turned' : NOTICED.find((each) => each === text);

const isChoice = (text: unknown): text is Choice => typeof text === 'string' && Object.hasOwn(CHOICES, text);

function worded(refusal: RulingRefusal): string {
  switch (refusal.code) {
    case 'not-at-this-moment':
      return `${refusal.event} can be noticed ${refusal.possible.join(' or ')}, not ${refusal.noticed}`;
    case 'fact-missing':
      return `facts.variant must be one of ${[...new Set(refusal.possible)].join(' ')}`;
    case 'not-a-choice':
      return `choice must be one of ${refusal.choices.join(' ')}, not ${show(refusal.choice)}`;
  }
}

type Known = { -readonly [K in keyof Facts]: Facts[K] };

function factsOf(value: unknown): Result<Facts, string> {
  const read = fieldsOf(value);
  if (!read.ok) return refuse('facts must be a JSON object');
  const fields = read.value;
  const facts: Known = {};
  if (fields['mode'] !== undefined) {
    const mode = parseMode(fields['mode']);
    if (!mode) return refuse(`facts.mode must be one of H D S C O U, not ${show(fields['mode'])}`);
    facts.mode = mode;
  }
  for (const name of ['offender', 'rightfulLeader'] as const) {
    if (fields[name] === undefined) continue;
    const seat = SEATS.find((each) => each === fields[name]);
    if (seat === undefined) return refuse(`facts.${name} must be a seat 0 to 3, not ${show(fields[name])}`);
    facts[name] = seat;
  }
  const wrong = readCards(fields, facts) ?? readNumbers(fields, facts);
  if (wrong !== undefined) return refuse(wrong);
  if (fields['variant'] !== undefined) {
    const variant = VARIANTS.find((each) => each === fields['variant']);
    if (!variant) return refuse(`facts.variant must be one of ${VARIANTS.join(' ')}, not ${show(fields['variant'])}`);
    facts.variant = variant;
  }
  return ok(facts);
}

const CARDS = { hand: 9, trick: 3, played: 9, after: 3 } as const;

/** Reads the cards into the facts; what is wrong with them, if anything is. */
function readCards(fields: Fields, facts: Known): string | undefined {
  for (const name of ['hand', 'trick', 'played', 'after'] as const) {
    if (fields[name] === undefined) continue;
    const list = typeof fields[name] === 'string' ? [fields[name]] : fields[name];
    const cards = cardsOf(list, `facts.${name}`, CARDS[name]);
    if (!cards.ok) return cards.refusal;
    facts[name] = cards.value;
  }
  return undefined;
}

const NUMBERS = { trickNumber: 9, game: 36, games: 36 } as const;

function readNumbers(fields: Fields, facts: Known): string | undefined {
  for (const name of ['trickNumber', 'game', 'games'] as const) {
    if (fields[name] === undefined) continue;
    const number = wholeNumber(fields, name, NUMBERS[name]);
    if (!number.ok) return number.refusal;
    facts[name] = number.value;
  }
  return undefined;
}

function wholeNumber(fields: Fields, name: string, most: number): Result<number, string> {
  const value = fields[name];
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most) return ok(value);
  return refuse(`facts.${name} must be a whole number from 1 to ${most}, not ${show(value)}`);
}
