import Type from 'typebox';
import { modelId } from '../../big21/model.ts';
import type { HouseTerms, TermsCommand, TermsRefusal } from '../../big21/terms.ts';
import type { TermsDesk } from '../../big21/wire.ts';
import { ok, type Result } from '../../kit/result.ts';
import type { StoreRefusal } from '../../wire/refusals.ts';
import { may } from '../http/actor.ts';
import { INSTANT } from '../http/numbers.ts';
import { type Asked, type Route, route } from '../http/route.ts';
import type { Big21Room } from './room.ts';
import { closed, EDITION, EMPTY } from './shapes.ts';

/** A whole text of rules, as long as a regulation may be. */
const TEXT = Type.String({ minLength: 1, maxLength: 200_000 });
const WORDING = Type.Object(
  { de: TEXT, fr: Type.Optional(TEXT), it: Type.Optional(TEXT), en: Type.Optional(TEXT) },
  closed,
);
const CHANGE = Type.Object(
  {
    rules: Type.Optional(EDITION),
    conditions: Type.Optional(EDITION),
    model: Type.Optional(Type.String({ maxLength: 60 })),
    from: INSTANT,
    content: WORDING,
    texts: Type.Optional(Type.Object({ rules: Type.Optional(WORDING), conditions: Type.Optional(WORDING) }, closed)),
    acceptsLosses: Type.Optional(Type.Boolean()),
  },
  closed,
);

const weights = (count: number) =>
  Type.Array(Type.Integer({ minimum: 0, maximum: 1_000_000_000 }), { minItems: count, maxItems: count });
const MODEL_WEIGHTS = Type.Object(
  {
    name: Type.String({ pattern: '^[\\w-]{1,40}$' }),
    version: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    cards: weights(13),
    free: weights(5),
    highLow: weights(13),
  },
  closed,
);

/** New terms and odds: one proposes, another approves, then everybody is told. B21 3.2, 24.2 */
export function announcingRoutes({ terms }: Big21Room): readonly Route[] {
  const command = async (
    { by, at, once }: Asked<unknown, unknown, unknown>,
    what: TermsCommand,
  ): Promise<Result<TermsDesk, TermsRefusal | StoreRefusal>> => {
    const done = await terms.command(what, by, at, once);
    return done.ok ? ok(deskOf(done.value)) : done;
  };
  return [
    route('GET /big21/terms', {
      policy: may('ledger.read'),
      schema: { summary: 'What is proposed, and the models of the house’s own with their certificates.' },
      async handler() {
        await terms.load(); // another process may have heard of it
        return ok(deskOf(terms.house()));
      },
    }),
    route('POST /big21/terms', {
      policy: may('big21.announce'),
      idempotency: 'required',
      schema: { body: CHANGE, summary: 'Propose new rules, conditions or odds, with what changes (B21 24.2).' },
      handler: (asked) => command(asked, { type: 'propose', ...asked.body }),
    }),
    route('POST /big21/terms/approval', {
      policy: may('big21.approve'),
      idempotency: 'required',
      schema: { body: EMPTY, summary: 'The second person agrees: it is announced to every account (B21 24.2).' },
      handler: (asked) => command(asked, { type: 'approve' }),
    }),
    route('DELETE /big21/terms', {
      policy: may('big21.approve'),
      schema: { summary: 'What is proposed is not announced.' },
      handler: (asked) => command(asked, { type: 'withdraw' }),
    }),
    route('POST /big21/models', {
      policy: may('big21.announce'),
      idempotency: 'required',
      schema: { body: MODEL_WEIGHTS, summary: 'Odds of the house’s own; their certificate is computed (B21 3.2).' },
      handler: (asked) => command(asked, { type: 'submitModel', weights: asked.body }),
    }),
  ];
}

const deskOf = ({ proposal, models }: HouseTerms): TermsDesk => ({
  proposal: proposal ?? null,
  models: models.map(({ weights: own, proof }) => ({
    ...{ id: modelId(own), weights: own },
    odds: proof ? { ratio: proof.payoutRatio.ratio, highest: proof.highestRatio } : null,
  })),
});
