import { GAMES } from '../../../daily/dealing.ts';
import type { House } from '../../../demo/house.ts';
import { type Invented, inventGuests, inventPeople, twinOf } from '../../../demo/people.ts';
import { EDITIONS, EVENINGS, MOMENT, type Plan, TODAY } from '../../../demo/plan.ts';
import { addDays, MINUTE, zurichInstant } from '../../../kit/time.ts';
import { heldPayout, openAccount, playBig21, reachLimit } from './big21.ts';
import { createEdition, enter, giveBack, lastYear, playMatch, thinking } from './editions.ts';
import { draw, type Hall, helper, openHall, papers, start, wholeEvening, writeGame } from './evenings.ts';
import { type Making, type Resident, register, signIn } from './making.ts';
import { byHand, openMinds, playOn, SKILLS } from './playing.ts';

/** The days of the qualification so far. */
const DAYS = Array.from({ length: 9 }, (_, i) => addDays('2026-10-02', i));

/** The regulation of the club: the supervisor completes the personal sheets. EBH 1, 7 */
const CLUB = { base: 'ebh', passen: 4, gamesPerPasse: 12, personalSheet: 'supervisor' };

/** Everything that happened in the house before it is shown, in the order of time. */
export async function makeHouse(making: Making): Promise<House> {
  const { plan, clock, chance } = making;
  const minds = openMinds();
  const forms = inventPeople(plan.people, chance('people'));
  const guests = inventGuests(plan.evening, chance('guests'));

  clock.reach(zurichInstant('2025-09-20T10:00'));
  const residents: Resident[] = [];
  for (const form of forms.slice(0, plan.lastYear)) residents.push(await register(making, form));
  await lastYear(making, minds, residents);

  const series = await clubYear(making, guests);
  clock.reach(zurichInstant('2026-09-25T09:00'));
  await createEdition(making, 'thisYear');
  await createEdition(making, 'fast');
  for (const resident of residents) await signIn(resident);
  for (const resident of residents) await enter(resident, 'thisYear');
  await qualification(making, minds, residents, forms);

  const [finalTable, evening] = await tonight(making, guests);
  await (await making.staff('ida')).post(`/api/series/${series}/commands`, {
    type: 'add-evening',
    evening: evening.id,
  });
  await making.runJobs();
  clock.reach(MOMENT);
  return houseOf(making, { residents, series, evening, finalTable });
}

interface Made {
  readonly residents: readonly Resident[];
  readonly series: string;
  readonly evening: Supervised;
  readonly finalTable: Supervised;
}

/** With the code of the supervisor's device. */
type Supervised = Hall & { readonly supervisor: string };

/** Where everybody and everything is: the bar and the living house find it here. */
function houseOf({ plan, staffIds }: Making, { residents, series, evening, finalTable }: Made): House {
  const hall = ({ id, director, wall, code, supervisor }: Supervised, tables: number) => ({
    ...{ id, director, wall, supervisor },
    tables: Array.from({ length: tables }, (_, i) => code('t', i + 1)),
    player: code('p', 1),
  });
  const staff = (name: string) => staffIds.get(name) ?? '';
  return {
    ...{ seed: plan.seed, moment: MOMENT, series },
    people: {
      player: residents[0]!.id,
      finalist: residents[1]!.id,
      organiser: staff('beat'),
      director: staff('ida'),
      cashier: staff('rita'),
      auditor: staff('adrian'),
    },
    evening: hall(evening, plan.evening / 4),
    finalTable: hall(finalTable, 1),
    living: residents.slice(2, 42).map(({ form }) => form.email),
  };
}

/** A series of four evenings, three of which are over. Answers its id. */
async function clubYear(making: Making, guests: ReturnType<typeof inventGuests>): Promise<string> {
  const { clock } = making;
  const place = 'Buchberghaus';
  let series = '';
  for (const [i, { title, day }] of EVENINGS.slice(0, -1).entries()) {
    clock.reach(zurichInstant(`${day}T18:00`));
    const people = guests.slice(0, Math.max(4, guests.length - 4 * ((i + 1) % 3)));
    const wish = { title, place, day, regulation: CLUB, people };
    const hall = await wholeEvening(making, wish, 4, 12);
    const ida = await making.staff('ida');
    if (series === '') {
      series = (await ida.post('/api/series', { title: 'Hüttenjass-Meisterschaft 2026', best: 3 })).id;
      await ida.post(`/api/series/${series}/commands`, { type: 'share', shared: true });
    }
    await ida.post(`/api/series/${series}/commands`, { type: 'add-evening', evening: hall.id });
  }
  return series;
}

type Minds = ReturnType<typeof openMinds>;

/** Nine days: people register, play, try the daily twelve and Big21. */
async function qualification(
  making: Making,
  minds: Minds,
  residents: Resident[],
  forms: readonly Invented[],
): Promise<void> {
  const { plan, clock, chance } = making;
  const dice = chance('qualification');
  const share = (all: number, day: number, days = DAYS.length) =>
    Math.floor((all * (day + 1)) / days) - Math.floor((all * day) / days);
  for (const [i, day] of DAYS.entries()) {
    clock.reach(zurichInstant(`${day}T00:30`));
    await making.runJobs();
    const late = i - (DAYS.length - 3);
    if (late >= 0) await dailyTries(making, minds, residents, day, share(plan.daily, late, 3));
    clock.reach(zurichInstant(`${day}T07:05`));
    for (const form of forms.slice(residents.length, residents.length + share(plan.people - plan.lastYear, i))) {
      const resident = await register(making, form);
      await enter(resident, 'thisYear');
      residents.push(resident);
    }
    if (i === 1)
      for (const [at, each] of big21Players(plan, residents).entries()) await openAccount(each, 60, at === 1 ? 4 : 900);
    for (let match = 0; match < share(plan.matches, i); match++) {
      clock.pass(MINUTE);
      await playMatch(making, minds, {
        resident: residents[dice.below(residents.length)]!,
        name: 'thisYear',
        seconds: 3,
      });
    }
    if (i >= 1) {
      const players = big21Players(plan, residents);
      for (let game = 0; game < share(plan.big21.games, i - 1, DAYS.length - 1); game++)
        await playBig21(players[dice.below(players.length)]!.visitor, dice, () => clock.pass(1000));
    }
    if (i === 5) await fastQualification(making, minds, residents);
    await making.runJobs();
  }
  await lastDay(making, minds, residents);
}

