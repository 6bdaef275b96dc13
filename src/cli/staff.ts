import { LANGUAGES, type Language } from '../people/person.ts';
import { type Role, STAFF } from '../people/role.ts';
import { openRoom } from '../server/people/room.ts';
import { addStaff, printedStaffLink } from '../server/people/staff.ts';
import { complain } from './lines.ts';
import { parseOptions } from './options.ts';
import { withServices } from './services.ts';

const USAGE = `usage: gschobe staff add --email ADDRESS --role ${STAFF.join('|')} [--first NAME --last NAME --language de] [--new-factor]`;

/** `gschobe staff add`: gives a role and prints a sign-in link that works once, for a day. The server may be running. */
export async function run(args: readonly string[]): Promise<number> {
  const { words, named } = parseOptions(args);
  const role = named.get('role') as Role;
  const language = (named.get('language') ?? 'de') as Language;
  const email = named.get('email');
  if (words[0] !== 'add' || email === undefined) return complain(USAGE);
  if (!STAFF.includes(role)) return complain(`--role must be one of ${STAFF.join(', ')}`);
  if (!LANGUAGES.includes(language)) return complain(`--language must be one of ${LANGUAGES.join(', ')}`);
  const [local = 'Staff'] = email.split('@');
  const names = { firstName: named.get('first') ?? local, lastName: named.get('last') ?? role };
  const staff = { email, role, language, ...names };
  const newFactor = named.has('new-factor');

  return withServices(async (services) => {
    const room = openRoom(services);
    await room.load();
    const added = await addStaff(room, staff, 'system', services.now());
    if (!added.ok) {
      const { refusal } = added;
      const wrong = 'fields' in refusal ? refusal.fields.map(({ field, code }) => `${field} ${code}`) : [refusal.code];
      return complain(wrong.join(', '));
    }
    const link = await printedStaffLink(room, { person: added.value, newFactor, by: 'system', at: services.now() });
    if (!link.ok) return complain(link.refusal.code);
    process.stdout.write(`${JSON.stringify({ id: added.value, link: link.value })}\n`);
    return 0;
  });
}
