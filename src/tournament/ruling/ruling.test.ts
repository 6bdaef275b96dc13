import { describe, expect, test } from 'vitest';
import type { Card } from '../../schieber/card.ts';
import { OBENABE, trump } from '../../schieber/mode.ts';
import { nextSeat, SEATS, type Seat } from '../../schieber/seat.ts';
import { EBH, type Regulation, regulationWith, SSC } from '../regulation.ts';
import type { Facts } from './facts.ts';
import { IRREGULARITIES, type Irregularity, NOTICED, type Noticed } from './irregularity.ts';
import type { Choice } from './measure.ts';
import { ruledWinner } from './ruledTrick.ts';
import { chosen, type Incident, type Ruling, ruling, variantsOf } from './ruling.ts';

const TD: Choice[] = ['as-ebh', 'stands', 'repeat', 'warning'];
const NOT_FOLLOWED: Facts = {
  mode: trump('H'),
  offender: 1,
  hand: ['D6', 'S7', 'SQ', 'HJ'],
  trick: ['SA'],
  played: ['D6'],
  trickNumber: 5,
};
const TRUMP_DUE: Facts = { ...NOT_FOLLOWED, hand: ['D6', 'HJ', 'H9', 'H7'], trick: ['HA'] };
const UNDER: Facts = { ...NOT_FOLLOWED, hand: ['H6', 'D8', 'C9'], trick: ['SA', 'H9'], played: ['H6'] };
const UNDER_BUT_SUIT: Facts = { ...UNDER, hand: ['H6', 'S8', 'SK'] };
const ONLY_TRUMPS: Facts = { ...UNDER, hand: ['H6', 'HJ'] };

type Case = [string, Regulation, Irregularity, Noticed, Facts, Partial<Ruling>];

