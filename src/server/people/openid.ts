import type { FastifyReply, FastifyRequest } from 'fastify';
import * as client from 'openid-client';
import { HOUR, type Instant, MINUTE } from '../../kit/time.ts';
import type { Field } from '../../people/registration.ts';
import type { Typed } from '../../people/wire.ts';
import { isHttps } from '../config.ts';
import { readCookie } from '../http/cookie.ts';
import { baseUrl, type Room } from './room.ts';
import { issueToken, peekToken, takeToken } from './tokens.ts';

/** Sign-in with an account that people have elsewhere, through any OpenID Connect provider. SSC 3 */
export interface Openid {
  readonly room: Room;
  /** What the operator calls it. */
  readonly name: string;
  /** Where the provider sends people back to. */
  readonly redirect: string;
  /** Found once; after a failure the next person tries again. */
  provider(): Promise<client.Configuration>;
}

/** What must come back from the provider with the person. */
interface Flow {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** What the provider says about somebody we do not know yet. */
export interface Claims {
  readonly issuer: string;
  readonly subject: string;
  readonly email?: string;
  readonly emailVerified: boolean;
  readonly form: Typed<Field>;
}

const FLOW = 'openid-flow';
const NEWCOMER = 'openid-newcomer';

/** Undefined: the operator has set none up. */
export function openOpenid(room: Room): Openid | undefined {
  const { issuer, client_id: clientId, client_secret: clientSecret, name } = room.services.config.oidc;
  if (issuer === undefined || clientId === undefined) return undefined;
  // The signature of every ID token is checked, although the code flow over TLS could do without (ASVS 9.1.1).
  const execute = [client.enableNonRepudiationChecks];
  if (issuer.startsWith('http:')) execute.push(client.allowInsecureRequests); // on this machine only, see config.ts
  let discovered: Promise<client.Configuration> | undefined;
  return {
    room,
    name: name ?? new URL(issuer).hostname,
    redirect: `${baseUrl(room.services)}/api/openid/callback`,
    provider() {
      discovered ??= client
        .discovery(new URL(issuer), clientId, clientSecret, undefined, { execute })
        .catch((error) => {
          discovered = undefined;
          throw error;
        });
      return discovered;
    },
  };
}

/** The address at the provider where a sign-in begins; undefined: it cannot be reached. */
export async function beginFlow(openid: Openid, reply: FastifyReply, at: Instant): Promise<URL | undefined> {
  const { room, redirect } = openid;
  const found = await openid.provider().catch(() => undefined);
  if (found === undefined) return undefined;
  const flow: Flow = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
  };
  const token = await room.services.store.db
    .transaction()
    .execute((trx) => issueToken(trx, 'openid-flow', undefined, flow, at, 10 * MINUTE));
  // Lax: the provider's answer comes from another site and must bring this cookie along, and this one only.
  writeLaxCookie(room, reply, FLOW, token, 600);
  return client.buildAuthorizationUrl(found, {
    ...{ redirect_uri: redirect, scope: 'openid email profile address', state: flow.state, nonce: flow.nonce },
    code_challenge: await client.calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: 'S256',
  });
}

/** Who comes back, and as whom. */
export async function endFlow(
  openid: Openid,
  request: FastifyRequest,
  reply: FastifyReply,
  at: Instant,
): Promise<Claims | 'link-expired' | 'openid-refused'> {
  const { room } = openid;
  const token = readCookie(request, cookieName(room, FLOW)) ?? '';
  writeLaxCookie(room, reply, FLOW, '', 0);
  const flow = await room.services.store.db
    .transaction()
    .execute((trx) => takeToken<Flow>(trx, 'openid-flow', token, at));
  if (flow === undefined) return 'link-expired';
  return (await claimsFrom(openid, request, flow.detail)) ?? 'openid-refused';
}

async function claimsFrom(openid: Openid, request: FastifyRequest, flow: Flow): Promise<Claims | undefined> {
  try {
    const found = await openid.provider();
    const tokens = await client.authorizationCodeGrant(found, new URL(request.url, openid.redirect), {
      pkceCodeVerifier: flow.verifier,
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      idTokenExpected: true,
    });
    const id = tokens.claims();
    if (id === undefined) return undefined;
    const hasInfo = found.serverMetadata().userinfo_endpoint !== undefined;
    const info = hasInfo ? await client.fetchUserInfo(found, tokens.access_token, id.sub) : {};
    return claimsOf({ ...id, ...info }, id.iss, id.sub);
  } catch (error) {
    openid.room.services.log.warn({ code: (error as { code?: string }).code }, 'openid sign-in refused');
    return undefined;
  }
}

function claimsOf(all: Readonly<Record<string, unknown>>, issuer: string, subject: string): Claims {
  const text = (value: unknown) => (typeof value === 'string' && value.length <= 254 ? value : undefined);
  const address = (typeof all['address'] === 'object' ? all['address'] : {}) as Record<string, unknown>;
  const [, street, houseNumber] = /^(.*?)\s+(\d\S*)$/.exec(text(address['street_address']) ?? '') ?? [];
  const email = text(all['email'])?.toLowerCase();
  const form = {
    ...{ email, firstName: text(all['given_name']), lastName: text(all['family_name']), born: text(all['birthdate']) },
    ...{ street, houseNumber, postcode: text(address['postal_code']), town: text(address['locality']) },
  };
  return {
    ...{ issuer, subject, emailVerified: all['email_verified'] === true },
    ...(email !== undefined && { email }),
    form: Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined)),
  };
}

/** Somebody new: what is missing is asked on our form, and the rules are accepted there. SSC 3 */
export async function rememberNewcomer(room: Room, reply: FastifyReply, claims: Claims, at: Instant): Promise<void> {
  const pending = await room.services.store.db
    .transaction()
    .execute((trx) => issueToken(trx, 'openid-registration', undefined, claims, at, HOUR));
  writeLaxCookie(room, reply, NEWCOMER, pending, 3600);
}

export const newcomer = async (room: Room, request: FastifyRequest, at: Instant): Promise<Claims | undefined> => {
  const token = readCookie(request, cookieName(room, NEWCOMER)) ?? '';
  const found = await room.services.store.db
    .transaction()
    .execute((trx) => peekToken<Claims>(trx, 'openid-registration', token, at));
  return found?.detail;
};

/** The account elsewhere with which this browser came to register, if it did. */
export async function openidRegistration(room: Room, request: FastifyRequest, at: Instant) {
  const claims = await newcomer(room, request, at);
  if (claims === undefined) return undefined;
  const { issuer, subject, email, emailVerified } = claims;
  const token = readCookie(request, cookieName(room, NEWCOMER)) ?? '';
  return {
    identity: { issuer, subject },
    /** The provider has checked this address: no letter is needed. */
    verifiedEmail: emailVerified ? email : undefined,
    async done(reply: FastifyReply) {
      writeLaxCookie(room, reply, NEWCOMER, '', 0);
      await room.services.store.db.transaction().execute((trx) => takeToken(trx, 'openid-registration', token, at));
    },
  };
}

const cookieName = (room: Room, name: string) => (isHttps(room.services.config) ? `__Host-${name}` : name);

function writeLaxCookie(room: Room, reply: FastifyReply, name: string, value: string, seconds: number): void {
  const secure = isHttps(room.services.config) ? '; Secure' : '';
  const cookie = `${cookieName(room, name)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`;
  reply.header('set-cookie', cookie);
}
