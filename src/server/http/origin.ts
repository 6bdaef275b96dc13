import type { IncomingHttpHeaders } from 'node:http';

/**
 * True when a page of another site made the browser ask. Browsers say where a request comes from; programs that are
 * not browsers say nothing and carry no one's cookies by accident.
 */
export function isCrossSite(headers: IncomingHttpHeaders, publicOrigin: string | undefined): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin, host } = headers;
  if (origin === undefined) return false;
  if (publicOrigin !== undefined && origin === publicOrigin) return false;
  return host === undefined || (origin !== `http://${host}` && origin !== `https://${host}`);
}