/** Every row of both regulations; the name of the test is article and consequence. */
// biome-ignore format: one row a case, as in the table of irregularities
const ROWS: Case[] = [
  ['SSC 7.05(9) wrong-dealer: the right dealer deals', SSC, 'wrong-dealer', 'before', {}, { article: 'SSC 7.05 (9)', redeal: true, dealer: 'right-dealer' }],
  ['SSC 7.05(9) wrong-dealer: each has played: the game stands', SSC, 'wrong-dealer', 'open', {}, { redeal: false, stands: true, correctNextDeal: true }],
  ['SSC 7.05(9) wrong-dealer: first trick turned: the game stands', SSC, 'wrong-dealer', 'turned', {}, { redeal: false, stands: true }],
  ['EBH 2 wrong-dealer: the right player shuffles and deals', EBH, 'wrong-dealer', 'before', {}, { article: 'EBH 2', redeal: true, dealer: 'right-dealer' }],
  ['EBH 2 wrong-dealer: turned: put right at the next deal', EBH, 'wrong-dealer', 'turned', {}, { stands: true, correctNextDeal: true }],
  ['SSC 7.05(4) misdeal: the same player deals again', SSC, 'misdeal', 'before', {}, { article: 'SSC 7.05 (4)', redeal: true, dealer: 'same-dealer' }],
  ['EBH 3 misdeal: the same player deals again', EBH, 'misdeal', 'before', {}, { article: 'EBH 3', redeal: true, dealer: 'same-dealer' }],
  ['SSC 7.05(3) not-nine-cards: before the first lead it is a misdeal', SSC, 'not-nine-cards', 'before', {}, { redeal: true, dealer: 'same-dealer' }],
  ['SSC 7.05(3) not-nine-cards: a card short at the end: the game is valid', SSC, 'not-nine-cards', 'end', { variant: 'short' }, { article: 'SSC 7.05 (3)', annul: false, stands: true, choices: [] }],
  ['SSC 7.03 not-nine-cards: one too many is the director’s', SSC, 'not-nine-cards', 'end', { variant: 'over' }, { decides: 'director', choices: ['surplus-to-opponents', ...TD] }],
  ['SSC 7.03 not-nine-cards: short and over on opposite sides is the director’s', SSC, 'not-nine-cards', 'end', { variant: 'both' }, { decides: 'director', choices: TD }],
  ['EBH 3 not-nine-cards: a card short: the opponents choose', EBH, 'not-nine-cards', 'end', { variant: 'short' }, { decides: 'opponents', choices: ['stands', 'repeat'] }],
  ['EBH 3 not-nine-cards: one too many: the opponents choose, the card is theirs', EBH, 'not-nine-cards', 'turned', { variant: 'over' }, { decides: 'opponents', surplusTo: 'opponents', choices: ['surplus-to-opponents', 'repeat'] }],
  ['EBH 9 not-nine-cards: both at once is the director’s', EBH, 'not-nine-cards', 'end', { variant: 'both' }, { article: 'EBH 9', decides: 'director', choices: ['repeat', 'stands', 'warning'] }],
  ['SSC 7.03 wrong-party-declares: wrong party declares: the director', SSC, 'wrong-party-declares', 'open', {}, { decides: 'director', choices: TD }],
  ['EBH 3 wrong-party-declares: first trick open: dealt again, nobody loses a turn', EBH, 'wrong-party-declares', 'open', {}, { article: 'EBH 3', redeal: true, declaresNext: null }],
  ['EBH 3 wrong-party-declares: later: made good in the next game', EBH, 'wrong-party-declares', 'turned', { game: 3, games: 12 }, { redeal: false, declaresNext: 'other-party', annul: false }],
  ['EBH 3 wrong-party-declares: in the last game: annulled', EBH, 'wrong-party-declares', 'turned', { game: 12, games: 12 }, { annul: true, declaresNext: null }],
  ['SSC 7.03 partner-speaks-early: the partner passes back: the director', SSC, 'partner-speaks-early', 'turned', {}, { decides: 'director', choices: TD }],
  ['EBH 4 partner-speaks-early: first trick open: dealt again, the opponents declare', EBH, 'partner-speaks-early', 'open', {}, { article: 'EBH 4', redeal: true, dealer: 'next-dealer', declaresNext: 'opponents' }],
  ['EBH 4 partner-speaks-early: turned: made good in the next game', EBH, 'partner-speaks-early', 'turned', { game: 1, games: 8 }, { redeal: false, declaresNext: 'opponents' }],
  ['EBH 4 partner-speaks-early: turned in the last game: annulled afterwards', EBH, 'partner-speaks-early', 'turned', { game: 8, games: 8 }, { annul: true }],
  ['SSC 7.05(4) improper-passing: cards laid down when passing', SSC, 'improper-passing', 'before', {}, { article: 'SSC 7.05 (4)', warning: true }],
  ['EBH 4 improper-passing: cards taken up too early', EBH, 'improper-passing', 'open', {}, { article: 'EBH 4', warning: true }],
  ['SSC 7.05(5) wrong-lead: the partner leads: card back, no trick value, suit barred', SSC, 'wrong-lead', 'open', { offender: 2, rightfulLeader: 0, played: ['SA'], mode: OBENABE }, { article: 'SSC 7.05 (5)', cardBack: true, devalued: ['SA'], suitBan: 'S', trickTo: null, nextLead: 'rightful-leader', seats: { trickTo: [], nextLead: 0 } }],
  ['SSC 7.03 wrong-lead: an opponent leads: the director', SSC, 'wrong-lead', 'open', { offender: 1, rightfulLeader: 0 }, { decides: 'director', choices: ['card-back', ...TD] }],
  ['SSC 7.05(5) wrong-lead: turned: it stands', SSC, 'wrong-lead', 'turned', { offender: 2 }, { stands: true, trickTo: null }],
  ['EBH 5 wrong-lead: anybody: card back, trick to the opponents, lead to the right', EBH, 'wrong-lead', 'open', { offender: 2, rightfulLeader: 1, played: ['SA'] }, { cardBack: true, devalued: ['SA'], trickTo: 'opponents', nextLead: 'right-of-offender', seats: { trickTo: [1, 3], nextLead: 3 } }],
  ['EBH 5 wrong-lead: turned: all tricks from there on', EBH, 'wrong-lead', 'turned', { offender: 0, trickNumber: 4 }, { trickTo: 'opponents', tricksFrom: 4 }],
  ['SSC 7.05(6) revoke: card played and card kept back lose their trick value', SSC, 'revoke', 'open', NOT_FOLLOWED, { article: 'SSC 7.05 (6)', devalued: ['D6', 'SQ'], trickTo: null, cardBack: false, stands: true }],
  ['SSC 7.05(6) revoke: trump due: the highest but the jack', SSC, 'revoke', 'open', TRUMP_DUE, { devalued: ['D6', 'H9'] }],
  ['SSC 7.05(6) revoke: turned: the game remains valid', SSC, 'revoke', 'turned', NOT_FOLLOWED, { stands: true, tricksFrom: null, devalued: ['D6', 'SQ'] }],
  ['EBH 5 revoke: exchanged for the highest of the suit due', EBH, 'revoke', 'open', NOT_FOLLOWED, { cardBack: true, mustGive: ['SQ'], devalued: ['D6', 'SQ'], trickTo: 'opponents', nextLead: 'right-of-offender', seats: { trickTo: [0, 2], nextLead: 2 }, cannotWinTrick: true }],
  ['EBH 5 revoke: trump due: the highest except the jack', EBH, 'revoke', 'open', TRUMP_DUE, { mustGive: ['H9'], devalued: ['D6', 'H9'] }],
  ['EBH 5 revoke: turned: all tricks from the fifth on', EBH, 'revoke', 'turned', NOT_FOLLOWED, { trickTo: 'opponents', tricksFrom: 5, seats: { trickTo: [0, 2], nextLead: null } }],
  ['SSC 7.05(6) undertrump: undertrumping counts as not following', SSC, 'undertrump', 'open', UNDER_BUT_SUIT, { article: 'SSC 7.05 (6)', devalued: ['H6', 'SK'] }],
  ['SSC 2.05 undertrump: only trumps in hand: no offence', SSC, 'undertrump', 'open', ONLY_TRUMPS, { article: 'SSC 2.05', stands: true, devalued: [] }],
  ['EBH 5 undertrump: could follow: the highest of the suit led', EBH, 'undertrump', 'open', UNDER_BUT_SUIT, { mustGive: ['SK'], trickTo: 'opponents' }],
  ['EBH 5 undertrump: void: the trump back, another card, the opponents choose', EBH, 'undertrump', 'open', UNDER, { mustGive: ['D8', 'C9'], trickTo: 'opponents', cannotWinTrick: true }],
  ['EBH 5 undertrump: turned: all tricks from there on', EBH, 'undertrump', 'turned', UNDER, { tricksFrom: 5 }],
  ['SSC 7.03 several-cards: several cards: the director', SSC, 'several-cards', 'open', {}, { decides: 'director', choices: TD }],
  ['EBH 5 several-cards: several cards lose their trick value, the highest due is given', EBH, 'several-cards', 'open', { ...NOT_FOLLOWED, played: ['S7', 'D6'] }, { devalued: ['S7', 'D6'], mustGive: ['SQ'] }],
  ['EBH 5 several-cards: void: the opponents choose which stays', EBH, 'several-cards', 'open', { ...NOT_FOLLOWED, hand: ['D6', 'C7'], played: ['D6', 'C7'] }, { devalued: ['D6', 'C7'], mustGive: ['D6', 'C7'] }],
  ['SSC 7.03 played-early: too early: the director', SSC, 'played-early', 'open', {}, { choices: ['card-stays', ...TD] }],
  ['EBH 5 played-early: too early: it stays', EBH, 'played-early', 'open', { hand: ['D6'], trick: ['SA'], played: ['D6'] }, { cardBack: false, cannotWinTrick: true }],
  ['EBH 5 played-early: too early: back when suit must be followed', EBH, 'played-early', 'open', { hand: ['D6', 'S7'], trick: ['SA'], played: ['D6'] }, { cardBack: true }],
  ['EBH 5 played-early: too early: a ruff would have been right anyway, it stays', EBH, 'played-early', 'open', { mode: trump('H'), hand: ['H6', 'S7'], trick: ['SA'], played: ['H6'] }, { cardBack: false }],
  ['SSC 7.03 devalued-lead: led with a devalued card: the director', SSC, 'devalued-lead', 'open', {}, { decides: 'director' }],
  ['EBH 5 devalued-lead: led with a devalued card: taken back', EBH, 'devalued-lead', 'open', { trickNumber: 6, played: ['SA'] }, { cardBack: true, devalued: ['SA'] }],
  ['EBH 5 devalued-lead: last trick: the second player names the suit', EBH, 'devalued-lead', 'open', { trickNumber: 9, played: ['SA'] }, { cardBack: false, suitNamedBy: 'right-of-offender' }],
  ['SSC 7.05(5) devalued-card: no trick value, point value kept', SSC, 'devalued-card', 'open', { played: ['SA'] }, { devalued: ['SA'], stands: true }],
  ['EBH 5 devalued-card: no trick value, point value kept', EBH, 'devalued-card', 'open', { played: ['SA'] }, { devalued: ['SA'], stands: true }],
  ['SSC 7.05(8) led-before-turned: lead before the trick is turned', SSC, 'led-before-turned', 'open', {}, { article: 'SSC 7.05 (8)', warning: true }],
  ['EBH 6 led-before-turned: lead before the trick is turned', EBH, 'led-before-turned', 'open', {}, { article: 'EBH 6', warning: true }],
  ['SSC 7.05(7) turned-tricks-viewed: looking at turned tricks', SSC, 'turned-tricks-viewed', 'turned', {}, { article: 'SSC 7.05 (7)', warning: true }],
  ['EBH 6 turned-tricks-viewed: looking at turned tricks', EBH, 'turned-tricks-viewed', 'turned', {}, { article: 'EBH 6', warning: true }],
  ['SSC 7.05(7) signals: signals and “Bock”', SSC, 'signals', 'open', {}, { article: 'SSC 7.05 (7)', warning: true }],
  ['EBH 6 signals: signals and “Bock”', EBH, 'signals', 'open', {}, { article: 'EBH 6', warning: true }],
  ['SSC 7.05(8) rest-claimed: a true claim: play on', SSC, 'rest-claimed', 'open', { variant: 'true' }, { stands: true }],
  ['SSC 7.05(8) rest-claimed: a false claim: play on, the director may warn', SSC, 'rest-claimed', 'open', { variant: 'false' }, { choices: ['stands', 'warning'], tricksFrom: null }],
  ['EBH 6 rest-claimed: a true claim: all nine tricks are played', EBH, 'rest-claimed', 'open', { variant: 'true' }, { stands: true }],
  ['EBH 6 rest-claimed: not all good: both partners’ cards from there on', EBH, 'rest-claimed', 'open', { variant: 'false', offender: 1, trickNumber: 6 }, { trickTo: 'opponents', tricksFrom: 6, seats: { trickTo: [0, 2], nextLead: null } }],
  ['SSC 7.05(1) not-157: not 157: count again', SSC, 'not-157', 'end', { variant: 'counted' }, { article: 'SSC 7.05 (1)', recount: true }],
  ['SSC 7.03 not-157: cards mixed: the director', SSC, 'not-157', 'end', { variant: 'mixed' }, { choices: ['estimate', ...TD] }],
  ['EBH 2 not-157: not 157: count again', EBH, 'not-157', 'end', { variant: 'counted' }, { recount: true }],
  ['EBH 7 not-157: nobody counted: the parties agree on an estimate', EBH, 'not-157', 'end', { variant: 'mixed' }, { article: 'EBH 7', estimate: true, decides: 'parties' }],
  ['SSC 7.05(10) wrong-passe-total: the supervisor does not enter it', SSC, 'wrong-passe-total', 'end', {}, { article: 'SSC 7.05 (10)', refuseEntry: true }],
  ['EBH 7 wrong-passe-total: signed only if right', EBH, 'wrong-passe-total', 'end', {}, { article: 'EBH 7', refuseEntry: true }],
  ['SSC 7.05(2) personal-sheet: filled in by a player: not accepted', SSC, 'personal-sheet', 'end', { variant: 'by-player' }, { article: 'SSC 7.05 (2)', refuseEntry: true }],
  ['EBH 7 personal-sheet: the player computes his total himself', EBH, 'personal-sheet', 'end', { variant: 'by-player' }, { stands: true, refuseEntry: false }],
  ['SSC 7.03 personal-sheet: not initialled: not ranked until it is', SSC, 'personal-sheet', 'end', { variant: 'not-initialled' }, { unrated: true }],
  ['EBH 7 personal-sheet: not initialled: unrated', EBH, 'personal-sheet', 'end', { variant: 'not-initialled' }, { article: 'EBH 7', unrated: true }],
  ['SSC 7.05(11) exclusion: excluded in the middle: flat rate', SSC, 'exclusion', 'open', {}, { article: 'SSC 7.05 (11)', flatRate: 1000 }],
  ['EBH 9 exclusion: excluded in the middle: flat rate', EBH, 'exclusion', 'open', {}, { article: 'EBH 9', flatRate: 1000 }],
];

