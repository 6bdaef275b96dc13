import { expect, test } from 'vitest';
import { zurichInstant } from '../kit/time.ts';
import { promiseOf, readSecret } from '../lot/ceremony.ts';
import { instantOfRound, QUICKNET, roundFrom } from '../lot/drand.ts';
import { verifyLot } from '../lot/verify.ts';
import { NO_LISTS } from './edition.ts';
import { calendarFor } from './fixed.ts';
import { afterEditionEvent } from './messages.ts';
import { placeOf } from './place.ts';
import { AFTER, Office, rows, SECRET } from './testing.ts';

const at = zurichInstant;

test('SSC 7.02 a number nobody has is neither title holder nor wild card; a wrong title holder is corrected and keeps his rank', () => {
  const office = new Office();
  const nobody = { facts: { ...NO_LISTS, hasEntered: false } };
  const name = (number: number) => ({ type: 'nameTitleHolder', number }) as const;
  const unknown = { refusal: { code: 'unknown-number', number: 9999, article: 'SSC 7.02' } };
  expect(office.asks(name(9999), AFTER, nobody)).toMatchObject(unknown);
  expect(office.asks({ type: 'proposeWildCard', number: 9999, reason: 'x' }, AFTER, nobody)).toMatchObject(unknown);
  office.does(name(2), AFTER);
  expect(office.asks(name(2), AFTER)).toMatchObject({ refusal: { code: 'title-holder-named' } });
  const corrected = office.does(name(77), AFTER);
  expect(corrected.map(({ type }) => type)).toEqual(['placeTakenBack', 'placeOffered']);
  expect(corrected.flatMap((event) => afterEditionEvent(office.edition!, 9, event))).toMatchObject([
    { to: 2, message: { kind: 'placeTakenBack' } },
    { to: 77, message: { kind: 'placeOffered', title: 'titleHolder' } },
  ]);
  office.cut();
  expect(office.held).toEqual([77, 1, 2, 3, 4]);
});

test('SSC 7.02, G23 a lot whose round cannot be had for an hour is drawn with cards, by two people, from the same pool', () => {
  const office = new Office();
  const round = roundFrom(AFTER + 600_000);
  const tied = rows(3500, 3400, 3300, 3200, 3200, 3200);
  expect(office.cut(tied, { kind: 'drand', chain: QUICKNET.chain, round }).ok).toBe(true);
  const [announced] = office.edition!.admission.draws;
  const draw = announced!.announcement.id;
  const commitment = promiseOf(readSecret(SECRET)!);
  const propose = { type: 'proposeRedraw', draw, reason: 'no relay', commitment } as const;
  const hourLater = instantOfRound(round) + 3_600_000;
  expect(office.asks(propose, hourLater - 1)).toMatchObject({ refusal: { code: 'round-may-come', from: hourLater } });
  office.does(propose, hourLater);
  const approve = { type: 'decideProposal', id: office.proposal, approve: true } as const;
  expect(office.asks(approve, hourLater)).toMatchObject({ refusal: { code: 'second-person-needed' } });
  office.does(approve, hourLater, 'beat');
  const [old, again] = office.edition!.admission.draws;
  expect(old).toMatchObject({ record: null, replacedBy: `${draw}/redraw` });
  expect(again!.announcement).toMatchObject({
    poolHash: old!.announcement.poolHash,
    replaces: { id: draw, reason: 'no relay' },
  });
  // A round that comes after all draws nothing any more.
  const late = { kind: 'drand', round, signature: 'ab'.repeat(48) } as const;
  expect(office.asks({ type: 'drawLot', id: draw, randomness: late }, hourLater)).toMatchObject({
    refusal: { code: 'already-drawn' },
  });
  expect(office.draw(`${draw}/redraw`, hourLater).ok).toBe(true);
  expect(office.held).toHaveLength(4);
  expect(verifyLot(office.edition!.admission.draws[1]!.record!)).toMatchObject({ ok: true });
});

