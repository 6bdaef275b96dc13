import { randomBytes } from 'node:crypto';
import { invitationOf } from '../../tournament/evening/helpers.ts';

/** The staff number of 'i302-…'. */
const staffOf = (invitation: string): number => invitationOf(Number(/\d+/.exec(invitation)?.[0])).staff;

/** What a helper's device makes for itself. */
export const newSecret = (staff: number): string => `s${staff}-${randomBytes(32).toString('base64url')}`;

/** A helper's device takes up an invitation; its secret is its code from then on. */
export async function takeUp(address: string, id: string, invitation: string): Promise<string> {
  const secret = newSecret(staffOf(invitation));
  const answer = await fetch(`${address}/api/tournaments/${id}/invitations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ invitation, secret }),
  });
  if (!answer.ok) throw new Error(`invitation: ${await answer.text()}`);
  return secret;
}

interface Created {
  readonly id: string;
  readonly invitation: string;
  readonly projector: string;
}

/** A new evening with its director's device, which takes up the invitation that came with it. */
export async function entered(address: string, { id, invitation, projector }: Created) {
  return { id, projector, key: await takeUp(address, id, invitation) };
}
