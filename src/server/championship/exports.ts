import type { Selectable } from 'kysely';
import { type Slot, slotName } from '../../championship/allowance.ts';
import type { Phase } from '../../championship/calendar.ts';
import { type Edition, rankingOf } from '../../championship/edition.ts';
import type { ExportName } from '../../championship/officeWire.ts';
import { doorList, isHeld, type Place } from '../../championship/place.ts';
import { matchesCounted, publicName, type Row } from '../../championship/standings.ts';
import { zurichText } from '../../kit/time.ts';
import type { Language } from '../../people/person.ts';
import type { Database } from '../store/database.ts';
import { portionsOf } from '../store/portions.ts';
import type { Context } from './context.ts';
import { words as de, type Words } from './exports.de.ts';
import { words as en } from './exports.en.ts';
import { words as fr } from './exports.fr.ts';
import { words as it } from './exports.it.ts';
import { fullRanking, namesOf, whoIs } from './standings.ts';
import { type ChampionshipTables, ours } from './tables.ts';

export type Cell = string | number | null;
export type Line = readonly Cell[];

/** A list as it is read: a little at a time, because a season has half a million matches. */
export interface Table {
  readonly head: readonly string[];
  /** How many lines it has; of matches that are being played, at the beginning. */
  readonly count: number;
  portions(): AsyncIterable<readonly Line[]>;
}

export const WORDS: Readonly<Record<Language, Words>> = { de, fr, it, en };

/** A list of the office as a table for other programs, in the language of the office. */
export async function exportTable(
  context: Context,
  edition: Edition,
  name: ExportName,
  language: Language,
): Promise<Table> {
  const words = WORDS[language];
  switch (name) {
    case 'entries':
      return entries(context, edition, words);
    case 'matches':
      return matches(context, edition, words);
    case 'places':
      return places(context, edition, words, edition.admission.places);
    case 'door':
      return door(context, edition, words);
    case 'press':
      return press(context, edition, words);
    default:
      return ranking(context, edition, words, name);
  }
}

/** '2024-10-27 23:00': read by people and sorted by programs. */
const minute = (at: number): string => zurichText(at).slice(0, 16).replace('T', ' ');

function slotText(slot: Slot, { slots }: Words): string {
  const name = slotName(slot);
  const text = slots[name.kind];
  return typeof text === 'string' ? text : text('number' in name ? name.number : 0);
}

/** Lines of a list that is known, with what else has to be looked up for a portion of it. */
function tableOf<Item>(
  head: readonly string[],
  items: readonly Item[],
  linesOf: (some: readonly Item[]) => Promise<readonly Line[]>,
): Table {
  return {
    ...{ head, count: items.length },
    async *portions() {
      for await (const some of portionsOf(items)) yield linesOf(some);
    },
  };
}

async function entries(context: Context, edition: Edition, { heads, yes, no }: Words): Promise<Table> {
  const rows = await ours(context.services.store.db)
    .selectFrom('championship_entries')
    .select(['number', 'entered_at', 'is_qualified', 'is_out', 'referred_by'])
    .where('edition', '=', edition.id)
    .orderBy('number')
    .execute();
  const head = [
    ...[heads.number, heads.firstName, heads.lastName, heads.town],
    ...[heads.entered, heads.qualified, heads.excluded, heads.referredBy],
  ];
  return tableOf(head, rows, async (some) => {
    const names = await namesIn(context, edition, some);
    return some.map(({ number, entered_at, is_qualified, is_out, referred_by }) => {
      const who = names.get(number);
      const person = [who?.firstName ?? '', who?.lastName ?? '', who?.town ?? ''];
      const flags = [is_qualified ? yes : no, is_out ? yes : no];
      return [number, ...person, minute(entered_at), ...flags, referred_by];
    });
  });
}

/** Of the participants of a portion. */
const namesIn = ({ services, people }: Context, edition: Edition, some: readonly { readonly number: number }[]) =>
  namesOf(
    services.store.db,
    people,
    edition.id,
    some.map(({ number }) => number),
  );

/** By participant, as they are found fastest: whatever is begun or ended meanwhile, each is listed once. */
async function matches(context: Context, edition: Edition, words: Words): Promise<Table> {
  const { db } = context.services.store;
  const { count } = await ours(db)
    .selectFrom('championship_matches')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('edition', '=', edition.id)
    .executeTakeFirstOrThrow();
  const { heads } = words;
  const lineOf = ({ match, number, phase, slot, started_at, ending, games, points }: Match): Line => [
    ...[match, number, words.phases[phase], slotText(slot, words), minute(started_at)],
    ...[words.endings[ending ?? 'running'] ?? ending, games, points],
  ];
  return {
    head: [
      ...[heads.match, heads.number, heads.phase, heads.right],
      ...[heads.started, heads.ending, heads.games, heads.points],
    ],
    count: Number(count),
    async *portions() {
      let last: Match | undefined;
      do {
        const read = await matchesAfter(db, edition, last);
        for await (const some of portionsOf(read)) yield some.map(lineOf);
        last = read.length < MATCHES_AT_ONCE ? undefined : read.at(-1);
      } while (last !== undefined);
    },
  };
}

