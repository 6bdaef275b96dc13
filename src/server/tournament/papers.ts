import { readList, toXlsx } from './lists.ts';
import type { Answer, Question } from './paperwork.ts';
import { print } from './prints/print.ts';
import { printSeries } from './series/seriesPrint.ts';

export async function answer(question: Question): Promise<Answer> {
  switch (question.type) {
    case 'print':
      return { type: 'bytes', bytes: await print(question.board, question.options) };
    case 'series':
      return { type: 'bytes', bytes: await printSeries(question.series, question.language) };
    case 'read-list':
      return { type: 'list', list: await readList(Buffer.from(question.bytes)) };
    case 'to-xlsx':
      return { type: 'bytes', bytes: await toXlsx(question.rows) };
  }
}
