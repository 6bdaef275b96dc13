import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { ok, type Result, refuse } from '../../../kit/result.ts';
import type { FirstLaptop } from '../../../tournament/laptops/firstLaptop.ts';
import type { FirstLaptopRefusal } from '../../../tournament/laptops/wire.ts';
import { parseJson } from '../../http/body.ts';
import { checkFile, type FileRefusal, type ReadFile } from '../eveningFile.ts';
import { ID } from '../shapes.ts';

/** The evening at the first laptop, and the director's code that opens it. */
export interface FirstEvening {
  readonly address: string;
  readonly id: string;
  readonly key: string;
}

/** What it says: how far it is, and the entries we have not; no piece when nothing has changed. */
export interface Heard {
  readonly revision: number;
  readonly piece: ReadFile | null;
}

const PATIENCE = 4000;
/** As large as a file that is read in by hand. */
const MOST_BYTES = 64 * 1024 * 1024;
const found = Compile(Type.Object({ id: ID, key: Type.String({ pattern: '^[\\w-]{10,40}$' }) }));
const heard = Compile(Type.Object({ revision: Type.Integer({ minimum: 0 }), piece: Type.Unknown() }));
const told = Compile(Type.Object({ missing: Type.Integer({ minimum: 0 }) }));

/** Which evening the typed code opens there. */
export async function findEvening(first: FirstLaptop): Promise<Result<FirstEvening, FirstLaptopRefusal>> {
  if ('key' in first) return ok(first);
  const { address, typed } = first;
  const answer = await ask(`${address}/api/tournaments/codes`, 'POST', { body: { code: typed } });
  if (answer === undefined) return notReached(address);
  if (!found.Check(answer.value)) return refuse({ code: 'no-such-code' });
  const { id, key } = answer.value;
  return ok({ address, id, key });
}

export async function hearFrom(
  { address, id, key }: FirstEvening,
  from: number,
  since: number,
): Promise<Result<Heard, FirstLaptopRefusal | FileRefusal>> {
  const path = `/api/tournaments/${id}/follow?from=${from}&since=${since}`;
  const answer = await ask(address + path, 'GET', { key });
  if (answer === undefined) return notReached(address);
  if (!heard.Check(answer.value)) return refuse({ code: 'no-such-code' });
  const { revision, piece } = answer.value;
  if (piece === null) return ok({ revision, piece: null });
  const file = checkFile(piece);
  return file.ok ? ok({ revision, piece: file.value }) : file;
}

/** The first laptop is told to write no more. Undefined: it does not hear. */
export async function tellMoved(
  { address, id, key }: FirstEvening,
  here: string,
  entries: number,
): Promise<number | undefined> {
  const path = `/api/tournaments/${id}/moved`;
  const answer = await ask(address + path, 'POST', { key, body: { address: here, entries } });
  return answer && told.Check(answer.value) ? answer.value.missing : undefined;
}

/** We could not take over after all: it may go on. */
export async function tellStay({ address, id, key }: FirstEvening): Promise<void> {
  await ask(`${address}/api/tournaments/${id}/moved`, 'DELETE', { key });
}

const notReached = (address: string) => refuse<FirstLaptopRefusal>({ code: 'not-reached', address });

/** Whatever it answers; undefined when nobody does, or something that is no answer of ours. */
async function ask(
  address: string,
  method: 'GET' | 'POST' | 'DELETE',
  { key, body }: { readonly key?: string; readonly body?: object },
): Promise<{ readonly value: unknown } | undefined> {
  try {
    const answer = await fetch(address, {
      ...{ method, redirect: 'error', signal: AbortSignal.timeout(PATIENCE) },
      headers: { ...(key !== undefined && { 'x-code': key }), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of answer.body ?? []) {
      size += chunk.length;
      if (size > MOST_BYTES) return undefined;
      chunks.push(chunk);
    }
    const parsed = parseJson(Buffer.concat(chunks));
    return { value: parsed.ok ? parsed.value : undefined };
  } catch {
    return undefined; // away, or no laptop of ours
  }
}
