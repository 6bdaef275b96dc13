/** Why the server did not do what was asked: a stable code and the facts to explain it. */
export interface Refusal {
  readonly code: string;
  readonly status: number;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** Codes of our own: no answer came, or it was none of ours. */
export const OFFLINE = 'offline';
export const SERVER_FAILED = 'server-failed';
export const SIGN_IN_NEEDED = 'sign-in-needed';

/** A problem document (RFC 9457) as a refusal; the facts stand in `facts` or beside the code. */
export function refusalFrom(status: number, body: unknown): Refusal {
  if (typeof body !== 'object' || body === null) return { code: fallbackCode(status), status, facts: {} };
  const {
    code,
    facts,
    type: _type,
    title: _title,
    status: _status,
    detail: _detail,
    instance: _instance,
    ...beside
  } = body as Record<string, unknown>;
  const inside = typeof facts === 'object' && facts !== null ? (facts as Record<string, unknown>) : {};
  return { code: typeof code === 'string' ? code : fallbackCode(status), status, facts: { ...beside, ...inside } };
}

function fallbackCode(status: number): string {
  if (status === 401) return SIGN_IN_NEEDED;
  return status >= 500 ? SERVER_FAILED : `http-${status}`;
}

export type Wording = string | ((facts: Readonly<Record<string, unknown>>) => string);

/** The refusal in the words of some catalogues: the first that knows its code speaks. */
export function wordRefusal(
  refusal: Refusal,
  otherwise: string,
  ...catalogues: readonly Readonly<Record<string, Wording>>[]
): string {
  for (const catalogue of catalogues) {
    const wording = Object.hasOwn(catalogue, refusal.code) ? catalogue[refusal.code] : undefined;
    if (wording !== undefined) return typeof wording === 'string' ? wording : wording(refusal.facts);
  }
  return otherwise;
}
