// The server and the libraries it loads at a start, made into few files (dist/server): Node opens twenty instead of seven
// hundred, and the product is ready a third of a second sooner after a crash. `gschobe serve` takes it where it is.
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './ready.mjs';

/** Taken in. Others stay packages: they have files of their own (fonts, native code), or are loaded when first needed. */
const TAKEN = [
  '@fastify/static',
  '@fastify/swagger',
  '@fastify/websocket',
  '@noble/curves',
  'fastify',
  'graphile-worker',
  'kysely',
  'pg',
  'prom-client',
  'temporal-polyfill',
  'typebox',
  'uqr',
  'ws',
];

const isTaken = (id) => TAKEN.some((name) => id === name || id.startsWith(`${name}/`));
const isPackage = (id) => /^[@a-z]/.test(id) && !id.startsWith('node:');

const bundle = await rolldown({
  input: { serve: join(root, 'dist/src/cli/serve.js') },
  cwd: root,
  platform: 'node',
  logLevel: 'warn',
  external: (id, importer) => isPackage(id) && Boolean(importer?.includes('/dist/src/')) && !isTaken(id),
});
await bundle.write({ dir: join(root, 'dist/server'), format: 'esm', cleanDir: true });
await bundle.close();
