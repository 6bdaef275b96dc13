import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language, PersonId } from '../../people/person.ts';
import type { JobPayloads } from '../../wire/jobs.ts';
import type { At, Trx } from '../store/database.ts';
import type { Services } from '../subject.ts';
import { type Letter, render } from './letter.ts';
import { openTransport, type Transport } from './transport.ts';

export type MailTables = {
  outbox: {
    id: import('kysely').Generated<bigint>;
    key: string;
    person: string | null;
    kind: string;
    address: string | null;
    subject: string | null;
    text_body: string | null;
    html_body: string | null;
    state: import('kysely').Generated<'waiting' | 'sent' | 'failed'>;
    attempts: import('kysely').Generated<number>;
    last_error: string | null;
    file: string | null;
    created_at: At;
    sent_at: At | null;
  };
};

export interface Recipient {
  readonly person?: PersonId;
  readonly address: string;
  readonly language: Language;
  /** How the letter greets; empty for people whose name we do not know. */
  readonly name: string;
}

export interface Outbox {
  /** In the caller's transaction: the letter exists exactly when the event does, and once a key. */
  post(trx: Trx, key: string, kind: string, to: Recipient, letter: Letter, at: number): Promise<void>;
  /** The job: sends one letter; what it throws is tried again later. */
  deliver(payload: JobPayloads[typeof MAIL_JOB]): Promise<void>;
  /** Forgets everything written to a person, files included; answers the files to remove after the commit. */
  forget(trx: Trx, person: PersonId): Promise<readonly string[]>;
  removeFiles(files: readonly string[]): Promise<void>;
  close(): void;
}

export const MAIL_JOB = 'mail.deliver';

export function openOutbox(services: Services, transport: Transport = openTransport(services.config)): Outbox {
  return {
    post: (...letter) => post(services, ...letter),
    deliver: ({ letter }) => deliver(services, transport, letter),
    forget,
    async removeFiles(files) {
      for (const file of files) await rm(join(services.config.dataDir, 'outbox', file), { force: true });
    },
    close: () => transport.close(),
  };
}

/** Letters hold links that open accounts: they lie sealed until they are sent. */
const letterOf = (key: string): string => `letter ${key}`;

async function post(
  { jobs, sealing }: Services,
  ...[trx, key, kind, to, letter, at]: Parameters<Outbox['post']>
): Promise<void> {
  const { subject, text, html } = render(letter, to.language, to.name);
  const sealed = (part: string) => sealing.sealText(part, letterOf(key));
  const row = await trx
    .withTables<MailTables>()
    .insertInto('outbox')
    .values({
      ...{ key, kind, subject: sealed(subject), address: sealed(to.address) },
      ...{ text_body: sealed(text), html_body: sealed(html) },
      person: to.person ?? null,
      created_at: new Date(at),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row !== undefined) await jobs.add(trx, MAIL_JOB, { letter: String(row.id) }, { key: `mail:${row.id}` });
}

/** What a person is told of a letter that is still on its way. */
export function openedLetter<Row extends { key: string; subject: string | null; address: string | null }>(
  { sealing }: Pick<Services, 'sealing'>,
  { key, ...row }: Row,
) {
  const opened = (part: string | null) => (part === null ? null : (sealing.openText(part, letterOf(key)) ?? null));
  return { ...row, subject: opened(row.subject), address: opened(row.address) };
}

async function deliver({ store, now, sealing }: Services, transport: Transport, id: string): Promise<void> {
  // The row stays locked while the letter is on its way: two workers never send one letter.
  const failure = await store.db
    .withTables<MailTables>()
    .transaction()
    .execute(async (trx) => {
      const row = await trx
        .selectFrom('outbox')
        .selectAll()
        .where('id', '=', BigInt(id))
        .where('state', '=', 'waiting')
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (row === undefined || row.address === null) return undefined;
      const one = trx.updateTable('outbox').where('id', '=', row.id);
      try {
        const { key, address, subject, text_body, html_body } = row;
        const opened = (part: string | null) => {
          const clear = sealing.openText(part ?? '', letterOf(key));
          if (clear === undefined) throw Object.assign(new Error('sealed'), { code: 'ESEALED' });
          return clear;
        };
        const letter = { subject: opened(subject), text: opened(text_body), html: opened(html_body) };
        const envelope = { key, address: opened(address), ...letter };
        const delivery = await transport.send({ ...envelope, date: new Date(row.created_at) });
        const wiped = { address: null, subject: null, text_body: null, html_body: null, attempts: row.attempts + 1 };
        if (delivery.outcome === 'sent') {
          const file = delivery.file ?? null;
          await one.set({ ...wiped, state: 'sent', file, sent_at: new Date(now()), last_error: null }).execute();
        } else await one.set({ ...wiped, state: 'failed', last_error: delivery.why }).execute();
        return undefined;
      } catch (error) {
        const { code, responseCode } = error as { code?: string; responseCode?: number };
        // Never the text of the error: it may quote the address.
        await one.set({ attempts: row.attempts + 1, last_error: String(responseCode ?? code ?? 'error') }).execute();
        return new Error(`mail ${id}: ${responseCode ?? code ?? 'error'}`);
      }
    });
  if (failure !== undefined) throw failure;
}

async function forget(trx: Trx, person: PersonId): Promise<readonly string[]> {
  const rows = await trx
    .withTables<MailTables>()
    .deleteFrom('outbox')
    .where('person', '=', person)
    .returning('file')
    .execute();
  return rows.flatMap(({ file }) => (file === null ? [] : [file]));
}
