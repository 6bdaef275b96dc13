import type { FastifyReply, FastifyRequest } from 'fastify';
import * as client from 'openid-client';
import { ok, refuse } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import { isStaff } from '../../people/role.ts';
import { isHttps } from '../config.ts';
import { readCookie } from '../http/cookie.ts';
import { type Route, route } from '../http/route.ts';
import type { Room } from './room.ts';
import type { PeopleTables } from './tables.ts';
import { issueToken, peekToken, takeToken } from './tokens.ts';

/** Sign-in with an account that people have elsewhere, through any OpenID Connect provider. SSC 3 */

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
  readonly form: Readonly<Record<string, string>>;
}

const MINUTES = 60_000;
const FLOW = 'openid-flow';
const NEWCOMER = 'openid-newcomer';

export function openidRoutes(room: Room): readonly Route[] {
  const { config, store } = room.services;
  const { issuer, client_id: clientId, client_secret: clientSecret } = config.oidc;
  const name = config.oidc['name'] ?? (issuer === undefined ? '' : new URL(issuer).hostname);
  const isOn = issuer !== undefined && clientId !== undefined;
  const redirect = room.link('/api/openid/callback');

  let discovered: Promise<client.Configuration> | undefined;
  const provider = (): Promise<client.Configuration> => {
    // The signature of every ID token is checked, although the code flow over TLS could do without (ASVS 9.1.1).
    const execute = [client.enableNonRepudiationChecks];
    if (issuer!.startsWith('http:')) execute.push(client.allowInsecureRequests); // on this machine only, see config.ts
    discovered ??= client
      .discovery(new URL(issuer!), clientId!, clientSecret, undefined, { execute })
      .catch((error) => {
        discovered = undefined; // the next person tries again
        throw error;
      });
    return discovered;
  };

  return [
    route({
      method: 'GET',
      url: '/api/openid',
      policy: 'public',
      schema: { summary: 'Whether another account can be used, and the answers it gave for a form.' },
      async handler({ request, at }) {
        if (!isOn) return ok({ on: false });
        const claims = await newcomer(room, request, at);
        return ok({ on: true, name, ...(claims === undefined ? {} : { form: claims.form }) });
      },
    }),

    route({
      method: 'GET',
      url: '/api/openid/start',
      policy: 'public',
      limit: { perMinute: 120, burst: 60, by: 'address' },
      schema: { summary: 'Goes to the provider.' },
      async handler({ at, reply }) {
        if (!isOn) return refuse({ code: 'not-found' });
        const found = await provider().catch(() => undefined);
        if (found === undefined) return refuse({ code: 'unavailable' });
        const flow: Flow = {
          state: client.randomState(),
          nonce: client.randomNonce(),
          verifier: client.randomPKCECodeVerifier(),
        };
        const token = await store.db
          .transaction()
          .execute((trx) => issueToken(trx, 'openid-flow', undefined, flow, at, 10 * MINUTES));
        // Lax: the provider's answer comes from another site and must bring this cookie along, and this one only.
        writeLaxCookie(reply, cookieName(room, FLOW), token, 600, isHttps(config));
        const url = client.buildAuthorizationUrl(found, {
          ...{ redirect_uri: redirect, scope: 'openid email profile address', state: flow.state, nonce: flow.nonce },
          code_challenge: await client.calculatePKCECodeChallenge(flow.verifier),
          code_challenge_method: 'S256',
        });
        reply.redirect(url.href, 302);
        return ok(undefined);
      },
    }),

    route({
      method: 'GET',
      url: '/api/openid/callback',
      policy: 'public',
      limit: { perMinute: 120, burst: 60, by: 'address' },
      // No schema for the query: providers add what they like, and the library checks what counts.
      schema: { summary: 'Comes back from the provider.' },
      async handler({ at, request, reply }) {
        if (!isOn) return refuse({ code: 'not-found' });
        const token = readCookie(request, cookieName(room, FLOW)) ?? '';
        writeLaxCookie(reply, cookieName(room, FLOW), '', 0, isHttps(config));
        const flow = await store.db.transaction().execute((trx) => takeToken<Flow>(trx, 'openid-flow', token, at));
        if (flow === undefined) return goTo(reply, '/sign-in?problem=link-expired');
        const claims = await claimsFrom(request, flow.detail);
        if (claims === undefined) return goTo(reply, '/sign-in?problem=openid-refused');
        const row = await store.db
          .withTables<PeopleTables>()
          .selectFrom('person_identities')
          .innerJoin('people', 'people.person', 'person_identities.person')
          .select(['people.person', 'people.roles'])
          .where('issuer', '=', claims.issuer)
          .where('subject', '=', claims.subject)
          .executeTakeFirst();
        if (row !== undefined) {
          await room.sessions.open(request, reply, row.person, false);
          return goTo(reply, isStaff(row.roles) ? '/second-factor' : '/');
        }
        // Somebody new: what is missing is asked on our form, and the rules are accepted there. SSC 3
        const pending = await store.db
          .transaction()
          .execute((trx) => issueToken(trx, 'openid-registration', undefined, claims, at, 60 * MINUTES));
        writeLaxCookie(reply, cookieName(room, NEWCOMER), pending, 3600, isHttps(config));
        return goTo(reply, '/register');
      },
    }),
  ];

  async function claimsFrom(request: FastifyRequest, flow: Flow): Promise<Claims | undefined> {
    try {
      const found = await provider();
      const url = new URL(request.url, redirect);
      const tokens = await client.authorizationCodeGrant(found, url, {
        pkceCodeVerifier: flow.verifier,
        expectedState: flow.state,
        expectedNonce: flow.nonce,
        idTokenExpected: true,
      });
      const id = tokens.claims()!;
      const hasInfo = found.serverMetadata().userinfo_endpoint !== undefined;
      const info = hasInfo ? await client.fetchUserInfo(found, tokens.access_token, id.sub) : {};
      return claimsOf({ ...id, ...info } as Record<string, unknown>, id.iss, id.sub);
    } catch (error) {
      room.services.log.warn({ code: (error as { code?: string }).code }, 'openid sign-in refused');
      return undefined;
    }
  }
}

function claimsOf(all: Record<string, unknown>, issuer: string, subject: string): Claims {
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
    ...(email === undefined ? {} : { email }),
    form: Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined)) as Record<string, string>,
  };
}

const newcomer = async (room: Room, request: FastifyRequest, at: Instant): Promise<Claims | undefined> => {
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
      writeLaxCookie(reply, cookieName(room, NEWCOMER), '', 0, isHttps(room.services.config));
      await room.services.store.db.transaction().execute((trx) => takeToken(trx, 'openid-registration', token, at));
    },
  };
}

const cookieName = (room: Room, name: string) => (isHttps(room.services.config) ? `__Host-${name}` : name);

function writeLaxCookie(reply: FastifyReply, name: string, value: string, seconds: number, isSecure: boolean): void {
  const secure = isSecure ? '; Secure' : '';
  reply.header('set-cookie', `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`);
}

function goTo(reply: FastifyReply, path: string) {
  reply.redirect(path, 303);
  return ok(undefined);
}
