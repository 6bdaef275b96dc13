import { createHash } from 'node:crypto';
import { picturesIn } from '../../championship/look.ts';
import type { PictureAnswer, UploadRefusal } from '../../championship/officeWire.ts';
import { type PictureKind, readPicture } from '../../championship/picture.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import { type Actor, may, refusalFor } from '../http/actor.ts';
import type { Database } from '../store/database.ts';
import { type Context, editionFor, loadEdition } from './context.ts';
import type { Told } from './editionCommands.ts';
import { ours } from './tables.ts';

/** Enough to try many; too few to fill a disk. */
export const MOST_PICTURES = 100;

/** Keeps a logo under its own fingerprint. It is shown only once the edition is dressed with it. */
export async function keepPicture(
  context: Context,
  id: string,
  sent: Uint8Array,
  { by, at }: Told,
): Promise<Result<PictureAnswer, UploadRefusal | { readonly code: 'not-found' }>> {
  const edition = await loadEdition(context, id);
  if (!edition) return refuse({ code: 'not-found' });
  if (edition.standing === 'cancelled') return refuse({ code: 'cancelled', article: 'SSC 8.02' });
  if (edition.publicity === 'archived') return refuse({ code: 'archived' });
  const read = readPicture(sent);
  if (!read.ok) return read;
  const { kind, width, height } = read.value;
  const bytes = Buffer.from(read.value.bytes);
  const picture = createHash('sha256').update(bytes).digest('hex');
  const { db } = context.services.store;
  const { kept } = await ours(db)
    .selectFrom('championship_pictures')
    .select((e) => e.fn.countAll<bigint>().as('kept'))
    .where('edition', '=', id)
    .where('hash', '!=', picture)
    .executeTakeFirstOrThrow();
  if (Number(kept) >= MOST_PICTURES) return refuse({ code: 'too-many-pictures', most: MOST_PICTURES });
  await ours(db)
    .insertInto('championship_pictures')
    .values({ edition: id, hash: picture, kind, width, height, bytes, sent_by: by, sent_at: new Date(at) })
    .onConflict((same) => same.doNothing())
    .execute();
  return ok({ picture, width, height });
}

/** Of these fingerprints those the house keeps for the edition. */
export async function keptPictures(db: Database, edition: string, wanted: readonly string[]): Promise<string[]> {
  if (wanted.length === 0) return [];
  const rows = await ours(db)
    .selectFrom('championship_pictures')
    .select('hash')
    .where('edition', '=', edition)
    .where('hash', 'in', wanted)
    .execute();
  return rows.map(({ hash }) => hash);
}

export interface Shown {
  readonly kind: PictureKind;
  readonly bytes: Buffer;
  /** Whether everybody sees it now, so that anybody may keep a copy. */
  readonly isPublic: boolean;
}

/** What the edition wears is everybody's; what was sent but is not worn is the office's. */
export async function pictureFor(
  context: Context,
  { edition: id, picture }: { readonly edition: string; readonly picture: string },
  actor: Actor,
): Promise<Shown | undefined> {
  const edition = await editionFor(context, id, actor);
  if (!edition) return undefined;
  const isWorn = edition.look?.now ? picturesIn(edition.look.now).includes(picture) : false;
  const isOffice = refusalFor(may('edition.read'), actor) === undefined;
  if (!isWorn && !isOffice) return undefined;
  const found = await ours(context.services.store.db)
    .selectFrom('championship_pictures')
    .select(['kind', 'bytes'])
    .where('edition', '=', id)
    .where('hash', '=', picture)
    .executeTakeFirst();
  return found && { ...found, isPublic: isWorn && edition.publicity !== 'draft' };
}
