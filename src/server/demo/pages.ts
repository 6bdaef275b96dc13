import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../../demo/house.ts';
import { enterAs, type Guise, isGuise } from '../../demo/roles.ts';
import { isStop, placeOf } from '../../demo/stops.ts';
import type { Instant } from '../../kit/time.ts';
import { isThisMachine } from '../config.ts';
import { home } from '../home.ts';
import { refuseWith } from '../http/problem.ts';
import type { Room } from '../people/room.ts';
import type { Subject } from '../subject.ts';
import { bar, type DoorOf, tourPage } from './html.ts';
import { roomOf } from './room.ts';
import { SHIPPED } from './shipped.ts';
import { languageOf } from './words.ts';

/** What the demo puts around the product's own pages. Without it none of these addresses exists. */
export interface DemoPages {
  open(http: FastifyInstance): Promise<void>;
  /** Whose windows are opened: the server must be there first. */
  use(server: { readonly subjects: readonly Subject[] }): void;
}

/** A worker that an earlier visit left would show pages without the bar: it goes. */
const LEAVING_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', () => self.registration.unregister());
`;

export function demoPages(house: House, now: () => Instant): DemoPages {
  let room: Room | undefined;
  const style = readFileSync(join(home, 'src/server/demo/style.css'), 'utf8');
  return {
    async open(http) {
      // Pages take the time of the house from here (src/web/shell/clock.ts).
      http.server.prependListener('request', (_request, response) => {
        response.setHeader('date', new Date(now()).toUTCString());
      });
      const app = readFileSync(join(home, 'dist/web/index.html'), 'utf8');
      http.addHook('onRequest', async (request, reply) => {
        if (isPage(request)) return sendHtml(reply, withBar(app, doorsOf(request)));
      });
      http.get('/sw.js', (_request, reply) => reply.type('text/javascript').send(LEAVING_WORKER));
      http.get('/demo', (request, reply) => sendHtml(reply, tourFor(request, house)));
      http.get('/demo/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
      http.get('/demo/pictures/:name', (request, reply) => {
        const stop = (request.params as { name: string }).name.replace(/\.webp$/, '');
        const picture = join(SHIPPED, 'pictures', `${stop}.webp`);
        if (!isStop(stop) || !existsSync(picture)) return refuseWith(reply, { code: 'not-found' });
        return reply.type('image/webp').send(readFileSync(picture));
      });
      http.get('/demo/be/:guise', async (request, reply) => {
        const { guise } = request.params as { guise: string };
        const { stop = '' } = request.query as { stop?: string };
        if (!isGuise(guise) || room === undefined) return refuseWith(reply, { code: 'not-found' });
        const { person, address } = enterAs(guise, house);
        if (person === null) await room.sessions.close(request, reply);
        else await room.sessions.open(request, reply, person, true);
        return reply.redirect(isStop(stop) ? placeOf(stop, house).address : address);
      });
    },
    use({ subjects }) {
      room = roomOf(subjects);
    },
  };
}

/** An address of the app that somebody opens; what the app and the demo themselves fetch is not. */
const isPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  (headers.accept?.includes('text/html') ?? false) &&
  !/^\/(api|assets|demo|openapi|healthz|readyz|metrics)\b/.test(url);

const sendHtml = (reply: FastifyReply, html: string): FastifyReply =>
  reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);

const withBar = (app: string, door: DoorOf): string =>
  app
    .replace('</head>', '<link rel="stylesheet" href="/demo/style.css">\n</head>')
    .replace(/<body[^>]*>/, (body) => `${body}\n${bar(door)}`);

function tourFor(request: FastifyRequest, house: House): string {
  const { language } = request.query as { language?: string };
  const spoken = languageOf(language, request.headers['accept-language']);
  return tourPage(house, spoken, doorsOf(request), hasNames(request));
}

/**
 * Cookies belong to a host name, so everybody of the bar has one: `organiser.localhost`. Browsers find this machine
 * under it without asking anybody; where they do not, the window changes who it is.
 */
function doorsOf(request: FastifyRequest): DoorOf {
  const path = (guise: Guise) => `/demo/be/${guise}`;
  if (!hasNames(request)) return path;
  const port = /:(\d+)$/.exec(request.headers.host ?? '')?.[0] ?? '';
  return (guise) => `http://${guise}.localhost${port}${path(guise)}`;
}

function hasNames({ headers }: FastifyRequest): boolean {
  const name = (headers.host ?? '').replace(/:\d+$/, '');
  const isSafari = /Safari\//.test(headers['user-agent'] ?? '') && !/Chrom/.test(headers['user-agent'] ?? '');
  return !isSafari && (isThisMachine(name) || name.endsWith('.localhost'));
}
