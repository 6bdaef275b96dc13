/**
 * The same name, however it is typed: 'Arnold  Anna' and 'anna arnold', 'Müller' and 'Mueller'. What clubs compare by,
 * never what they show.
 */
export const nameKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .normalize('NFD')
    .replace(/[^a-z0-9 '-]/g, '')
    .split(/[ '-]+/)
    .filter((part) => part !== '')
    .sort()
    .join(' ');

/** «Nr. 12» and «Jasser 12» stay as they are. */
export function surnameFirst(name: string): string {
  const [first, ...rest] = name.split(' ');
  return rest.length === 0 || /^\S+ \d+$/.test(name) ? name : `${rest.join(' ')} ${first}`;
}

/** One for all names: `localeCompare` with options makes another for each two that it compares. */
const SWISS = new Intl.Collator('de-CH', { numeric: true });

/** As Swiss lists are ordered; «Nr. 9» comes before «Nr. 12». */
export const byWord = (a: string, b: string): number => SWISS.compare(a, b);

/** By surname, as lists on paper are; each name is turned round once. */
export const bySurname = <Person extends { readonly name: string }>(people: readonly Person[]): Person[] =>
  people
    .map((person) => ({ person, surname: surnameFirst(person.name) }))
    .sort((a, b) => byWord(a.surname, b.surname))
    .map(({ person }) => person);
