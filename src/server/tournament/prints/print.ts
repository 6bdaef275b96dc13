import { peopleView, type SeatingView, seatingView } from '../../../tournament/evening/board.ts';
import type { Language, Print } from '../../../tournament/wire.ts';
import { paperName } from '../../prints/letters.ts';
import { openPaper, type Paper } from '../../prints/paper.ts';
import type { ServerBoard } from '../boards.ts';
import { type KeyKind, keyFor, typedKeyFor } from '../keys.ts';
import { type Words, wordsIn } from '../words.ts';
import type { ListHead } from './lists.ts';
import { DRAWINGS } from './prints.ts';
import type { Code } from './tableSign.ts';

export interface PrintOptions {
  readonly what: Print;
  readonly passe: number | undefined;
  /** Nothing filled in but the event: so many copies, for the power cut. */
  readonly blank: number | undefined;
  readonly language: Language;
  /** 'http://192.168.1.20:8080', as phones in the hall reach us. */
  readonly address: string;
  /** For the public: nobody without a rank. SSC 8.03 */
  readonly onlyRanked?: boolean;
}

/** What a print is drawn from. */
export interface Printing {
  readonly board: ServerBoard;
  readonly paper: Paper;
  readonly words: Words;
  /** The Passe that is printed, if one is drawn. */
  readonly seating: SeatingView | undefined;
  /** Blank copies; 0 for the filled-in print. */
  readonly copies: number;
  readonly day: string;
  readonly onlyRanked: boolean;
  readonly names: Readonly<Record<number, string>>;
  link(kind: KeyKind, number: number): string;
  /** To scan or to type. */
  code(kind: KeyKind, number: number): Code;
  /** Title of a list, with the event under it. */
  head(title: string): ListHead;
}

/** Undefined when the Passe it should show has not been drawn. */
export async function print(asked: ServerBoard, options: PrintOptions): Promise<Buffer | undefined> {
  const { language, address, what, blank = 0 } = options;
  const words = wordsIn(language);
  const board = { ...asked, people: onPaper(asked, words) };
  const { evening } = board;
  const paper = await openPaper(`${evening.title} – ${what}`);
  const wanted =
    options.passe ?? evening.passen.find((each) => each.stage !== 'closed')?.passe ?? evening.passen.at(-1)?.passe;
  const passe = evening.passen.find((each) => each.passe === wanted);
  const day = new Intl.DateTimeFormat(`${language}-CH`, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${evening.day}T12:00:00Z`),
  );
  const subtitle = [evening.title, evening.place, day].filter(Boolean).join(', ');
  const link = (kind: KeyKind, number: number) => `${address}/t/${board.id}/-#${keyFor(board.secret, kind, number)}`;
  const isDrawn = DRAWINGS[what]({
    ...{
      board,
      paper,
      words,
      day,
      copies: blank,
      onlyRanked: options.onlyRanked ?? false,
      seating: passe && seatingView(board, passe),
    },
    names: Object.fromEntries(peopleView(board).map(({ number, name }) => [number, name])),
    link,
    code: (kind, number) => ({
      ...{ link: link(kind, number), page: `${address.replace('http://', '')}/code` },
      typed: typedKeyFor(board.secret, kind, number),
    }),
    head: (title) => ({ title, subtitle }),
  });
  return isDrawn ? paper.finish() : undefined;
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
