import Type from 'typebox';
import type { Card } from '../../schieber/card.ts';
import { DOCUMENTS } from '../../tournament/evening/evening.ts';
import { TIE_RULES, type Ties } from '../../tournament/ranking/ranking.ts';
import { IRREGULARITIES, type Irregularity, NOTICED } from '../../tournament/ruling/irregularity.ts';
import { CHOICES, type Choice, VARIANTS } from '../../tournament/ruling/measure.ts';
import { EXTRAS } from '../../tournament/sheet/extras.ts';
import { ANY_NUMBER, COUNT, WHOLE } from '../http/numbers.ts';

export const closed = { additionalProperties: false } as const;

export const ID = Type.String({ pattern: '^[a-z2-7]{8}$' });
/** One of these words, typed as such. */
export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  Type.Unsafe<Words[number]>(Type.Union(words.map((word) => Type.Literal(word))));

/** The revision on the asker's screen; the answer then says what has changed there. */
export const SINCE_FIELD = { since: Type.Optional(COUNT) };
export const SINCE = Type.Object(SINCE_FIELD, closed);
export const TOURNAMENT = Type.Object({ id: ID }, closed);
const PASSE_NUMBER = Type.Integer({ minimum: 1, maximum: 60 });
export const PASSE = Type.Object({ id: ID, passe: PASSE_NUMBER }, closed);
export const SHEET = Type.Object(
  { id: ID, passe: PASSE_NUMBER, table: Type.Integer({ minimum: 1, maximum: 500 }) },
  closed,
);

const NUMBER = Type.Integer({ minimum: 1, maximum: 99_999 });
const TABLE = Type.Integer({ minimum: 1, maximum: 500 });
const TEAM = Type.Tuple([NUMBER, NUMBER]);
const TEAMS = Type.Tuple([TEAM, TEAM]);
const SEAT = Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2), Type.Literal(3)]);
const POINTS = Type.Tuple([ANY_NUMBER, ANY_NUMBER]);
const REASON = Type.String({ maxLength: 300 });
export const CARDS = oneOf(['german', 'french']);
const GAME = Type.Integer({ minimum: 0, maximum: 99 });

const BASE = oneOf(['ssc', 'ebh']);
/** For single irregularities the other text's answer. */
const RULINGS_FROM = Type.Unsafe<{ [event in Irregularity]?: 'ssc' | 'ebh' }>(
  Type.Object(Object.fromEntries(IRREGULARITIES.map((name) => [name, Type.Optional(BASE)])), closed),
);

/** What an organiser may set; the rest comes from the regulation he starts from. EBH 1 */
export const REGULATION = Type.Object(
  {
    base: BASE,
    passen: Type.Optional(WHOLE),
    gamesPerPasse: Type.Optional(WHOLE),
    minutesPerPasse: Type.Optional(WHOLE),
    finalTable: Type.Optional(Type.Boolean()),
    exclusionFrom: Type.Optional(WHOLE),
    exclusionAutomatic: Type.Optional(Type.Boolean()),
    flatRate: Type.Optional(Type.Union([WHOLE, Type.Null()])),
    bye: Type.Optional(
      Type.Union([
        Type.Object({ kind: Type.Literal('mean') }, closed),
        Type.Object({ kind: Type.Literal('points'), points: Type.Integer({ minimum: 0, maximum: 5652 }) }, closed),
      ]),
    ),
    retired: Type.Optional(oneOf(['behind', 'among'])),
    ties: Type.Optional(Type.Unsafe<Ties>(Type.Union(Object.keys(TIE_RULES).map((each) => Type.Literal(each))))),
    personalSheet: Type.Optional(oneOf(['supervisor', 'player-total'])),
    identityCheck: Type.Optional(Type.Boolean()),
    pairs: Type.Optional(Type.Boolean()),
    extras: Type.Optional(Type.Array(oneOf(EXTRAS), { maxItems: 3, uniqueItems: true })),
    rulingsFrom: Type.Optional(RULINGS_FROM),
  },
  closed,
);

export const CREATE = Type.Object(
  {
    title: Type.String({ maxLength: 80 }),
    place: Type.String({ maxLength: 80 }),
    day: Type.String({ maxLength: 10 }),
    director: Type.Optional(Type.String({ maxLength: 80 })),
    regulation: REGULATION,
    doubleEntry: Type.Optional(Type.Boolean()),
  },
  closed,
);

export const ENTRY = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 80 }),
    town: Type.Optional(Type.String({ maxLength: 80 })),
    yearOfBirth: Type.Optional(Type.Union([Type.Integer({ minimum: 1900, maximum: 2100 }), Type.Null()])),
    number: Type.Optional(NUMBER),
    cards: Type.Optional(Type.Union([CARDS, Type.Null()])),
    fixedTable: Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: 500 }), Type.Null()])),
    noPhoto: Type.Optional(Type.Boolean()),
    fillIn: Type.Optional(Type.Boolean()),
    origin: Type.Optional(oneOf(['list', 'walk-in', 'semifinal', 'title-holder', 'wild-card'])),
  },
  closed,
);

