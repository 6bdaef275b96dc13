import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Chance, shuffle } from '../../src/kit/chance.ts';
import type { Client } from './http.ts';

/** What was acknowledged at a desk, and what the books say of it. */
export interface OfficeBooks {
  acknowledged: number;
  lost: number;
  doubled: number;
}

export const newOfficeBooks = (): OfficeBooks => ({ acknowledged: 0, lost: 0, doubled: 0 });

type Answer = Awaited<ReturnType<Client['send']>>;

/** Sent again with its key until somebody answers. */
async function untilAnswered(client: Client, method: string, path: string, body?: object): Promise<Answer> {
  const key = method === 'GET' ? undefined : randomUUID();
  for (;;) {
    const answer = await client.send(method, path, body, key).catch(() => undefined);
    if (answer !== undefined && answer.status < 500 && answer.status !== 429) return answer;
    await pause(40);
  }
}

async function must(client: Client, method: string, path: string, body?: object): Promise<Answer> {
  const answer = await untilAnswered(client, method, path, body);
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
  return answer;
}

export interface Customer {
  readonly client: Client;
  readonly id: string;
  /** Rappen that were paid in and confirmed. */
  paidIn: number;
}

export async function customerOf(client: Client): Promise<Customer> {
  const { id } = (await must(client, 'GET', '/api/me')).body as { id: string };
  return { client, id, paidIn: 0 };
}

/** Cash that the cashier takes and the player confirms. */
export async function payIn(cashier: Client, customer: Customer, amount: number): Promise<void> {
  const taken = await must(cashier, 'POST', `/api/desk/accounts/${customer.id}/deposits`, { amount });
  const { waiting } = (taken.body as { wallet: { waiting: Record<string, unknown> } }).wallet;
  const id = Object.keys(waiting).at(-1)!;
  await must(customer.client, 'POST', `/api/wallet/deposits/${id}/confirmation`, {});
  customer.paidIn += amount;
}

/** The cash desk takes franc after franc; after each the account must say what was confirmed, no more and no less. */
export async function takeCash(
  isOver: () => boolean,
  cashier: Client,
  customers: readonly Customer[],
  chance: Chance,
  books: OfficeBooks,
  breath = 0,
): Promise<void> {
  while (!isOver())
    for (const customer of shuffle(customers, chance)) {
      if (isOver()) return;
      await payIn(cashier, customer, 100);
      books.acknowledged += 2;
      const { balance } = (await must(customer.client, 'GET', '/api/wallet')).body as { balance: number };
      if (balance < customer.paidIn) books.lost++;
      if (balance > customer.paidIn) books.doubled++;
      await pause(breath);
    }
}

const EDITION = {
  ...{ id: 'together', title: 'SSC', start: '2099-09-25', template: 'ssc8', level: 'apprentice', isDraft: true },
  duties: { secondPerson: false, waitMinutes: 0 },
};

/** The office publishes text after text of a regulation; each is one version more. SSC 8.07 */
export async function publishTexts(isOver: () => boolean, office: Client, books: OfficeBooks): Promise<void> {
  let { version } = (await must(office, 'POST', '/api/editions', EDITION)).body as { version: number };
  while (!isOver()) {
    const text = {
      ...{ binding: 'de', mustAccept: false, reason: 'Neue Fassung' },
      texts: [{ language: 'de', text: `# Reglement\n\nFassung ${version}` }],
    };
    const published = await must(office, 'POST', '/api/editions/together/regulations', text);
    const { version: now } = published.body as { version: number };
    books.acknowledged++;
    if (now < version + 1) books.lost++;
    if (now > version + 1) books.doubled++;
    version = now;
  }
}
