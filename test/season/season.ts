import { type Calendar, calendarOf, matchDeadline, phaseSettled } from '../../src/championship/calendar.ts';
import { NO_LISTS } from '../../src/championship/edition.ts';
import { countedPoints } from '../../src/championship/entry.ts';
import { openPlaces, placeOf } from '../../src/championship/place.ts';
import { cutLine, type Row, rank } from '../../src/championship/standings.ts';
import { SSC8, type Template } from '../../src/championship/template.ts';
import { fieldAdvice } from '../../src/championship/wildCards.ts';
import { invariant } from '../../src/kit/absurd.ts';
import { hex } from '../../src/kit/bytes.ts';
import { type Chance, type ChanceFor, chanceFromText, shuffle } from '../../src/kit/chance.ts';
import { sha256 } from '../../src/kit/hash.ts';
import { addDays, HOUR, type Instant, MINUTE, zurichInstant } from '../../src/kit/time.ts';
import { promiseOf } from '../../src/lot/ceremony.ts';
import type { Source } from '../../src/lot/record.ts';
import { blockingKeys, type Candidate, matches } from '../../src/people/duplicates.ts';
import { DECK } from '../../src/schieber/card.ts';
import { audit } from './audit.ts';
import { Clock } from './clock.ts';
import { Office, RULES } from './office.ts';
import { attemptTimes, type Participant, participants, playMatch } from './participants.ts';

export interface Figures {
  readonly people: number;
  readonly registered: number;
  readonly twinsRefused: number;
  readonly held: number;
  readonly entered: number;
  readonly excluded: number;
  readonly matches: number;
  readonly refusedStarts: number;
  readonly bonusMatches: number;
  readonly referrals: number;
  readonly qualified: number;
  readonly semiFinalists: number;
  readonly cut: number | null;
  readonly levelAtCut: number;
  readonly lots: number;
  readonly withdrawn: number;
  readonly lapsed: number;
  readonly field: number;
  readonly mails: number;
  readonly crashes: number;
  readonly events: number;
  readonly hash: string;
}

/** A whole edition from one seed: same seed, same events, same hash, on every machine. */
export function season(people: number, seed: string, places = 100): Figures {
  return new Season(people, seed, { ...SSC8, final: { ...SSC8.final, places } }).run();
}

const START = '2024-09-27';
const BOTH = { proposedBy: 'anna', approvedBy: 'beat' };

class Season {
  readonly #chance: ChanceFor;
  readonly #clock = new Clock();
  readonly #office: Office;
  readonly #people: readonly Participant[];
  readonly #calendar: Calendar;
  readonly #template: Template;
  readonly #filed = new Map<string, Candidate[]>();
  readonly #play: Chance;
  readonly #drawn: Chance;
  /** The official list of the semi-final, from the cut on. */
  #official: readonly Row[] = [];
  #twins = 0;
  #held = 0;
  #matches = 0;
  #refusedStarts = 0;

  constructor(count: number, seed: string, template: Template) {
    this.#chance = chanceFromText(`season/${seed}`);
    this.#template = template;
    this.#calendar = calendarOf(template, START);
    const first = zurichInstant('2024-09-20T08:00');
    const until = zurichInstant('2024-10-23T20:00');
    this.#people = participants(count, first, until, this.#chance('people'));
    this.#office = new Office(this.#clock, this.#chance('trouble'), this.#people);
    this.#play = this.#chance('play');
    this.#drawn = this.#chance('ceremonies');
  }

