import { spawnSync } from 'node:child_process';
import type { Role } from '../../src/people/role.ts';
import { fromBase32, stepAt, totp } from '../../src/server/people/totp.ts';
import { type Client, newClient } from './http.ts';
import { main } from './product.ts';

/** Somebody of the staff of a running product: the link of the console, then a second factor of his own. */
export async function newStaff(address: string, environment: Record<string, string>, role: Role): Promise<Client> {
  const words = ['staff', 'add', '--email', `${role}@example.ch`, '--role', role];
  const made = spawnSync(process.execPath, [main, ...words], {
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`staff add: ${made.stderr}`);
  const { link } = JSON.parse(made.stdout.trim()) as { link: string };
  const client = newClient(address);
  await client.send('POST', '/api/session/link', { token: link.split('#')[1] });
  const { secret } = (await client.send('POST', '/api/me/second-factor', {})).body as { secret: string };
  const code = totp(fromBase32(secret)!, stepAt(Date.now()));
  const { status, text } = await client.send('PUT', '/api/me/second-factor', { secret, code });
  if (status !== 200) throw new Error(`second factor: ${status} ${text}`);
  return client;
}
