import { describe, expect, test } from 'vitest';
import { type Card, DECK } from '../../schieber/card.ts';
import { legalCards } from '../../schieber/legal.ts';
import { evolve, type Match } from '../../schieber/match.ts';
import { MODES, type Mode, OBENABE, UNDENUFE } from '../../schieber/mode.ts';
import { stepsFor } from '../../schieber/step.ts';
import { legalIn, matchViewFrom } from '../../schieber/view.ts';
import { cardName } from '../cards/names.ts';
import { keepLanguage, LANGUAGES } from '../i18n/language.ts';
import { loadWords, wordsNow } from '../i18n/words.ts';
import { modeName, nameOf, sayHandNow, sayOpening, sayScore, sayTable, sayTurnNow, sentencesFor } from './say.ts';
import { playedMatch } from './testing.ts';

/** Everything that is said in one game. */
function transcript(seed: string): string[] {
  const { events } = playedMatch(seed, 1);
  let match = evolve(evolve(undefined, events[0]!), events[1]!);
  return events.slice(2).flatMap((event) => {
    const before = matchViewFrom(match, 0);
    match = evolve(match, event) as Match;
    const after = matchViewFrom(match, 0);
    return stepsFor(0, [event]).flatMap((step) => sentencesFor(step, before, after));
  });
}

describe.each(LANGUAGES)('what is said in %s', (language) => {
  const ready = async () => {
    await loadWords(['schieber', 'cards', 'shell'], language);
    keepLanguage(language);
  };

  test.each(['de', 'fr'] as const)('names each of the 36 cards of the %s deck differently', async (deck) => {
    await ready();
    expect(new Set(DECK.map((card) => cardName(card, deck))).size).toBe(36);
  });

  test('holds all 36 cards of a game, nine tricks and the result', async () => {
    await ready();
    const said = transcript('said');
    for (const card of DECK)
      expect(
        said.filter(
          (sentence) => sentence.includes(`: ${cardName(card)}.`) || sentence.includes(` : ${cardName(card)}.`),
        ),
        card,
      ).toHaveLength(1);
    const { events } = playedMatch('said', 1);
    const match = events.reduce<Match | undefined>((state, event) => evolve(state, event), undefined)!;
    const view = matchViewFrom(match, 0);
    expect(said.at(-1)).toContain(String(view.total[0]));
    for (const sentence of said) expect(sentence).not.toMatch(/undefined|NaN|\[object/);
  });

  test('tells whoever knows the digits by heart that the cards lie in another order now, and only then', async () => {
    await ready();
    const { sortedAnew } = wordsNow('schieber').said;
    const declared = evolve(undefined, playedMatch('said', 1).events[0]!);
    const view = matchViewFrom(evolve(declared, playedMatch('said', 1).events[1]!), 0);
    const sorted: readonly Card[] = ['HA', 'HJ', 'H6', 'DA', 'D9', 'D6', 'SA', 'S7', 'C8'];
    const says = (mode: Mode) =>
      sentencesFor({ type: 'declared', seat: 2, mode }, view, { ...view, game: { ...view.game, hand: sorted } });
    expect(says(OBENABE)).not.toContain(sortedAnew);
    for (const mode of [UNDENUFE, { kind: 'trump', suit: 'H' }, { kind: 'trump', suit: 'S' }] as const)
      expect(says(mode)).toContain(sortedAnew);
  });

  test('answers T, H, S and W at any moment', async () => {
    await ready();
    const { events } = playedMatch('keys', 1);
    let match = evolve(evolve(undefined, events[0]!), events[1]!);
    for (const event of events.slice(2)) {
      const view = matchViewFrom(match, 0);
      const answers = [sayTable(view), sayHandNow(view, view.game.hand), sayScore(view)];
      for (const answer of answers) expect(answer).not.toMatch(/undefined|NaN|^$|: ?\.$/);
      expect(sayTurnNow(view)).not.toBe('');
      match = evolve(match, event) as Match;
    }
  });
});

test('SSC 2.03, 2.05 whoever listens hears who plays with whom, which digit declares what, and what may be played', async () => {
  await loadWords(['schieber', 'cards', 'shell'], 'de');
  keepLanguage('de');
  const viewAt = (seed: string, isWanted: (match: Match) => boolean) => {
    const { events } = playedMatch(seed, 12, isWanted);
    return matchViewFrom(events.reduce<Match | undefined>((state, event) => evolve(state, event), undefined)!, 0);
  };
  const declares = viewAt('a decision', ({ game }) => game.phase === 'declaring' && game.turn === 0 && !game.passed);
  const opening = sayOpening(declares, declares.game.hand, 'rated');
  expect(opening).toContain('Vreni spielt mit dir, Trudi und Köbi spielen gegen euch.');
  for (const [place, mode] of MODES.entries()) expect(opening).toContain(`${place + 1} ${modeName(mode)}`);
  expect(sayTurnNow(declares)).toContain('0 «gschobe»');

  const follows = viewAt(
    'illegal',
    ({ game }) =>
      game.phase === 'playing' &&
      game.turn === 0 &&
      game.trick.length === 2 &&
      legalCards(game.hands[0], game.trick, game.mode).length < game.hands[0].length,
  );
  const legal = legalIn(follows.game);
  const numbers = follows.game.hand.flatMap((card, i) => (legal.includes(card) ? [i + 1] : []));
  expect(sayHandNow(follows, follows.game.hand)).toMatch(
    new RegExp(`^Deine Karten: 1 .* Spielen darfst du: ${numbers.join(', ')}\\.$`),
  );
});

test('whoever listens hears in practice that U takes back, and after a game which key goes on', async () => {
  await loadWords(['schieber', 'cards', 'shell'], 'de');
  keepLanguage('de');
  const { events } = playedMatch('said', 2);
  const views = events.map((_, i) =>
    matchViewFrom(
      events.slice(0, i + 1).reduce<Match | undefined>((state, event) => evolve(state, event), undefined)!,
      0,
    ),
  );
  const begins = views[1]!;
  const undo = 'U nimmt den letzten Zug zurück';
  expect(sayOpening(begins, begins.game.hand, 'practice')).toContain(undo);
  expect(sayOpening(begins, begins.game.hand, 'rated')).not.toContain(undo);

  const turned = views.findIndex(({ game }) => game.phase === 'playing' && game.trick.length === 2);
  const takenBack = sentencesFor({ type: 'takenBack', game: views[turned]!.game }, views[turned + 2]!, views[turned]!);
  expect(takenBack.slice(0, 2)).toEqual(['Zurückgenommen.', sayTable(views[turned]!)]);

  const goesOn = 'Enter beginnt das nächste Spiel.';
  const over = views.findIndex(({ game }) => game.phase === 'over');
  const last = stepsFor(0, [events[over]!])[0]!;
  expect(sentencesFor(last, views[over - 1]!, views[over]!).at(-1)).toBe(goesOn);
  expect(sayTurnNow(views[over]!)).toBe(goesOn);
  expect(sayOpening(views[over]!, [], 'practice')).toContain(goesOn);
  expect(sayTurnNow(views.at(-1)!)).toMatch(/^Die Partie ist fertig: wir \d+, sie \d+\.$/);
});

test('the three computer players have names of their own in each language', async () => {
  const names: string[] = [];
  for (const language of LANGUAGES) {
    await loadWords(['schieber'], language);
    keepLanguage(language);
    names.push(...([1, 2, 3] as const).map((seat) => nameOf(seat, 0)));
  }
  expect(new Set(names).size).toBe(12);
});
