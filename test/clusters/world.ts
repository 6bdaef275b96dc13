import { type Calendar, calendarOf } from '../../src/championship/calendar.ts';
import type { Circumstances } from '../../src/championship/entry.ts';
import { SSC8 } from '../../src/championship/template.ts';
import { type Chance, chanceFromText } from '../../src/kit/chance.ts';
import { DAY, HOUR, type Instant, MINUTE, zurichInstant } from '../../src/kit/time.ts';
import { rappen } from '../../src/ledger/money.ts';
import { Cluster, type Fact, type Letter } from './cluster.ts';
import { Agenda, Network } from './network.ts';
import { type Asked, factsFor, heard, homeOfPerson } from './rooms.ts';

export interface WorldOptions {
  readonly clusters: number;
  readonly people: number;
  readonly seed: string;
}

const START = '2024-09-27';
const FROM = zurichInstant('2024-10-03T20:00');
const DAYS = 10;
/** A letter that was not acknowledged is sent again after so long. */
const PATIENCE = 2 * MINUTE;

/** Several clusters that share nothing but letters, the people who use them, and everything that goes wrong between them. */
export class World {
  readonly calendar: Calendar = calendarOf(SSC8, START);
  readonly clusters: readonly Cluster[];
  /** What was accepted where, in the order of the world's clock: one cluster would have had to accept the same. */
  readonly accepted: { readonly cluster: number; readonly at: Instant; readonly facts: readonly Fact[] }[] = [];
  readonly counts = { asked: 0, refused: 0, repeated: 0, crashes: 0 };
  readonly network: Network;
  readonly #agenda = new Agenda(FROM);
  readonly #awayUntil: number[];
  readonly #chance: Chance;
  readonly #numbers: number[] = [];