  run(): Figures {
    this.#clock.now = zurichInstant('2024-09-01T09:00');
    this.#must(
      this.#office.ask({
        type: 'create',
        id: '2024',
        title: 'SSC 8',
        template: this.#template,
        start: START,
        computers: { level: 'strong', version: 'rule-1', weights: 'abc' },
      }),
    );
    for (const [index, person] of this.#people.entries()) {
      this.#clock.plan(person.registersAt, () => this.#register(index));
      if (person.caughtAt !== null) this.#clock.plan(person.caughtAt, () => this.#exclude(index));
    }
    for (const door of this.#calendar.doors) {
      if (door.day !== null) this.#clock.plan(door.opens - HOUR, () => this.#dayBegins(door.opens, door.lastStart));
      else {
        for (let day = 0; day < 4; day++) {
          const opens = door.opens + day * 24 * HOUR;
          this.#clock.plan(opens - HOUR, () => this.#dayBegins(opens, Math.min(opens + 23 * HOUR, door.lastStart)));
        }
        this.#clock.plan(door.opens, () => this.#office.mailByCalendar());
      }
    }
    this.#clock.plan(zurichInstant('2024-10-12T14:00'), () =>
      this.#must(this.#office.ask({ type: 'suspend', reason: 'power cut' })),
    );
    this.#clock.plan(zurichInstant('2024-10-12T16:00'), () => this.#must(this.#office.ask({ type: 'resume' })));
    this.#clock.plan(zurichInstant('2024-10-21T09:00'), () => this.#freePlaces());
    this.#clock.plan(phaseSettled(this.#calendar, 'semiFinal') + 10 * HOUR, () => this.#makeCut());
    for (let day = '2024-10-29'; day <= '2024-11-15'; day = addDays(day, 1)) {
      this.#clock.plan(zurichInstant(`${day}T10:00`), () => this.#morning());
    }
    this.#clock.run();
    audit(this.#office, this.#calendar);
    return this.#figures();
  }

  #register(index: number): void {
    const { data, acceptsRules } = this.#people[index]!;
    const keys = blockingKeys(data);
    const found = matches(data, new Set(keys.flatMap((key) => this.#filed.get(key) ?? [])));
    if (found.some(({ verdict }) => verdict === 'twin')) {
      this.#twins++;
      return;
    }
    const suspects = found.map(({ id }) => id);
    const rules = acceptsRules ? { [RULES.name]: RULES.version } : {};
    const register = { type: 'register', id: data.id, via: 'email', confirmed: true, rules, consents: [] } as const;
    const answer = this.#office.person(index, register, data.id, suspects);
    if (!answer.ok) return;
    for (const key of keys) this.#filed.set(key, [...(this.#filed.get(key) ?? []), data]);
    if (suspects.length > 0) {
      this.#held++;
      this.#clock.plan(this.#clock.now + 20 * HOUR, () => this.#review(index));
    } else this.#enter(index);
  }

  /** Somebody looks at a near twin: a second account is excluded, anybody else let in. */
  #review(index: number): void {
    if (this.#people[index]!.secondOf !== null) {
      this.#exclude(index);
      return;
    }
    if (this.#office.people[index]!.hold) this.#must(this.#office.person(index, { type: 'release' }, 'anna'));
    this.#enter(index);
  }

  #enter(index: number): void {
    const { acceptsRules, referredBy } = this.#people[index]!;
    const sender = referredBy === null ? undefined : this.#office.entries.get(referredBy + 1);
    const number = index + 1;
    this.#office.entry(number, {
      type: 'enter',
      number,
      person: `p${index}`,
      acceptsRules,
      referredBy: sender?.number ?? null, // a link nobody knows counts for nobody
    });
  }

  #exclude(index: number): void {
    if (!this.#office.people[index] || this.#office.people[index].exclusion) return;
    this.#must(this.#office.person(index, { type: 'proposeExclusion', reason: 'second-account' }, 'anna'));
    invariant(!this.#office.person(index, { type: 'approve' }, 'anna').ok, 'nobody approves alone');
    this.#must(this.#office.person(index, { type: 'approve' }, 'beat'));
    const entry = this.#office.entries.get(index + 1);
    if (!entry) return;
    this.#must(this.#office.ask({ type: 'exclude', number: entry.number, reason: 'second account', ...BOTH }));
    if (entry.referredBy !== null)
      this.#office.entry(entry.referredBy, { type: 'reverseReferral', number: entry.number });
  }

  #dayBegins(opens: Instant, lastStart: Instant): void {
    for (const [index, person] of this.#people.entries()) {
      if (!this.#office.entries.has(index + 1)) continue;
      for (const at of attemptTimes(person, opens, lastStart, this.#play))
        this.#clock.plan(at, () => this.#start(index));
    }
  }

  #start(index: number): void {
    const number = index + 1;
    const names = [`m${this.#matches}a`, `m${this.#matches}b`];
    const before = this.#office.entries.get(number)!.matches.length;
    if (this.#people[index]!.opensTwoTabs) this.#office.twoTabs(number, names[0]!, names[1]!);
    else this.#office.entry(number, { type: 'start', match: names[0]! });
    const started = this.#office.entries.get(number)!.matches.slice(before);
    if (started.length === 0) this.#refusedStarts++;
    for (const { match } of started) {
      this.#matches++;
      const { points, games, minutes } = playMatch(this.#people[index]!.skill, this.#play);
      const door = this.#calendar.doors.find(
        ({ opens, lastStart }) => opens <= this.#clock.now && this.#clock.now <= lastStart,
      )!;
      const endsAt = Math.min(this.#clock.now + minutes * MINUTE, matchDeadline(this.#calendar, door, this.#clock.now));
      const isLost = this.#play.below(5000) === 0;
      this.#clock.plan(endsAt, () => {
        if (isLost)
          this.#must(this.#office.entry(number, { type: 'giveBack', match, reason: 'could not be recovered' }));
        else this.#end(number, match, points, games);
      });
    }
  }

  #end(number: number, match: string, points: number, games: number): void {
    const before = this.#office.entries.get(number)!;
    const how = games === this.#template.gamesPerMatch ? 'finished' : 'expired';
    this.#must(this.#office.entry(number, { type: 'end', match, how, points, games }));
    const { firstPlayedAt, referredBy } = this.#office.entries.get(number)!;
    const isExcluded = this.#office.people[number - 1]!.exclusion !== undefined;
    if (before.firstPlayedAt !== null || firstPlayedAt === null || referredBy === null || isExcluded) return;
    this.#must(this.#office.entry(referredBy, { type: 'creditReferral', number, firstPlayedAt }));
  }

  /** The title holder and the advised number of wild cards: people who have entered and are nobody's second account. */
  #freePlaces(): void {
    const free = [...this.#office.entries.keys()].filter((number) => !this.#office.people[number - 1]!.exclusion);
    const [holder, ...cards] = shuffle(free, this.#drawn);
    if (holder === undefined) return;
    this.#must(this.#office.ask({ type: 'nameTitleHolder', number: holder }));
    this.#answerLater(holder);
    const { best } = fieldAdvice(this.#template, true);
    for (const number of cards.slice(0, best.wildCards)) {
      this.#must(this.#office.ask({ type: 'proposeWildCard', number, reason: 'radio' }));
      const { id } = this.#office.edition!.proposals.at(-1)!;
      this.#must(this.#office.ask({ type: 'decideProposal', id, approve: true }, { by: 'beat' }));
      this.#answerLater(number);
    }
  }

  #ranking(): readonly Row[] {
    const { excluded } = this.#office.edition!;
    const out = new Set(excluded.map(({ number }) => number));
    const lines = [...this.#office.entries.values()]
      .filter(({ number }) => !out.has(number))
      .map((entry) => ({ number: entry.number, results: countedPoints(entry, 'semiFinal') }));
    return rank(lines, this.#template.semiFinal.best);
  }

  #makeCut(): void {
    this.#official = this.#ranking();
    const facts = { ...NO_LISTS, standings: this.#official };
    const reason = 'semi-final over';
    this.#must(this.#office.ask({ type: 'establishRanking', phase: 'semiFinal', reason }, { facts }));
    this.#must(this.#office.ask({ type: 'publishRanking', phase: 'semiFinal', version: 1 }));
    this.#fill('makeCut');
  }

  /** Every morning: reminders, lapsed places, replacements by points and by lot. */
  #morning(): void {
    this.#office.mailByCalendar();
    this.#must(this.#office.ask({ type: 'lapse' }));
    this.#must(this.#office.ask({ type: 'revokeExcluded' }));
    if (!this.#office.edition!.admission.cut || openPlaces(this.#office.edition!.admission, this.#calendar) === 0)
      return;
    this.#fill('nominate');
  }

  #fill(type: 'makeCut' | 'nominate'): void {
    const facts = { ...NO_LISTS, official: this.#official, standings: this.#official };
    const secret = sha256(`secret ${this.#drawn.below(2 ** 32)}`);
    const source: Source = { kind: 'ceremony', commitment: promiseOf(secret) };
    const held = new Set(this.#office.edition!.admission.places.map(({ number }) => number));
    let answer = this.#office.ask({ type, source: null }, { facts });
    if (!answer.ok && answer.refusal.code === 'lot-needed') {
      this.#must(this.#office.ask({ type, source }, { facts }));
      const { announcement } = this.#office.edition!.admission.draws.at(-1)!;
      const cards = shuffle(DECK, this.#drawn);
      answer = this.#office.ask({
        type: 'drawLot',
        id: announcement.id,
        randomness: { kind: 'ceremony', secret: hex(secret), cards },
      });
    }
    invariant(answer.ok || answer.refusal.code === 'nobody-left', `places are filled: ${JSON.stringify(answer)}`);
    for (const { number } of this.#office.edition!.admission.places) if (!held.has(number)) this.#answerLater(number);
  }

  #answerLater(number: number): void {
    const { answersOffer } = this.#people[number - 1]!;
    if (answersOffer === 'forgets') return;
    this.#clock.plan(this.#clock.now + this.#play.below(5 * 24 * 60) * MINUTE, () => {
      const place = placeOf(this.#office.edition!.admission, number);
      if (place?.status !== 'offered') return;
      const now = this.#clock.now;
      if (answersOffer === 'withdraws') this.#must(this.#office.ask({ type: 'withdraw', number, how: 'phone' }));
      else this.#office.ask({ type: 'confirm', number, how: 'link', receivedAt: now });
    });
  }

  #must(answer: { readonly ok: boolean }): void {
    invariant(answer.ok, `refused: ${JSON.stringify(answer)}`);
  }

  #figures(): Figures {
    const { entries, edition, log, mails, crashes, people } = this.#office;
    const all = [...entries.values()];
    const { admission, excluded } = edition!;
    const played = all.flatMap(({ matches: list }) => list);
    const ranked = this.#ranking().map(({ points }) => points);
    const line = cutLine(ranked, this.#template.final.places);
    const status = (wanted: string) => admission.places.filter((place) => place.status === wanted).length;
    return {
      people: this.#people.length,
      registered: people.filter(Boolean).length,
      twinsRefused: this.#twins,
      held: this.#held,
      entered: all.length,
      excluded: excluded.length,
      matches: played.length,
      refusedStarts: this.#refusedStarts,
      bonusMatches: played.filter(({ slot }) => slot.startsWith('x/')).length,
      referrals: all.reduce((sum, { earned }) => sum + earned.referrals.length, 0),
      qualified: all.filter(({ qualifiedBy }) => qualifiedBy !== null).length,
      semiFinalists: all.filter(({ matches: list }) => list.some(({ phase }) => phase === 'semiFinal')).length,
      cut: admission.cut?.points ?? null,
      levelAtCut: line.level,
      lots: admission.draws.length,
      withdrawn: status('withdrawn'),
      lapsed: status('lapsed'),
      field: status('confirmed'),
      mails: mails.size,
      crashes,
      events: log.entries.length,
      hash: log.digest(),
    };
  }
}