const RAPPEN = Type.Integer({ minimum: 0, maximum: 100_000_000 });

/** What a club asks beside the play. */
const CLUB_COMMANDS = [
  Type.Object({ type: Type.Literal('remove-player'), number: NUMBER }, closed),
  Type.Object({ type: Type.Literal('share-results'), shared: Type.Boolean() }, closed),
  Type.Object(
    {
      type: Type.Literal('set-till'),
      fee: RAPPEN,
      costs: Type.Array(Type.Object({ what: Type.String({ maxLength: 60 }), rappen: RAPPEN }, closed), {
        maxItems: 20,
      }),
      plan: Type.Object(
        {
          parts: Type.Array(Type.Integer({ minimum: 1, maximum: 1000 }), { maxItems: 100 }),
          stepRappen: Type.Integer({ minimum: 1, maximum: 100_000 }),
        },
        closed,
      ),
    },
    closed,
  ),
  Type.Object({ type: Type.Literal('pay-fee'), number: NUMBER, rappen: RAPPEN }, closed),
  Type.Object({ type: Type.Literal('repay-fee'), number: NUMBER }, closed),
  Type.Object(
    {
      type: Type.Literal('set-registration'),
      isOpen: Type.Boolean(),
      places: Type.Union([Type.Integer({ minimum: 4, maximum: 2000 }), Type.Null()]),
    },
    closed,
  ),
] as const;

/** What the desk may ask; facts that come from the sheets are added by the server, never by the caller. */
export const EVENING_COMMAND = Type.Union([
  Type.Object(
    { type: Type.Literal('change-regulation'), regulation: REGULATION, doubleEntry: Type.Optional(Type.Boolean()) },
    closed,
  ),
  Type.Object(
    {
      type: Type.Literal('add-players'),
      entries: Type.Array(ENTRY, { minItems: 1, maxItems: 300 }),
      present: Type.Optional(Type.Boolean()),
      inPairs: Type.Optional(Type.Boolean()),
    },
    closed,
  ),
  Type.Object({ type: Type.Literal('change-player'), number: NUMBER, entry: Type.Partial(ENTRY, closed) }, closed),
  Type.Object({ type: Type.Literal('keep-apart'), pair: Type.Tuple([NUMBER, NUMBER]), apart: Type.Boolean() }, closed),
  Type.Object({ type: Type.Literal('pair'), pair: Type.Tuple([NUMBER, NUMBER]), together: Type.Boolean() }, closed),
  Type.Object(
    {
      type: Type.Literal('check-in'),
      number: NUMBER,
      document: Type.Optional(oneOf(DOCUMENTS)),
      adult: Type.Optional(Type.Boolean()),
    },
    closed,
  ),
  Type.Object({ type: Type.Literal('leave'), number: NUMBER }, closed),
  Type.Object({ type: Type.Literal('come-back'), number: NUMBER }, closed),
  Type.Object(
    {
      type: Type.Literal('warn'),
      number: NUMBER,
      reason: REASON,
      article: Type.Optional(Type.String({ maxLength: 40 })),
    },
    closed,
  ),
  Type.Object({ type: Type.Literal('exclude'), number: NUMBER, reason: REASON }, closed),
  Type.Object({ type: Type.Literal('withdraw-warning'), number: NUMBER, reason: REASON }, closed),
  Type.Object({ type: Type.Literal('readmit'), number: NUMBER, reason: REASON }, closed),
  Type.Object({ type: Type.Literal('dismiss-proposal'), number: NUMBER, reason: REASON }, closed),
  Type.Object({ type: Type.Literal('cancel-draw'), reason: REASON }, closed),
  Type.Object({ type: Type.Literal('reseat'), passe: WHOLE, table: TABLE, teams: TEAMS, reason: REASON }, closed),
  Type.Object({ type: Type.Literal('give-bye'), passe: WHOLE, number: NUMBER }, closed),
  Type.Object({ type: Type.Literal('call-director'), table: TABLE }, closed),
  Type.Object({ type: Type.Literal('answer-call'), table: TABLE }, closed),
  Type.Object({ type: Type.Literal('take-seat'), passe: WHOLE, leaver: NUMBER, player: NUMBER }, closed),
  Type.Object({ type: Type.Literal('start-passe'), passe: WHOLE, despite: Type.Optional(REASON) }, closed),
  Type.Object({ type: Type.Literal('close-passe'), passe: WHOLE, despite: Type.Optional(REASON) }, closed),
  Type.Object({ type: Type.Literal('announce'), text: Type.String({ minLength: 1, maxLength: 280 }) }, closed),
  Type.Object(
    {
      type: Type.Literal('set-prizes'),
      prizes: Type.Array(
        Type.Object(
          {
            place: Type.Integer({ minimum: 1, maximum: 2000 }),
            what: Type.String({ maxLength: 80 }),
            valueRappen: Type.Integer({ minimum: 0, maximum: 100_000_000 }),
          },
          closed,
        ),
        { maxItems: 300 },
      ),
    },
    closed,
  ),
  Type.Object({ type: Type.Literal('award'), place: WHOLE, player: NUMBER }, closed),
  Type.Object({ type: Type.Literal('hand-over'), place: WHOLE, player: NUMBER }, closed),
  Type.Object({ type: Type.Literal('take-back'), place: WHOLE, player: NUMBER, reason: REASON }, closed),
  Type.Object(
    { type: Type.Literal('enter-total'), number: NUMBER, total: Type.Integer({ minimum: 0, maximum: 99_999 }) },
    closed,
  ),
  Type.Object({ type: Type.Literal('initial-total'), number: NUMBER }, closed),
  Type.Object({ type: Type.Literal('hand-in'), number: NUMBER }, closed),
  ...CLUB_COMMANDS,
  Type.Object({ type: Type.Literal('publish') }, closed),
  Type.Object({ type: Type.Literal('finish'), despite: Type.Optional(REASON) }, closed),
  Type.Object({ type: Type.Literal('reopen'), reason: REASON }, closed),
]);

