import { ok, type Result } from '../../kit/result.ts';
import { invitationOf } from '../../tournament/evening/helpers.ts';
import { call, type Refusal } from '../api/call.ts';
import { remember, remembered } from '../shell/memory.ts';

/**
 * How a helper's device comes in. It makes a secret of its own, keeps it, and takes up the invitation with it: asked
 * twice, the server answers the same. In the address stands 's3' from then on, which opens nothing on another device.
 */
interface Kept {
  /** What it was taken up with; null where the secret came from another laptop's page. */
  readonly invitation: string | null;
  readonly secret: string;
}

const SECRET = /^(s\d{1,5})-[\w-]{43}$/;

/** An invitation, or a secret that must not stay in the address. */
export const isToTakeUp = (said: string): boolean => /^i\d{1,5}-/.test(said) || SECRET.test(said);

const place = (id: string, name: string) => `device/${id}/${name}`;
const keptAs = (id: string, name: string) => remembered(place(id, name)) as Kept | undefined;

/** The code that goes to the server for what stands behind # in the address; undefined for somebody signed in. */
export function codeOf(id: string, said: string): string | undefined {
  if (said === '-') return undefined;
  return /^s\d{1,5}$/.test(said) ? (keptAs(id, said)?.secret ?? said) : said;
}

/** Takes it up, and says what stands in the address from now on. */
export async function takeUp(
  id: string,
  said: string,
): Promise<Result<string, Refusal<'POST /tournaments/:id/invitations'>>> {
  const [, name] = SECRET.exec(said) ?? [];
  if (name !== undefined) return ok(keep(id, name, { invitation: null, secret: said }));
  const helper = `s${invitationOf(Number(/\d+/.exec(said)?.[0])).staff}`;
  const before = keptAs(id, helper);
  const secret = before?.invitation === said ? before.secret : `${helper}-${newSecret()}`;
  keep(id, helper, { invitation: said, secret });
  const answer = await call('POST /tournaments/:id/invitations', {
    params: { id },
    body: { invitation: said, secret },
  });
  if (answer.ok) return ok(keep(id, helper, { invitation: said, secret }));
  // Without an answer it may have been taken up all the same: then this secret is tried again.
  if (answer.refusal.code !== 'offline' && answer.refusal.code !== 'server-failed') remember(place(id, helper), before);
  return answer;
}

/** A window that remembers nothing keeps the secret in its address. */
function keep(id: string, name: string, kept: Kept): string {
  remember(place(id, name), kept);
  return keptAs(id, name)?.secret === kept.secret ? name : kept.secret;
}

/** 256 random bits. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
