import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Invented } from '../../../demo/people.ts';
import type { Plan } from '../../../demo/plan.ts';
import { invariant } from '../../../kit/absurd.ts';
import type { ChanceFor } from '../../../kit/chance.ts';
import { type Instant, MINUTE } from '../../../kit/time.ts';
import type { Role } from '../../../people/role.ts';
import type { Room } from '../../people/room.ts';
import { addStaff, printedStaffLink } from '../../people/staff.ts';
import { fromBase32, stepAt, totp } from '../../people/totp.ts';
import type { Server } from '../../server.ts';
import type { Visitor } from '../visitor.ts';

/** The clock of the making: it never goes back. */
export interface Clock {
  now(): Instant;
  /** Not before this instant. */
  reach(at: Instant): void;
  pass(milliseconds: number): void;
}

/** What every part of the making works with. */
export interface Making {
  readonly plan: Plan;
  readonly server: Server;
  readonly room: Room;
  readonly clock: Clock;
  readonly chance: ChanceFor;
  visitor(): Visitor;
  /** What is due by now is done. */
  runJobs(): Promise<void>;
  /** Somebody of the staff, signed in; staff are signed out after half an hour. */
  staff(name: string): Promise<Visitor>;
  /** Their ids, by name. */
  readonly staffIds: Map<string, string>;
}

export const STAFF_OF_THE_HOUSE = {
  anna: { firstName: 'Anna', lastName: 'Arnold', role: 'organiser' },
  beat: { firstName: 'Beat', lastName: 'Businger', role: 'organiser' },
  ida: { firstName: 'Ida', lastName: 'Lustenberger', role: 'director' },
  rita: { firstName: 'Rita', lastName: 'Rohrer', role: 'cashier' },
  adrian: { firstName: 'Adrian', lastName: 'Abächerli', role: 'auditor' },
} as const satisfies Record<string, { firstName: string; lastName: string; role: Role }>;

/** Signs staff in by their link and their second factor, again when their half hour is over. */
export function openStaff(making: Omit<Making, 'staff' | 'staffIds'>, ids: Map<string, string>) {
  const { room, clock } = making;
  const known = new Map<string, { visitor: Visitor; secret: Buffer; at: Instant }>();
  return async (name: string): Promise<Visitor> => {
    const before = known.get(name);
    if (before && clock.now() - before.at < 20 * MINUTE) {
      known.set(name, { ...before, at: clock.now() });
      return before.visitor;
    }
    const { firstName, lastName, role } = STAFF_OF_THE_HOUSE[name as keyof typeof STAFF_OF_THE_HOUSE];
    const email = `${name}@example.ch`;
    const at = clock.now();
    const added = await addStaff(room, { email, firstName, lastName, language: 'de', role }, 'system', at);
    invariant(added.ok, `${name} belongs to the staff`);
    ids.set(name, added.value);
    const link = await printedStaffLink(room, { person: added.value, newFactor: false, by: 'system', at });
    invariant(link.ok, `${name} has a link`);
    const visitor = making.visitor();
    await visitor.post('/api/session/link', { token: link.value.split('#')[1] });
    const secret = before?.secret ?? (await setUp(visitor, clock));
    if (before) {
      clock.pass(30_000); // a code opens once
      await visitor.post('/api/session/second-factor', { code: totp(secret, stepAt(clock.now())) });
    }
    known.set(name, { visitor, secret, at: clock.now() });
    return visitor;
  };
}

async function setUp(visitor: Visitor, clock: Clock): Promise<Buffer> {
  const { secret } = await visitor.post('/api/me/second-factor');
  const bytes = fromBase32(secret);
  invariant(bytes, 'a secret is written in base 32');
  await visitor.put('/api/me/second-factor', { secret, code: totp(bytes, stepAt(clock.now())) });
  return Buffer.from(bytes);
}

/** Somebody with an account. */
export interface Resident {
  readonly form: Invented;
  readonly visitor: Visitor;
  readonly id: string;
}

/** Registers and opens the link of the letter. SSC 3 */
export async function register(making: Making, form: Invented): Promise<Resident> {
  const visitor = making.visitor();
  await visitor.post('/api/people', form);
  making.clock.pass(MINUTE);
  await making.runJobs();
  const { id } = await visitor.post('/api/people/confirm', { token: tokenIn(making, form.email) });
  return { form, visitor, id };
}

/** Signed in again after a year. */
export const signIn = ({ visitor, form: { email, password } }: Resident): Promise<unknown> =>
  visitor.post('/api/session', { email, password });

/** The token of the latest letter to an address. */
function tokenIn({ server }: Making, address: string): string {
  const folder = join(server.services.config.dataDir, 'outbox');
  for (const name of readdirSync(folder).sort().reverse()) {
    const text = readFileSync(join(folder, name), 'utf8').replace(/=\r?\n/g, '');
    const [, token] = /#([A-Za-z0-9_-]{43})/.exec(text) ?? [];
    if (token !== undefined && text.includes(`To: ${address}`)) return token;
  }
  throw new Error(`no letter to ${address}`);
}
