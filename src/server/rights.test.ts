import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PERMISSIONS, ROLES } from '../people/role.ts';
import { refusalFor } from './http/actor.ts';
import type { Route } from './http/route.ts';
import { oneOfEach, type TestActor } from './testing/actors.ts';
import { type Answered, startTestServer, type TestServer } from './testing/server.ts';

let server: TestServer;
let actors: readonly TestActor[];
beforeAll(async () => {
  server = await startTestServer();
  actors = await oneOfEach(server);
}, 60_000);
afterAll(() => server.stop());

const isOpen = ({ policy }: Route, { actor }: TestActor) => refusalFor(policy, actor) === undefined;
const routesOf = (subject: { readonly routes?: readonly Route[] }) => subject.routes ?? [];
const allRoutes = () => server.subjects.flatMap(routesOf);

/**
 * Knocks without coming in: the policy is asked first, then this key is refused before anything is done. So every
 * route can be called as everybody, sign-out and deletion included.
 */
const knock = ({ method, url }: Route, { caller }: TestActor): Promise<Answered> =>
  caller.send(url.replace(/:\w+/g, '1'), { method, headers: { 'idempotency-key': 'no key at all' } });

const isShut = ({ status, body }: Answered) =>
  (status === 401 && body?.code === 'not-signed-in') || (status === 403 && body?.code === 'forbidden');

test('every route of every subject is open to exactly those whom its policy lets in', async () => {
  const wrong: string[] = [];
  for (const route of allRoutes()) {
    for (const actor of actors) {
      const answer = await knock(route, actor);
      if (answer.status < 400 || answer.status >= 500 || isShut(answer) === isOpen(route, actor))
        wrong.push(`${actor.name} ${route.method} ${route.url}: ${answer.status} ${answer.body?.code}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('the auditor looks at everything and changes nothing that others could not', () => {
  const person = actors.find(({ name }) => name === 'person')!;
  const auditor = actors.find(({ name }) => name === 'auditor')!;
  const own = allRoutes().filter((route) => isOpen(route, auditor) && !isOpen(route, person));
  expect(own.filter(({ method }) => method !== 'GET').map(({ url }) => url)).toEqual([]);
});

test('docs/decisions/rights.md says who may do what, as the matrix and the routes do (UPDATE=1 writes it)', () => {
  const file = join(import.meta.dirname, '../../docs/decisions/rights.md');
  const printed = rights();
  if (process.env['UPDATE'] !== undefined) writeFileSync(file, printed);
  expect(readFileSync(file, 'utf8')).toBe(printed);
});

const WHO = ['anonymous', 'guest', 'person', ...ROLES, 'host'] as const;

/** The page, printed. */
function rights(): string {
  return `${[
    '# Who may do what',
    'Printed from `src/people/role.ts` and the routes by `src/server/rights.test.ts`, which also calls every route of a',
    'running server as everybody below. "person" is somebody with an account and no role at all; everybody with a role is',
    'a person too. Staff roles count after the second factor only. Whose object it is, the handlers check.',
    '',
    '## Permissions',
    table(
      ['permission', ...WHO],
      Object.entries(PERMISSIONS).map(([name, allowed]) => [
        `\`${name}\``,
        ...WHO.map((who) => {
          const isPerson = who !== 'anonymous' && who !== 'guest';
          const names: readonly string[] = allowed;
          return mark(names.includes(who) || (isPerson && names.includes('person')));
        }),
      ]),
    ),
    ...server.subjects.flatMap((subject) => {
      const routes = routesOf(subject);
      if (routes.length === 0) return [];
      return [
        `## Routes: ${subject.name}`,
        table(
          ['route', 'policy', ...actors.map(({ name }) => name)],
          routes.map((route) => [
            nameOf(route),
            route.policy.permission,
            ...actors.map((actor) => mark(isOpen(route, actor))),
          ]),
        ),
      ];
    }),
  ].join('\n')}\n`;
}

const nameOf = ({ method, url }: Route) => `\`${method} ${url.replace(/^\/api/, '')}\``;
const mark = (isAllowed: boolean) => (isAllowed ? '●' : '');

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
    .concat('\n');
