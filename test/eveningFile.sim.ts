import type { EveningContent } from '../src/server/tournament/eveningFile.ts';
import type { Regulation } from '../src/tournament/regulation.ts';
import { simulateEvening } from './evening.sim.ts';

const STAFF = { Turnierleitung: 1, Rita: 2, Balz: 3, Ida: 4 } as const;
const ROLES = ['director', 'supervisor', 'supervisor', 'desk'] as const;

/** A simulated evening as its file would hold it: helpers and players by their numbers. */
export function fileOf(seed: string, players: number, base: Regulation): EveningContent {
  const id = 'abcdefgh';
  const log: EveningContent['log'] = [];
  simulateEvening(seed, players, base, (where, events) => {
    const stream = where === 'evening' ? `evening:${id}` : `sheet:${id}:${where.replace('/', ':')}`;
    // The simulation types paper sheets twice; a hall that does so has said so.
    let text = JSON.stringify(events)
      .replace('"doubleEntry":false', '"doubleEntry":true')
      .replaceAll(/"who":"Nr. (\d+)"/g, '"who":"player:$1"');
    for (const [name, number] of Object.entries(STAFF))
      text = text.replaceAll(`"who":"${name}"`, `"who":"staff:${number}"`);
    log.push({ stream, events: JSON.parse(text) });
  });
  const staff = ROLES.map((role, index) => ({ staff: index + 1, name: 'x', role, player: null, is_revoked: false }));
  return { kind: 'gschobe-evening/2', id, secret: '0'.repeat(64), people: [], staff, log };
}