  constructor({ clusters, people, seed }: WorldOptions) {
    const chance = chanceFromText(seed);
    this.#chance = chance('world');
    this.network = new Network(this.#agenda, chance('network'));
    this.clusters = Array.from({ length: clusters }, (_, id) => new Cluster(id));
    this.#awayUntil = this.clusters.map(() => 0);
    for (let person = 0; person < people; person++) this.#live(`p${person}`, person);
    for (const { id } of this.clusters) this.#crashNowAndThen(id);
  }

  run(): this {
    this.#agenda.run();
    return this;
  }

  #below = (m: number): number => this.#chance.below(m);

  /** A person: registers (some with somebody else's address), enters, plays more than allowed, pays in and stakes. */
  #live(person: string, place: number): void {
    const mark = `m${this.#below(8) === 0 ? this.#below(place + 1) : place}`;
    const later = (hours: number) => FROM + this.#below(hours * HOUR);
    this.#agenda.at(later(4), () => this.#ask({ type: 'register', key: `${person}/register`, person, mark }));
    for (let attempt = 0; attempt < 3; attempt++)
      this.#agenda.at(FROM + (5 + 12 * attempt) * HOUR + this.#below(HOUR), () => {
        const referredBy = this.#numbers[this.#below(this.#numbers.length || 1)] ?? null;
        this.#ask({ type: 'enter', key: `${person}/enter/${attempt}`, person, referredBy });
      });
    for (let day = 0; day < DAYS; day++)
      for (let attempt = 0; attempt < 4; attempt++)
        this.#play(person, FROM + day * DAY + 11 * HOUR + this.#below(15 * HOUR));
    for (let times = 0; times < 4; times++) {
      const key = `${person}/money/${times}`;
      const cashier = `c${this.#below(5)}`;
      this.#agenda.at(later(DAYS * 24), () =>
        this.#ask({ type: 'pay-in', key, cashier, person, amount: rappen(100 * (1 + this.#below(50))) }),
      );
      for (let stake = 0; stake < 3; stake++) {
        const [amount, won] = [
          rappen(100 * (1 + this.#below(30))),
          rappen(this.#below(3) === 0 ? 110 * this.#below(40) : 0),
        ];
        this.#agenda.at(later(DAYS * 24), () =>
          this.#ask({ type: 'stake', key: `${key}/${stake}`, person, amount, won }),
        );
      }
    }
  }

  #play(person: string, at: Instant): void {
    const match = `${person}/${at}/${this.#below(1e9)}`;
    const points = 700 + this.#below(900);
    this.#agenda.at(at, () => this.#ask({ type: 'start', key: `${match}/start`, person, match }));
    this.#agenda.at(at + 25 * MINUTE, () => this.#ask({ type: 'end', key: `${match}/end`, person, match, points }));
  }

  /** Sent until it is likely to have arrived, always with the same key; nobody knows which of them did. */
  #ask(asked: Asked): void {
    this.counts.asked++;
    const person = asked.type === 'pay-in' ? asked.cashier : asked.person;
    const home = homeOfPerson(person, this.clusters.length);
    for (let tries = 0; tries < 4; tries++) this.network.send(() => this.#answer(home, asked));
  }

  #answer(home: number, asked: Asked): void {
    const cluster = this.#reached(home);
    if (cluster === undefined) return;
    if (cluster.state.answered.has(asked.key)) {
      this.counts.repeated++;
      return;
    }
    const facts = factsFor(cluster, asked, this.#around());
    if (facts === undefined) this.counts.refused++;
    else this.#commit(cluster, [...facts, { type: 'answered', key: asked.key }]);
  }

  #around = () => ({ now: this.#agenda.now, facts: this.facts, clusters: this.clusters.length });

  get facts(): Circumstances {
    return { calendar: this.calendar, standing: 'running', isExcluded: false, regulation: { newest: 0, required: 0 } };
  }

  #reached(id: number): Cluster | undefined {
    return this.#agenda.now < this.#awayUntil[id]! ? undefined : this.clusters[id];
  }

  /** One transaction; what the cluster has to say to others goes out afterwards, if it lives so long. */
  #commit(cluster: Cluster, facts: readonly Fact[]): void {
    if (this.#below(200) === 0) {
      this.#crash(cluster.id); // before it was on the disk: it never happened
      return;
    }
    cluster.commit(this.#agenda.now, facts);
    this.accepted.push({ cluster: cluster.id, at: this.#agenda.now, facts });
    for (const fact of facts) {
      if (fact.type === 'entry' && fact.event.type === 'entered') this.#numbers.push(fact.number);
      if (fact.type === 'posted') this.#sendUntilHeard(cluster.id, fact.letter);
    }
    if (this.#below(200) === 0) this.#crash(cluster.id); // after: nothing of it may be lost
  }

  #sendUntilHeard(from: number, letter: Letter): void {
    const again = () => {
      const sender = this.#reached(from);
      if (sender && !sender.state.outbox.has(letter.id)) return;
      if (sender) this.network.send(() => this.#hear(letter));
      this.#agenda.at(this.#agenda.now + PATIENCE, again);
    };
    again();
  }

  #hear(letter: Letter): void {
    const cluster = this.#reached(letter.to);
    if (cluster === undefined) return;
    if (!cluster.state.heard.has(letter.id))
      this.#commit(cluster, [
        ...heard(cluster, letter.from, letter.word, this.#around()),
        { type: 'heard', id: letter.id },
      ]);
    if (!cluster.state.heard.has(letter.id)) return; // it crashed before
    this.network.send(() => {
      const sender = this.#reached(letter.from);
      if (sender?.state.outbox.has(letter.id)) this.#commit(sender, [{ type: 'acknowledged', id: letter.id }]);
    });
  }

  #crash(id: number): void {
    this.counts.crashes++;
    this.clusters[id]!.crash();
    this.#awayUntil[id] = this.#agenda.now + 1000 + this.#below(20 * MINUTE);
  }

  #crashNowAndThen(id: number): void {
    for (let day = 0; day < DAYS; day++) this.#agenda.at(FROM + day * DAY + this.#below(DAY), () => this.#crash(id));
  }
}
