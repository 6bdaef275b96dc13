import { describe, expect, test } from 'vitest';
import { zurichInstant } from '../kit/time.ts';
import { verifyLot } from '../lot/verify.ts';
import { NO_LISTS } from './edition.ts';
import { calendarFor } from './fixed.ts';
import { afterEditionEvent, dueByCalendar } from './messages.ts';
import { doorList, openPlaces, placeOf } from './place.ts';
import { SSC8 } from './template.ts';
import { AFTER, CEREMONY, Office, rows } from './testing.ts';
import { fieldAdvice } from './wildCards.ts';

const at = zurichInstant;

describe('the cut', () => {
  test('SSC 6.03, SSC 7.02 the best get the places, nobody is drawn without a tie (O26, O27)', () => {
    const office = new Office();
    expect(office.cut().ok).toBe(true);
    expect(office.held).toEqual([1, 2, 3, 4]);
    expect(office.edition!.admission.draws).toEqual([]);
    expect(office.cut()).toMatchObject({ refusal: { code: 'cut-made' } });
  });
  test('SSC 6.01 no cut while a match of the semi-final may still run', () => {
    const settled = at('2024-10-27T23:30');
    expect(new Office().cut(rows(1, 2), null, settled)).toMatchObject({
      refusal: { code: 'phase-not-settled', phase: 'semiFinal', settled },
    });
    expect(new Office().cut(rows(1, 2), null, settled + 1).ok).toBe(true);
  });
  test('SSC 6.01, G30 no cut while a match whose clock was moved is open, and none from a list that the matches contradict', () => {
    const office = new Office();
    const morning = rows(3500, 3400, 3300, 3200, 3100, 3000);
    const evening = rows(3500, 3400, 3300, 3200, 3100, 3900);
    const facts = { ...NO_LISTS, official: morning, standings: morning };
    const establish = { type: 'establishRanking', phase: 'semiFinal', reason: 'over' } as const;
    const cut = { type: 'makeCut', source: null } as const;
    const moved = { refusal: { code: 'phase-not-settled', open: 2 } };
    expect(office.asks(establish, AFTER, { facts: { ...facts, open: 2 } })).toMatchObject(moved);
    expect(office.asks(establish, AFTER, { facts }).ok).toBe(true);
    expect(office.asks(cut, AFTER, { facts: { ...facts, open: 2 } })).toMatchObject(moved);
    expect(office.asks(cut, AFTER, { facts: { ...facts, standings: evening } })).toMatchObject({
      refusal: { code: 'list-outdated', version: 1, article: 'SSC 8.04' },
    });
    expect(office.asks(cut, AFTER, { facts }).ok).toBe(true);
  });
  test('SSC 7.02 a tie at the cut: those above are in, the rest is drawn by a lot announced before (O27)', () => {
    const office = new Office();
    const tie = rows(3500, 3400, 3300, 3300, 3300, 3000);
    expect(office.cut(tie)).toMatchObject({ refusal: { code: 'lot-needed', hat: ['3', '4', '5'], places: 2 } });
    expect(office.cut(tie, CEREMONY).ok).toBe(true);
    expect(office.held).toEqual([]);
    expect(office.nominate()).toMatchObject({ refusal: { code: 'cut-not-made' } });
    expect(office.cut(tie, CEREMONY)).toMatchObject({ refusal: { code: 'lot-pending', id: '2024/final/cut' } });
    expect(office.draw('2024/final/cut').ok).toBe(true);
    expect(office.held.slice(0, 2)).toEqual([1, 2]);
    expect(office.held).toHaveLength(4);
    const titles = office.edition!.admission.places.map(({ title }) => title);
    expect(titles).toEqual(['points', 'points', 'lot', 'lot']);
    expect(verifyLot(office.edition!.admission.draws[0]!.record)).toMatchObject({ ok: true });
    expect(office.draw('2024/final/cut')).toMatchObject({ refusal: { code: 'already-drawn' } });
  });
  test('SSC 7.02 the pool holds exactly the potential final participants, by number and never by name', () => {
    const office = new Office();
    office.cut(rows(3500, 3400, 3300, 3300, 3300, 3000), CEREMONY);
    const pool = office.edition!.admission.draws[0]!.announcement.pool as { candidates: { name: string }[] };
    expect(pool.candidates.map(({ name }) => name)).toEqual(['1', '2', '3', '4', '5']);
  });
});

