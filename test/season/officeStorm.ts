import { diceFrom } from '../../src/bots/testing/dice.ts';
import { PHASES } from '../../src/championship/calendar.ts';
import type { Edition } from '../../src/championship/edition.ts';
import { rankingHash } from '../../src/championship/officialRanking.ts';
import { SETTING_NAMES, SETTINGS, withSetting } from '../../src/championship/settings.ts';
import { matchesCounted } from '../../src/championship/standings.ts';
import { SSC8, type Template } from '../../src/championship/template.ts';
import type { Chance } from '../../src/kit/chance.ts';
import { addDays, DAY, HOUR, MINUTE, zurichInstant } from '../../src/kit/time.ts';
import { fullRanking, recountedRanking } from '../../src/server/championship/standings.ts';
import { type ChampionshipTest, openChampionshipTest, type Player } from '../../src/server/testing/championship.ts';
import { FORM } from '../../src/server/testing/people.ts';
import { png } from '../../src/server/testing/pictures.ts';

/** A short season, so that a storm goes through it many times: one game a match, anybody qualifies, two places. */
const TEMPLATE: Template = {
  ...SSC8,
  ...{ gamesPerMatch: 1, minutesPerMatch: 5, bootCamp: { first: 0, last: 0 } },
  qualification: { ...SSC8.qualification, first: 1, last: 2, daily: 6, threshold: 0 },
  semiFinal: { ...SSC8.semiFinal, first: 3, last: 4 },
  final: { ...SSC8.final, confirmBy: 6, day: 10, places: 2 },
};
const START = '2024-09-27';
/** From the eve of the first day to the end of the final; the clock never goes back. */
const LENGTH = 13;
const PEOPLE = 6;
/** Milliseconds between two decisions: nobody decides so often that the meter of requests refuses it. */
const PACE = 200;

export interface StormFigures {
  readonly commands: number;
  readonly seasons: number;
  readonly accepted: number;
  /** How often each command was taken. */
  readonly taken: Readonly<Record<string, number>>;
  /** What must never be: an answer of 500, a ranking that a recount contradicts, a place of nobody. */
  readonly wrong: readonly string[];
}

/** Random decisions of two organisers in any order, while people play and the clock runs, from the first to the last day. */
export async function officeStorm(commands: number, seed: string): Promise<StormFigures> {
  const t = await openChampionshipTest(zurichInstant(`${addDays(START, -1)}T08:00`));
  try {
    const players: Player[] = [];
    while (players.length < PEOPLE) players.push(await t.newPerson());
    return await new Storm(t, players, diceFrom(seed)).blow(commands);
  } finally {
    await t.server.stop();
  }
}

class Storm {
  readonly #t: ChampionshipTest;
  readonly #players: Player[];
  readonly #chance: Chance;
  readonly #wrong: string[] = [];
  readonly #taken: Record<string, number> = {};
  #id = '';
  #seasons = 0;
  #accepted = 0;
  #start = START;
  #end = 0;
  #edition: Edition | undefined;
  /** The logo that was sent for this season's edition. */
  #picture = '';

  constructor(t: ChampionshipTest, players: Player[], chance: Chance) {
    this.#t = t;
    this.#players = players;
    this.#chance = chance;
  }

