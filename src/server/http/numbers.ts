import Type from 'typebox';

/** As large as a number of anything can be here: PostgreSQL's integer. */
const MOST = 2_147_483_647;
export const WHOLE = Type.Integer({ minimum: -MOST, maximum: MOST });
/** Also one that is not whole: why it is none, the rules say. */
export const ANY_NUMBER = Type.Number({ minimum: -MOST, maximum: MOST });
export const COUNT = Type.Integer({ minimum: 0, maximum: MOST });
export const ORDINAL = Type.Integer({ minimum: 1, maximum: MOST });
/** A number of events, or of one among all of them. */
export const PLACE = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
/** From 1970 until the end of the year 9999: what a date can be, in JavaScript and in PostgreSQL. */
export const INSTANT = Type.Integer({ minimum: 0, maximum: 253_402_300_799_999 });
