import { signal } from '@preact/signals';
import type { Participation } from '../../big21/participation.ts';
import type { Wallet } from '../../ledger/wallet.ts';
import { get, post } from '../api/request.ts';
import { session } from '../api/session.ts';
import { now } from '../shell/clock.ts';

/** The account as the server shows it. Amounts are whole Rappen. */
export interface Account {
  readonly balance: number;
  readonly wallet: Wallet;
  readonly money: 'sandbox' | 'cash';
  readonly leftToLose: number | null;
  readonly participationsLeft: number;
  readonly inForce: { readonly rules: string; readonly conditions: string };
}

export interface ShownPile {
  readonly cards: readonly string[];
  readonly total: number;
  readonly soft: boolean;
  readonly complete: boolean;
}

/** A game as the server shows it. */
export interface GameView {
  readonly id: string;
  readonly version: number;
  readonly model: string;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly game: Omit<Participation, 'drawn'> & Participation;
  readonly piles?: readonly ShownPile[];
  readonly complete?: number;
  readonly credit: number;
}

export interface StatementLine {
  readonly seq: number;
  readonly at: number;
  readonly kind: string;
  readonly key: string;
  readonly amount: number;
  readonly balance: number;
}

export const account = signal<Account | undefined>(undefined);

export async function refreshAccount(): Promise<void> {
  if (!session.value) return;
  const answer = await get<Account>('/wallet');
  if (answer.ok) account.value = answer.value;
  await refreshVisit();
}

/** This visit: since when, and what Big21 took or brought since. */
export const visit = signal<{ readonly since: number; readonly net: number }>({ since: visitStart(), net: 0 });

async function refreshVisit(): Promise<void> {
  const { since } = visit.value;
  const answer = await get<{ lines: readonly StatementLine[] }>(`/wallet/statement?from=${since}`);
  if (!answer.ok) return;
  const played = answer.value.lines.filter(({ kind }) => ['stake', 'card', 'win'].includes(kind));
  visit.value = { since, net: played.reduce((sum, { amount }) => sum + amount, 0) };
}

function visitStart(): number {
  const kept = Number(sessionStorage.getItem('big21.visit'));
  if (kept > 0) return kept;
  const since = Math.floor(now());
  sessionStorage.setItem('big21.visit', String(since));
  return since;
}

/** A seed of the player's own, so that the server alone decides no card. */
export const newClientSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Asks for the promise first: the server is bound before it knows our seed. */
export async function startGame(purse: 'money' | 'practice', stake: number) {
  if (!session.value) await post('/guests', {});
  const promised = await post<{ commitment: string }>('/big21/promises', {});
  if (!promised.ok) return promised;
  const { commitment } = promised.value;
  return post<GameView>('/big21/games', { purse, stake, commitment, clientSeed: newClientSeed() });
}
