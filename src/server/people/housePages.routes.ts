import Type from 'typebox';
import { ok } from '../../kit/result.ts';
import { HOUSE_PAGES, type HousePageEvent, housePages, UNWRITTEN } from '../../people/housePage.ts';
import { may } from '../http/actor.ts';
import { type Route, route } from '../http/route.ts';
import type { Room } from './room.ts';
import { closed, LanguageShape, oneOf } from './shapes.ts';

const STREAM = 'people:pages';
const Page = closed({ page: oneOf(HOUSE_PAGES) });
const Texts = Type.Array(closed({ language: LanguageShape, text: Type.String({ minLength: 1, maxLength: 50_000 }) }), {
  maxItems: 4,
});

/** Imprint and privacy notice: the organiser's own words, every version in the log. */
export const housePageRoutes = ({ services: { store } }: Room): readonly Route[] => [
  route('GET /pages/:page', {
    policy: may('site.read'),
    schema: { params: Page, summary: 'The imprint or the privacy notice of the organiser.' },
    handler: async ({ params }) => ok((await store.load(housePages, STREAM)).state[params.page] ?? UNWRITTEN),
  }),
  route('PUT /pages/:page', {
    policy: may('people.staff'),
    schema: { params: Page, body: closed({ texts: Texts }), summary: 'Write the imprint or the privacy notice.' },
    async handler({ params: { page }, body: { texts }, by, at }) {
      const event: HousePageEvent = { type: 'pageWritten', page, texts, by, at };
      await store.append({ stream: STREAM, expected: 'any', actor: by, at, events: [event] });
      return ok({});
    },
  }),
];