test('SSC 7.01, SSC 7.02 a late replacement confirms before the day of the final, and on that day nobody is nominated', () => {
  const office = new Office();
  office.cut();
  office.does({ type: 'withdraw', number: 1, how: 'phone' }, AFTER);
  const finalBegins = at(`${calendarFor(office.edition!).finalDay}T00:00`);
  expect(office.nominate(undefined, null, finalBegins)).toMatchObject({ refusal: { code: 'final-begun' } });
  expect(office.nominate(undefined, null, finalBegins - 2 * 24 * 3_600_000).ok).toBe(true);
  expect(placeOf(office.edition!.admission, 5)!.deadline).toBe(finalBegins);
});

test('SSC 7.02 who has deleted the account gets no place: not by points, not by the lot, and leaves a cancelled final too', () => {
  const gone = (number: number) => ({ facts: { ...NO_LISTS, left: [number] } });
  const cut = new Office();
  const ranked = rows(3500, 3400, 3300, 3200, 3100, 3000);
  cut.asks({ type: 'establishRanking', phase: 'semiFinal', reason: 'over' }, AFTER, {
    facts: { ...NO_LISTS, standings: ranked },
  });
  const facts = { ...NO_LISTS, official: ranked, standings: ranked, left: [2] };
  expect(cut.asks({ type: 'makeCut', source: null }, AFTER, { facts }).ok).toBe(true);
  expect(cut.held).toEqual([1, 3, 4, 5]);

  const lot = new Office();
  lot.cut(rows(3500, 3400, 3300, 3200, 3200), { kind: 'ceremony', commitment: promiseOf(readSecret(SECRET)!) });
  const id = lot.edition!.admission.draws[0]!.announcement.id;
  const randomness = { kind: 'ceremony', secret: SECRET, cards: 'H6 S7 D8 C9 HT SJ DQ CK HA'.split(' ') } as const;
  expect(lot.asks({ type: 'drawLot', id, randomness }, AFTER, gone(1)).ok).toBe(true);
  expect(lot.held).not.toContain(1); // drawn as announced, and open again
  expect(placeOf(lot.edition!.admission, 1)?.status).toBe('withdrawn');
  lot.does({ type: 'proposeCancellation', reason: 'x' }, AFTER);
  lot.does({ type: 'decideProposal', id: lot.proposal, approve: true }, AFTER, 'beat');
  expect(lot.asks({ type: 'withdraw', number: 2, how: 'left' }, AFTER).ok).toBe(true);
});

test('SSC 7.02 a place is given up until the final is over: once its champion is named only who leaves has none', () => {
  const office = new Office();
  office.cut();
  const finalDay = at('2024-11-16T18:00');
  const gives = (number: number, how: 'phone' | 'link' | 'left') => ({ type: 'withdraw', number, how }) as const;
  office.does(gives(4, 'link'), finalDay);
  office.does({ type: 'proposeChampion', number: 1, reason: 'Final' }, finalDay);
  office.does({ type: 'decideProposal', id: office.proposal, approve: true }, finalDay, 'beat');
  expect(office.edition!.champion).toBe(1);
  const over = { refusal: { code: 'final-over', article: 'SSC 7.02' } };
  for (const how of ['phone', 'link'] as const) expect(office.asks(gives(1, how), finalDay)).toMatchObject(over);
  office.does(gives(1, 'left'), finalDay);
  expect(placeOf(office.edition!.admission, 1)?.status).toBe('withdrawn');
});

test('SSC 7.02 the day after the final nobody gives up a place, whether a champion is named or not', () => {
  const office = new Office();
  office.cut();
  const { finalDay } = calendarFor(office.edition!);
  const gives = { type: 'withdraw', number: 2, how: 'phone' } as const;
  expect(office.asks(gives, at(`${finalDay}T23:59`) + 60_000)).toMatchObject({ refusal: { code: 'final-over' } });
  expect(office.asks(gives, at(`${finalDay}T23:59`)).ok).toBe(true);
});
