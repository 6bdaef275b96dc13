import { type Result, refuse } from '../../kit/result.ts';
import type { Address } from '../../wire/screens.ts';
import { call, type Refusal } from '../api/call.ts';
import { noAnswer } from '../api/refusal.ts';
import { becomeKnown } from '../schieber/remoteSource.ts';
import { takeAlong } from '../schieber/start.ts';

type StartRefusal = Refusal<'POST /daily/days/:day/tries'> | Refusal<'POST /guests'>;

/** Begins a try of a day and answers the address of its table. The cards must be those that were promised. */
export async function startTry(
  day: { readonly day: string; readonly commitment: string },
  counted: boolean,
): Promise<Result<Address, StartRefusal>> {
  const known = await becomeKnown();
  if (!known.ok) return known;
  const begun = await call('POST /daily/days/:day/tries', { params: { day: day.day }, body: { counted } });
  if (!begun.ok) return begun;
  if (begun.value.view.commitment !== day.commitment) return refuse(noAnswer('server-failed', 200));
  takeAlong(begun.value);
  return { ok: true, value: `/table/${begun.value.id}` };
}