const given = (result: ReturnType<typeof ruling>): Ruling => {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
};

describe('rulings, row by row', () => {
  test.each(ROWS)('%s', (_, regulation, event, noticed, facts, expected) => {
    expect(given(ruling(regulation, { event, noticed, facts }))).toMatchObject(expected);
  });

  test('SSC 7.05(1)-(11), EBH 2-9: every event has an answer at every moment it can be noticed', () => {
    for (const regulation of [SSC, EBH])
      for (const event of IRREGULARITIES) {
        const moments = NOTICED.filter((noticed) =>
          regulation.rulings.some((r) => r.event === event && r.noticed.includes(noticed)),
        );
        expect(moments.length, `${regulation.key} ${event}`).toBeGreaterThan(0);
        for (const noticed of moments) {
          const variants = variantsOf(regulation, event, noticed);
          expect(variants, `${regulation.key} ${event} ${noticed}`).not.toHaveLength(1); // one is no question
          const cases: Facts[] = variants.length > 0 ? variants.map((variant) => ({ variant })) : [{}];
          for (const facts of cases) expect(ruling(regulation, { event, noticed, facts }).ok).toBe(true);
        }
      }
  });

  test('SSC 7.03 every choice that is offered can be taken, and EBH is among the director’s', () => {
    for (const regulation of [SSC, EBH])
      for (const row of regulation.rulings) {
        const facts: Facts = row.variant ? { variant: row.variant } : {};
        const incident: Incident = { event: row.event, noticed: row.noticed[0]!, facts };
        for (const choice of row.choices ?? []) {
          const taken = chosen(regulation, incident, choice);
          expect(taken.ok, `${regulation.key} ${row.event} ${choice}`).toBe(true);
        }
      }
    const asEbh = chosen(SSC, { event: 'wrong-party-declares', noticed: 'open', facts: {} }, 'as-ebh');
    expect(given(asEbh)).toMatchObject({ article: 'EBH 3', redeal: true, choices: [] });
    expect(chosen(SSC, { event: 'wrong-party-declares', noticed: 'open', facts: {} }, 'estimate')).toMatchObject({
      ok: false,
      refusal: { code: 'not-a-choice' },
    });
  });

  test('a moment or a case that the row does not know is refused with what there is', () => {
    const wrong = (event: Irregularity, noticed: Noticed) => ruling(SSC, { event, noticed, facts: {} });
    expect(wrong('misdeal', 'turned')).toMatchObject({ refusal: { code: 'not-at-this-moment', possible: ['before'] } });
    expect(wrong('rest-claimed', 'open')).toMatchObject({
      refusal: { code: 'fact-missing', possible: ['true', 'false'] },
    });
  });

  test('EBH 5 several cards by somebody void: the opponents decide', () => {
    const facts: Facts = { ...NOT_FOLLOWED, hand: ['D6', 'C7'], played: ['D6', 'C7'] };
    expect(given(ruling(EBH, { event: 'several-cards', noticed: 'open', facts })).decides).toBe('opponents');
  });

  test('EBH 1 an organiser takes single rulings from the other regulation', () => {
    const mixed = regulationWith(SSC, { rulingsFrom: { revoke: 'ebh' } });
    if (!mixed.ok) throw new Error('refused');
    expect(given(ruling(mixed.value, { event: 'revoke', noticed: 'turned', facts: NOT_FOLLOWED })).tricksFrom).toBe(5);
    expect(given(ruling(mixed.value, { event: 'wrong-lead', noticed: 'turned', facts: {} })).stands).toBe(true);
  });
});

