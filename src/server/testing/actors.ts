import { ROLES } from '../../people/role.ts';
import type { Actor } from '../http/actor.ts';
import { hostLink } from '../tournament/hosts.ts';
import { peopleRoom, register, signInAs } from './people.ts';
import type { Caller, TestServer } from './server.ts';

/** Somebody who may ask, as the rules see him and as a caller of a running server. */
export interface TestActor {
  readonly name: string;
  readonly actor: Actor;
  readonly caller: Caller;
}

/** The browser that the console's link has made the host's. */
export async function hostOf(server: TestServer): Promise<Caller> {
  const caller = server.caller();
  const link = (await hostLink(server.services, server.address)) ?? '';
  await caller.post('/api/host', { token: link.split('#')[1] });
  return caller;
}

/** One of each kind: nobody, a guest, a person without any role, and for every role a person with that role alone. */
export async function oneOfEach(server: TestServer): Promise<readonly TestActor[]> {
  const room = peopleRoom(server);
  const at = () => server.clock.now();
  const withoutPlaying = (id: string) =>
    room.command(id, { type: 'setRole', role: 'player', given: false }, { actor: 'system', at: at() });
  const registered = async (email: string, born: string) => {
    const caller = server.caller();
    const { body } = await register(server, caller, { email, firstName: 'Pia', lastName: 'Probe', born });
    return { caller, id: body.id as string };
  };
  const person = await registered('person@example.ch', '1971-01-01');
  await withoutPlaying(person.id);
  const player = await registered('player@example.ch', '1982-02-02');
  const staff: TestActor[] = [];
  for (const role of ROLES.filter((one) => one !== 'player')) {
    const { caller, id } = await signInAs(server, role);
    await withoutPlaying(id);
    staff.push({ name: role, caller, actor: { kind: 'person', id, roles: [role] } });
  }
  return [
    { name: 'anonymous', caller: server.caller(), actor: { kind: 'anonymous' } },
    { name: 'guest', caller: await server.caller().asGuest(), actor: { kind: 'guest', id: 'guest' } },
    { name: 'person', caller: person.caller, actor: { kind: 'person', id: person.id, roles: [] } },
    { name: 'player', caller: player.caller, actor: { kind: 'person', id: player.id, roles: ['player'] } },
    ...staff,
    { name: 'host', caller: await hostOf(server), actor: { kind: 'anonymous', isHost: true } },
  ];
}
