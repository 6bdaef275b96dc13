import type { Chance } from '../../src/kit/chance.ts';
import { addDays } from '../../src/kit/time.ts';
import type { Candidate } from '../../src/people/duplicates.ts';

/** Made-up Swiss people, and the ways in which one person registers twice. No real person stands behind a row. */

const pick = <T>(items: readonly T[], chance: Chance): T => items[chance.below(items.length)]!;
const words = (text: string): readonly string[] => text.trim().split(/\s+/);

const FIRST = words(`Hans Peter Ueli Ruedi Fritz Walter Ernst Werner Kurt Beat Urs Markus Thomas Daniel Andreas Stefan
  Martin Christian Michael Marco Patrick Roland Bruno René Reto Simon Lukas Jonas David Adrian Philipp Dominik Pascal
  Sandro Luca Noah Elias Levin Gian Nils Jürg Jörg Köbi Sepp Toni Xaver Pius Alois Jean Pierre Claude Luc Yves Didier
  Verena Ursula Elisabeth Margrit Ruth Heidi Rosmarie Susanne Monika Brigitte Silvia Esther Regula Barbara Claudia
  Sandra Nicole Daniela Petra Karin Manuela Corinne Sarah Laura Lea Nina Anna Lena Lina Mia Emma Elin Zoé Céline Chloé
  Françoise Hélène Geneviève Renée Giulia Chiara Francesca Paola Käthi Vreni Bärbel Mürbeth Gözde Ágnes Zsófia`);
const LAST = words(`Müller Meier Schmid Keller Weber Huber Schneider Meyer Steiner Fischer Gerber Brunner Baumann Frei
  Zimmermann Moser Widmer Wyss Graf Roth Suter Baumgartner Bachmann Kunz Bühler Hofer Küng Berger Kaufmann Bucher
  Zürcher Hess Hofmann Ammann Stettler Wenger Lüthi Marti Egli Schärer Leuenberger Aebischer Favre Rochat Dubois Bonvin
  Rey Jaquet Rossi Bianchi Ferrari Bernasconi Pedrazzini Caduff Camenisch Cathomas Capaul Näf Ölhafen Äschbacher
  Wüthrich Rüegg Rüegsegger Oberholzer Oberli Obrist Odermatt Niederberger Gasser Abächerli Zgraggen Zurfluh Arnold
  Inderbitzin Imhof Kälin Schuler Betschart Gwerder Ulrich Fässler Manser Inauen Sutter Breitenmoser Dörig Koller
  Krasniqi Berisha Gashi Jovanović Petrović Nguyen Silva Ferreira Santos García Yılmaz Kaya Novák Kowalski Łukasik`);
const STREETS = words(`Bahnhofstrasse Hauptstrasse Dorfstrasse Kirchgasse Schulstrasse Bergstrasse Seestrasse Gartenweg
  Rosenweg Birkenweg Mühlestrasse Ringstrasse Oberdorf Unterdorf Feldstrasse Waldweg Sonnenhalde Lindenweg
  Poststrasse Bachstrasse Industriestrasse Zürichstrasse Luzernerstrasse Haldenstrasse Wiesenweg Buchenstrasse`);
const TOWNS: readonly (readonly [string, string])[] =
  `8001 Zürich|8400 Winterthur|3011 Bern|6003 Luzern|4051 Basel|9000 St. Gallen|6300 Zug|5000 Aarau|8200 Schaffhausen|
   8500 Frauenfeld|7000 Chur|6460 Altdorf|6430 Schwyz|6370 Stans|6060 Sarnen|8750 Glarus|4500 Solothurn|4410 Liestal|
   9050 Appenzell|9100 Herisau|1003 Lausanne|1700 Fribourg|1950 Sion|6900 Lugano|2000 Neuchâtel|2800 Delémont|
   3600 Thun|2502 Biel/Bienne|8610 Uster|8620 Wetzikon|9490 Vaduz|8645 Jona|5400 Baden|4600 Olten|6010 Kriens`
    .split('|')
    .map((town) => [town.trim().slice(0, 4), town.trim().slice(5)] as const);
