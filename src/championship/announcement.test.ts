import { describe, expect, test } from 'vitest';
import { noChance } from '../kit/process.ts';
import { HOUR, MINUTE, zurichInstant } from '../kit/time.ts';
import { QUICKNET, roundFrom } from '../lot/drand.ts';
import { type Edition, type EditionCommand, editionProcess, NO_LISTS } from './edition.ts';
import { calendarFor } from './fixed.ts';
import { USUAL_DUTIES } from './motion.ts';
import { nextStart } from './nextYear.ts';
import { placeOf } from './place.ts';
import { stageOf } from './stage.ts';
import { SSC8 } from './template.ts';
import { AFTER, rows } from './testing.ts';
import { titleIn } from './titles.ts';

const at = zurichInstant;
const COMPUTERS = { level: 'club', version: 'net-1', weights: 'abc' };
const VENUE = { hall: 'Mehrzweckhalle', address: 'Dorfplatz 1', town: 'Zug', opens: '09:00', begins: '10:30' };
const SPRING = at('2024-05-01T09:00');
const TEXT = { hash: 'a'.repeat(64), languages: ['de'], binding: 'de', mustAccept: true, reason: 'neu' } as const;

/** An edition with two people and a waiting hour, four places. */
class Guarded {
  edition: Edition | undefined;
  constructor(duties = USUAL_DUTIES) {
    const template = { ...SSC8, final: { ...SSC8.final, places: 4 } };
    const create = {
      type: 'create',
      id: 'x',
      title: 'x',
      template,
      start: '2024-09-27',
      computers: COMPUTERS,
    } as const;
    this.does({ ...create, isDraft: true, duties }, SPRING);
  }
  asks(command: EditionCommand, now: number, by = 'anna', facts = NO_LISTS) {
    const decision = editionProcess.decide(this.edition, command, { now, by, facts, chance: noChance });
    if (decision.ok) for (const event of decision.value) this.edition = editionProcess.evolve(this.edition, event);
    return decision;
  }
  does(command: EditionCommand, now: number, by = 'anna', facts = NO_LISTS) {
    const answer = this.asks(command, now, by, facts);
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
    return answer.value.map(({ type }) => type);
  }
  announced() {
    const { title, template, start } = this.edition!;
    this.does({ type: 'edit', title, template, start, venue: VENUE }, SPRING);
    this.does({ type: 'publishRegulation', ...TEXT }, SPRING);
    this.does({ type: 'announce' }, SPRING);
    return this;
  }
  get proposal() {
    return this.edition!.proposals.at(-1)!.id;
  }
}

describe('from draft to archive', () => {
  test('SSC 7.01, SSC 8.07 a draft is announced when hall, time and text are there and its first door has not opened', () => {
    const office = new Guarded();
    expect(stageOf(office.edition!, SPRING)).toBe('draft');
    expect(office.asks({ type: 'announce' }, SPRING)).toMatchObject({
      refusal: { code: 'not-ready', lacks: ['venue', 'regulation'] },
    });
    const { title, template, start } = office.edition!;
    const edit = { type: 'edit', title, template, start } as const;
    const late = { ...VENUE, opens: '11:00' };
    expect(office.asks({ ...edit, venue: late }, SPRING)).toMatchObject({ refusal: { code: 'bad-venue' } });
    office.announced();
    expect(stageOf(office.edition!, SPRING)).toBe('announced');
    expect(office.asks({ type: 'announce' }, SPRING)).toMatchObject({ refusal: { code: 'announced-already' } });
    const tooLate = new Guarded();
    tooLate.does({ ...edit, venue: VENUE }, SPRING);
    tooLate.does({ type: 'publishRegulation', ...TEXT }, SPRING);
    expect(tooLate.asks({ type: 'announce' }, at('2024-09-27T07:00'))).toMatchObject({
      refusal: { lacks: ['future'] },
    });
  });

  test('SSC 8.07 while it runs, venue and days to come change by two people with a reason; results never', () => {
    const office = new Guarded().announced();
    const { title, template, start } = office.edition!;
    const running = at('2024-10-01T12:00');
    const venue = { ...VENUE, hall: 'Stadthalle' };
    expect(office.asks({ type: 'edit', title, template, start, venue }, running)).toMatchObject({
      refusal: { code: 'second-person-needed', article: 'SSC 8.07' },
    });
    const titles = { fr: 'Chibre' };
    const change = { type: 'proposeChange', title, titles, template, start, venue, reason: 'Wasserschaden' } as const;
    expect(office.does(change, running)).toEqual(['proposed']);
    expect(office.does({ type: 'decideProposal', id: office.proposal, approve: true }, running, 'beat')).toEqual([
      'proposalDecided',
      'edited',
    ]);
    expect(office.edition!.venue?.hall).toBe('Stadthalle');
    expect(titleIn(office.edition!, 'fr')).toBe('Chibre');
    expect(titleIn(office.edition!, 'it')).toBe(title);
    const easier = { ...template, minutesPerMatch: 60 };
    expect(office.asks({ ...change, template: easier }, running)).toMatchObject({ refusal: { code: 'setting-fixed' } });
    expect(office.asks({ ...change, reason: ' ' }, running)).toMatchObject({ refusal: { code: 'reason-missing' } });
  });

  test('SSC 7.01 only what is over is laid away; then nothing is decided but an exclusion (SSC 8.01)', () => {
    const office = new Guarded().announced();
    expect(office.asks({ type: 'archive' }, AFTER)).toMatchObject({ refusal: { code: 'not-over' } });
    const over = at('2024-11-17T08:00');
    office.does({ type: 'archive' }, over);
    expect(stageOf(office.edition!, over)).toBe('archived');
    expect(office.asks({ type: 'suspend', reason: 'x' }, over)).toMatchObject({ refusal: { code: 'archived' } });
    const exclude = { type: 'exclude', number: 3, reason: 'employee', proposedBy: 'a', approvedBy: 'b' } as const;
    expect(office.does(exclude, over)).toEqual(['excluded']);
  });

  test('next year begins on the same weekday of the same week of the month, so every phase keeps its weekdays', () => {
    const years = ['2024-09-27', '2025-09-26', '2026-09-25', '2027-09-24', '2028-09-22', '2029-09-28'];
    expect(years.slice(0, -1).map(nextStart)).toEqual(years.slice(1));
    expect(nextStart('2023-09-29')).toBe('2024-09-27'); // the fifth Friday is the last one
  });
});

