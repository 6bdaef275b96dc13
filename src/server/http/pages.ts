import { existsSync } from 'node:fs';
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DAY } from '../../kit/time.ts';
import { home } from '../home.ts';
import { writeAside } from '../store/writeAside.ts';
import { refuseWith } from './problem.ts';

const FOLDER = join(home, 'dist', 'web');
const YEAR = 365 * DAY;

/** The web pages as they were built. Files with a hash in their name never change; the rest is asked for each time. */
export async function openPages(server: FastifyInstance, folder = FOLDER): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    server.setNotFoundHandler((_request, reply) => refuseWith(reply, { code: 'no-such-route' }));
    return;
  }
  await compressAll(folder).catch(() => {}); // a read-only folder: sent as it is
  await server.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: 'index.html',
    cacheControl: false,
    dotfiles: 'deny',
    setHeaders(reply, path) {
      const isHashed = /[\\/]assets[\\/].*-[\w-]{8}\.\w+/.test(path);
      reply.setHeader('cache-control', isHashed ? `public, max-age=${YEAR / 1000}, immutable` : 'no-cache');
    },
  });
  // An address of the app, typed or shared: the app itself finds the screen.
  server.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (!isPage || /^\/(api|assets)\//.test(request.url)) return refuseWith(reply, { code: 'no-such-route' });
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}

const COMPRESSIBLE = /\.(html|js|css|svg|json|wasm|webmanifest|txt|map)$/;
const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Beside each file its compressed twins, unless they are there and newer. */
export async function compressAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await compressAll(path);
    else if (COMPRESSIBLE.test(entry.name) && !(await isFresh(path))) {
      const bytes = await readFile(path);
      await putTwin(`${path}.gz`, await toGzip(bytes, { level: 9 }));
      const params = { [constants.BROTLI_PARAM_QUALITY]: bytes.length < 200_000 ? 11 : 9 };
      await putTwin(`${path}.br`, await toBrotli(bytes, { params }));
    }
  }
}

/** Whole or not at all: half of one, left by a full disk or a kill, would be sent to everybody. */
async function putTwin(file: string, bytes: Buffer): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  await writeAside(part, async () => {
    await writeFile(part, bytes);
    await rename(part, file);
  });
}

async function isFresh(path: string): Promise<boolean> {
  try {
    return (await stat(`${path}.br`)).mtimeMs >= (await stat(path)).mtimeMs;
  } catch {
    return false;
  }
}