describe('what a ruling does to tricks and points', () => {
  test('SSC 7.05(5), SSC 7.05(6), EBH 5: a card without trick value wins nothing and keeps its points', () => {
    const trick: Card[] = ['SA', 'S6', 'SK', 'S7'];
    expect(ruledWinner(trick, 0, OBENABE, [])).toBe(0);
    expect(ruledWinner(['S6', 'SA', 'SK', 'S7'], 0, OBENABE, ['SA'])).toBe(2);
    expect(ruledWinner(['S6', 'SA', 'SK', 'S7'], 0, OBENABE, [], 1)).toBe(2);
  });

  test('EBH 5 last trick led with a devalued card: the second player names the suit, the partner may win it', () => {
    expect(ruledWinner(['SA', 'D6', 'DK', 'D7'], 0, OBENABE, ['SA'])).toBe(2);
    expect(ruledWinner(['SA', 'D6', 'H6', 'D7'], 0, trump('H'), ['SA'])).toBe(2);
    expect(ruledWinner(['SA', 'SK', 'C6', 'C7'], 3, OBENABE, ['SA', 'SK'])).toBeUndefined();
  });

  test('EBH 5 the next lead is on the offender’s right, and the trick never his side’s', () => {
    for (const offender of SEATS as readonly Seat[]) {
      const said = given(ruling(EBH, { event: 'revoke', noticed: 'open', facts: { ...NOT_FOLLOWED, offender } }));
      expect(said.seats.nextLead).toBe(nextSeat(offender));
      expect(said.seats.trickTo).not.toContain(offender);
    }
  });

  test('SSC 7.05(6), EBH 5: with all four cards known the ruling says who wins the trick and leads', () => {
    const open: Facts = { mode: trump('H'), offender: 1, trick: ['S9'], after: ['S8', 'S6'], played: ['SA'] };
    // SSC: the ace came too late and stays, but has no value any more; the nine wins.
    const ssc = given(ruling(SSC, { event: 'devalued-card', noticed: 'open', facts: open }));
    expect(ssc).toMatchObject({ winner: 0, seats: { nextLead: 0 } });
    expect(ssc.consequences).toContainEqual({ kind: 'wins-trick', seats: [0] });
    const early = given(ruling(EBH, { event: 'played-early', noticed: 'open', facts: { ...open, played: ['SA'] } }));
    expect(early).toMatchObject({ cannotWinTrick: true, winner: 0 });
    // EBH, last trick led with a devalued card: the second player's suit counts, and the partner may win it.
    const last: Facts = { mode: OBENABE, offender: 0, trick: [], played: ['SA'], after: ['D6', 'DK', 'D7'] };
    const led = given(ruling(EBH, { event: 'devalued-lead', noticed: 'open', facts: { ...last, trickNumber: 9 } }));
    expect(led).toMatchObject({ suitNamedBy: 'right-of-offender', winner: 2 });
    // Three cards are not a trick, and an exchanged card not yet given decides nothing.
    expect(
      given(ruling(SSC, { event: 'devalued-card', noticed: 'open', facts: { ...open, after: ['S8'] } })).winner,
    ).toBeNull();
    expect(given(ruling(EBH, { event: 'revoke', noticed: 'open', facts: open })).winner).toBeNull();
  });
});