/** Read in one question. */
const MATCHES_AT_ONCE = 5000;

type Match = Selectable<ChampionshipTables['championship_matches']>;

const matchesAfter = (db: Database, edition: Edition, last: Match | undefined): Promise<Match[]> =>
  ours(db)
    .selectFrom('championship_matches')
    .selectAll()
    .where('edition', '=', edition.id)
    .$if(last !== undefined, (some) =>
      some.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('number', 'phase', 'match'), '>', tuple(last!.number, last!.phase, last!.match)),
      ),
    )
    .orderBy('number')
    .orderBy('phase')
    .orderBy('match')
    .limit(MATCHES_AT_ONCE)
    .execute();

/** The official list, once there is one: it alone is binding (SSC 8.04); until then what the matches say. */
async function rowsOf({ services, officialLists }: Context, edition: Edition, phase: Phase): Promise<readonly Row[]> {
  const official = rankingOf(edition, phase);
  if (official) return (await officialLists.list(edition.id, phase, official.version)).rows;
  return fullRanking(services.store.db, edition.id, phase, matchesCounted(edition.template, phase));
}

/** For the newspaper: finalists, and of the others only who agreed to be named. SSC 8.03, G28 */
async function press(context: Context, edition: Edition, { heads }: Words): Promise<Table> {
  const rows = await rowsOf(context, edition, 'semiFinal');
  const held = new Set(edition.admission.places.filter(isHeld).map(({ number }) => number));
  const head = [heads.rank, heads.number, heads.name, heads.town, heads.points];
  return tableOf(head, rows, async (some) => {
    const names = await namesIn(context, edition, some);
    return some.map(({ rank, number, points }) => {
      const known = names.get(number);
      const consents = { consents: known?.publication ?? false, isFinalist: held.has(number) };
      const { name, town } = publicName(number, whoIs(known), consents);
      return [rank, number, name ?? '', town ?? '', points];
    });
  });
}

async function ranking(context: Context, edition: Edition, { heads, matchOf }: Words, phase: Phase): Promise<Table> {
  const count = matchesCounted(edition.template, phase);
  const rows = await rowsOf(context, edition, phase);
  const matchNames = Array.from({ length: count }, (_, i) => matchOf(i + 1));
  const head = [
    ...[heads.rank, heads.number, heads.firstName, heads.lastName, heads.town, heads.points],
    ...[...matchNames, heads.played],
  ];
  return tableOf(head, rows, async (some) => {
    const names = await namesIn(context, edition, some);
    return some.map(({ rank, number, points, best, played }) => {
      const who = names.get(number);
      const padded = matchNames.map((_, i) => best[i] ?? null);
      return [rank, number, who?.firstName ?? '', who?.lastName ?? '', who?.town ?? '', points, ...padded, played];
    });
  });
}

function places(context: Context, edition: Edition, words: Words, list: readonly Place[]): Table {
  return tableOf(placeHead(words), list, (some) => placeLines(context, edition, words, some));
}

const placeHead = ({ heads }: Words): readonly string[] => [
  ...[heads.number, heads.firstName, heads.lastName, heads.born, heads.town],
  ...[heads.by, heads.points, heads.status, heads.confirmBy, heads.identityChecked],
];

async function placeLines(
  context: Context,
  edition: Edition,
  { titles, statuses }: Words,
  list: readonly Place[],
): Promise<readonly Line[]> {
  const names = await namesIn(context, edition, list);
  return list.map(({ number, title, points, status, deadline }) => {
    const who = names.get(number);
    const person = [who?.firstName ?? '', who?.lastName ?? '', who?.born ?? '', who?.town ?? ''];
    return [number, ...person, titles[title], points, statuses[status], minute(deadline), ''];
  });
}

/** Who may come in, and who must not be photographed. SSC 8.03 */
function door(context: Context, edition: Edition, words: Words): Table {
  const head = [...placeHead(words), words.heads.noPictures];
  return tableOf(head, doorList(edition.admission), async (some) => {
    const names = await namesIn(context, edition, some);
    const lines = await placeLines(context, edition, words, some);
    const mayBeShown = await Promise.all(
      some.map(async ({ number }) => {
        const known = names.get(number);
        return known !== undefined && (await context.people.agreesToPictures(known.person));
      }),
    );
    return lines.map((line, i) => [...line, mayBeShown[i] ? '' : words.yes]);
  });
}
