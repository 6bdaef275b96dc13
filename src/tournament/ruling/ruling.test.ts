import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceFromText, shuffle } from '../../kit/chance.ts';
import { type Card, DECK } from '../../schieber/card.ts';
import { MODES, OBENABE, trump } from '../../schieber/mode.ts';
import { nextSeat, SEATS, type Seat, type Team } from '../../schieber/seat.ts';
import { EBH, type Regulation, regulationWith, SSC } from '../regulation.ts';
import type { Facts } from './facts.ts';
import { countGame, ruledWinner, withSurplus } from './ruledTrick.ts';
import { chosen, type Incident, type Ruling, ruling, variantsOf } from './ruling.ts';
import { type Choice, IRREGULARITIES, type Irregularity, NOTICED, type Noticed } from './table.ts';

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

/** Every row E1 to E21 of both regulations; the name of the test is article and consequence. */
// biome-ignore format: one row a case, as in the table of irregularities
const ROWS: Case[] = [
  ['SSC 7.05(9) E1 the right dealer deals', SSC, 'E1', 'before', {}, { article: 'SSC 7.05 (9)', redeal: true, dealer: 'right-dealer' }],
  ['SSC 7.05(9) E1 each has played: the game stands', SSC, 'E1', 'open', {}, { redeal: false, stands: true, correctNextDeal: true }],
  ['SSC 7.05(9) E1 first trick turned: the game stands', SSC, 'E1', 'turned', {}, { redeal: false, stands: true }],
  ['EBH 2 E1 the right player shuffles and deals', EBH, 'E1', 'before', {}, { article: 'EBH 2', redeal: true, dealer: 'right-dealer' }],
  ['EBH 2 E1 turned: put right at the next deal', EBH, 'E1', 'turned', {}, { stands: true, correctNextDeal: true }],
  ['SSC 7.05(4) E2 the same player deals again', SSC, 'E2', 'before', {}, { article: 'SSC 7.05 (4)', redeal: true, dealer: 'same-dealer' }],
  ['EBH 3 E2 the same player deals again', EBH, 'E2', 'before', {}, { article: 'EBH 3', redeal: true, dealer: 'same-dealer' }],
  ['SSC 7.05(3) E3 before the first lead it is a misdeal', SSC, 'E3', 'before', {}, { redeal: true, dealer: 'same-dealer' }],
  ['SSC 7.05(3) E3 a card short at the end: the game is valid', SSC, 'E3', 'end', { variant: 'short' }, { article: 'SSC 7.05 (3)', annul: false, stands: true, choices: [] }],
  ['SSC 7.03 E3 one too many is the director’s', SSC, 'E3', 'end', { variant: 'over' }, { decides: 'director', choices: ['surplus-to-opponents', ...TD] }],
  ['SSC 7.03 E3 short and over on opposite sides is the director’s', SSC, 'E3', 'end', { variant: 'both' }, { decides: 'director', choices: TD }],
  ['EBH 3 E3 a card short: the opponents choose', EBH, 'E3', 'end', { variant: 'short' }, { decides: 'opponents', choices: ['stands', 'repeat'] }],
  ['EBH 3 E3 one too many: the opponents choose, the card is theirs', EBH, 'E3', 'turned', { variant: 'over' }, { decides: 'opponents', surplusTo: 'opponents', choices: ['surplus-to-opponents', 'repeat'] }],
  ['EBH 9 E3 both at once is the director’s', EBH, 'E3', 'end', { variant: 'both' }, { article: 'EBH 9', decides: 'director', choices: ['repeat', 'stands', 'warning'] }],
  ['SSC 7.03 E4 wrong party declares: the director', SSC, 'E4', 'open', {}, { decides: 'director', choices: TD }],
  ['EBH 3 E4 first trick open: dealt again, nobody loses a turn', EBH, 'E4', 'open', {}, { article: 'EBH 3', redeal: true, declaresNext: null }],
  ['EBH 3 E4 later: made good in the next game', EBH, 'E4', 'turned', { game: 3, games: 12 }, { redeal: false, declaresNext: 'other-party', annul: false }],
  ['EBH 3 E4 in the last game: annulled', EBH, 'E4', 'turned', { game: 12, games: 12 }, { annul: true, declaresNext: null }],
  ['SSC 7.03 E5 the partner passes back: the director', SSC, 'E5', 'turned', {}, { decides: 'director', choices: TD }],
  ['EBH 4 E5 first trick open: dealt again, the opponents declare', EBH, 'E5', 'open', {}, { article: 'EBH 4', redeal: true, dealer: 'next-dealer', declaresNext: 'opponents' }],
  ['EBH 4 E5 turned: made good in the next game', EBH, 'E5', 'turned', { game: 1, games: 8 }, { redeal: false, declaresNext: 'opponents' }],
  ['EBH 4 E5 turned in the last game: annulled afterwards', EBH, 'E5', 'turned', { game: 8, games: 8 }, { annul: true }],
  ['SSC 7.05(4) E6 cards laid down when passing', SSC, 'E6', 'before', {}, { article: 'SSC 7.05 (4)', warning: true }],
  ['EBH 4 E6 cards taken up too early', EBH, 'E6', 'open', {}, { article: 'EBH 4', warning: true }],
  ['SSC 7.05(5) E7 the partner leads: card back, no trick value, suit barred', SSC, 'E7', 'open', { offender: 2, rightfulLeader: 0, played: ['SA'], mode: OBENABE }, { article: 'SSC 7.05 (5)', cardBack: true, devalued: ['SA'], suitBan: 'S', trickTo: null, nextLead: 'rightful-leader', seats: { trickTo: [], nextLead: 0 } }],
  ['SSC 7.03 E7 an opponent leads: the director', SSC, 'E7', 'open', { offender: 1, rightfulLeader: 0 }, { decides: 'director', choices: ['card-back', ...TD] }],
  ['SSC 7.05(5) E7 turned: it stands', SSC, 'E7', 'turned', { offender: 2 }, { stands: true, trickTo: null }],
  ['EBH 5 E7 anybody: card back, trick to the opponents, lead to the right', EBH, 'E7', 'open', { offender: 2, rightfulLeader: 1, played: ['SA'] }, { cardBack: true, devalued: ['SA'], trickTo: 'opponents', nextLead: 'right-of-offender', seats: { trickTo: [1, 3], nextLead: 3 } }],
  ['EBH 5 E7 turned: all tricks from there on', EBH, 'E7', 'turned', { offender: 0, trickNumber: 4 }, { trickTo: 'opponents', tricksFrom: 4 }],
  ['SSC 7.05(6) E8 card played and card kept back lose their trick value', SSC, 'E8', 'open', NOT_FOLLOWED, { article: 'SSC 7.05 (6)', devalued: ['D6', 'SQ'], trickTo: null, cardBack: false, stands: true }],
  ['SSC 7.05(6) E8 trump due: the highest but the jack', SSC, 'E8', 'open', TRUMP_DUE, { devalued: ['D6', 'H9'] }],
  ['SSC 7.05(6) E8 turned: the game remains valid', SSC, 'E8', 'turned', NOT_FOLLOWED, { stands: true, tricksFrom: null, devalued: ['D6', 'SQ'] }],
  ['EBH 5 E8 exchanged for the highest of the suit due', EBH, 'E8', 'open', NOT_FOLLOWED, { cardBack: true, mustGive: ['SQ'], devalued: ['D6', 'SQ'], trickTo: 'opponents', nextLead: 'right-of-offender', seats: { trickTo: [0, 2], nextLead: 2 }, cannotWinTrick: true }],
  ['EBH 5 E8 trump due: the highest except the jack', EBH, 'E8', 'open', TRUMP_DUE, { mustGive: ['H9'], devalued: ['D6', 'H9'] }],
  ['EBH 5 E8 turned: all tricks from the fifth on', EBH, 'E8', 'turned', NOT_FOLLOWED, { trickTo: 'opponents', tricksFrom: 5, seats: { trickTo: [0, 2], nextLead: null } }],
  ['SSC 7.05(6) E9 undertrumping counts as not following', SSC, 'E9', 'open', UNDER_BUT_SUIT, { article: 'SSC 7.05 (6)', devalued: ['H6', 'SK'] }],
  ['SSC 2.05 E9 only trumps in hand: no offence', SSC, 'E9', 'open', ONLY_TRUMPS, { article: 'SSC 2.05', stands: true, devalued: [] }],
  ['EBH 5 E9 could follow: the highest of the suit led', EBH, 'E9', 'open', UNDER_BUT_SUIT, { mustGive: ['SK'], trickTo: 'opponents' }],
  ['EBH 5 E9 void: the trump back, another card, the opponents choose', EBH, 'E9', 'open', UNDER, { mustGive: ['D8', 'C9'], trickTo: 'opponents', cannotWinTrick: true }],
  ['EBH 5 E9 turned: all tricks from there on', EBH, 'E9', 'turned', UNDER, { tricksFrom: 5 }],
  ['SSC 7.03 E10 several cards: the director', SSC, 'E10', 'open', {}, { decides: 'director', choices: TD }],
  ['EBH 5 E10 several cards lose their trick value, the highest due is given', EBH, 'E10', 'open', { ...NOT_FOLLOWED, played: ['S7', 'D6'] }, { devalued: ['S7', 'D6'], mustGive: ['SQ'] }],
  ['EBH 5 E10 void: the opponents choose which stays', EBH, 'E10', 'open', { ...NOT_FOLLOWED, hand: ['D6', 'C7'], played: ['D6', 'C7'] }, { devalued: ['D6', 'C7'], mustGive: ['D6', 'C7'] }],
  ['SSC 7.03 E11 too early: the director', SSC, 'E11', 'open', {}, { choices: ['card-stays', ...TD] }],
  ['EBH 5 E11 too early: it stays', EBH, 'E11', 'open', { hand: ['D6'], trick: ['SA'], played: ['D6'] }, { cardBack: false, cannotWinTrick: true }],
  ['EBH 5 E11 too early: back when suit must be followed', EBH, 'E11', 'open', { hand: ['D6', 'S7'], trick: ['SA'], played: ['D6'] }, { cardBack: true }],
  ['SSC 7.03 E12 led with a devalued card: the director', SSC, 'E12', 'open', {}, { decides: 'director' }],
  ['EBH 5 E12 led with a devalued card: taken back', EBH, 'E12', 'open', { trickNumber: 6, played: ['SA'] }, { cardBack: true, devalued: ['SA'] }],
  ['EBH 5 E12 last trick: the second player names the suit', EBH, 'E12', 'open', { trickNumber: 9, played: ['SA'] }, { cardBack: false, suitNamedBy: 'right-of-offender' }],
  ['SSC 7.05(5) E13 no trick value, point value kept', SSC, 'E13', 'open', { played: ['SA'] }, { devalued: ['SA'], stands: true }],
  ['EBH 5 E13 no trick value, point value kept', EBH, 'E13', 'open', { played: ['SA'] }, { devalued: ['SA'], stands: true }],
  ['SSC 7.05(8) E14 lead before the trick is turned', SSC, 'E14', 'open', {}, { article: 'SSC 7.05 (8)', warning: true }],
  ['EBH 6 E14 lead before the trick is turned', EBH, 'E14', 'open', {}, { article: 'EBH 6', warning: true }],
  ['SSC 7.05(7) E15 looking at turned tricks', SSC, 'E15', 'turned', {}, { article: 'SSC 7.05 (7)', warning: true }],
  ['EBH 6 E15 looking at turned tricks', EBH, 'E15', 'turned', {}, { article: 'EBH 6', warning: true }],
  ['SSC 7.05(7) E16 signals and “Bock”', SSC, 'E16', 'open', {}, { article: 'SSC 7.05 (7)', warning: true }],
  ['EBH 6 E16 signals and “Bock”', EBH, 'E16', 'open', {}, { article: 'EBH 6', warning: true }],
  ['SSC 7.05(8) E17 a true claim: play on', SSC, 'E17', 'open', { variant: 'true' }, { stands: true }],
  ['SSC 7.05(8) E17 a false claim: play on, the director may warn', SSC, 'E17', 'open', { variant: 'false' }, { choices: ['stands', 'warning'], tricksFrom: null }],
  ['EBH 6 E17 a true claim: all nine tricks are played', EBH, 'E17', 'open', { variant: 'true' }, { stands: true }],
  ['EBH 6 E17 not all good: both partners’ cards from there on', EBH, 'E17', 'open', { variant: 'false', offender: 1, trickNumber: 6 }, { trickTo: 'opponents', tricksFrom: 6, seats: { trickTo: [0, 2], nextLead: null } }],
  ['SSC 7.05(1) E18 not 157: count again', SSC, 'E18', 'end', { variant: 'counted' }, { article: 'SSC 7.05 (1)', recount: true }],
  ['SSC 7.03 E18 cards mixed: the director', SSC, 'E18', 'end', { variant: 'mixed' }, { choices: ['estimate', ...TD] }],
  ['EBH 2 E18 not 157: count again', EBH, 'E18', 'end', { variant: 'counted' }, { recount: true }],
  ['EBH 7 E18 nobody counted: the parties agree on an estimate', EBH, 'E18', 'end', { variant: 'mixed' }, { article: 'EBH 7', estimate: true, decides: 'parties' }],
  ['SSC 7.05(10) E19 the supervisor does not enter it', SSC, 'E19', 'end', {}, { article: 'SSC 7.05 (10)', refuseEntry: true }],
  ['EBH 7 E19 signed only if right', EBH, 'E19', 'end', {}, { article: 'EBH 7', refuseEntry: true }],
  ['SSC 7.05(2) E20 filled in by a player: not accepted', SSC, 'E20', 'end', { variant: 'by-player' }, { article: 'SSC 7.05 (2)', refuseEntry: true }],
  ['EBH 7 E20 the player computes his total himself', EBH, 'E20', 'end', { variant: 'by-player' }, { stands: true, refuseEntry: false }],
  ['SSC 7.03 E20 not initialled: not ranked until it is', SSC, 'E20', 'end', { variant: 'not-initialled' }, { unrated: true }],
  ['EBH 7 E20 not initialled: unrated', EBH, 'E20', 'end', { variant: 'not-initialled' }, { article: 'EBH 7', unrated: true }],
  ['SSC 7.05(11) E21 excluded in the middle: flat rate', SSC, 'E21', 'open', {}, { article: 'SSC 7.05 (11)', flatRate: 1000 }],
  ['EBH 9 E21 excluded in the middle: flat rate', EBH, 'E21', 'open', {}, { article: 'EBH 9', flatRate: 1000 }],
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
    const asEbh = chosen(SSC, { event: 'E4', noticed: 'open', facts: {} }, 'as-ebh');
    expect(given(asEbh)).toMatchObject({ article: 'EBH 3', redeal: true, choices: [] });
    expect(chosen(SSC, { event: 'E4', noticed: 'open', facts: {} }, 'estimate')).toMatchObject({
      ok: false,
      refusal: { code: 'not-a-choice' },
    });
  });

  test('an event or a moment that does not exist is refused with what there is', () => {
    const wrong = (event: string, noticed: string) =>
      ruling(SSC, { event: event as Irregularity, noticed: noticed as Noticed, facts: {} });
    expect(wrong('E22', 'open')).toMatchObject({ refusal: { code: 'unknown-event' } });
    expect(wrong('E1', 'yesterday')).toMatchObject({ refusal: { code: 'unknown-moment', known: NOTICED } });
    expect(wrong('E2', 'turned')).toMatchObject({ refusal: { code: 'not-at-this-moment', possible: ['before'] } });
    expect(wrong('E17', 'open')).toMatchObject({ refusal: { code: 'fact-missing', possible: ['true', 'false'] } });
  });

  test('EBH 1 an organiser takes single rulings from the other regulation', () => {
    const mixed = regulationWith(SSC, { rulingsFrom: { E8: 'ebh' } });
    if (!mixed.ok) throw new Error('refused');
    expect(given(ruling(mixed.value, { event: 'E8', noticed: 'turned', facts: NOT_FOLLOWED })).tricksFrom).toBe(5);
    expect(given(ruling(mixed.value, { event: 'E7', noticed: 'turned', facts: {} })).stands).toBe(true);
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

  test('SSC 7.05(1), EBH 7: whatever is ruled, a game totals 157', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom<Team>(0, 1),
        fc.nat(5),
        (seed, from, opponents, mode) => {
          const deck = shuffle(DECK, chanceFromText(`${seed}`)('deck'));
          const tricks = Array.from({ length: 9 }, (_, i) => ({
            cards: deck.slice(4 * i, 4 * i + 4),
            to: (i % 2) as Team,
          }));
          const points = countGame(tricks, MODES[mode]!, { from, opponents });
          expect(points[0] + points[1]).toBe(157);
          if (from === 1) expect(points[opponents]).toBe(157);
          const short = [...tricks.slice(0, 8), { ...tricks[8]!, cards: tricks[8]!.cards.slice(1) }];
          const surplus = withSurplus(countGame(short, MODES[mode]!), [tricks[8]!.cards[0]!], MODES[mode]!, opponents);
          expect(surplus[0] + surplus[1]).toBe(157);
        },
      ),
    );
  });

  test('EBH 5 the next lead is on the offender’s right, and the trick never his side’s', () => {
    for (const offender of SEATS as readonly Seat[]) {
      const said = given(ruling(EBH, { event: 'E8', noticed: 'open', facts: { ...NOT_FOLLOWED, offender } }));
      expect(said.seats.nextLead).toBe(nextSeat(offender));
      expect(said.seats.trickTo).not.toContain(offender);
    }
  });
});
