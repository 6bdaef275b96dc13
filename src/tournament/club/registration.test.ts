import { expect, test } from 'vitest';
import { noChance } from '../../kit/process.ts';
import { type EveningCommand, eveningProcess } from '../evening/decide.ts';
import type { Evening } from '../evening/evening.ts';
import { EBH } from '../regulation.ts';
import type { By } from '../sheet/sheet.ts';
import { waitingOf } from './registration.ts';

const DESK: By = { role: 'desk', who: 'staff:1' };
const LINK: By = { role: 'player', who: 'link:registration' };
const facts = { outstanding: [], standings: [], level: [], rankingHash: '' };

const decide = (evening: Evening | undefined, command: EveningCommand, by: By) =>
  eveningProcess.decide(evening, command, { by, now: Date.UTC(2024, 10, 16), facts, chance: noChance });
function tell(evening: Evening | undefined, command: EveningCommand, by = DESK): Evening {
  const decided = decide(evening, command, by);
  if (!decided.ok) throw new Error(JSON.stringify(decided.refusal));
  return decided.value.reduce<Evening | undefined>(eveningProcess.evolve, evening)!;
}
const register = { type: 'register', players: [{}, {}] } as const;
const create = { type: 'create', title: 'Jass', place: '', day: '2024-11-16', regulation: EBH } as const;
const opened = (places: number | null) =>
  tell(tell(undefined, create, { role: 'director', who: 'staff:1' }), {
    type: 'set-registration',
    isOpen: true,
    places,
  });

test.each([
  [4, 104],
  [50, 150],
  [null, 300],
  [2000, 1700],
])(
  'with %j places the link brings %i people on the list, and the desk still adds everybody it wants',
  (places, most) => {
    let evening = opened(places);
    for (let i = 0; i < most / 2; i++) evening = tell(evening, register, LINK);
    expect(Object.keys(evening.players)).toHaveLength(most);
    expect(decide(evening, register, LINK)).toMatchObject({ refusal: { code: 'registration-full', most } });
    if (places !== null) expect(waitingOf(evening)).toHaveLength(Math.max(0, most - places));
    const late = tell(evening, { type: 'add-players', players: Array.from({ length: 300 }, () => ({})) });
    expect(Object.keys(late.players)).toHaveLength(most + 300);
    // Who is taken off leaves room for the next by the link.
    const fewer = tell(tell(evening, { type: 'remove-player', number: 1 }), { type: 'remove-player', number: 2 });
    expect(decide(fewer, register, LINK).ok).toBe(true);
  },
);
