import { type Result, refuse } from '../../kit/result.ts';
import type { Entry } from '../../tournament/evening/peopleList.ts';
import type { SeriesView } from '../../tournament/series/wire.ts';
import type { Language, ListFileRefusal } from '../../tournament/wire.ts';
import { openAside, openAsides, PAPERWORK } from '../aside.ts';
import { isCrowded } from '../threads.ts';
import type { ServerBoard } from './boards.ts';
import type { Cell } from './lists.ts';
import type { PrintOptions } from './prints/print.ts';

/** What takes long: a hundred pages of PDF, somebody's workbook. Done in a thread, so that the hall plays on. */
export type Question =
  | { readonly type: 'print'; readonly board: ServerBoard; readonly options: PrintOptions }
  | { readonly type: 'series'; readonly series: SeriesView; readonly language: Language }
  | { readonly type: 'read-list'; readonly bytes: Uint8Array }
  | { readonly type: 'to-xlsx'; readonly rows: readonly Cell[][] };

/** Bytes, a list, or undefined where there is nothing to print. */
export type Answer =
  | { readonly type: 'bytes'; readonly bytes: Uint8Array | undefined }
  | { readonly type: 'list'; readonly list: Result<readonly Entry[], ListFileRefusal> };

const ask = openAside<Question, Answer>(
  { file: 'tournament/papers', name: 'answer' },
  openAsides(PAPERWORK),
  async () => (await import('./papers.ts')).answer,
);

export async function printAside(board: ServerBoard, options: PrintOptions): Promise<Buffer | undefined> {
  return bytesOf(await ask({ type: 'print', board, options }));
}

export async function printSeriesAside(series: SeriesView, language: Language): Promise<Buffer> {
  return bytesOf(await ask({ type: 'series', series, language })) ?? Buffer.alloc(0);
}

/** A file that breaks its reader is larger than any list. */
export async function readListAside(bytes: Buffer): Promise<Result<readonly Entry[], ListFileRefusal>> {
  try {
    const answer = await ask({ type: 'read-list', bytes });
    if (answer.type === 'list') return answer.list;
  } catch (error) {
    if (isCrowded(error)) throw error; // it has not been looked at: to be sent again
    // too long, or too much memory
  }
  return refuse({ code: 'list-too-large' });
}

export async function toXlsxAside(rows: readonly Cell[][]): Promise<Buffer> {
  return bytesOf(await ask({ type: 'to-xlsx', rows })) ?? Buffer.alloc(0);
}

const bytesOf = (answer: Answer): Buffer | undefined =>
  answer.type === 'bytes' && answer.bytes !== undefined ? Buffer.from(answer.bytes) : undefined;
