import type { Edition } from '../../championship/edition.ts';
import type { NewRegulation } from '../../championship/regulation.ts';
import type { RegulationText, RegulationView } from '../../championship/wire.ts';
import { canonical } from '../../kit/canonical.ts';
import { sha256Hex } from '../../kit/hash.ts';
import type { Database, Trx } from '../store/database.ts';
import type { Context } from './context.ts';
import { type Commanded, commandEdition, type Told } from './editionCommands.ts';
import { ours } from './tables.ts';

/** What the office sends: the words, and what is said about them. */
export type Written = Omit<NewRegulation, 'hash' | 'languages'> & { readonly texts: readonly RegulationText[] };

/** Published at once for a draft, else proposed to a second person; the words are kept with either. SSC 8.07 */
export function publishRegulation(context: Context, id: string, written: Written, told: Told): Promise<Commanded> {
  const { texts, ...about } = written;
  const sorted = [...texts].sort((a, b) => (a.language < b.language ? -1 : 1));
  const hash = sha256Hex(canonical(sorted));
  const languages = sorted.map(({ language }) => language);
  const command = { type: 'publishRegulation', hash, languages, ...about } as const;
  return commandEdition(context, id, command, told, (trx) => keepTexts(trx, id, hash, sorted));
}

async function keepTexts(trx: Trx, edition: string, hash: string, texts: readonly RegulationText[]): Promise<void> {
  const rows = texts.map(({ language, text }) => ({ edition, hash, language, text }));
  await ours(trx)
    .insertInto('championship_regulations')
    .values(rows)
    .onConflict((same) => same.doNothing())
    .execute();
}

/** A version as it was published; without one the newest. Undefined: there is none. */
export async function regulationOf(
  db: Database,
  { id, regulations }: Edition,
  wanted?: number,
): Promise<RegulationView | undefined> {
  const found = wanted === undefined ? regulations.at(-1) : regulations.find(({ version }) => version === wanted);
  return found && { ...found, texts: await textsOf(db, id, found.hash) };
}

/** The words with this fingerprint, of a version or of one that is proposed. */
export const textsOf = (db: Database, edition: string, hash: string): Promise<readonly RegulationText[]> =>
  ours(db)
    .selectFrom('championship_regulations')
    .select(['language', 'text'])
    .where('edition', '=', edition)
    .where('hash', '=', hash)
    .orderBy('language')
    .execute();
