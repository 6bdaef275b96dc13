import { invariant } from '../kit/absurd.ts';
import { big21 } from './big21/big21.ts';
import { serverPlayers } from './bots/players.ts';
import { type ChampionshipOptions, championship } from './championship/championship.ts';
import { championshipPeople } from './championship/people.ts';
import { championshipPersonalData } from './championship/personalData.ts';
import { daily, dailyPersonalData } from './daily/daily.ts';
import { guests } from './guests/guests.ts';
import { handbook } from './handbook/handbook.ts';
import { numbers, numbersPersonalData } from './numbers/numbers.ts';
import { createPeople } from './people/people.ts';
import { records } from './records/records.ts';
import { openMatches } from './schieber/matches.ts';
import { schieber } from './schieber/schieber.ts';
import type { Services, Subject } from './subject.ts';
import { finalistsOf } from './tournament/finalists.ts';
import { tournamentPersonalData } from './tournament/personalData.ts';
import { tournament } from './tournament/tournament.ts';

/** All subjects of the product, in the order in which they are asked who is asking. */
export function subjects(
  services: Services,
  given: Pick<ChampionshipOptions, 'getRound' | 'trial'> = {},
): readonly Subject[] {
  const players = serverPlayers();
  const matches = openMatches(services, players);
  const people = createPeople(services);
  const house = players.ofLevel(players.defaultLevel);
  invariant(house.ok, 'the house has computer players');
  const days = daily(services, matches, { choose: players.choose, computers: house.value });
  people.whenAdmitted(async (person, guest) => {
    if (guest === undefined) return;
    await matches.handOver(`guest:${guest}`, `person:${person}`);
    await days.handOver(`guest:${guest}`, `person:${person}`);
  });
  people.includePersonalData({
    name: 'matches',
    export: (person) => matches.list(`person:${person}`),
    async stillOpen(_trx, person) {
      const count = (await matches.list(`person:${person}`)).filter(({ ending }) => ending === null).length;
      return count === 0 ? [] : [{ kind: 'matches', count }];
    },
  });
  people.includePersonalData(dailyPersonalData(services));
  people.includePersonalData(numbersPersonalData(services));
  people.includePersonalData(championshipPersonalData(services));
  people.includePersonalData(tournamentPersonalData(services));
  const computers = (level = players.defaultLevel) => players.ofLevel(level);
  const door = championshipPeople(people);
  return [
    people.subject,
    guests(services),
    schieber(services, matches, players),
    days.subject,
    numbers(services),
    championship(services, { matches, people: door, computers, choose: players.choose, ...given }),
    tournament(services, (edition) => finalistsOf(services.store, door, edition)),
    big21(services, people),
    records(services),
    handbook(),
  ];
}
