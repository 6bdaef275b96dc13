import type { Immutable } from '../../kit/immutable.ts';
import { bySurname, nameKey } from './names.ts';

/** Somebody who comes often: kept by the organiser from evening to evening, beside every log. */
export type Member = Immutable<{ name: string; town: string; yearOfBirth: number | null }>;
export type KnownMember = Member & { readonly member: number };

/** One line of the list a club keeps; who stands there already is not kept twice. */
export const memberKey = ({ name, town }: Pick<Member, 'name' | 'town'>): string =>
  `${nameKey(name)}, ${nameKey(town)}`;

/** What is offered while a name is typed: every typed word begins a word of the name. */
export function completions(members: readonly KnownMember[], typed: string, most = 8): readonly KnownMember[] {
  const words = nameKey(typed).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  return members
    .filter(({ name }) => {
      const parts = nameKey(name).split(' ');
      return words.every((word) => parts.some((part) => part.startsWith(word)));
    })
    .sort(bySurname)
    .slice(0, most);
}

/** Who has this name on the list already. */
export const namesakes = <Person extends { readonly name: string }>(
  people: readonly Person[],
  name: string,
): readonly Person[] => {
  const key = nameKey(name);
  return key === '' ? [] : people.filter((person) => nameKey(person.name) === key);
};
