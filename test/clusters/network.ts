import type { Chance } from '../../src/kit/chance.ts';
import { type Instant, MINUTE } from '../../src/kit/time.ts';

/** Something that happens at an instant of the simulation. */
interface Due {
  readonly at: Instant;
  readonly order: number;
  run(): void;
}

/** One clock and one queue for everything; the same seed gives the same order. */
export class Agenda {
  now: Instant;
  #order = 0;
  readonly #due: Due[] = [];

  constructor(from: Instant) {
    this.now = from;
  }

  at(at: Instant, run: () => void): void {
    const due = { at: Math.max(at, this.now), order: this.#order++, run };
    let [low, high] = [0, this.#due.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.#due[middle]!;
      if (other.at > due.at || (other.at === due.at && other.order > due.order)) low = middle + 1;
      else high = middle;
    }
    this.#due.splice(low, 0, due);
  }

  /** Until nothing is left to happen. */
  run(): void {
    for (let due = this.#due.pop(); due !== undefined; due = this.#due.pop()) {
      this.now = due.at;
      due.run();
    }
  }
}

/** What was sent arrives late, in another order, twice, or not at all. */
export class Network {
  readonly #agenda: Agenda;
  readonly #chance: Chance;
  readonly counts = { sent: 0, lost: 0, doubled: 0 };

  constructor(agenda: Agenda, chance: Chance) {
    this.#agenda = agenda;
    this.#chance = chance;
  }

  send(deliver: () => void): void {
    const { counts } = this;
    counts.sent++;
    const luck = this.#chance.below(10);
    if (luck < 2) counts.lost++;
    else this.#later(deliver);
    if (luck < 8) return;
    counts.doubled++;
    this.#later(deliver);
  }

  #later(deliver: () => void): void {
    // Mostly a moment, sometimes an hour.
    const delay = this.#chance.below(20) === 0 ? this.#chance.below(60 * MINUTE) : this.#chance.below(5000);
    this.#agenda.at(this.#agenda.now + delay, deliver);
  }
}
