import Type from 'typebox';
import { Recent } from '../../../kit/recent.ts';
import { ok } from '../../../kit/result.ts';
import type { Follower } from '../../../tournament/laptops/wire.ts';
import { PLACE } from '../../http/numbers.ts';
import type { Route } from '../../http/route.ts';
import { openSigner } from '../../store/signing.ts';
import type { Services } from '../../subject.ts';
import { addressOf } from '../address.ts';
import { contentOf } from '../eveningContent.ts';
import { sealFile } from '../eveningFile.ts';
import { FOLLOWER, typedKeyFor } from '../keys.ts';
import { changeAside, type Office } from '../office.ts';
import { closed, SINCE, SINCE_FIELD, TOURNAMENT } from '../shapes.ts';
import type { TournamentTables } from '../tables.ts';
import { tournamentRoute } from '../tournamentRoute.ts';

/** What the first laptop of a hall gives to a second one, and what it does when that one has taken over. */
export const firstLaptopRoutes = (services: Services, office: Office): readonly Route[] => {
  const followers: Followers = new Recent(50);
  return [laptops(services, office, followers), follow(services, office, followers), moved(office), stay(office)];
};

type Followers = Recent<string, Omit<Follower, 'isSilent'>>;
/** A laptop that follows asks every second. */
const SILENT = 10_000;

const laptops = ({ config }: Services, office: Office, followers: Followers): Route =>
  tournamentRoute(office, 'GET /tournaments/:id/laptops', {
    right: 'backup.read',
    schema: { params: TOURNAMENT, querystring: SINCE, summary: 'How a second laptop follows, and whether one does.' },
    handler({ board, request, at }) {
      const address = (config.publicUrl ?? addressOf(request)).replace(/^http:\/\//, '');
      const link = `${address}/code/${typedKeyFor(board.secret, 'f', FOLLOWER)}`;
      const last = followers.get(board.id);
      return ok({ link, follower: last ? { ...last, isSilent: at - last.at > SILENT } : null });
    },
  });

const follow = (services: Services, office: Office, followers: Followers): Route =>
  tournamentRoute(office, 'GET /tournaments/:id/follow', {
    right: 'evening.follow',
    schema: {
      params: TOURNAMENT,
      querystring: Type.Object({ ...SINCE_FIELD, from: PLACE }, closed),
      summary: 'The entries that a second laptop has not; none when it has seen this revision.',
    },
    async handler({ params: { id }, query: { from, since }, board, at, request, reply }) {
      const { revision } = board;
      const content = since === revision ? undefined : await contentOf(services, id, from);
      const piece = content ? sealFile(content, openSigner(services.config.dataDir)) : null;
      followers.set(id, { address: request.ip, at, behind: content?.log.length ?? 0 });
      await reply.type('application/json').send(JSON.stringify({ revision, piece }));
      return ok(undefined);
    },
  });

const moved = (office: Office): Route =>
  tournamentRoute(office, 'POST /tournaments/:id/moved', {
    right: 'evening.handOver',
    evenMoved: true,
    schema: {
      params: TOURNAMENT,
      querystring: SINCE,
      body: Type.Object(
        {
          address: Type.String({ pattern: '^https?://[\\w.:\\[\\]-]{1,100}$' }),
          entries: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
        },
        closed,
      ),
      summary: 'Another laptop has taken over: nothing is written here any more.',
    },
    async handler({ params: { id }, body: { address, entries }, at }) {
      await move(office, id, { moved_to: address, moved_at: new Date(at), moved_missing: 0 });
      // Only now is nothing added any more.
      const missing = Math.max(0, (await contentOf(office, id)).log.length - entries);
      if (missing > 0) await move(office, id, { moved_missing: missing });
      return ok({ missing });
    },
  });

const stay = (office: Office): Route =>
  tournamentRoute(office, 'DELETE /tournaments/:id/moved', {
    right: 'evening.handOver',
    evenMoved: true,
    schema: { params: TOURNAMENT, querystring: SINCE, summary: 'The evening goes on here all the same.' },
    async handler({ params: { id } }) {
      await move(office, id, { moved_to: null, moved_at: null, moved_missing: null });
      return ok(undefined);
    },
  });

type Move = Partial<Pick<TournamentTables['tournaments'], 'moved_to' | 'moved_missing'>> & {
  readonly moved_at?: Date | null;
};

const move = (office: Office, id: string, set: Move): Promise<void> =>
  changeAside(office, id, async (trx) => {
    await trx.withTables<TournamentTables>().updateTable('tournaments').set(set).where('id', '=', id).execute();
  });