const HOSTS = ['bluewin.ch', 'gmail.com', 'gmx.ch', 'hotmail.com', 'outlook.com', 'sunrise.ch', 'icloud.com'];

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** Names get a random syllable now and then, as a population has far more names than a list can hold. */
const SYLLABLES = words('ber hof egg wil mann li inger stadt bach ried holz tal grub schwand moos matt acker brugg');

export function somebody(id: string, chance: Chance): Candidate {
  const firstName = pick(FIRST, chance) + (chance.below(6) === 0 ? ` ${pick(FIRST, chance)}` : '');
  const lastName = chance.below(2) === 0 ? pick(LAST, chance) : coined(chance);
  const [postcode, town] = pick(TOWNS, chance);
  return {
    id,
    firstName,
    lastName: chance.below(12) === 0 ? `${lastName}-${pick(LAST, chance)}` : lastName,
    email: `${plain(firstName)}.${plain(lastName)}${chance.below(1000)}@${pick(HOSTS, chance)}`,
    street: pick(STREETS, chance),
    houseNumber: `${1 + chance.below(140)}${pick(['', '', '', 'a', 'b'], chance)}`,
    postcode,
    town,
    country: postcode === '9490' ? 'LI' : 'CH',
    born: addDays('1935-01-01', chance.below(26_000)),
  };
}

function coined(chance: Chance): string {
  const stem = pick(words('Gal Sor Fran Bir Ei Wal Ach Hol Stu Kro Bren Mar Lin Zel Tru Fel Gru Ru Schat Wer'), chance);
  return stem + pick(SYLLABLES, chance) + (chance.below(3) === 0 ? pick(SYLLABLES, chance) : '');
}

type Change = (person: Candidate, chance: Chance) => Candidate;

function typo(text: string, chance: Chance): string {
  const at = 1 + chance.below(Math.max(1, text.length - 2));
  const letter = 'abcdefghiklmnoprstuwz'[chance.below(21)]!;
  switch (chance.below(4)) {
    case 0:
      return text.slice(0, at) + text.slice(at + 1);
    case 1:
      return text.slice(0, at) + letter + text.slice(at);
    case 2:
      return text.slice(0, at) + letter + text.slice(at + 1);
    default:
      return text.slice(0, at) + (text[at + 1] ?? '') + text[at]! + text.slice(at + 2);
  }
}

const unaccented = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L');
const spelledOut = (text: string) =>
  text
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/Ä/g, 'Ae')
    .replace(/Ö/g, 'Oe')
    .replace(/Ü/g, 'Ue');

const CALL_NAMES: Readonly<Record<string, string>> = {
  Hans: 'Johann', Ueli: 'Ulrich', Ruedi: 'Rudolf', Fritz: 'Friedrich', Sepp: 'Josef', Toni: 'Anton', Vreni: 'Verena',
  Verena: 'Vreni', Käthi: 'Katharina', Köbi: 'Jakob', Daniel: 'Dani', Thomas: 'Tom', Michael: 'Michi', Elisabeth: 'Elsbeth',
}; // biome-ignore format: a list

