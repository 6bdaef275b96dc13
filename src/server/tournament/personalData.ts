import { sheetsOf } from '../../tournament/evening/board.ts';
import { linesOf } from '../../tournament/ranking/standings.ts';
import type { PersonalDataSource } from '../people/people.ts';
import type { Services } from '../subject.ts';
import { openBoards } from './boards.ts';
import { membersOf } from './club/members.routes.ts';
import type { ClubTables } from './club/tables.ts';
import { bump } from './streams.ts';
import type { TournamentTables } from './tables.ts';

/**
 * What live tournaments keep about a person with an account. The log and the sheets know the number alone: when the
 * name goes, the ranking stays and shows the number.
 */
export const tournamentPersonalData = ({ store, sealing }: Services): PersonalDataSource => {
  const boards = openBoards(store, sealing);
  return {
    name: 'tournaments',
    async export(person) {
      const db = store.db.withTables<TournamentTables>();
      const played = await db.selectFrom('tournament_people').selectAll().where('person', '=', person).execute();
      const directed = await db
        .selectFrom('tournaments')
        .select(['id', 'title', 'day'])
        .where('owner', '=', `person:${person}`)
        .orderBy('at')
        .execute();
      // One board after the other: each is read as a whole, and others wait for the database too.
      const evenings: object[] = [];
      for (const { tournament, number, name, town, year_of_birth: yearOfBirth } of played) {
        const board = await boards.load(tournament);
        const player = board?.evening.players[number];
        const line = board && linesOf(board.evening, sheetsOf(board)).find((each) => each.number === number);
        evenings.push({
          ...{ tournament, title: board?.evening.title, day: board?.evening.day },
          ...{ number, name, town, yearOfBirth },
          ...{ presence: player?.presence, cards: player?.cards, noPhoto: player?.noPhoto },
          ...{ document: player?.document, warnings: player?.warnings ?? [], passen: line?.passen ?? [] },
          prizes: board?.evening.awards.filter((award) => award.player === number) ?? [],
        });
      }
      const members = await membersOf(store, `person:${person}`);
      return { evenings, directed, members: members.map(({ member: _, ...kept }) => kept) };
    },
    async erase(trx, person) {
      const db = trx.withTables<TournamentTables>();
      const rows = await db.selectFrom('tournament_people').select('tournament').where('person', '=', person).execute();
      await db.deleteFrom('tournament_people').where('person', '=', person).execute();
      // Who answered for the list of members has left: nobody keeps their names any more.
      await trx
        .withTables<ClubTables>()
        .deleteFrom('tournament_members')
        .where('owner', '=', `person:${person}`)
        .execute();
      for (const id of new Set(rows.map(({ tournament }) => tournament))) await bump(trx, id);
    },
  };
};