describe('title holder and wild cards', () => {
  const wildCard = (number: number) => ({ type: 'proposeWildCard', number, reason: 'radio' }) as const;
  function withWildCards(count: number) {
    const office = new Office();
    for (let i = 0; i < count; i++) {
      office.does(wildCard(90 + i), AFTER);
      office.does({ type: 'decideProposal', id: office.proposal, approve: true }, AFTER, 'beat');
    }
    return office;
  }
  test('SSC 7.02 the field is 100 + title holder + 0 to 4 wild cards, at most 105 (F2)', () => {
    expect(fieldAdvice(SSC8, true).options.map(({ players }) => players)).toEqual([101, 102, 103, 104, 105]);
    expect(fieldAdvice(SSC8, false).options.map(({ players }) => players)).toEqual([100, 101, 102, 103, 104]);
  });
  test('SSC 7.02 advice: give 3, not 4, because 104 players are 26 full tables (F2, G1)', () => {
    expect(fieldAdvice(SSC8, true).best).toEqual({ wildCards: 3, players: 104, tables: 26, over: 0 });
    expect(fieldAdvice(SSC8, false).best).toEqual({ wildCards: 4, players: 104, tables: 26, over: 0 });
  });
  test('SSC 7.02 a wild card needs a second person, and the proposer may take it back', () => {
    const office = new Office();
    office.does(wildCard(90), AFTER);
    const approve = { type: 'decideProposal', id: office.proposal, approve: true } as const;
    expect(office.asks(approve, AFTER)).toMatchObject({
      refusal: { code: 'second-person-needed', article: 'SSC 7.02' },
    });
    expect(office.held).toEqual([]);
    office.does(approve, AFTER, 'beat');
    expect(office.held).toEqual([90]);
    expect(office.asks(approve, AFTER, { by: 'carla' })).toMatchObject({
      refusal: { code: 'proposal-decided' },
    });
  });
  test('SSC 7.02 a fifth wild card is refused (F2)', () => {
    const office = withWildCards(4);
    expect(office.asks(wildCard(99), AFTER)).toMatchObject({
      refusal: { code: 'wild-cards-given', most: 4, article: 'SSC 7.02' },
    });
  });
  test('SSC 7.02 who has a place gets no wild card', () => {
    const office = new Office();
    office.cut();
    expect(office.asks(wildCard(1), AFTER)).toMatchObject({
      refusal: { code: 'has-place' },
    });
  });
  test('SSC 7.02 a title holder who also qualified leaves the place to the next (G21)', () => {
    const office = new Office();
    office.does({ type: 'nameTitleHolder', number: 2 }, at('2024-10-01T09:00'));
    office.cut();
    expect(office.held.sort()).toEqual([1, 2, 3, 4, 5]);
    expect(office.asks({ type: 'nameTitleHolder', number: 2 }, AFTER)).toMatchObject({
      refusal: { code: 'title-holder-named', number: 2 },
    });
  });
  test('SSC 7.02 a title holder who withdraws is not replaced (G22)', () => {
    const office = new Office();
    office.does({ type: 'nameTitleHolder', number: 90 }, AFTER);
    office.cut();
    office.does({ type: 'withdraw', number: 90, how: 'phone' }, AFTER);
    expect(openPlaces(office.edition!.admission, calendarFor(office.edition!))).toBe(0);
    expect(office.nominate()).toMatchObject({ refusal: { code: 'no-place-open' } });
  });
});

