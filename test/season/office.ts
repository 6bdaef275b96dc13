import {
  type Edition,
  type EditionCommand,
  type EditionRefusal,
  editionProcess,
  isExcluded,
  NO_LISTS,
} from '../../src/championship/edition.ts';
import { type Entry, type EntryCommand, entryProcess } from '../../src/championship/entry.ts';
import { calendarFor } from '../../src/championship/fixed.ts';
import { afterEditionEvent, afterEntryEvent, type Due, dueByCalendar } from '../../src/championship/messages.ts';
import { isHeld } from '../../src/championship/place.ts';
import { invariant } from '../../src/kit/absurd.ts';
import type { Chance } from '../../src/kit/chance.ts';
import { noChance } from '../../src/kit/process.ts';
import { ok, type Result, refuse } from '../../src/kit/result.ts';
import { exclusionList, obstacles } from '../../src/people/eligibility.ts';
import { type Person, type PersonCommand, personProcess } from '../../src/people/person.ts';
import type { Clock } from './clock.ts';
import { type Fate, Log, type Logged } from './log.ts';
import type { Participant } from './participants.ts';

export const RULES = { name: 'ssc', version: '2024-09-27' };
const NOBODY_LISTED = exclusionList([]);

/**
 * The championship's office: what the server does, with the same rules, on a store in memory. Every command has a key;
 * a crash may fall before the append (nothing happened) or after it (it happened, nobody was told). Whoever asked asks
 * again with the same key.
 */
export class Office {
  readonly log = new Log();
  readonly people: (Person | undefined)[] = [];
  /** By number; the number is the participant's place in the list, plus one. */
  readonly entries = new Map<number, Entry>();
  readonly mails = new Map<string, Due>();
  edition: Edition | undefined;
  crashes = 0;
  races = 0;
  #key = 0;
  readonly #clock: Clock;
  readonly #trouble: Chance;
  readonly #data: readonly Participant[];

  constructor(clock: Clock, trouble: Chance, data: readonly Participant[]) {
    this.#clock = clock;
    this.#trouble = trouble;
    this.#data = data;
  }

  person(
    index: number,
    command: PersonCommand,
    by = 'system',
    suspects: readonly string[] = [],
  ): Result<unknown, { code: string }> {
    const stream = `person/${index}`;
    return this.#step<Logged, { code: string }>(stream, () => {
      const decision = personProcess.decide(this.people[index], command, {
        ...{ now: this.#clock.now, by, facts: { suspects }, chance: noChance },
      });
      if (!decision.ok) return decision;
      return ok(decision.value.map((event): Logged => ({ stream, of: 'person', event })));
    });
  }

  entry(number: number, command: EntryCommand): Result<unknown, { code: string }> {
    const stream = `entry/${number}`;
    return this.#step<Logged, { code: string }>(stream, () => {
      const refusal = command.type === 'start' || command.type === 'enter' ? this.#obstacle(number) : undefined;
      if (refusal) return refuse(refusal);
      const facts = {
        calendar: calendarFor(this.edition!),
        standing: this.edition!.standing,
        isExcluded: isExcluded(this.edition!, number),
        regulation: { newest: 0, required: 0 },
      };
      const { now } = this.#clock;
      const decision = entryProcess.decide(this.entries.get(number), command, {
        ...{ now, by: `person:${number}`, facts, chance: noChance },
      });
      if (!decision.ok) return decision;
      return ok(decision.value.map((event): Logged => ({ stream, of: 'entry', event })));
    });
  }

  ask(command: EditionCommand, { by = 'anna', facts = NO_LISTS } = {}): Result<unknown, EditionRefusal> {
    return this.#step<Logged, EditionRefusal>('edition', () => {
      const { now } = this.#clock;
      const decision = editionProcess.decide(this.edition, command, { now, by, facts, chance: noChance });
      if (!decision.ok) return decision;
      return ok(decision.value.map((event): Logged => ({ stream: 'edition', of: 'edition', event })));
    });
  }

  /** Two tabs decide on the same state; the store lets one of them win. */
  twoTabs(number: number, first: string, second: string): void {
    this.races++;
    const stream = `entry/${number}`;
    const version = this.log.version(stream);
    this.entry(number, { type: 'start', match: first });
    const taken = this.log.version(stream) > version;
    const stale = this.log.append(stream, version, [], this.#clock.now, `race ${first}`);
    invariant(stale !== taken, 'a stale version never wins');
    this.entry(number, { type: 'start', match: second });
  }

  /** What the calendar asks for by itself; called at any time, sent once. */
  mailByCalendar(): void {
    for (const due of dueByCalendar(this.edition!, this.#clock.now)) this.#mail(due);
  }

  #obstacle(number: number): { code: string } | undefined {
    const person = this.people[number - 1];
    if (!person) return { code: 'not-registered' };
    return obstacles(person, this.#data[number - 1]!.data, RULES, NOBODY_LISTED, this.#clock.now)[0];
  }

  #step<Event extends Logged, Refusal>(
    stream: string,
    decide: () => Result<readonly Event[], Refusal>,
  ): Result<unknown, Refusal> {
    const key = `k${++this.#key}`;
    for (;;) {
      if (this.log.isDone(key)) return ok(undefined); // the answer to a repeated key: it has happened
      const fate = this.#fate();
      const version = this.log.version(stream);
      const decision = decide();
      if (!decision.ok) return decision;
      if (fate === 'crash-before') {
        this.crashes++;
        continue;
      }
      const stored = this.log.append(stream, version, decision.value, this.#clock.now, key);
      invariant(stored, 'one writer: the version is free');
      for (const logged of decision.value) this.#apply(logged);
      if (fate === 'crash-after') {
        this.crashes++;
        continue;
      }
      return ok(undefined);
    }
  }

  #fate(): Fate {
    const die = this.#trouble.below(4000);
    return die === 0 ? 'crash-before' : die === 1 ? 'crash-after' : 'well';
  }

  #apply(logged: Logged): void {
    const index = Number(logged.stream.split('/')[1]);
    switch (logged.of) {
      case 'person':
        this.people[index] = personProcess.evolve(this.people[index], logged.event);
        return;
      case 'entry':
        this.entries.set(index, entryProcess.evolve(this.entries.get(index), logged.event)!);
        for (const due of afterEntryEvent(this.edition!, index, logged.event)) this.#mail(due);
        return;
      case 'edition': {
        this.edition = editionProcess.evolve(this.edition, logged.event);
        const version = this.log.version('edition');
        for (const due of afterEditionEvent(this.edition!, version, logged.event)) this.#mail(due);
        return;
      }
    }
  }

  #mail(due: Due): void {
    if (!this.mails.has(due.key)) this.mails.set(due.key, due);
  }

  get field(): number {
    return this.edition!.admission.places.filter(isHeld).length;
  }
}
