import { ok, type Result } from '../../kit/result.ts';
import { type EveningContent, type FileRefusal, type ReadFile, readFile, withoutPersons } from './eveningFile.ts';
import { retrace } from './retrace.ts';

/** A file as it was sent, or what was heard of another laptop; and whose key is our own. */
export interface Upload {
  readonly file: Uint8Array | ReadFile;
  readonly own: string;
}

/** An evening whose every entry the rules decide again, ready to be written. */
export interface ReadEvening extends Pick<EveningContent, 'id' | 'secret' | 'people' | 'staff'> {
  readonly title: string;
  readonly day: string;
  readonly madeBy: string;
  readonly isOwn: boolean;
  /** Each some of them as JSON: what is large comes over in parts, and nobody waits while one is parsed. */
  readonly entries: readonly Uint8Array[];
  readonly sheets: readonly Uint8Array[];
}

/** In a thread: a file of 64 MiB is parsed and its signature looked at, and every draw in it is drawn again. */
export function readEvening({ file, own }: Upload): Result<ReadEvening, FileRefusal> {
  const read = file instanceof Uint8Array ? readFile(Buffer.from(file)) : ok(file);
  if (!read.ok) return read;
  const { content: told, madeBy } = read.value;
  const isOwn = madeBy === own;
  const content = isOwn ? told : withoutPersons(told);
  const retraced = retrace(content);
  if (!retraced.ok) return retraced;
  const { id, secret, people, staff } = content;
  const { title, day } = retraced.value.evening;
  const entries = inParts(retraced.value.entries);
  const sheets = inParts(retraced.value.sheets);
  return ok({ id, secret, people, staff, title, day, madeBy, isOwn, entries, sheets });
}

const PART = 200;
const inParts = (list: readonly unknown[]): readonly Uint8Array[] =>
  Array.from({ length: Math.ceil(list.length / PART) }, (_, part) =>
    Buffer.from(JSON.stringify(list.slice(part * PART, (part + 1) * PART))),
  );
