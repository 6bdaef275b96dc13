import type { TSchema } from 'typebox';
import type { Route } from './route.ts';

/** What is wrong with a list of routes; a server with a fault does not start, so a test with a server finds it. */
export function faultsOf(routes: readonly Route[]): readonly string[] {
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const { method, url, policy, schema, upload } of routes) {
    const name = `${method} ${url}`;
    if (seen.has(name)) faults.push(`${name}: twice`);
    seen.add(name);
    if (!isPolicy(policy)) faults.push(`${name}: no policy, so nobody may come in`);
    if (method === 'GET' && schema.body !== undefined) faults.push(`${name}: a GET has no body`);
    if ((method === 'POST' || method === 'PUT') && schema.body === undefined && upload === undefined) {
      faults.push(`${name}: no schema for the body`);
    }
    for (const name_ of url.match(/(?<=:)\w+/g) ?? []) {
      if (!Object.hasOwn((schema.params as { properties?: object } | undefined)?.properties ?? {}, name_)) {
        faults.push(`${name}: no schema for :${name_}`);
      }
    }
    for (const part of ['params', 'querystring', 'body'] as const) {
      const open = openObject(schema[part]);
      if (open !== undefined) faults.push(`${name}: ${part}${open} lets unknown fields in`);
    }
  }
  return faults;
}

const isPolicy = (policy: unknown): boolean =>
  policy === 'public' ||
  policy === 'guest-or-person' ||
  policy === 'person' ||
  (typeof policy === 'object' &&
    policy !== null &&
    ('permission' in policy || Array.isArray((policy as { role?: unknown }).role)));

/** The path of the first object without `additionalProperties: false`. */
function openObject(schema: TSchema | undefined, path = ''): string | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined;
  const { type, properties, additionalProperties, items, anyOf, allOf, patternProperties } = schema as Record<
    string,
    unknown
  >;
  if (type === 'object' && additionalProperties !== false && patternProperties === undefined) return path || '/';
  for (const [name, inner] of Object.entries((properties ?? {}) as Record<string, TSchema>)) {
    const found = openObject(inner, `${path}/${name}`);
    if (found !== undefined) return found;
  }
  for (const inner of [items, anyOf, allOf].flat()) {
    const found = openObject(inner as TSchema | undefined, path);
    if (found !== undefined) return found;
  }
  return undefined;
}