/** Big21 is offered in German-speaking Switzerland alone. B21 1.2 */
const big21Players = (plan: Plan, residents: readonly Resident[]) =>
  residents.filter(({ form }) => form.language === 'de').slice(0, plan.big21.players);

/** What is to be looked at on the day itself: a twin, a match given back, a limit, a payout, the fast semi-final. */
async function lastDay(making: Making, minds: Minds, residents: readonly Resident[]): Promise<void> {
  const { plan, chance } = making;
  const dice = chance('last day');
  const cut = residents[3]!;
  const match = await playMatch(making, minds, { resident: cut, name: 'thisYear', games: 3, seconds: 3 });
  const { entry } = await cut.visitor.get(`/api/editions/${EDITIONS.thisYear.id}/me`);
  making.clock.pass(31 * MINUTE);
  await making.runJobs();
  if (match !== undefined) await giveBack(making, { number: entry.number, match });
  const twin = await register(making, twinOf(residents[0]!.form));
  await twin.visitor.ask(`/api/editions/${EDITIONS.thisYear.id}/entry`, { acceptsRules: true });
  const players = big21Players(plan, residents);
  await reachLimit(making, players[1]!, dice);
  await heldPayout(making, players[0]!);
  for (let round = 0; round < 3; round++)
    for (const resident of residents.slice(0, plan.semiFinalists))
      if (round === 0 || dice.below(3) > 0) await playMatch(making, minds, { resident, name: 'fast', seconds: 3 });
}

async function fastQualification(making: Making, minds: Minds, residents: readonly Resident[]): Promise<void> {
  for (const resident of residents.slice(0, making.plan.semiFinalists)) {
    await enter(resident, 'fast');
    await playMatch(making, minds, { resident, name: 'fast', seconds: 3 });
  }
}

/** Counted tries of a day, mostly by guests. */
async function dailyTries(
  making: Making,
  minds: Minds,
  residents: readonly Resident[],
  day: string,
  count: number,
): Promise<void> {
  for (let i = 0; i < count; i++) {
    const resident = i % 8 === 0 ? residents[2 + ((i / 8) % (residents.length - 2))] : undefined;
    const visitor = resident?.visitor ?? making.visitor();
    const by = resident ? `person:${resident.id}` : `guest:${(await visitor.post('/api/guests')).id}`;
    const chance = making.chance(`daily/${day}/${i}`);
    const begun = await visitor.post(`/api/daily/days/${day}/tries`, { counted: true });
    const skill = SKILLS[chance.below(SKILLS.length)]!;
    const givesUp = day !== TODAY && chance.below(2) === 0; // counted as it stands when its day is over
    const games = givesUp ? 1 + chance.below(4) : GAMES;
    const tell = byHand(making.server, by);
    await playOn(minds, begun, { tell, skill, chance, games, think: thinking(making, chance, 1) });
  }
}

/** The final table in the afternoon, the club evening in the middle of its third Passe. */
async function tonight(
  making: Making,
  guests: ReturnType<typeof inventGuests>,
): Promise<readonly [Supervised, Supervised]> {
  const { clock, chance, plan } = making;
  const dice = chance('tonight');
  clock.reach(zurichInstant(`${TODAY}T14:30`));
  const finalTable = await openHall(making, {
    ...{ title: 'Final der Vereinsmeister', place: 'Kultur- und Kongresshaus', day: TODAY },
    ...{ regulation: { base: 'ssc', passen: 3 }, people: guests.slice(0, Math.min(16, guests.length)) },
  });
  const finalSupervisor = await helper(finalTable, 'Rita Amstutz');
  for (const passe of [1, 2, 3]) {
    await draw(finalTable, [passe], dice);
    await start(finalTable, passe);
    clock.pass(40 * MINUTE);
    await papers(finalTable, passe, 12, dice);
  }
  await draw(finalTable, [], dice);
  await start(finalTable, 4);
  await papers(finalTable, 4, 4, dice);

  clock.reach(zurichInstant(`${TODAY}T18:00`));
  const evening = await openHall(making, {
    ...{ title: EVENINGS.at(-1)!.title, place: 'Buchberghaus', day: TODAY },
    ...{ regulation: CLUB, people: guests },
  });
  const supervisor = await helper(evening, 'Rita Amstutz');
  for (const passe of [1, 2]) {
    await draw(evening, [passe], dice);
    await start(evening, passe);
    clock.pass(50 * MINUTE);
    await papers(evening, passe, 12, dice);
    clock.pass(10 * MINUTE);
  }
  await draw(evening, [3], dice);
  await start(evening, 3);
  await start(finalTable, 5);
  for (let round = 0; round < 7; round++)
    for (let table = 1; table <= plan.evening / 4; table++) {
      if (round > 2 && dice.below(4) === 0) continue;
      await writeGame(evening, 3, table, dice);
      clock.pass(8000);
    }
  for (let game = 0; game < 3; game++) await writeGame(finalTable, 5, 1, dice);
  return [
    { ...finalTable, supervisor: finalSupervisor },
    { ...evening, supervisor },
  ];
}
