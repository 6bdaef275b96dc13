import Type, { type TProperties } from 'typebox';
import { PHASES, type Phase } from '../../championship/calendar.ts';
import { MOST_SPONSORS } from '../../championship/look.ts';
import { LANGUAGES, type Language } from '../../people/person.ts';

/** Shapes of what comes in. */
export const closed = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

export const EditionId = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,39}$' });
export const InEdition = closed({ edition: EditionId });
export const PhaseShape = Type.Unsafe<Phase>(Type.Enum([...PHASES]));
export const Reason = Type.String({ minLength: 1, maxLength: 500 });
export const DrawId = Type.String({ pattern: '^[\\w.:/-]{1,120}$' });
/** The number under which somebody takes part. */
export const ParticipantNumber = Type.Integer({ minimum: 1, maximum: 10_000_000 });
export const TitleShape = Type.String({ minLength: 1, maxLength: 120 });
const OtherTitle = Type.Optional(Type.String({ maxLength: 120 }));
export const TitlesShape = closed({ fr: OtherTitle, it: OtherTitle, en: OtherTitle });
export const DayShape = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
export const SourceShape = Type.Union([
  closed({ kind: Type.Literal('drand'), minutes: Type.Integer({ minimum: 1, maximum: 10_080 }) }),
  closed({ kind: Type.Literal('ceremony') }),
]);
export const LanguageShape = Type.Unsafe<Language>(Type.Enum([...LANGUAGES]));
export const DutiesShape = closed({
  secondPerson: Type.Boolean(),
  waitMinutes: Type.Integer({ minimum: 0, maximum: 1_440 }),
});
const Short = Type.String({ maxLength: 200 });
export const VenueShape = Type.Union([
  closed({ hall: Short, address: Short, town: Short, opens: Short, begins: Short }),
  Type.Null(),
]);
/** The fingerprint of a picture. */
export const PictureId = Type.String({ pattern: '^[0-9a-f]{64}$' });
/** How an edition shall look; whether it can be read and seen, the rules say. */
export const LookShape = closed({
  type: Type.Literal('dress'),
  colour: Type.Union([Type.String({ maxLength: 40 }), Type.Null()]),
  logo: Type.Union([closed({ picture: PictureId, words: Short }), Type.Null()]),
  sponsors: Type.Array(
    closed({
      name: Short,
      link: Type.Union([Type.String({ maxLength: 300 }), Type.Null()]),
      picture: Type.Union([PictureId, Type.Null()]),
    }),
    { maxItems: MOST_SPONSORS },
  ),
});
const Count = Type.Integer({ minimum: 0, maximum: 100_000 });
const Time = Type.String({ pattern: '^\\d{2}:\\d{2}$' });

/** A whole template as the organiser may edit it; whether it makes sense, the rules say. */
export const TemplateShape = closed({
  name: Type.String({ minLength: 1, maxLength: 40 }),
  doors: closed({ opens: Time, lastStart: Time }),
  minutesPerMatch: Count,
  gamesPerMatch: Count,
  bootCamp: closed({ first: Count, last: Count }),
  qualification: closed({ first: Count, last: Count, daily: Count, trumpSunday: Count, threshold: Count }),
  bonus: closed({ bootCamp: Count, referral: Count }),
  semiFinal: closed({
    ...{ first: Count, opens: Time, last: Count, lastStart: Time, matches: Count, best: Count },
    hardEnd: Type.Boolean(),
  }),
  final: closed({
    ...{ day: Count, places: Count, titleHolder: Type.Boolean(), wildCards: Count, confirmBy: Count },
    ...{ replacementDays: Count, placesMoveUp: Type.Boolean() },
  }),
});
