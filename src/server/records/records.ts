import { ok } from '../../kit/result.ts';
import { type Signature, textToSign } from '../../kit/signature.ts';
import { may } from '../http/actor.ts';
import { route } from '../http/route.ts';
import type { At } from '../store/database.ts';
import { fingerprintOf, openSigner, type Signer } from '../store/signing.ts';
import type { Services, Subject } from '../subject.ts';

type RecordTables = { signing_keys: { public_key: string; from_at: At } };

/** Signs a record with the key of this installation, which is not in the database: what we did not say can be told. */
export const sign = <Record extends object>(
  { config }: Pick<Services, 'config'>,
  record: Record,
): Record & { readonly signed: Signature } => {
  const signer = signerIn(config.dataDir);
  return { ...record, signed: { by: signer.publicKey, signature: signer.sign(textToSign(record)) } };
};

const signers = new Map<string, Signer>();
function signerIn(dataDir: string): Signer {
  const known = signers.get(dataDir) ?? openSigner(dataDir);
  signers.set(dataDir, known);
  return known;
}

/** The keys by which records are known as ours, with the day of each. */
export function records({ store, config, now }: Services): Subject {
  const tables = store.db.withTables<RecordTables>();
  return {
    name: 'records',
    routes: [
      route('GET /records/keys', {
        policy: may('site.read'),
        schema: { summary: 'The public keys that sign records here, with their first day.' },
        async handler() {
          const rows = await tables.selectFrom('signing_keys').selectAll().orderBy('from_at').execute();
          return ok({
            keys: rows.map(({ public_key: key, from_at: from }) => ({ key, fingerprint: fingerprintOf(key), from })),
          });
        },
      }),
    ],
    async start() {
      const { publicKey } = signerIn(config.dataDir);
      await tables
        .insertInto('signing_keys')
        .values({ public_key: publicKey, from_at: new Date(now()) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}
