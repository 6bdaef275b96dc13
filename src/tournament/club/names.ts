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

/** By surname, as lists on paper are. */
export const bySurname = (a: { readonly name: string }, b: { readonly name: string }): number =>
  surnameFirst(a.name).localeCompare(surnameFirst(b.name), 'de-CH', { numeric: true });