describe('confirmation, withdrawal, replacement', () => {
  const deadline = at('2024-11-05T00:00');
  const confirm = (number: number, receivedAt: number, how: 'link' | 'letter' = 'link') =>
    ({ type: 'confirm', number, how, receivedAt }) as const;
  test('SSC 7.02 confirmed in writing until 4 November 24:00, refused later (O28, G29)', () => {
    const office = new Office();
    office.cut();
    expect(office.asks(confirm(1, deadline - 1), deadline - 1).ok).toBe(true);
    expect(office.asks(confirm(1, deadline - 1), deadline - 1)).toMatchObject({
      refusal: { code: 'confirmed-already' },
    });
    expect(office.asks(confirm(2, deadline), deadline)).toMatchObject({
      refusal: { code: 'too-late', deadline, article: 'SSC 7.02' },
    });
    expect(office.asks(confirm(3, deadline - 1, 'letter'), deadline + 1).ok).toBe(true);
    expect(office.asks(confirm(4, deadline + 9), deadline)).toMatchObject({ refusal: { code: 'not-received-yet' } });
    expect(office.asks(confirm(77, AFTER), AFTER)).toMatchObject({ refusal: { code: 'no-place', number: 77 } });
    expect(doorList(office.edition!.admission).map(({ number }) => number)).toEqual([1, 3]);
  });
  test('SSC 7.02 who does not confirm in time loses the place (O28)', () => {
    const office = new Office();
    office.cut();
    office.does(confirm(1, AFTER), AFTER);
    expect(office.does({ type: 'lapse' }, deadline - 1)).toEqual([]);
    expect(office.does({ type: 'lapse' }, deadline)).toHaveLength(3);
    expect(office.held).toEqual([1]);
    expect(office.asks(confirm(2, deadline - 1), deadline + 1)).toMatchObject({ refusal: { code: 'too-late' } });
  });
  test('SSC 7.02 post that came in time counts when it is opened after the deadline, until somebody else has the place', () => {
    const office = new Office();
    office.cut();
    const deadline = calendarFor(office.edition!).confirmUntil;
    office.does({ type: 'lapse' }, deadline);
    const nextMorning = deadline + 9 * 3_600_000;
    const letter = (number: number, receivedAt: number) =>
      office.asks(confirm(number, receivedAt, 'letter'), nextMorning);
    expect(letter(2, deadline)).toMatchObject({ refusal: { code: 'too-late' } });
    expect(letter(2, deadline - 10 * 3_600_000).ok).toBe(true);
    expect(placeOf(office.edition!.admission, 2)!.status).toBe('confirmed');
    // Three places are free; only two are left to go to, so one more confirmation can be taken.
    office.nominate(undefined, null, nextMorning);
    expect(office.held).toEqual([2, 5, 6]);
    expect(letter(1, deadline - 1).ok).toBe(true);
    expect(letter(3, deadline - 1)).toMatchObject({ refusal: { code: 'place-gone', status: 'lapsed' } });
  });
  test('SSC 7.02 the best not qualified semi-finalist takes the place; who withdrew never gets it back (O29)', () => {
    const office = new Office();
    office.cut();
    office.does({ type: 'withdraw', number: 2, how: 'phone' }, AFTER);
    office.nominate();
    expect(office.held).toEqual([1, 3, 4, 5]);
    expect(placeOf(office.edition!.admission, 5)).toMatchObject({ title: 'replacement', points: 3100 });
    expect(office.asks({ type: 'withdraw', number: 2, how: 'phone' }, AFTER)).toMatchObject({
      refusal: { code: 'place-gone' },
    });
    office.does({ type: 'withdraw', number: 5, how: 'link' }, AFTER);
    office.nominate();
    office.does({ type: 'withdraw', number: 6, how: 'link' }, AFTER);
    expect(office.nominate()).toMatchObject({ refusal: { code: 'nobody-left' } });
  });
  test('SSC 7.02 level replacements are drawn by lot, each draw with its own id (O29)', () => {
    const office = new Office();
    const ranked = rows(3500, 3400, 3300, 3200, 3100, 3100, 3100);
    office.cut(ranked);
    for (const [i, number] of [1, 2].entries()) {
      office.does({ type: 'withdraw', number, how: 'e-mail' }, AFTER);
      expect(office.nominate(ranked)).toMatchObject({ refusal: { code: 'lot-needed', places: 1 } });
      expect(office.nominate(ranked, CEREMONY).ok).toBe(true);
      expect(office.draw(`2024/final/replacement/${i + 1}`).ok).toBe(true);
    }
    expect(office.held).toHaveLength(4);
    expect(office.edition!.admission.draws.map(({ record }) => verifyLot(record).ok)).toEqual([true, true]);
  });
  test('SSC 7.02 a late replacement has three whole days (G29)', () => {
    const office = new Office();
    office.cut();
    office.does({ type: 'lapse' }, deadline);
    office.nominate(undefined, null, at('2024-11-05T10:00'));
    expect(placeOf(office.edition!.admission, 5)!.deadline).toBe(at('2024-11-09T00:00'));
    expect(placeOf(office.edition!.admission, 1)!.deadline).toBe(deadline);
  });
});

