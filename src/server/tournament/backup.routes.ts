import { isAbsolute } from 'node:path';
import Type from 'typebox';
import { ok, refuse } from '../../kit/result.ts';
import type { SavedView } from '../../tournament/wire.ts';
import { may } from '../http/actor.ts';
import { type Route, route } from '../http/route.ts';
import { openSigner } from '../store/signing.ts';
import type { Services } from '../subject.ts';
import { contentOf } from './eveningContent.ts';
import { sealFile } from './eveningFile.ts';
import type { EveningSaves } from './eveningSaves.ts';
import { isHall } from './hosts.ts';
import type { Office } from './office.ts';
import { restore } from './restore.ts';
import { closed, SINCE, TOURNAMENT } from './shapes.ts';
import { pluggedHere, sticksOf } from './sticks.ts';
import { tournamentRoute } from './tournamentRoute.ts';

/** An evening leaves as a signed file and comes in through the same rules as everything else. */
export const backupRoutes = (services: Services, office: Office, saves: EveningSaves): readonly Route[] => [
  tournamentRoute(office, 'GET /tournaments/:id/backup', {
    right: 'backup.read',
    schema: { params: TOURNAMENT, querystring: SINCE, summary: 'The whole evening in one file.' },
    async handler({ params: { id }, reply }) {
      const file = sealFile(await contentOf(services, id), openSigner(services.config.dataDir));
      reply.header('content-disposition', `attachment; filename="gschobe-${id}.json"`);
      await reply.type('application/json').send(JSON.stringify(file));
      return ok(undefined);
    },
  }),
  tournamentRoute(office, 'GET /tournaments/:id/saved', {
    right: 'backup.read',
    schema: { params: TOURNAMENT, querystring: SINCE, summary: 'Where the evening was last saved by itself.' },
    handler: async ({ params: { id } }) => ok(await savedView(services, saves, id)),
  }),
  tournamentRoute(office, 'PUT /tournaments/:id/saved', {
    right: 'backup.read',
    schema: {
      params: TOURNAMENT,
      querystring: SINCE,
      body: Type.Object({ folder: Type.String({ minLength: 1, maxLength: 300 }) }, closed),
      summary: 'From now on the evening is saved by itself into this folder of the laptop.',
    },
    async handler({ params: { id }, body: { folder }, board }) {
      const isChosen = isHall(services.config) && isAbsolute(folder) && (await saves.choose(id, board.evening, folder));
      return isChosen ? ok(await savedView(services, saves, id)) : refuse({ code: 'folder-not-writable', folder });
    },
  }),
  route('POST /tournaments/restore', {
    policy: may('tournament.run'),
    limit: { perMinute: 6, burst: 6, by: 'actor' },
    upload: { types: ['application/octet-stream'], bytes: 64 * 1024 * 1024 },
    schema: { summary: 'Takes over an evening from the other laptop’s file.' },
    handler: ({ body, by, at }) => restore(services, body, by, at),
  }),
];

async function savedView({ config }: Services, saves: EveningSaves, id: string): Promise<SavedView> {
  const sticks = isHall(config) ? sticksOf(pluggedHere()) : null;
  return { folder: await saves.folderOf(id), last: saves.last(id), sticks };
}
