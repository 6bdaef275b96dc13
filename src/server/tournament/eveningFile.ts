import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { canonical } from '../../kit/canonical.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import { parseJson } from '../http/body.ts';
import { fingerprintOf, isSignedBy, type Signer } from '../store/signing.ts';
import { closed, ID } from './shapes.ts';

/**
 * The whole evening in one file: a second laptop that reads it can take over, with the same codes on the tables. The
 * log stands in the order in which it was written, one entry for each thing that was asked. Secrets of draws are not in
 * it: a draw that was announced but not drawn is announced again where the evening goes on.
 */
const NUMBER = Type.Integer({ minimum: 1, maximum: 99_999 });
const INSTANT = Type.Integer({ minimum: 0, maximum: 8.64e15 });
const CONTENT = {
  kind: Type.Literal('gschobe-evening/2'),
  id: ID,
  secret: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  people: Type.Array(
    Type.Object(
      {
        number: NUMBER,
        name: Type.String({ maxLength: 200 }),
        town: Type.String({ maxLength: 200 }),
        year_of_birth: Type.Union([Type.Null(), Type.Integer({ minimum: 1900, maximum: 2100 })]),
        person: Type.Union([Type.Null(), Type.String({ pattern: '^[\\w-]{1,60}$' })]),
      },
      closed,
    ),
    { maxItems: 2000 },
  ),
  staff: Type.Array(
    Type.Object(
      {
        staff: NUMBER,
        name: Type.String({ maxLength: 200 }),
        role: Type.Union([Type.Literal('director'), Type.Literal('desk'), Type.Literal('supervisor')]),
        player: Type.Union([Type.Null(), NUMBER]),
        is_revoked: Type.Boolean(),
      },
      closed,
    ),
    { minItems: 1, maxItems: 500 },
  ),
  log: Type.Array(
    Type.Object(
      {
        stream: Type.String({ pattern: '^(evening:[a-z2-7]{8}|sheet:[a-z2-7]{8}:[1-9]\\d?:[1-9]\\d{0,2})$' }),
        events: Type.Array(Type.Object({ type: Type.String({ maxLength: 40 }), at: INSTANT }), {
          minItems: 1,
          maxItems: 100,
        }),
      },
      closed,
    ),
    { maxItems: 200_000 },
  ),
};
const SHAPE = Type.Object(
  {
    ...CONTENT,
    madeBy: Type.String({ pattern: '^[0-9a-f]{88}$' }),
    signature: Type.String({ pattern: '^[0-9a-f]{128}$' }),
  },
  closed,
);
const shape = Compile(SHAPE);

export type EveningFile = Static<typeof SHAPE>;
export type EveningContent = Omit<EveningFile, 'madeBy' | 'signature'>;
export type Entry = EveningContent['log'][number];

export interface FileRefusal {
  readonly code: 'file-not-readable';
  readonly why: string;
}
export const notReadable = (why: string) => refuse<FileRefusal>({ code: 'file-not-readable', why });

/** What is signed: everything but the signature, in the one form in which a value is hashed. */
const signedBytes = (content: EveningContent, madeBy: string): Buffer =>
  Buffer.from(`gschobe evening\n${canonical({ ...content, madeBy })}`);

export function sealFile(content: EveningContent, signer: Signer): EveningFile {
  const madeBy = signer.publicKey;
  return { ...content, madeBy, signature: signer.sign(signedBytes(content, madeBy)) };
}

export interface ReadFile {
  readonly content: EveningContent;
  readonly madeBy: string;
}

/** The file as it was made, and by whose key; anything that was changed is refused. */
export function readFile(bytes: Buffer): Result<ReadFile, FileRefusal> {
  const parsed = parseJson(bytes);
  return parsed.ok ? checkFile(parsed.value) : notReadable(parsed.why.replace('the body', 'the file'));
}

/** The same for what came with something else: the entries that a second laptop has not. */
export function checkFile(value: unknown): Result<ReadFile, FileRefusal> {
  if (!shape.Check(value)) return notReadable('not a backup of an evening, or of another version');
  const { madeBy, signature, ...content } = value;
  if (!isSignedBy(madeBy, signedBytes(content, madeBy), signature)) return notReadable('the file was changed');
  const isElsewhere = content.log.some(({ stream }) => stream.split(':')[1] !== content.id);
  if (isElsewhere) return notReadable('the log is of another evening');
  return ok({ content, madeBy: fingerprintOf(madeBy) });
}

/**
 * Ids of people mean something only where they were given: in another installation's file they could name anybody. Who
 * acted there under an account has acted 'elsewhere'.
 */
export function withoutPersons(content: EveningContent): EveningContent {
  const log = content.log.map(({ stream, events }) => ({ stream, events: events.map(withoutPerson) }));
  return { ...content, people: content.people.map((each) => ({ ...each, person: null })), log };
}

function withoutPerson(event: Entry['events'][number]): Entry['events'][number] {
  const fields = Object.entries(event).map(([name, value]): [string, unknown] => {
    if (name === 'by' || name === 'second') return [name, elsewhere(value)];
    if (name === 'players' && Array.isArray(value)) return [name, value.map((player) => ({ ...player, person: null }))];
    return [name, value];
  });
  return { ...event, ...Object.fromEntries(fields) };
}

function elsewhere(by: unknown): unknown {
  const { who } = { ...(by as { who?: unknown } | null) };
  const [, id] = typeof who === 'string' ? (/^person:(.*)$/.exec(who) ?? []) : [];
  return id === undefined ? by : { ...(by as object), who: `elsewhere:${id}` };
}