/** Each what people really do, by mistake or on purpose. */
const CHANGES: readonly Change[] = [
  (p) => ({ ...p, firstName: unaccented(p.firstName), lastName: unaccented(p.lastName), street: unaccented(p.street) }),
  (p) => ({ ...p, firstName: spelledOut(p.firstName), lastName: spelledOut(p.lastName), street: spelledOut(p.street) }),
  (p) => ({ ...p, firstName: p.firstName.toUpperCase(), lastName: p.lastName.toLowerCase() }),
  (p, c) => ({ ...p, lastName: typo(p.lastName, c) }),
  (p, c) => ({ ...p, firstName: typo(p.firstName, c) }),
  (p) => ({ ...p, firstName: p.firstName.split(' ').map((n) => CALL_NAMES[n] ?? n).join(' ') }),
  (p) => ({ ...p, firstName: p.lastName, lastName: p.firstName }),
  (p, c) => ({ ...p, firstName: `${p.firstName} ${pick(FIRST, c)}` }),
  (p, c) => ({ ...p, lastName: p.lastName.includes('-') ? p.lastName.split('-')[0]! : `${p.lastName}-${pick(LAST, c)}` }),
  (p) => ({ ...p, lastName: p.lastName.replace('-', ' ') }),
  (p, c) => ({ ...p, ...moved(c) }),
  (p, c) => ({ ...p, ...moved(c) }),
  (p) => ({ ...p, street: p.street.replace(/strasse$/, 'str.'), houseNumber: p.houseNumber.replace(/([ab])$/, ' $1').toUpperCase() }),
  (p, c) => ({ ...p, houseNumber: `${1 + c.below(140)}` }),
  (p) => ({ ...p, email: p.email.replace('@', '+jass@') }),
  (p, c) => ({ ...p, born: digitWrong(p.born, c) }),
  (p) => ({ ...p, born: exchanged(p.born) }),
]; // biome-ignore format: a list

function moved(chance: Chance): Pick<Candidate, 'street' | 'houseNumber' | 'postcode' | 'town'> {
  const { street, houseNumber, postcode, town } = somebody('', chance);
  return { street, houseNumber, postcode, town };
}

function digitWrong(born: string, chance: Chance): string {
  const day = 1 + ((Number(born.slice(8)) + chance.below(27)) % 28);
  const tens = Math.floor(Number(born.slice(8)) / 10);
  const units = day % 10 === 0 && tens === 0 ? 1 : day % 10;
  return `${born.slice(0, 8)}${tens === 3 ? 2 : tens}${units}`;
}

function exchanged(born: string): string {
  const [year, month, day] = born.split('-') as [string, string, string];
  return Number(day) <= 12 ? `${year}-${day}-${month}` : born;
}

/** The same person a second time: another mailbox and one or two changes. */
export function secondAccount(person: Candidate, id: string, chance: Chance): Candidate {
  const fresh = { ...person, id, email: `${plain(pick(FIRST, chance))}${chance.below(10_000)}@${pick(HOSTS, chance)}` };
  const count = 1 + chance.below(2);
  let changed: Candidate = chance.below(4) === 0 ? { ...fresh, email: person.email } : fresh;
  for (let i = 0; i < count; i++) changed = pick(CHANGES, chance)(changed, chance);
  return changed;
}

/** Another person who looks alike: of the household, of the same name, or a stranger. */
export function somebodyElse(person: Candidate, id: string, chance: Chance): Candidate {
  const other = somebody(id, chance);
  const home = { street: person.street, houseNumber: person.houseNumber, postcode: person.postcode, town: person.town };
  switch (chance.below(6)) {
    case 0: // father and son of one name under one roof
      return { ...other, ...home, firstName: person.firstName, lastName: person.lastName, born: addDays(person.born, 7_000 + chance.below(6_000)) };
    case 1: // husband and wife
      return { ...other, ...home, lastName: person.lastName };
    case 2: // twins
      return { ...other, ...home, lastName: person.lastName, born: person.born, firstName: otherFirst(person, chance) };
    case 3: // namesake elsewhere
      return { ...other, firstName: person.firstName, lastName: person.lastName };
    case 4: // neighbour born the same day
      return { ...other, ...home, born: person.born, firstName: otherFirst(person, chance) };
    default:
      return other;
  }
} // biome-ignore format: one line a case

function otherFirst(person: Candidate, chance: Chance): string {
  let name = pick(FIRST, chance);
  while (person.firstName.includes(name)) name = pick(FIRST, chance);
  return name;
}
