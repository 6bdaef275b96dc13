import { networkInterfaces } from 'node:os';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { ok, refuse } from '../../kit/result.ts';
import { SEATS } from '../../schieber/seat.ts';
import { nameOf, peopleView, rankingView, type SeatingView, seatingView } from '../../tournament/evening/board.ts';
import { passenStarted } from '../../tournament/evening/evening.ts';
import { passePoints } from '../../tournament/regulation.ts';
import { looseRoute, type Route } from '../http/route.ts';
import { paperName } from '../prints/letters.ts';
import { openPaper, type Paper, thousands } from '../prints/paper.ts';
import type { Services } from '../subject.ts';
import { accessOf } from './access.ts';
import { finalLot, type ServerBoard } from './boards.ts';
import { type KeyKind, keyFor } from './keys.ts';
import type { Office } from './office.ts';
import { printAside } from './paperwork.ts';
import { blankNames, blankRanking, blankTables } from './prints/blankLists.ts';
import { certificate } from './prints/certificate.ts';
import { jasszettel } from './prints/jasszettel.ts';
import { rankingList, seatingByName, seatingByTable } from './prints/lists.ts';
import { standblatt } from './prints/standblatt.ts';
import { tableSign } from './prints/tableSign.ts';
import { closed, ID } from './shapes.ts';
import { LANGUAGES, type Language, type Words, wordsIn } from './words.ts';

export const PRINTS = [
  'sheets',
  'personal',
  'tables',
  'seating-names',
  'seating-tables',
  'ranking',
  'certificates',
] as const;
export type Print = (typeof PRINTS)[number];

export interface PrintOptions {
  readonly what: Print;
  readonly passe: number | undefined;
  /** Nothing filled in but the event: so many copies, for the power cut. */
  readonly blank: number | undefined;
  readonly language: Language;
  /** 'http://192.168.1.20:8080', as phones in the hall reach us. */
  readonly address: string;
}

/** Everything on paper, pre-filled or blank. */
export function printRoutes({ config }: Services, office: Office): readonly Route[] {
  return [
    looseRoute({
      method: 'GET',
      url: '/api/tournaments/:id/prints/:what',
      policy: 'public',
      schema: {
        params: Type.Object({ id: ID, what: Type.Union(PRINTS.map((each) => Type.Literal(each))) }, closed),
        querystring: Type.Object(
          {
            key: Type.Optional(Type.String({ maxLength: 40 })),
            passe: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
            blank: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
            language: Type.Optional(Type.Union(LANGUAGES.map((each) => Type.Literal(each)))),
          },
          closed,
        ),
        summary: 'A print as PDF: Jass sheets, personal sheets, table signs, seating lists, ranking, certificates.',
      },
      async handler({ params, query, actor, request, reply }) {
        const board = await office.boards.load(params.id);
        if (!board) return refuse({ code: 'not-found' });
        const access = accessOf(board, actor, query.key);
        if (!access.ok) return access;
        if (access.value.as !== 'staff') return refuse({ code: 'forbidden' });
        const language = (query.language ?? 'de') as Language;
        const address = config.publicUrl ?? addressOf(request);
        const file = await printAside(board, {
          what: params.what as Print,
          passe: query.passe,
          blank: query.blank,
          language,
          address,
        });
        if (!file) return refuse({ code: 'passe-not-drawn', article: board.evening.regulation.articles.draw });
        reply.header('content-disposition', `inline; filename="${params.what}.pdf"`);
        await reply.type('application/pdf').send(file);
        return ok(undefined);
      },
    }),
  ];
}

/** Undefined when the Passe it should show has not been drawn. */
export async function print(asked: ServerBoard, options: PrintOptions): Promise<Buffer | undefined> {
  const words = wordsIn(options.language);
  const board = { ...asked, people: onPaper(asked, words) };
  const { evening } = board;
  const paper = await openPaper(`${evening.title} – ${options.what}`);
  const wanted =
    options.passe ?? evening.passen.find((each) => each.stage !== 'closed')?.passe ?? evening.passen.at(-1)?.passe;
  const passe = evening.passen.find((each) => each.passe === wanted);
  const seating = passe && seatingView(board, passe);
  const drawn = draw(board, options, paper, words, seating);
  return drawn ? paper.finish() : undefined;
}

/** Whose name has no letter that paper can show is printed with the number. */
function onPaper({ people }: ServerBoard, { numberShort }: Words): ServerBoard['people'] {
  return new Map(
    [...people].map(([number, details]) => [
      number,
      { ...details, name: paperName(details.name) || `${numberShort} ${number}`, town: paperName(details.town) },
    ]),
  );
}

