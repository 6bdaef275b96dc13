import { sql } from 'kysely';
import type { Signal } from '../../championship/fairPlay.ts';
import { type OnDevice, sharedDevices } from '../../championship/sharedDevice.ts';
import type { Context } from './context.ts';
import { ours } from './tables.ts';

/** What two people should look at of somebody, before anybody plays a card: accounts of one device, the list of SSC 1. */
export async function standingSignals(context: Context, edition: string): Promise<ReadonlyMap<number, Signal[]>> {
  const signals = new Map<number, Signal[]>();
  const add = (number: number, signal: Signal) => signals.set(number, [...(signals.get(number) ?? []), signal]);
  for (const shared of sharedDevices(await devicesIn(context, edition))) {
    for (const number of shared.numbers) add(number, { kind: 'accounts', ...shared });
  }
  for (const [number, as] of await listedIn(context, edition)) add(number, { kind: 'listed', as });
  return signals;
}

/** Devices on which more than one participant played. */
async function devicesIn({ services: { store }, people }: Context, edition: string) {
  const { rows } = await sql<{ device: string; person: string; number: number; referred_by: number | null }>`
    select encode(d.device, 'hex') as device, e.person, e.number, e.referred_by
    from championship_entries e join person_devices d on d.person = e.person
    where e.edition = ${edition} and not e.is_out and d.device in (
      select device from person_devices o join championship_entries p on p.person = o.person and p.edition = ${edition}
      where not p.is_out group by device having count(*) > 1)`.execute(store.db);
  const homes = await people.homes(
    store.db,
    rows.map(({ person }) => person),
  );
  const devices = new Map<string, OnDevice[]>();
  for (const { device, person, number, referred_by: referredBy } of rows) {
    const one = { number, referredBy, home: homes.get(person)?.home ?? person };
    devices.set(device, [...(devices.get(device) ?? []), one]);
  }
  return [...devices.values()];
}

/** Those who stand on the list of the organiser's people now, whenever they entered. SSC 1 */
async function listedIn({ services: { store }, people }: Context, edition: string) {
  if (!(await people.hasList())) return [];
  const entries = await ours(store.db)
    .selectFrom('championship_entries')
    .select(['number', 'person'])
    .where('edition', '=', edition)
    .where('is_out', '=', false)
    .orderBy('number')
    .execute();
  const homes = await people.homes(
    store.db,
    entries.map(({ person }) => person),
  );
  return entries.flatMap(({ number, person }) => {
    const as = homes.get(person)?.listed;
    return as === undefined ? [] : [[number, as] as const];
  });
}
