import { calendarFor } from '../championship/fixed.ts';
import { TEMPLATES } from '../championship/template.ts';
import { isDay } from '../kit/time.ts';
import { DEFAULT_LEVEL, levelToday, serverPlayers } from '../server/bots/players.ts';
import { createContext } from '../server/championship/context.ts';
import { commandEdition } from '../server/championship/editionCommands.ts';
import { championshipPeople } from '../server/championship/people.ts';
import { ours } from '../server/championship/tables.ts';
import { createPeople } from '../server/people/people.ts';
import { openMatches } from '../server/schieber/matches.ts';
import type { Services } from '../server/subject.ts';
import { complain } from './lines.ts';
import { parseOptions } from './options.ts';
import { withServices } from './services.ts';

const USAGE = `usage: gschobe edition create --template ${Object.keys(TEMPLATES).join('|')} --start YYYY-MM-DD [--id ID] [--title TEXT]
       gschobe edition list`;

/** `gschobe edition create`: a new edition from a template and its first day. The server may be running. SSC 8.07 */
export async function run(args: readonly string[]): Promise<number> {
  const { words, named } = parseOptions(args);
  if (words[0] === 'list') return withServices(list);
  if (words[0] !== 'create') return complain(USAGE);
  const start = named.get('start') ?? '';
  const template = TEMPLATES[named.get('template') ?? ''];
  if (!template) return complain(`--template must be one of ${Object.keys(TEMPLATES).join(', ')}`);
  if (!isDay(start)) return complain('--start must be a day such as 2024-09-27');
  const id = named.get('id') ?? `${template.name}-${start}`;
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(id)) return complain('--id: small letters, digits and hyphens, at most 40');
  const computers = levelToday(named.get('level') ?? DEFAULT_LEVEL);
  if (!computers.ok) return complain('--level: no such computer player');
  const title = named.get('title') ?? id;
  const create = { type: 'create', id, title, template, start, computers: computers.value } as const;

  return withServices(async (services) => {
    const matches = openMatches(services, serverPlayers());
    const context = createContext(services, matches, championshipPeople(createPeople(services)));
    const created = await commandEdition(context, id, create, { by: 'system', at: services.now() });
    if (!created.ok) return complain(JSON.stringify(created.refusal));
    const { trumpSundays, confirmBy, finalDay } = calendarFor(created.value.edition);
    process.stdout.write(`${JSON.stringify({ id, title, start, trumpSundays, confirmBy, finalDay })}\n`);
    return 0;
  });
}

async function list({ store }: Services): Promise<number> {
  const rows = await ours(store.db).selectFrom('championship_editions').selectAll().orderBy('start').execute();
  for (const row of rows) process.stdout.write(`${JSON.stringify(row)}\n`);
  return 0;
}
