import { inflateSync } from 'node:zlib';

/** What is drawn, page by page. */
export function streamsOf(file: Buffer): string[] {
  const raw = file.toString('latin1');
  return [...raw.matchAll(/stream\r?\n/g)].flatMap((found) => {
    const start = found.index + found[0].length;
    try {
      return [inflateSync(file.subarray(start, raw.indexOf('endstream', start))).toString('latin1')];
    } catch {
      return []; // not a compressed stream
    }
  });
}

/** What a reader of the PDF sees: its pages and the words on them. */
export function readPdf(file: Buffer): { pages: number; text: string } {
  const pages = file.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
  const text = streamsOf(file).join('');
  const words = [...text.matchAll(/\[((?:<[0-9a-f]*>|[\s\d.-])*)\] TJ/g)].map(([, parts]) =>
    [...parts!.matchAll(/<([0-9a-f]*)>/g)].map(([, hex]) => Buffer.from(hex!, 'hex').toString('latin1')).join(''),
  );
  return { pages, text: words.join('\n') };
}