/** `version`: the state of the sheet the sender has seen; of two who saw the same, one is told that the other was first. */
const VERSION = { version: COUNT };

export const SHEET_COMMAND = Type.Union([
  Type.Object({ type: Type.Literal('elect-writer'), seat: SEAT, ...VERSION }, closed),
  Type.Object(
    { type: Type.Literal('record'), game: GAME, points: POINTS, estimated: Type.Optional(Type.Boolean()), ...VERSION },
    closed,
  ),
  Type.Object({ type: Type.Literal('confirm'), seat: SEAT, ...VERSION }, closed),
  Type.Object(
    { type: Type.Literal('object'), seat: SEAT, game: Type.Optional(GAME), text: Type.Optional(REASON), ...VERSION },
    closed,
  ),
  Type.Object({ type: Type.Literal('sign'), ...VERSION }, closed),
  Type.Object({ type: Type.Literal('enter'), totals: POINTS, ...VERSION }, closed),
  Type.Object({ type: Type.Literal('return'), reason: REASON, ...VERSION }, closed),
  Type.Object({ type: Type.Literal('visa'), ...VERSION }, closed),
  Type.Object(
    {
      type: Type.Literal('correct'),
      game: Type.Optional(GAME),
      points: POINTS,
      reason: REASON,
      alone: Type.Optional(Type.Boolean()),
      ...VERSION,
    },
    closed,
  ),
  Type.Object({ type: Type.Literal('confirm-correction'), ...VERSION }, closed),
  Type.Object({ type: Type.Literal('drop-correction'), ...VERSION }, closed),
  Type.Object({ type: Type.Literal('repeat'), reason: REASON, ...VERSION }, closed),
  Type.Object({ type: Type.Literal('void'), reason: REASON, ...VERSION }, closed),
  Type.Object({ type: Type.Literal('resume'), reason: REASON, ...VERSION }, closed),
  Type.Object(
    {
      type: Type.Literal('substitute'),
      seat: SEAT,
      player: NUMBER,
      whole: Type.Optional(Type.Boolean()),
      ...VERSION,
    },
    closed,
  ),
  Type.Object(
    {
      type: Type.Literal('abort'),
      excluded: SEAT,
      rate: Type.Optional(Type.Integer({ minimum: 0, maximum: 5652 })),
      reason: Type.Optional(REASON),
      ...VERSION,
    },
    closed,
  ),
]);

const CARD = Type.Unsafe<Card>(Type.String({ pattern: '^[HDSC][6-9TJQKA]$' }));

/** What the wizard knows. SSC 7.05, EBH 2-9 */
export const RULING = Type.Object(
  {
    event: oneOf(IRREGULARITIES),
    noticed: oneOf(NOTICED),
    game: Type.Integer({ minimum: 1, maximum: 36 }),
    /** Left out when it was nobody in particular. */
    offender: Type.Optional(SEAT),
    variant: Type.Optional(oneOf(VARIANTS)),
    trickNumber: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
    rightfulLeader: Type.Optional(SEAT),
    mode: Type.Optional(oneOf(['H', 'D', 'S', 'C', 'O', 'U'])),
    hand: Type.Optional(Type.Array(CARD, { maxItems: 9 })),
    trick: Type.Optional(Type.Array(CARD, { maxItems: 3 })),
    played: Type.Optional(Type.Array(CARD, { maxItems: 9 })),
    choice: Type.Optional(Type.Unsafe<Choice>(Type.Union(Object.keys(CHOICES).map((each) => Type.Literal(each))))),
    /** What the game is worth after it; the two sides share 157. */
    points: Type.Optional(POINTS),
    /** The director warns, or excludes and breaks off the Passe, in the same step. */
    warn: Type.Optional(Type.Boolean()),
    exclude: Type.Optional(Type.Boolean()),
    ...VERSION,
  },
  closed,
);