describe('two people and an hour', () => {
  const list = { ...NO_LISTS, standings: rows(3500, 3400, 3300, 3200, 3100) };
  const lists = { ...list, official: list.standings };
  const establish = { type: 'establishRanking', phase: 'semiFinal', reason: 'beendet' } as const;
  const settle = (office: Guarded, now: number) => {
    office.does(establish, now, 'anna', list);
    office.does({ type: 'decideProposal', id: office.proposal, approve: true }, now, 'beat', list);
    return office.does({ type: 'carryOut', id: office.proposal }, now + HOUR, 'system', list);
  };

  test('SSC 8.04, SSC 7.02 establishing and cutting take a second person and an hour, in which either withdraws', () => {
    const office = new Guarded().announced();
    expect(office.does(establish, AFTER, 'anna', list)).toEqual(['proposed']);
    const approve = { type: 'decideProposal', id: office.proposal, approve: true } as const;
    expect(office.asks(approve, AFTER, 'anna', list)).toMatchObject({ refusal: { code: 'second-person-needed' } });
    expect(office.does(approve, AFTER, 'beat', list)).toEqual(['proposalDecided']);
    expect(office.does({ type: 'carryOut', id: office.proposal }, AFTER + HOUR - 1, 'system', list)).toEqual([]);
    expect(office.does({ ...approve, approve: false }, AFTER + 30 * MINUTE, 'anna')).toEqual(['proposalDecided']);
    expect(office.does({ type: 'carryOut', id: office.proposal }, AFTER + HOUR, 'system', list)).toEqual([]);
    expect(office.edition!.rankings).toEqual([]);

    expect(settle(office, AFTER + HOUR)).toEqual(['proposalEnded', 'rankingEstablished']);
    const noon = AFTER + 4 * HOUR;
    expect(office.does({ type: 'makeCut', source: null }, noon, 'anna', lists)).toEqual(['proposed']);
    expect(office.asks({ type: 'makeCut', source: null }, noon, 'anna', lists)).toMatchObject({
      refusal: { code: 'proposal-known' },
    });
    office.does({ type: 'decideProposal', id: office.proposal, approve: true }, noon, 'beat', lists);
    expect(office.edition!.admission.places).toEqual([]);
    office.does({ type: 'carryOut', id: office.proposal }, noon + HOUR, 'system', lists);
    expect(office.edition!.admission.places.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });

  test('SSC 8.04 what is no longer possible after the hour is not done, and is seen to have failed', () => {
    const office = new Guarded().announced();
    office.does(establish, AFTER, 'anna', list);
    office.does({ type: 'decideProposal', id: office.proposal, approve: true }, AFTER, 'beat', list);
    const open = { ...list, open: 1 };
    expect(office.does({ type: 'carryOut', id: office.proposal }, AFTER + HOUR, 'system', open)).toEqual([
      'proposalEnded',
    ]);
    expect(office.edition!.proposals[0]!.decision).toMatchObject({ end: 'failed' });
  });

  test('SSC 7.02 the round of a lot that was proposed is as many minutes ahead when the hour is over', () => {
    const office = new Guarded().announced();
    settle(office, AFTER);
    const tied = {
      ...lists,
      standings: rows(3500, 3400, 3300, 3200, 3200),
      official: rows(3500, 3400, 3300, 3200, 3200),
    };
    office.edition = { ...office.edition!, rankings: [] };
    const again = { ...NO_LISTS, standings: tied.standings };
    office.does(establish, AFTER + 2 * HOUR, 'anna', again);
    office.does({ type: 'decideProposal', id: office.proposal, approve: true }, AFTER + 2 * HOUR, 'beat', again);
    office.does({ type: 'carryOut', id: office.proposal }, AFTER + 3 * HOUR, 'system', again);
    const now = AFTER + 3 * HOUR;
    const source = { kind: 'drand', chain: QUICKNET.chain, round: roundFrom(now + 10 * MINUTE) } as const;
    office.does({ type: 'makeCut', source }, now, 'anna', tied);
    office.does({ type: 'decideProposal', id: office.proposal, approve: true }, now + 20 * MINUTE, 'beat', tied);
    const done = now + 80 * MINUTE;
    expect(office.does({ type: 'carryOut', id: office.proposal }, done, 'system', tied)).toContain('lotAnnounced');
    expect(office.edition!.admission.draws[0]!.announcement.source).toMatchObject({
      round: roundFrom(done + 10 * MINUTE),
    });
  });

  test('an organiser alone decides at once, and the hour still runs', () => {
    const office = new Guarded({ secondPerson: false, waitMinutes: 60 }).announced();
    expect(office.does(establish, AFTER, 'anna', list)).toEqual(['proposed', 'proposalDecided']);
    expect(office.does({ type: 'carryOut', id: office.proposal }, AFTER + HOUR, 'system', list)).toContain(
      'rankingEstablished',
    );
    const alone = new Guarded({ secondPerson: false, waitMinutes: 0 }).announced();
    expect(alone.does(establish, AFTER, 'anna', list)).toEqual(['proposed', 'proposalDecided', 'rankingEstablished']);
  });

  test('a proposal that was rejected may be made again', () => {
    const office = new Guarded().announced();
    office.does(establish, AFTER, 'anna', list);
    office.does({ type: 'decideProposal', id: office.proposal, approve: false }, AFTER, 'beat');
    expect(office.does(establish, AFTER, 'anna', list)).toEqual(['proposed']);
    expect(new Set(office.edition!.proposals.map(({ id }) => id)).size).toBe(2);
  });

  test('SSC 8.01 who is let in again has the place back; given to the next meanwhile, the person follows first', () => {
    const cutOf = () => {
      const office = new Guarded({ secondPerson: false, waitMinutes: 0 }).announced();
      office.does(establish, AFTER, 'anna', list);
      office.does({ type: 'makeCut', source: null }, AFTER, 'anna', lists);
      office.does({ type: 'confirm', number: 2, how: 'letter', receivedAt: AFTER }, AFTER);
      office.does({ type: 'exclude', number: 2, reason: 'x', proposedBy: 'a', approvedBy: 'b' }, AFTER);
      return office;
    };
    const office = cutOf();
    expect(placeOf(office.edition!.admission, 2)?.status).toBe('revoked');
    expect(office.does({ type: 'readmit', number: 2 }, AFTER)).toEqual(['readmitted', 'placeRestored']);
    expect(placeOf(office.edition!.admission, 2)?.status).toBe('confirmed');

    const given = cutOf();
    given.does({ type: 'nominate', source: null }, AFTER, 'anna', lists);
    expect(given.does({ type: 'readmit', number: 2 }, AFTER)).toEqual(['readmitted']);
    given.does({ type: 'withdraw', number: 1, how: 'phone' }, AFTER);
    given.does({ type: 'nominate', source: null }, AFTER, 'anna', lists);
    expect(placeOf(given.edition!.admission, 2)).toMatchObject({ status: 'offered', title: 'replacement' });
  });

  test('SSC 7.02 the champion is one of those who had a place, named by two after the final has begun', () => {
    const office = new Guarded({ secondPerson: false, waitMinutes: 0 }).announced();
    office.does(establish, AFTER, 'anna', list);
    office.does({ type: 'makeCut', source: null }, AFTER, 'anna', lists);
    const champion = { type: 'proposeChampion', number: 3, reason: 'Finaltisch' } as const;
    expect(office.asks(champion, AFTER)).toMatchObject({ refusal: { code: 'final-not-begun' } });
    const night = at(`${calendarFor(office.edition!).finalDay}T23:00`);
    expect(office.asks({ ...champion, number: 99 }, night)).toMatchObject({ refusal: { code: 'no-place' } });
    office.does(champion, night);
    expect(office.edition!.champion).toBe(3);
  });
});
