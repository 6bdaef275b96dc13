import type { Instant } from '../../kit/time.ts';
import type { PersonId } from '../../people/person.ts';
import type { Trx } from '../store/database.ts';
import { hashOf, isToken, newToken } from './secrets.ts';
import { instant, ours } from './tables.ts';

/** What a one-time link is for. */
export type Purpose = 'reset-password' | 'change-email' | 'staff-link' | 'openid-flow' | 'openid-registration';

export interface Token<Detail> {
  readonly person: PersonId | undefined;
  readonly detail: Detail;
}

/** Makes a link's token; only its hash stays here. An older one for the same purpose and person no longer works. */
export async function issueToken(
  trx: Trx,
  purpose: Purpose,
  person: PersonId | undefined,
  detail: unknown,
  at: Instant,
  lasts: number,
): Promise<string> {
  const token = newToken();
  const tokens = ours(trx);
  if (person !== undefined) {
    await tokens.deleteFrom('tokens').where('purpose', '=', purpose).where('person', '=', person).execute();
  }
  await tokens
    .insertInto('tokens')
    .values({
      token_hash: hashOf(token),
      purpose,
      person: person ?? null,
      detail: JSON.stringify(detail),
      created_at: new Date(at),
      expires_at: new Date(at + lasts),
    })
    .execute();
  return token;
}

/** Uses a token up. Undefined: unknown, used, or too old; the three look the same. */
export async function takeToken<Detail>(
  trx: Trx,
  purpose: Purpose,
  token: string,
  at: Instant,
): Promise<Token<Detail> | undefined> {
  if (!isToken(token)) return undefined;
  const row = await ours(trx)
    .deleteFrom('tokens')
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', instant(at))
    .returning(['person', 'detail'])
    .executeTakeFirst();
  return row && { person: row.person ?? undefined, detail: row.detail as Detail };
}

/** Looks without using up. */
export async function peekToken<Detail>(
  trx: Trx,
  purpose: Purpose,
  token: string,
  at: Instant,
): Promise<Token<Detail> | undefined> {
  if (!isToken(token)) return undefined;
  const row = await ours(trx)
    .selectFrom('tokens')
    .select(['person', 'detail'])
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', instant(at))
    .executeTakeFirst();
  return row && { person: row.person ?? undefined, detail: row.detail as Detail };
}
