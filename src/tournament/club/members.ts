import type { Immutable } from '../../kit/immutable.ts';
import type { Process } from '../../kit/process.ts';
import { ok } from '../../kit/result.ts';
import { bySurname, nameKey } from './names.ts';

/** Somebody who comes often: kept by the organiser from evening to evening, beside every log. */
export type Member = Immutable<{ name: string; town: string; yearOfBirth: number | null }>;
export type KnownMember = Member & { readonly member: number };

/** More than any club has; a desk loads the whole list. */
export const MOST_MEMBERS = 5000;

export type MembersRefusal = Immutable<{ code: 'too-many-members'; most: number }>;

/** What the log says of a change: who made it and how, and no name. Those go with whoever keeps the list. */
type MembersChange = Immutable<{ type: 'membersKept'; members: number } | { type: 'memberForgotten'; member: number }>;
export type MembersEvent = MembersChange & { readonly tournament: string; readonly by: string; readonly at: number };

/** Whether there is room, the list itself knows when it is written: the log has nothing to decide by. */
export const membersProcess: Process<null, MembersChange & { tournament: string }, MembersEvent, undefined, never> = {
  initial: null,
  decide: (_, change, { by, now }) => ok([{ ...change, by, at: now }]),
  evolve: () => null,
};

/** One line of the list a club keeps; who stands there already is not kept twice. */
export const memberKey = ({ name, town }: Pick<Member, 'name' | 'town'>): string =>
  `${nameKey(name)}, ${nameKey(town)}`;

/** What is offered while a name is typed: every typed word begins a word of the name. */
export function completions(members: readonly KnownMember[], typed: string, most = 8): readonly KnownMember[] {
  const words = nameKey(typed).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const found = members.filter(({ name }) => {
    const parts = nameKey(name).split(' ');
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  });
  return bySurname(found).slice(0, most);
}

/** Who has this name on the list already. */
export const namesakes = <Person extends { readonly name: string }>(
  people: readonly Person[],
  name: string,
): readonly Person[] => {
  const key = nameKey(name);
  return key === '' ? [] : people.filter((person) => nameKey(person.name) === key);
};