describe('SSC 2.05: what was allowed is not punished', () => {
  const base = { mode: trump('H'), offender: 1, trickNumber: 3 } as const;
  // biome-ignore format: one row a case
  const LEGAL: [string, Irregularity, Facts][] = [
    ['the lone Bauer of trumps held back', 'revoke', { ...base, hand: ['HJ', 'D6'], trick: ['HA'], played: ['D6'] }],
    ['void of the suit, a discard', 'revoke', { ...base, hand: ['D6', 'C7', 'HJ'], trick: ['SA'], played: ['D6'] }],
    ['trumping instead of following', 'revoke', { ...base, hand: ['H6', 'S7'], trick: ['SA'], played: ['H6'] }],
    ['trump led, a lower trump', 'undertrump', { ...base, hand: ['H6', 'D7'], trick: ['HA'], played: ['H6'] }],
    ['a higher trump', 'undertrump', { ...base, hand: ['H9', 'D7'], trick: ['SA', 'HA'], played: ['H9'] }],
    ['only trumps left', 'undertrump', { ...base, hand: ['H6', 'HJ'], trick: ['SA', 'HA'], played: ['H6'] }],
    ['the card on the table left out of the hand', 'revoke', { ...base, hand: ['C7'], trick: ['SA'], played: ['D6'] }],
    ['one card is not several', 'several-cards', { ...base, hand: ['H6'], trick: ['SA'], played: ['H6'] }],
    ['the leader led', 'wrong-lead', { offender: 2, rightfulLeader: 2 }],
  ];
  test.each(LEGAL)('SSC 2.05 %s', (_, event, facts) => {
    for (const regulation of [SSC, EBH])
      for (const noticed of ['open', 'turned'] as const)
        expect(given(ruling(regulation, { event, noticed, facts }))).toMatchObject({
          article: 'SSC 2.05',
          consequences: [{ kind: 'no-offence' }],
          devalued: [],
          trickTo: null,
          tricksFrom: null,
        });
  });
});
