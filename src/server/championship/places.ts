import { randomBytes } from 'node:crypto';
import type { SourceWish } from '../../championship/officeWire.ts';
import { invariant } from '../../kit/absurd.ts';
import { hex } from '../../kit/bytes.ts';
import { refuse } from '../../kit/result.ts';
import { type Instant, MINUTE } from '../../kit/time.ts';
import { promiseOf } from '../../lot/ceremony.ts';
import { QUICKNET, roundFrom } from '../../lot/drand.ts';
import type { Source } from '../../lot/record.ts';
import type { Trx } from '../store/database.ts';
import { type Context, loadEdition } from './context.ts';
import { type Commanded, commandEdition, type Told } from './editionCommands.ts';
import { ours } from './tables.ts';

/** Cut or replacements, from the newest official list; a tie is announced as a lot when a source is given. SSC 7.02 */
export async function fillPlaces(
  context: Context,
  edition: string,
  what: 'makeCut' | 'nominate',
  wish: SourceWish | undefined,
  told: Told,
): Promise<Commanded> {
  const secret = new Uint8Array(randomBytes(32));
  const source = wish === undefined ? null : sourceOf(wish, secret, told.at);
  return commandEdition(context, edition, { type: what, source }, told, async (trx) => {
    // Kept even if no lot was needed: a promise nobody asked for.
    if (source?.kind === 'ceremony') await keepSecret(context, trx, source.commitment, secret);
  });
}

export const secretOf = (commitment: string) => `secret of lot ${commitment}`;

const keepSecret = async (
  { services: { sealing } }: Context,
  trx: Trx,
  commitment: string,
  secret: Uint8Array,
): Promise<void> => {
  await ours(trx)
    .insertInto('championship_secrets')
    .values({ commitment, secret: sealing.seal(secret, secretOf(commitment)) })
    .execute();
};

/** A round that cannot be had is replaced by cards read aloud; the laptop's secret is promised with the proposal. */
export function proposeRedraw(
  context: Context,
  edition: string,
  draw: string,
  reason: string,
  told: Told,
): Promise<Commanded> {
  const secret = new Uint8Array(randomBytes(32));
  const commitment = promiseOf(secret);
  const command = { type: 'proposeRedraw', draw, commitment, reason } as const;
  return commandEdition(context, edition, command, told, (trx) => keepSecret(context, trx, commitment, secret));
}

/** The round as somebody else read it; its signature proves it. */
export async function enterRound(
  context: Context,
  edition: string,
  draw: string,
  signature: string,
  told: Told,
): Promise<Commanded> {
  const waiting = await drawOf(context, edition, draw);
  if (!waiting) return refuse({ code: 'not-found' });
  const { source } = waiting.announcement;
  if (source.kind !== 'drand') return refuse({ code: 'other-source', promised: source.kind });
  const randomness = { kind: 'drand', round: source.round, signature } as const;
  return commandEdition(context, edition, { type: 'drawLot', id: draw, randomness }, told);
}

function sourceOf(wish: SourceWish, secret: Uint8Array, at: Instant): Source {
  if (wish.kind === 'ceremony') return { kind: 'ceremony', commitment: promiseOf(secret) };
  return { kind: 'drand', chain: QUICKNET.chain, round: roundFrom(at + wish.minutes * MINUTE) };
}

/** The draw of a ceremony: the cards as they were read, with the secret that was promised. */
export async function drawCards(
  context: Context,
  edition: string,
  draw: string,
  cards: readonly string[],
  told: Told,
): Promise<Commanded> {
  const waiting = await drawOf(context, edition, draw);
  if (!waiting) return refuse({ code: 'not-found' });
  const { source } = waiting.announcement;
  if (source.kind !== 'ceremony') return refuse({ code: 'other-source', promised: source.kind });
  const row = await ours(context.services.store.db)
    .selectFrom('championship_secrets')
    .select('secret')
    .where('commitment', '=', source.commitment)
    .executeTakeFirstOrThrow();
  const secret = context.services.sealing.open(row.secret, secretOf(source.commitment));
  invariant(secret, 'the key that sealed the secret of this lot is not here: propose another draw');
  const randomness = { kind: 'ceremony', secret: hex(secret), cards: [...cards] } as const;
  return commandEdition(context, edition, { type: 'drawLot', id: draw, randomness }, told);
}

/** The draw of a beacon's round; throws while no relay has it, so that the job comes again. */
export async function drawRound(context: Context, edition: string, draw: string): Promise<void> {
  const waiting = await drawOf(context, edition, draw);
  if (!waiting || waiting.record || waiting.replacedBy || waiting.announcement.source.kind !== 'drand') return;
  const fetched = await context.getRound(waiting.announcement.source.round);
  if (!fetched.ok) throw new Error(`no relay has round ${waiting.announcement.source.round} yet`);
  const randomness = { kind: 'drand', ...fetched.value } as const;
  const told = { by: 'system', at: context.services.now() };
  await commandEdition(context, edition, { type: 'drawLot', id: draw, randomness }, told);
}

const drawOf = async (context: Context, edition: string, draw: string) =>
  (await loadEdition(context, edition))?.admission.draws.find(({ announcement }) => announcement.id === draw);
