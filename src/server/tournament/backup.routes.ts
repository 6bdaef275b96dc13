import { ok } from '../../kit/result.ts';
import { may } from '../http/actor.ts';
import { type Route, route } from '../http/route.ts';
import { openSigner } from '../store/signing.ts';
import type { Services } from '../subject.ts';
import { contentOf } from './eveningContent.ts';
import { readFile, sealFile } from './eveningFile.ts';
import type { EveningSaves } from './eveningSaves.ts';
import type { Office } from './office.ts';
import { restore } from './restore.ts';
import { CODE, TOURNAMENT } from './shapes.ts';
import { tournamentRoute } from './tournamentRoute.ts';

/** An evening leaves as a signed file and comes in through the same rules as everything else. */
export const backupRoutes = (services: Services, office: Office, saves: EveningSaves): readonly Route[] => [
  tournamentRoute(office, 'GET /tournaments/:id/backup', {
    right: 'backup.read',
    schema: { params: TOURNAMENT, querystring: CODE, summary: 'The whole evening in one file.' },
    async handler({ params: { id }, reply }) {
      const file = sealFile(await contentOf(services, id), openSigner(services.config.dataDir));
      reply.header('content-disposition', `attachment; filename="gschobe-${id}.json"`);
      await reply.type('application/json').send(JSON.stringify(file));
      return ok(undefined);
    },
  }),
  tournamentRoute(office, 'GET /tournaments/:id/saved', {
    right: 'backup.read',
    schema: { params: TOURNAMENT, querystring: CODE, summary: 'Where the evening was last saved by itself.' },
    handler: ({ params: { id } }) => ok({ folder: services.config.eveningsDir, last: saves.last(id) }),
  }),
  route('POST /tournaments/restore', {
    policy: may('tournament.run'),
    limit: { perMinute: 6, burst: 6, by: 'actor' },
    upload: { types: ['application/octet-stream'], bytes: 64 * 1024 * 1024 },
    schema: { summary: 'Takes over an evening from the other laptop’s file.' },
    handler({ body, by, at }) {
      const file = readFile(body);
      return file.ok ? restore(services, file.value, by, at) : file;
    },
  }),
];
