import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY, type Instant } from '../../kit/time.ts';
import type { PersonId } from '../../people/person.ts';
import { isHttps } from '../config.ts';
import { readCookie, writeCookie } from '../http/cookie.ts';
import type { Room } from './room.ts';
import { isToken, newToken } from './secrets.ts';
import type { PeopleTables } from './tables.ts';

/** How long a device nobody plays on is remembered: until the next edition has begun. */
export const DEVICE_KEPT = 400 * DAY;

const cookieOf = ({ services: { config } }: Room): string => (isHttps(config) ? '__Host-device' : 'device');

const tokenOf = (room: Room, request: FastifyRequest): string | undefined => {
  const token = readCookie(request, cookieOf(room));
  return token !== undefined && isToken(token) ? token : undefined;
};

const hashed = (room: Room, token: string): Buffer => room.keyed(`device ${token}`);

/** The device of a request as it is kept; undefined: no championship was played on it. */
export function deviceOf(room: Room, request: FastifyRequest): Buffer | undefined {
  const token = tokenOf(room, request);
  return token === undefined ? undefined : hashed(room, token);
}

/** Somebody plays a championship on this device: who else does is what two people may have to look at. SSC 1 */
export async function noteDevice(
  room: Room,
  request: FastifyRequest,
  reply: FastifyReply,
  person: PersonId,
  at: Instant,
): Promise<void> {
  const known = tokenOf(room, request);
  const token = known ?? newToken();
  const seen = new Date(at);
  await room.services.store.db
    .withTables<PeopleTables>()
    .insertInto('person_devices')
    .values({ device: hashed(room, token), person, first_at: seen, last_at: seen })
    .onConflict((conflict) => conflict.columns(['device', 'person']).doUpdateSet({ last_at: seen }))
    .execute();
  if (known !== undefined) return;
  const { config } = room.services;
  writeCookie(reply, cookieOf(room), token, { isSecure: isHttps(config), seconds: DEVICE_KEPT / 1000 });
}
