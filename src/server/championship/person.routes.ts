import Type from 'typebox';
import { invariant } from '../../kit/absurd.ts';
import { ok, refuse } from '../../kit/result.ts';
import type { Actor } from '../http/actor.ts';
import { looseRoute, type Route, sent } from '../http/route.ts';
import { enter, numberOf } from './entering.ts';
import { home } from './home.ts';
import type { Office } from './office.ts';
import { openStarts } from './playing.ts';
import type { Room } from './room.ts';
import { closed, InEdition } from './shapes.ts';
import { editionProcess, editionStream } from './streams.ts';

/** What a participant does: enter, start a match, confirm or give up a place. SSC 3-7.02 */
export function personRoutes(room: Room, office: Office): readonly Route[] {
  const { store } = room.services;
  const start = openStarts(room);

  return [
    looseRoute({
      method: 'GET',
      url: '/api/editions/:edition/me',
      policy: 'person',
      schema: { params: InEdition, summary: 'Your part in an edition: matches left, results, rank, place.' },
      async handler({ params, actor, at }) {
        const { state: edition } = await store.load(editionProcess, editionStream(params.edition));
        return edition ? ok(await home(room, edition, personOf(actor), at)) : refuse({ code: 'not-found' });
      },
    }),
    looseRoute({
      method: 'POST',
      url: '/api/editions/:edition/entry',
      policy: 'person',
      idempotency: 'required',
      schema: {
        params: InEdition,
        body: closed({
          acceptsRules: Type.Boolean(),
          referral: Type.Optional(Type.String({ pattern: '^[a-z0-9]{1,40}$' })),
        }),
        summary: 'Enter the championship (SSC 3); free of charge.',
      },
      handler: async ({ params, body, actor, by, at, once }) =>
        sent(await enter(room, { edition: params.edition, person: personOf(actor), by, at, once, ...body })),
    }),
    looseRoute({
      method: 'POST',
      url: '/api/editions/:edition/matches',
      policy: 'person',
      idempotency: 'required',
      schema: {
        params: InEdition,
        body: closed({ clientSeed: Type.Optional(Type.String({ pattern: '^([0-9a-f]{2}){1,32}$' })) }),
        summary: 'Start a championship match (SSC 4.03, 5.03, 6.03); a started match is used.',
      },
      handler: async ({ params, body, actor, by, at, once }) =>
        sent(await start({ edition: params.edition, person: personOf(actor), by, at, once, ...body })),
    }),
    looseRoute({
      method: 'POST',
      url: '/api/editions/:edition/place',
      policy: 'person',
      idempotency: 'required',
      schema: {
        params: InEdition,
        body: closed({ answer: Type.Union([Type.Literal('confirm'), Type.Literal('withdraw')]) }),
        summary: 'Confirm your place in the final in writing, or give it up (SSC 7.02).',
      },
      async handler({ params, body, actor, by, at, once }) {
        const number = await numberOf(room, params.edition, personOf(actor));
        if (number === undefined) return refuse({ code: 'not-entered', article: 'SSC 3' });
        const command =
          body.answer === 'confirm'
            ? ({ type: 'confirm', number, how: 'link', receivedAt: at } as const)
            : ({ type: 'withdraw', number, how: 'link' } as const);
        return sent(await office.command(params.edition, command, { by, at, once }));
      },
    }),
  ];
}

function personOf(actor: Actor): string {
  invariant(actor.kind === 'person', 'the policy lets only people in');
  return actor.id;
}
