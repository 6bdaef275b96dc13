import writeExcelFile from 'write-excel-file/node';
import { openAside, openAsides } from '../aside.ts';
import type { Line } from './exports.ts';
import { listPdf, type PaperHead } from './listPdf.ts';

/** A whole list to be put into one file. Its lines come as the texts of their portions, which are quickly handed over. */
export type Packing =
  | { readonly type: 'xlsx'; readonly head: readonly string[]; readonly portions: readonly Uint8Array[] }
  | { readonly type: 'pdf'; readonly paper: PaperHead; readonly portions: readonly Uint8Array[] };

export function pack(packing: Packing): Promise<Uint8Array> {
  const lines = packing.portions.flatMap((portion): readonly Line[] => JSON.parse(Buffer.from(portion).toString()));
  return packing.type === 'xlsx' ? workbook(packing.head, lines) : listPdf(packing.paper, lines);
}

async function workbook(head: readonly string[], lines: readonly Line[]): Promise<Uint8Array> {
  const title = head.map((value) => ({ value, fontWeight: 'bold' as const }));
  const body = lines.map((line) => line.map((value) => (value === null ? null : { value })));
  return writeExcelFile([title, ...body]).toBuffer();
}

/** Twenty thousand lines are two seconds of work: in a thread. Memory is for as many lines as a workbook may have. */
export const packAside = openAside<Packing, Uint8Array>(
  { file: 'championship/packing', name: 'pack' },
  openAsides({ size: 1, patience: 120_000, mostWaiting: 10, megabytes: 1024, young: 16 }),
  async () => pack,
);
