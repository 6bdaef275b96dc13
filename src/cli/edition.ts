import { calendarFor } from '../championship/edition.ts';
import { TEMPLATES } from '../championship/template.ts';
import { isDay } from '../kit/time.ts';
import { DEFAULT_LEVEL, levelToday } from '../server/bots/players.ts';
import { openOffice } from '../server/championship/office.ts';
import { openRoom } from '../server/championship/room.ts';
import { ours } from '../server/championship/tables.ts';
import { readConfig } from '../server/config.ts';
import { createJobs } from '../server/jobs/worker.ts';
import { openDatabase } from '../server/main.ts';
import { openStore } from '../server/store/store.ts';
import type { Services } from '../server/subject.ts';
import { complain } from './lines.ts';
import { parseOptions } from './options.ts';

const USAGE = `usage: gschobe edition create --template ${Object.keys(TEMPLATES).join('|')} --start YYYY-MM-DD [--id ID] [--title TEXT]
       gschobe edition list`;

/** `gschobe edition create`: a new edition from a template and its first day. The server may be running. SSC 8.07 */
export async function run(args: readonly string[]): Promise<number> {
  const { words, named } = parseOptions(args);
  const start = named.get('start') ?? '';
  const template = TEMPLATES[named.get('template') ?? ''];
  if (words[0] !== 'create' && words[0] !== 'list') return complain(USAGE);
  if (words[0] === 'create') {
    if (!template) return complain(`--template must be one of ${Object.keys(TEMPLATES).join(', ')}`);
    if (!isDay(start)) return complain('--start must be a day such as 2024-09-27');
  }
  const id = named.get('id') ?? `${template?.name}-${start}`;
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(id)) return complain('--id: small letters, digits and hyphens, at most 40');

  const config = readConfig(process.env);
  const database = await openDatabase(config, (line) => process.stderr.write(`${line}\n`));
  const store = await openStore({ url: database.url, connections: 2 });
  try {
    if (words[0] === 'list') {
      const rows = await ours(store.db).selectFrom('championship_editions').selectAll().orderBy('start').execute();
      for (const row of rows) process.stdout.write(`${JSON.stringify(row)}\n`);
      return 0;
    }
    const now = Date.now;
    const services = { config, store, now, jobs: createJobs(now, false), publish: () => {}, disconnect: () => {} };
    // Creating an edition asks neither matches nor people.
    const office = openOffice(openRoom(services as unknown as Services, undefined as never, undefined as never));
    const title = named.get('title') ?? id;
    const computers = levelToday(named.get('level') ?? DEFAULT_LEVEL);
    if (!computers.ok) return complain('--level: no such computer player');
    const create = { type: 'create', id, title, template: template!, start, computers: computers.value } as const;
    const created = await office.command(id, create, { by: 'system', at: now() });
    if (!created.ok) return complain(JSON.stringify(created.refusal));
    const { trumpSundays, confirmBy, finalDay } = calendarFor(created.value.edition);
    process.stdout.write(`${JSON.stringify({ id, title, start, trumpSundays, confirmBy, finalDay })}\n`);
    return 0;
  } finally {
    await store.close();
    await database.close();
  }
}
