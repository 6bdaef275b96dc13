import type { FastifyReply, FastifyRequest } from 'fastify';
import { Recent } from '../../kit/recent.ts';
import { DAY, type Instant } from '../../kit/time.ts';
import type { Config } from '../config.ts';
import { readCookie, writeCookie } from '../http/cookie.ts';
import { hashOf, isToken, newToken } from '../people/secrets.ts';
import type { Store } from '../store/store.ts';
import type { Services } from '../subject.ts';
import type { TournamentTables } from './tables.ts';

/**
 * A laptop in a hall: nobody has given it a name on the internet and no proxy stands before it. There the one-time link
 * of the console makes a browser the host's; elsewhere it takes an account with a second factor. It is never guessed
 * from where a request comes: a proxy looks like this very machine.
 */
export const isHall = ({ publicUrl, trustProxy }: Config): boolean => publicUrl === undefined && trustProxy === 0;

const COOKIE = 'host';
/** As long as browsers keep a cookie. The host's browser stays his until it is taken back, whatever the clock says. */
const LASTS = 400 * DAY;
/** What was asked a moment ago is answered from memory. */
const MEMORY = 1000;

export interface Hosts {
  /** Whether the browser of this request is the host's. */
  isHost(request: FastifyRequest): Promise<boolean>;
  /** Makes this browser the host's. False: the link was used, or a newer one has been made. */
  become(reply: FastifyReply, link: string): Promise<boolean>;
  /** No browser is the host's any more. */
  takeBack(reply: FastifyReply): Promise<void>;
}

export function openHosts({ store, config, now }: Pick<Services, 'store' | 'config' | 'now'>): Hosts {
  const db = store.db.withTables<TournamentTables>();
  const memory = new Recent<string, { isHost: boolean; at: Instant }>(100);
  const write = (reply: FastifyReply, token: string, seconds: number) =>
    writeCookie(reply, COOKIE, token, { isSecure: false, seconds });
  return {
    async isHost(request) {
      const token = isHall(config) ? readCookie(request, COOKIE) : undefined;
      if (token === undefined || !isToken(token)) return false;
      const known = memory.get(token);
      if (known !== undefined && Math.abs(now() - known.at) < MEMORY) return known.isHost;
      const row = await db
        .selectFrom('tournament_hosts')
        .select('kind')
        .where('token_hash', '=', hashOf(token))
        .where('kind', '=', 'browser')
        .executeTakeFirst();
      const isHost = row !== undefined;
      memory.set(token, { isHost, at: now() });
      return isHost;
    },
    async become(reply, link) {
      if (!isHall(config) || !isToken(link)) return false;
      const used = await db
        .deleteFrom('tournament_hosts')
        .where('token_hash', '=', hashOf(link))
        .where('kind', '=', 'link')
        .returning('kind')
        .executeTakeFirst();
      if (used === undefined) return false;
      const token = newToken();
      await keep(store, token, 'browser', now());
      write(reply, token, LASTS / 1000);
      return true;
    },
    async takeBack(reply) {
      await db.deleteFrom('tournament_hosts').where('kind', '=', 'browser').execute();
      memory.clear();
      write(reply, '', 0);
    },
  };
}

/** A link that makes one browser the host's, once; the one before it no longer works. Undefined: not in a hall. */
export async function hostLink(
  { store, config, now }: Pick<Services, 'store' | 'config' | 'now'>,
  address: string,
): Promise<string | undefined> {
  if (!isHall(config)) return undefined;
  const token = newToken();
  const db = store.db.withTables<TournamentTables>();
  await db.deleteFrom('tournament_hosts').where('kind', '=', 'link').execute();
  await keep(store, token, 'link', now());
  return `${address}/host#${token}`;
}

async function keep(store: Store, token: string, kind: 'link' | 'browser', at: Instant): Promise<void> {
  await store.db
    .withTables<TournamentTables>()
    .insertInto('tournament_hosts')
    .values({ token_hash: hashOf(token), kind, at: new Date(at) })
    .execute();
}
