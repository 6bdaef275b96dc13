import { ROLES } from '../../src/people/role.ts';
import { register, signInAs } from '../../src/server/testing/people.ts';
import type { Caller, TestServer } from '../../src/server/testing/server.ts';

/** Nobody, a guest, a registered player, and somebody of every office with the second factor shown. */
export async function everybody(server: TestServer, round: number): Promise<readonly Caller[]> {
  const player = server.caller();
  await register(server, player, { email: `player${round}@example.ch`, houseNumber: String(round + 1) });
  const staff = [];
  for (const role of ROLES.filter((one) => one !== 'player'))
    staff.push((await signInAs(server, role, `${role}${round}@example.ch`)).caller);
  return [server.caller(), await server.caller().asGuest(), player, player, ...staff];
}
