import { regulationOf } from '../server/tournament/evening.routes.ts';
import { createEvening, openOffice } from '../server/tournament/office.ts';
import { complain } from './lines.ts';
import { numberOption, parseOptions } from './options.ts';
import { withServices } from './services.ts';

const USAGE = `usage: gschobe evening create --title TEXT --day 2024-11-16 [--place TEXT] [--director NAME]
       [--regulation ebh|ssc] [--passen N] [--games N]`;

/**
 * `gschobe evening create`: a live tournament on a laptop without accounts. Prints the director's own link: the first
 * browser that opens it is the director's, and that is all that is needed to run the evening. The server may be running.
 */
export async function run(args: readonly string[]): Promise<number> {
  const options = parseOptions(args);
  const { words, named } = options;
  const title = named.get('title');
  const day = named.get('day');
  const base = named.get('regulation') ?? 'ebh';
  if (words[0] !== 'create' || title === undefined || day === undefined) return complain(USAGE);
  if (base !== 'ebh' && base !== 'ssc') return complain('--regulation must be ebh or ssc');
  const passen = named.has('passen') ? numberOption(options, 'passen', 0, 1, 20) : null;
  const games = named.has('games') ? numberOption(options, 'games', 0, 1, 36) : null;
  if (passen === undefined || games === undefined) return complain('--passen is 1 to 20, --games 1 to 36');
  const regulation = regulationOf({
    base,
    ...(passen === null ? {} : { passen }),
    ...(games === null ? {} : { gamesPerPasse: games }),
  });
  if (!regulation.ok) return complain(JSON.stringify(regulation.refusal));

  const evening = {
    type: 'create',
    title,
    day,
    place: named.get('place') ?? '',
    regulation: regulation.value,
  } as const;
  return withServices(async (services) => {
    const { config, now } = services;
    const created = await createEvening(
      openOffice(services),
      evening,
      named.get('director') ?? 'Turnierleitung',
      'system',
      {
        at: now(),
        once: undefined,
      },
    );
    if (!created.ok) return complain(JSON.stringify(created.refusal));
    const { id, invitation, projector } = created.value;
    const address = config.publicUrl ?? `http://localhost:${config.port}`;
    const links = { id, desk: `${address}/t/${id}/-#${invitation}`, projector: `${address}/t/${id}/-#${projector}` };
    process.stdout.write(`${JSON.stringify(links)}\n`);
    return 0;
  });
}
