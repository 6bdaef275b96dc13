/**
 * The server's clock as well as we know it: deadlines are its instants, and a phone's clock may be minutes off.
 * Every answer of the server sets it right (its Date header, good to a second).
 */
let ahead = 0;

export const now = (): number => Date.now() + ahead;

export function setClock(serverInstant: number, receivedAt: number = Date.now()): void {
  const difference = serverInstant - receivedAt;
  // The header has whole seconds: smaller differences are noise.
  ahead = Math.abs(difference) < 1500 ? 0 : difference;
}