function draw(
  board: ServerBoard,
  options: PrintOptions,
  paper: Paper,
  words: Words,
  seating: SeatingView | undefined,
): boolean {
  const { evening } = board;
  const { regulation, title } = evening;
  const day = new Intl.DateTimeFormat(`${options.language}-CH`, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${evening.day}T12:00:00Z`),
  );
  const link = (kind: KeyKind, number: number) =>
    `${options.address}/t/${board.id}/${keyFor(board.secret, kind, number)}`;
  const names = Object.fromEntries(peopleView(board).map(({ number, name }) => [number, name]));
  const head = (name: string) => ({ title: name, subtitle: [title, evening.place, day].filter(Boolean).join(', ') });
  const copies = Array.from({ length: options.blank ?? 0 });

  switch (options.what) {
    case 'sheets': {
      const facts = {
        title,
        day,
        games: regulation.gamesPerPasse,
        passe: null,
        table: null,
        cards: null,
        players: [],
        link: null,
      };
      if (copies.length > 0) for (const _ of copies) jasszettel(paper, facts, words);
      else if (!seating) return false;
      else {
        const isFinal = seating.passe > regulation.passen;
        const games = isFinal ? evening.finalTable!.games : regulation.gamesPerPasse;
        for (const { table, players, cards } of seating.tables)
          jasszettel(
            paper,
            {
              ...{ title, day, games, table },
              passe: isFinal ? `F ${seating.passe - regulation.passen}` : String(seating.passe),
              cards: isFinal && typeof evening.finalTable!.cards !== 'string' ? 'both' : cards,
              players: SEATS.map((seat) => ({ number: players[seat], name: nameOf(board, players[seat]) })),
              link: link('t', table),
            },
            words,
          );
      }
      return true;
    }
    case 'personal': {
      const { articles } = regulation;
      const byPlayer = regulation.personalSheet === 'player-total';
      const common = {
        ...{ title, day, passen: regulation.passen, games: regulation.gamesPerPasse, byPlayer },
        articles: [
          [articles.number, words.ruleNumber],
          [articles.game, words.ruleTotal(thousands(passePoints(regulation.gamesPerPasse)))],
          [articles.start, words.ruleStart],
          [articles.sheet, byPlayer ? words.ruleVisaPlayer : words.ruleVisaSupervisor],
        ] as [string, string][],
      };
      if (copies.length > 0)
        for (const _ of copies) standblatt(paper, { ...common, player: null, seats: [], link: null }, words);
      else
        for (const person of peopleView(board).filter((each) => !each.fillIn && each.presence !== 'excluded')) {
          const seats = evening.passen.map(({ seating: set }) => {
            if (set.byes.includes(person.number)) return 'bye' as const;
            const table = set.tables.find(({ teams }) => teams.flat().includes(person.number));
            if (!table) return null;
            const [[a, c], [b, d]] = table.teams;
            const order = [a, b, c, d];
            const seat = order.indexOf(person.number);
            return { table: table.table, seat, partner: order[(seat + 2) % 4]! };
          });
          standblatt(paper, { ...common, player: person, seats, link: link('p', person.number) }, words);
        }
      return true;
    }
    case 'tables': {
      const count = options.blank ?? Math.max(1, seating?.tables.length ?? Math.floor(peopleView(board).length / 4));
      for (let table = 1; table <= count; table++) {
        const cards = seating?.tables.find((each) => each.table === table)?.cards ?? null;
        tableSign(paper, table, link('t', table), hasWishes(board) ? cards : null, words);
      }
      return true;
    }
    case 'seating-names':
    case 'seating-tables': {
      const byName = options.what === 'seating-names';
      if (copies.length > 0) {
        const heading = head(byName ? words.seatingAZ('__') : words.seatingByTable('__'));
        for (const _ of copies) (byName ? blankNames : blankTables)(paper, heading, words);
        return true;
      }
      if (!seating) return false;
      const write = byName ? seatingByName : seatingByTable;
      write(
        paper,
        head(byName ? words.seatingAZ(seating.passe) : words.seatingByTable(seating.passe)),
        seating,
        names,
        words,
      );
      return true;
    }
    case 'ranking': {
      const passen = Math.min(regulation.passen, passenStarted(evening));
      const closedPassen = evening.passen.filter(
        (each) => each.stage === 'closed' && each.passe <= regulation.passen,
      ).length;
      const { subtitle } = head('');
      if (copies.length > 0) {
        for (const _ of copies) blankRanking(paper, { title: words.ranking, subtitle }, regulation.passen, words);
        return true;
      }
      const heading = { title: words.ranking, subtitle: `${subtitle}, ${words.after(closedPassen)}` };
      rankingList(paper, heading, rankingView(board, finalLot(board)), passen, words);
      return true;
    }
    case 'certificates': {
      const facts = { title, place: evening.place, day };
      if (copies.length > 0)
        for (const _ of copies) certificate(paper, { ...facts, name: '', town: '', rank: null, points: null }, words);
      else
        for (const line of rankingView(board, finalLot(board)).filter((each) => each.rank !== null && each.rank <= 3))
          certificate(
            paper,
            { ...facts, name: line.name, town: line.town, rank: line.rank, points: line.final?.points ?? line.total },
            words,
          );
      return true;
    }
  }
}

const hasWishes = ({ evening }: ServerBoard): boolean =>
  Object.values(evening.players).some(({ cards }) => cards !== null);

/** The name phones know us by: not "localhost", which every phone takes for itself. */
export function addressOf(request: FastifyRequest): string {
  const [host = '', port = ''] = request.host.split(/:(?=\d+$)/);
  const isLocal = host === 'localhost' || host === '[::1]' || host.startsWith('127.');
  const name = isLocal ? (localAddress() ?? host) : host;
  return `${request.protocol}://${name}${port === '' ? '' : `:${port}`}`;
}

function localAddress(): string | undefined {
  for (const list of Object.values(networkInterfaces()))
    for (const address of list ?? []) if (address.family === 'IPv4' && !address.internal) return address.address;
  return undefined;
}
