import { type Chance, shuffle } from '../kit/chance.ts';
import { RULES_TO_REGISTER } from '../people/rules.ts';
import { PASSWORD } from './plan.ts';

/** Somebody of the house, as the registration asks for it. Everybody is invented. */
export interface Invented {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly postcode: string;
  readonly town: string;
  readonly born: string;
  readonly password: string;
  readonly language: 'de' | 'fr' | 'it';
  readonly rules: Readonly<Record<string, string>>;
  readonly consents: readonly 'publication'[];
}

const FIRST = [
  ...'Vreni Walter Heidi Köbi Ruth Ueli Margrit Sepp Therese Franz Rösli Hans Silvia Peter Elsbeth Markus'.split(' '),
  ...'Claudia Beat Monika Urs Corinne Reto Barbara Daniel Nadja Flurin Seraina Andri Chantal Luc Giulia Matteo'.split(
    ' ',
  ),
];
const LAST = [
  ...'Amstutz Odermatt Zgraggen Niederberger Wüthrich Camenisch Inauen Kälin Näf Bieri Schnyder Imboden'.split(' '),
  ...'Favre Rochat Bernasconi Pedrini Lustenberger Durrer Gisler Hodel Infanger Jauch Estermann Birrer'.split(' '),
  ...'Aregger Bühler Caduff Danuser Egli Frischknecht Gmür Hürlimann'.split(' '),
];
const STREETS = ['Dorfstrasse', 'Seestrasse', 'Bahnhofstrasse', 'Kirchweg', 'Oberdorf', 'Mühlegasse', 'Bergweg'];
const PLACES = [
  ['6370', 'Stans', 'de'],
  ['6060', 'Sarnen', 'de'],
  ['6003', 'Luzern', 'de'],
  ['8002', 'Zürich', 'de'],
  ['3011', 'Bern', 'de'],
  ['9000', 'St. Gallen', 'de'],
  ['7000', 'Chur', 'de'],
  ['1003', 'Lausanne', 'fr'],
  ['1700', 'Fribourg', 'fr'],
  ['6900', 'Lugano', 'it'],
] as const;

/** So many people, no two of whom could be taken for one; the first is Vreni. */
export function inventPeople(count: number, chance: Chance): readonly Invented[] {
  const names = FIRST.flatMap((firstName) => LAST.map((lastName) => ({ firstName, lastName })));
  const [first, ...others] = names;
  return [first!, ...shuffle(others, chance)].slice(0, count).map(({ firstName, lastName }, i) => {
    const [postcode, town, language] = PLACES[i === 0 ? 0 : chance.below(PLACES.length)]!; // Vreni plays everything, Big21 too
    const two = (n: number) => String(n).padStart(2, '0');
    const born = `${1941 + chance.below(65)}-${two(1 + chance.below(12))}-${two(1 + chance.below(28))}`;
    const street = STREETS[chance.below(STREETS.length)]!;
    return {
      ...{ email: `person${i + 1}@example.ch`, firstName, lastName, street, houseNumber: String(1 + chance.below(90)) },
      ...{ postcode, town, born, password: PASSWORD, language, rules: RULES_TO_REGISTER },
      consents: i % 7 === 5 ? [] : ['publication'],
    };
  });
}

/** The same woman a second time, as somebody may try: another mailbox, a short first name. SSC 1 */
export const twinOf = (person: Invented): Invented => ({
  ...person,
  email: 'zweites.konto@example.ch',
  houseNumber: `${person.houseNumber}a`,
});

/** Names and towns for the lists of a hall. */
export const inventGuests = (count: number, chance: Chance): readonly { name: string; town: string }[] =>
  inventPeople(count, chance).map(({ firstName, lastName, town }) => ({ name: `${firstName} ${lastName}`, town }));