describe('exclusion', () => {
  const both = { reason: 'second account', proposedBy: 'anna', approvedBy: 'beat' };
  test('SSC 8.01 an exclusion takes the place away, also later, and the next moves up (O10, O30)', () => {
    const office = new Office();
    office.cut();
    office.does({ type: 'confirm', number: 1, how: 'link', receivedAt: AFTER }, AFTER);
    office.does({ type: 'exclude', number: 1, ...both }, at('2024-11-10T09:00'));
    expect(placeOf(office.edition!.admission, 1)!.status).toBe('revoked');
    office.nominate();
    expect(office.held).toEqual([2, 3, 4, 5]);
  });
  test('SSC 8.01 excluded before the cut: not a candidate (O30)', () => {
    const office = new Office();
    office.does({ type: 'exclude', number: 2, ...both }, at('2024-10-10T09:00'));
    office.cut();
    expect(office.held).toEqual([1, 3, 4, 5]);
  });
  test('SSC 8.01 one person alone excludes nobody; nobody is excluded twice (O30)', () => {
    const office = new Office();
    expect(office.asks({ type: 'exclude', number: 2, ...both, approvedBy: 'anna' }, AFTER)).toMatchObject({
      refusal: { code: 'second-person-needed' },
    });
    office.does({ type: 'exclude', number: 2, ...both }, AFTER);
    expect(office.asks({ type: 'exclude', number: 2, ...both }, AFTER)).toMatchObject({
      refusal: { code: 'excluded-already' },
    });
    office.does({ type: 'readmit', number: 2 }, AFTER);
    expect(office.asks({ type: 'readmit', number: 2 }, AFTER)).toMatchObject({
      refusal: { code: 'not-excluded' },
    });
  });
  test('SSC 8.01 excluded between announcement and draw: the lot is drawn as announced, then the place is filled again', () => {
    const office = new Office();
    const tie = rows(3500, 3400, 3300, 3300, 3300, 3000);
    office.cut(tie, CEREMONY);
    office.does({ type: 'exclude', number: 1, ...both }, AFTER);
    office.draw('2024/final/cut');
    expect(office.held).toContain(1);
    office.does({ type: 'revokeExcluded' }, AFTER);
    expect(office.held).not.toContain(1);
    office.nominate(tie);
    expect(office.held).toEqual(expect.arrayContaining([2, 3, 4, 5]));
  });
});

describe('mails', () => {
  test('SSC 7.02 who wins a place is told, with the deadline; then reminded once, three days before (O28)', () => {
    const office = new Office();
    const answer = office.cut();
    const offered = answer.ok ? answer.value.findIndex((event) => event.type === 'placeOffered') : -1;
    const event = answer.ok ? answer.value[offered]! : undefined;
    expect(afterEditionEvent(office.edition!, 12, event!)).toMatchObject([
      {
        key: '2024/12/1',
        to: 1,
        message: { kind: 'placeOffered', deadline: at('2024-11-05T00:00'), finalDay: '2024-11-16' },
      },
    ]);
    const remind = at('2024-11-01T09:00');
    expect(dueByCalendar(office.edition!, remind - 1)).toEqual([]);
    expect(dueByCalendar(office.edition!, remind)).toHaveLength(4);
    expect(dueByCalendar(office.edition!, remind + 1)).toEqual(dueByCalendar(office.edition!, remind));
    office.does({ type: 'confirm', number: 1, how: 'link', receivedAt: remind }, remind);
    expect(dueByCalendar(office.edition!, remind)).toHaveLength(3);
  });
  test('SSC 6.01 semi-finalists are told when the semi-final opens', () => {
    const { edition } = new Office();
    expect(dueByCalendar(edition!, at('2024-10-24T07:00'))).toMatchObject([
      { to: 'semiFinalists', message: { kind: 'semiFinalOpens', matches: 6 } },
    ]);
    expect(dueByCalendar(edition!, at('2024-10-24T07:00') - 1)).toEqual([]);
  });
});
