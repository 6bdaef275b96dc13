import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type pg from 'pg';
import { readConfig } from '../server/config.ts';
import { type AuditRecord, createVerifier, type Head, type Verdict } from '../server/store/audit.ts';
import { auditHead, verifyStore } from '../server/store/auditStore.ts';
import { complain } from './lines.ts';
import { onDatabase, print } from './operate.ts';
import { parseOptions } from './options.ts';

const USAGE = 'usage: gschobe audit verify [EXPORT] [--head SEQ:HASH] | gschobe audit head';

/** `gschobe audit verify`: follows the chain and names the first broken record; of an export without any database. */
export async function run(args: readonly string[]): Promise<number> {
  const { words, named } = parseOptions(args);
  const [what, file] = words;
  const head = parseHead(named.get('head'));
  if (head === 'wrong') return complain('--head must be SEQ:HASH, as "gschobe audit head" prints it');
  if (what === 'head') {
    return onDatabase(async ({ pool }) => {
      await pool.query('select audit_seal(2147483647)');
      const { seq, hash } = (await auditHead(pool)) ?? { seq: 0, hash: '0'.repeat(64) };
      print({ seq, hash, head: `${seq}:${hash}` });
      return 0;
    });
  }
  if (what !== 'verify') return complain(USAGE);
  if (file === undefined) return onDatabase(async ({ pool }) => verifyHere(pool, head));
  if (!existsSync(file)) return complain(`there is no ${file}`);
  return tell(await verifyExport(file, head));
}

/** With the files of the archive that are here; the months of the others are taken as the chain names them. */
const verifyHere = async (pool: pg.Pool, published: Head | undefined): Promise<number> =>
  tell(await verifyStore(pool, { published, folder: readConfig(process.env).archiveDir }));

function tell(verdict: Verdict): number {
  print(verdict);
  return verdict.ok ? 0 : 1;
}

async function verifyExport(file: string, head: Head | undefined): Promise<Verdict> {
  const verifier = createVerifier(head);
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const record = parseRecord(line);
    if (record === undefined) verifier.accuse('it cannot be read');
    if (record === undefined || !verifier.add(record)) break;
  }
  return verifier.verdict();
}

function parseRecord(line: string): AuditRecord | undefined {
  try {
    const record = JSON.parse(line) as AuditRecord;
    return Array.isArray(record.events) ? record : undefined;
  } catch {
    return undefined;
  }
}

function parseHead(text: string | undefined): Head | undefined | 'wrong' {
  if (text === undefined) return undefined;
  const [, seq, hash] = /^(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
  return seq === undefined ? 'wrong' : { seq: Number(seq), hash: hash! };
}
