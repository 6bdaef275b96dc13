import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { AuditedEvent, AuditRecord } from '../audit.ts';

/** A link without what can be computed from it and the links before. */
export type Link = Omit<AuditRecord, 'prev' | 'hash' | 'eventsHash'>;

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/**
 * Whole streams, one after the other: the name; for each link `seq at first count actor` (number and instant as what was
 * added since the link before) and a line an event, `type ⇥ body`; an empty line. Lines, because bodies then stand as they
 * were hashed.
 */
function printParcel(streams: readonly (readonly Link[])[]): string {
  const lines: string[] = [];
  for (const links of streams) {
    lines.push(links[0]!.stream);
    let [seq, at] = [0, 0];
    for (const link of links) {
      lines.push(`${link.seq - seq} ${link.at - at} ${link.first} ${link.events.length} ${link.actor}`);
      for (const { type, body } of link.events) {
        if (body.includes('\n')) throw new Error(`an event of ${link.stream} has a line break`);
        lines.push(`${type}\t${body}`);
      }
      [seq, at] = [link.seq, link.at];
    }
    lines.push('');
  }
  return lines.join('\n');
}

function parseParcel(text: string): readonly Link[] {
  const lines = text.split('\n');
  const links: Link[] = [];
  for (let i = 0; i < lines.length; ) {
    const stream = lines[i++]!;
    if (stream === '') break;
    let [seq, at] = [0, 0];
    for (; lines[i] !== '' && lines[i] !== undefined; ) {
      const [, addedSeq, addedAt, firstText, count, actor] = /^(\d+) (-?\d+) (\d+) (\d+) (.*)$/.exec(lines[i++]!)!;
      seq += Number(addedSeq);
      at += Number(addedAt);
      const first = Number(firstText);
      const events = lines.slice(i, i + Number(count)).map((line, place) => event(line, first + place, actor!, at));
      i += events.length;
      links.push({ seq, at, actor: actor!, stream, first, last: first + events.length - 1, events });
    }
    i++;
  }
  return links;
}

function event(line: string, version: number, actor: string, at: number): AuditedEvent {
  const tab = line.indexOf('\t');
  return { version, type: line.slice(0, tab), body: line.slice(tab + 1), actor, at };
}

/** Nine of eleven: the last two cost ten times the time for a twentieth of the bytes. */
const QUALITY = 9;

export const pack = (streams: readonly (readonly Link[])[]): Promise<Buffer> => {
  const text = Buffer.from(printParcel(streams));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  return compress(text, { params });
};

export const unpack = async (bytes: Buffer): Promise<readonly Link[]> =>
  parseParcel((await decompress(bytes)).toString('utf8'));