  async blow(commands: number): Promise<StormFigures> {
    await this.#begin();
    for (let done = 0; done < commands; done++) {
      this.#t.clock.advance(PACE);
      if (this.#oneIn(8)) await this.#live();
      await this.#ask();
      if (done % 50 === 49) await this.#check();
      if (this.#t.clock.now() > this.#end) await this.#begin();
    }
    await this.#check();
    const { seasons, accepted } = { seasons: this.#seasons, accepted: this.#accepted };
    return { commands, seasons, accepted, taken: this.#taken, wrong: this.#wrong };
  }

  readonly #oneIn = (n: number) => this.#chance.below(n) === 0;
  readonly #pick = <T>(of: readonly T[]): T => of[this.#chance.below(of.length)]!;
  readonly #number = () => 1 + this.#chance.below(PEOPLE + 2);

  async #begin(): Promise<void> {
    if (this.#id !== '') await this.#check();
    const t = this.#t;
    const eve = addDays(START, LENGTH * this.#seasons - 1);
    this.#start = addDays(eve, 1);
    t.clock.set(zurichInstant(`${eve}T09:00`));
    this.#end = zurichInstant(`${addDays(eve, LENGTH - 1)}T09:00`);
    this.#id = `storm-${++this.#seasons}`;
    const duties = { secondPerson: !this.#oneIn(3), waitMinutes: this.#pick([0, 60]) };
    const edition = {
      id: this.#id,
      title: 'Sturm',
      start: this.#start,
      template: TEMPLATE,
      level: 'apprentice',
      duties,
    };
    await this.#send(await t.staff(), '/api/editions', edition);
    for (const player of this.#players) await this.#enter(player);
    const headers = { 'content-type': 'application/octet-stream', ...t.key() };
    const body = new Uint8Array(png(4, 4, [this.#chance.below(256), 0, 0]));
    const sent = await (await t.staff()).send(`/api/editions/${this.#id}/pictures`, { method: 'POST', body, headers });
    this.#note('picture', sent);
    this.#picture = sent.body.picture;
    await this.#look();
  }

  /** Hashing a password takes long: only who is not signed in any more signs in. */
  async #signedIn(player: Player): Promise<Player> {
    if ((await player.get('/api/me')).body?.kind !== 'person') await this.#t.signIn(player);
    return player;
  }

  async #enter(player: Player): Promise<void> {
    await this.#signedIn(player);
    await this.#send(player, `/api/editions/${this.#id}/entry`, { acceptsRules: true });
  }

  /** Time passes, somebody plays. */
  async #live(): Promise<void> {
    const { clock, server } = this.#t;
    if (this.#oneIn(6)) {
      clock.advance(this.#pick([10 * MINUTE, HOUR, 3 * HOUR, 11 * HOUR, DAY]));
      await server.runJobs();
      return this.#look();
    }
    if (this.#oneIn(8)) return this.#judge();
    if (this.#oneIn(60)) return this.#leave();
    const player = await this.#signedIn(this.#pick(this.#players));
    if (this.#oneIn(5)) return this.#send(player, `/api/editions/${this.#id}/place`, { answer: this.#answer() });
    const started = await this.#t.start(player, this.#id);
    this.#note('start', started);
    if (started.status === 200 && this.#oneIn(2)) await this.#t.play(player, started, 1).catch(() => undefined);
  }

  /** SSC 8.01: somebody is excluded or let in again, by two people or not at all. */
  async #judge(): Promise<void> {
    const player = await this.#signedIn(this.#pick(this.#players));
    const { id } = (await player.get('/api/me')).body;
    const excluded = { reason: 'manipulation' };
    const [what, body] = this.#pick([
      ['exclusion', excluded],
      ['readmission', {}],
      ['approval', {}],
      ['approval', {}],
      ['proposal/drop', {}],
    ] as const);
    const by = await this.#t.staff(this.#pick(['anna', 'beat'] as const));
    await this.#send(by, `/api/people/${id}/${what}`, body, what);
    await this.#t.server.runJobs();
  }

  /** SSC 7.02: somebody deletes the account, whatever hangs on it; somebody else comes. */
  async #leave(): Promise<void> {
    const index = this.#chance.below(this.#players.length);
    const player = await this.#signedIn(this.#players[index]!);
    await this.#send(player, '/api/me/deletion', { password: FORM.password, sure: true }, 'deletion');
    await this.#t.server.runJobs();
    this.#players[index] = await this.#t.newPerson();
    await this.#enter(this.#players[index]);
  }

  readonly #answer = () => this.#pick(['confirm', 'withdraw'] as const);

  /** One decision of the office. */
  async #ask(): Promise<void> {
    const by = await this.#t.staff(this.#pick(['anna', 'beat'] as const));
    const command = this.#command();
    const path = command.type === 'regulation' ? 'regulations' : 'commands';
    const { type, ...text } = command;
    await this.#send(by, `/api/editions/${this.#id}/${path}`, path === 'commands' ? command : text, type);
    if (this.#oneIn(4)) await this.#look();
  }

  #command(): { readonly type: string } & Record<string, unknown> {
    const { template = TEMPLATE, title = '', start = this.#start } = this.#edition ?? {};
    const reason = this.#pick(['Grund', 'anderer Grund', ' ']);
    const number = this.#number();
    const edited = {
      title,
      start: this.#oneIn(9) ? addDays(this.#start, 1) : start,
      template: this.#changed(template),
    };
    const proposals = this.#edition?.proposals ?? [];
    const draws = this.#edition?.admission.draws ?? [];
    const draw = draws.at(-1)?.announcement.id ?? 'storm/final/cut';
    const source = this.#pick([undefined, { kind: 'ceremony' }, { kind: 'drand', minutes: 1 }]);
    const how = this.#pick(['letter', 'e-mail', 'phone']);
    const id = proposals.length > 0 ? this.#pick(proposals.slice(-4)).id : 'nothing';
    return this.#pick([
      { type: 'edit', ...edited },
      { type: 'proposeChange', ...edited, venue: null, reason },
      {
        type: 'regulation',
        texts: [{ language: 'de', text: `Text ${number}` }],
        binding: 'de',
        mustAccept: false,
        reason,
      },
      this.#oneIn(3) ? { type: 'suspend', reason } : { type: 'resume' },
      { type: 'resume' },
      this.#oneIn(40) ? { type: 'proposeCancellation', reason } : { type: 'archive' },
      { type: 'proposeGivingAllBack', reason },
      { type: 'proposeExtension', last: 3 + this.#chance.below(4), lastStart: this.#pick(['20:00', '23:30']), reason },
      { type: 'proposeWildCard', number, reason },
      { type: 'nameTitleHolder', number },
      { type: 'proposeChampion', number, reason },
      { type: 'decideProposal', id, approve: true },
      { type: 'decideProposal', id, approve: true },
      { type: 'decideProposal', id, approve: !this.#oneIn(3) },
      { type: 'establishRanking', phase: this.#pick(PHASES), reason },
      { type: 'establishRanking', phase: 'semiFinal', reason: 'fertig' },
      { type: 'publishRanking', phase: this.#pick(PHASES), version: 1 + this.#chance.below(2) },
      { type: 'makeCut', ...(source ? { source } : {}) },
      { type: 'nominate', ...(source ? { source } : {}) },
      { type: 'drawCards', id: draw, cards: 'H6 S7 D8 C9 HT SJ DQ CK HA'.split(' ') },
      { type: 'proposeRedraw', id: draw, reason },
      {
        type: 'confirm',
        number,
        how: how === 'phone' ? 'letter' : how,
        receivedAt: this.#t.clock.now() - this.#pick([0, DAY]),
      },
      { type: 'withdraw', number, how },
      { type: 'announce' },
      this.#oneIn(3) ? { type: 'dressBack' } : this.#dress(),
    ]);
  }

  /** Any colour, many of which are refused; a logo that was sent, or one of nobody. */
  #dress(): { readonly type: string } {
    const colour = this.#oneIn(4) ? null : `#${this.#chance.below(0x1000000).toString(16).padStart(6, '0')}`;
    const picture = this.#oneIn(5) ? 'f'.repeat(64) : this.#picture;
    const logo = this.#oneIn(3) ? null : { picture, words: this.#pick(['Jassklub', ' ']) };
    const sponsors = this.#oneIn(2)
      ? []
      : [{ name: 'Käserei', link: this.#pick(['https://a.ch', 'a']), picture: null }];
    return Object.assign({ type: 'dress' }, { colour, logo, sponsors });
  }

  #changed(template: Template): Template {
    const setting = this.#pick(SETTING_NAMES);
    const value = {
      count: this.#chance.below(8),
      day: this.#chance.below(12),
      time: this.#pick(['06:00', '22:00']),
      flag: this.#oneIn(2),
    }[SETTINGS[setting].kind];
    return withSetting(template, setting, value);
  }

  async #send(by: Parameters<ChampionshipTest['asks']>[0], path: string, body: object, name = path): Promise<void> {
    let answer = await this.#t.asks(by, path, body);
    if (answer.status === 429) {
      // A storm writes to everybody more often than any office may.
      await this.#t.server.store.pool.query('delete from failures');
      answer = await this.#t.asks(by, path, body);
    }
    this.#note(name, answer);
    if (answer.status === 422 || answer.status === 401) this.#wrong.push(`${name}: ${answer.text}`); // our own slip
  }

  #note(name: string, { status, text }: { readonly status: number; readonly text: string }): void {
    if (status >= 500) this.#wrong.push(`${status} ${name}: ${text}`);
    if (status !== 200) return;
    this.#accepted++;
    const short = name.startsWith('/') ? name.replace(/\d+/, '*') : name;
    this.#taken[short] = (this.#taken[short] ?? 0) + 1;
  }

  async #look(): Promise<void> {
    const answer = await (await this.#t.staff()).get(`/api/editions/${this.#id}/office`);
    if (answer.status !== 200) this.#wrong.push(`office ${answer.status}: ${answer.text}`);
    else this.#edition = answer.body.edition;
  }

  /** SSC 6.03, 8.04: rankings are what the matches say, places are held by people who take part and are not excluded. */
  async #check(): Promise<void> {
    await this.#t.server.runJobs();
    await this.#look();
    const staff = await this.#t.staff();
    const { db } = this.#t.server.store;
    for (const phase of PHASES) {
      const count = matchesCounted(this.#edition?.template ?? TEMPLATE, phase);
      const kept = rankingHash(await fullRanking(db, this.#id, phase, count));
      const recounted = rankingHash(await recountedRanking(db, this.#id, phase, count));
      if (kept !== recounted) this.#wrong.push(`recount of ${this.#id}: ${phase} differs`);
    }
    const answer = await staff.get(`/api/editions/${this.#id}/finalists`);
    if (answer.status !== 200) return void this.#wrong.push(`finalists ${answer.status}: ${answer.text}`);
    const { finalists } = answer.body;
    for (const { number, name } of finalists) if (!name) this.#wrong.push(`place of nobody: ${number} in ${this.#id}`);
    const numbers = finalists.map(({ number }: { number: number }) => number);
    for (const { number } of this.#edition?.excluded ?? []) {
      if (numbers.includes(number)) this.#wrong.push(`place of somebody excluded: ${number} in ${this.#id}`);
    }
    if (new Set(numbers).size !== numbers.length) this.#wrong.push(`two places for one: ${numbers} in ${this.#id}`);
    for (const phase of PHASES) {
      const shown = await staff.get(`/api/editions/${this.#id}/ranking/${phase}`);
      if (shown.status !== 200) this.#wrong.push(`ranking ${phase} ${shown.status}: ${shown.text}`);
    }
  }
}
