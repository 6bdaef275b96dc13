import Type from 'typebox';
import { PLACE_REFUSALS, type PlaceRefusal } from '../../championship/wire.ts';
import { invariant } from '../../kit/absurd.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import type { StoreRefusal } from '../../wire/refusals.ts';
import { type Actor, may } from '../http/actor.ts';
import { type Route, route, sent } from '../http/route.ts';
import type { Answer } from '../store/events.ts';
import { type Context, editionFor } from './context.ts';
import { type CommandRefusal, commandEdition, type Told } from './editionCommands.ts';
import { acceptRegulation, enter, numberOf } from './entering.ts';
import { home } from './home.ts';
import { startsInTurn } from './playing.ts';
import { closed, InEdition } from './shapes.ts';

/** What a participant does: enter, start a match, confirm or give up a place. SSC 3-7.02 */
export function personRoutes(context: Context): readonly Route[] {
  const start = startsInTurn(context);
  return [
    route('GET /editions/:edition/me', {
      policy: may('championship.play'),
      schema: { params: InEdition, summary: 'Your part in an edition: matches left, results, rank, place.' },
      async handler({ params, actor, at }) {
        const edition = await editionFor(context, params.edition, actor);
        return edition ? ok(await home(context, edition, personOf(actor), at)) : refuse({ code: 'not-found' });
      },
    }),
    route('POST /editions/:edition/entry', {
      policy: may('championship.play'),
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
        sent(await enter(context, { edition: params.edition, person: personOf(actor), by, at, once, ...body })),
    }),
    route('POST /editions/:edition/acceptance', {
      policy: may('championship.play'),
      idempotency: 'required',
      schema: {
        params: InEdition,
        body: closed({ version: Type.Integer({ minimum: 1, maximum: 10_000 }) }),
        summary: 'Accept the new text of the regulation (SSC 3, 8.07).',
      },
      handler: async ({ params, body, actor, by, at, once }) =>
        sent(
          await acceptRegulation(context, params.edition, personOf(actor), body.version, {
            ...{ by, at, once },
          }),
        ),
    }),
    route('POST /editions/:edition/matches', {
      policy: may('championship.play'),
      idempotency: 'required',
      schema: {
        params: InEdition,
        body: closed({
          promise: Type.Optional(Type.String({ pattern: '^[0-9a-f-]{36}$' })),
          clientSeed: Type.Optional(Type.String({ pattern: '^([0-9a-f]{2}){1,32}$' })),
        }),
        summary: 'Start a championship match (SSC 4.03, 5.03, 6.03); a started match is used.',
      },
      async handler({ params, body, actor, by, at, once, request, reply }) {
        const person = personOf(actor);
        const started = await start({ edition: params.edition, person, by, at, once, ...body });
        if (started.ok) await context.people.playsHere(request, reply, person, at);
        return sent(started);
      },
    }),
    route('POST /editions/:edition/place', {
      policy: may('championship.play'),
      idempotency: 'required',
      schema: {
        params: InEdition,
        body: closed({ answer: Type.Union([Type.Literal('confirm'), Type.Literal('withdraw')]) }),
        summary: 'Confirm your place in the final in writing, or give it up (SSC 7.02).',
      },
      async handler({ params: { edition }, body, actor, by, at, once }) {
        const number = await numberOf(context, edition, personOf(actor));
        if (number === undefined) return refuse({ code: 'not-entered', article: 'SSC 3' });
        return sent(await answerOffer(context, { edition, number }, body.answer, { by, at, once }));
      },
    }),
  ];
}

/** The participant's own answer, by the link in the letter. SSC 7.02 */
async function answerOffer(
  context: Context,
  { edition, number }: { readonly edition: string; readonly number: number },
  answer: 'confirm' | 'withdraw',
  told: Told,
): Promise<
  Result<{ readonly answer: Answer<{ version: number }> }, PlaceRefusal | StoreRefusal | { readonly code: 'not-found' }>
> {
  const command =
    answer === 'confirm'
      ? ({ type: 'confirm', number, how: 'link', receivedAt: told.at } as const)
      : ({ type: 'withdraw', number, how: 'link' } as const);
  const answered = await commandEdition(context, edition, command, told);
  if (answered.ok) return answered;
  const { refusal } = answered;
  if (refusal.code === 'not-found' || refusal.code === 'idempotency-conflict' || refusal.code === 'stale-version') {
    return refuse(refusal);
  }
  invariant(isAboutPlace(refusal), `an answer to an offer is not refused with ${refusal.code}`);
  return refuse(refusal);
}

const isAboutPlace = (refusal: CommandRefusal): refusal is PlaceRefusal =>
  PLACE_REFUSALS.some((code) => code === refusal.code);

function personOf(actor: Actor): string {
  invariant(actor.kind === 'person', 'the policy lets only people in');
  return actor.id;
}
