import { MOST_BYTES } from '../../championship/picture.ts';
import { ok, refuse } from '../../kit/result.ts';
import { may } from '../http/actor.ts';
import { type Route, route } from '../http/route.ts';
import type { Context } from './context.ts';
import { keepPicture, pictureFor } from './pictures.ts';
import { closed, EditionId, InEdition, PictureId } from './shapes.ts';

const YEAR_SECONDS = 31_536_000;

/** Logos: sent by the office, shown to everybody once the edition wears them. */
export const lookRoutes = (context: Context): readonly Route[] => [
  route('POST /editions/:edition/pictures', {
    policy: may('edition.run'),
    limit: { perMinute: 30, burst: 30, by: 'actor' },
    // Whatever a browser calls it: the bytes say what it is.
    upload: { types: ['application/octet-stream'], bytes: MOST_BYTES },
    schema: { params: InEdition, summary: 'A logo (PNG, JPEG or WebP) for the look of an edition; answers its name.' },
    handler: ({ params, body, by, at }) => keepPicture(context, params.edition, body, { by, at }),
  }),
  route('GET /editions/:edition/pictures/:picture', {
    policy: may('site.read'),
    schema: {
      params: closed({ edition: EditionId, picture: PictureId }),
      summary: 'A logo that the edition wears; for the office also one that it does not wear yet.',
    },
    async handler({ params, actor, reply }) {
      const found = await pictureFor(context, params, actor);
      if (!found) return refuse({ code: 'not-found' });
      // Its name is its fingerprint: it never changes. Opened by itself it is a picture and can do nothing.
      reply
        .type(found.kind)
        .header('cache-control', `${found.isPublic ? 'public' : 'private'}, max-age=${YEAR_SECONDS}, immutable`)
        .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'");
      await reply.send(found.bytes);
      return ok(undefined);
    },
  }),
];
