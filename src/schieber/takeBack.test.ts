import { describe, expect, test } from 'vitest';
import { APPRENTICE, ruleBot } from '../bots/testing/apprentice.ts';
import { utf8 } from '../kit/bytes.ts';
import { chanceFrom, commitment } from '../kit/chance.ts';
import { sha256 } from '../kit/hash.ts';
import { type HostedMatch, hostedMatch, PERSON } from './hosted.ts';
import { decide, decideMove, evolve, type Match, type MatchEvent, start, turnOf } from './match.ts';
import { recordOf } from './record.ts';
import { advance, stepsFor } from './step.ts';
import { verifyMatch } from './verify.ts';
import { matchViewFrom, viewFrom } from './view.ts';

const seed = sha256(utf8('taken back'));
const chance = chanceFrom(seed);
const around = { now: 0, chance };
const computer = { kind: 'computer', ...APPRENTICE } as const;
const players = { 0: { kind: 'person' }, 1: computer, 2: computer, 3: computer } as const;
const begun = start(
  { games: 2, players, commitment: commitment(seed), clientSeed: 'ab', startedAt: 0, deadline: null },
  chance,
);
const bot = ruleBot(APPRENTICE);

const stateAfter = (events: readonly MatchEvent[]): Match =>
  events.reduce<Match | undefined>((state, event) => evolve(state, event), undefined)!;

/** The beginner plays for everybody; before each choice of the person `look` sees the match. */
function playOn(events: MatchEvent[], look: (match: Match) => 'go on' | 'stop'): MatchEvent[] {
  let match = stateAfter(events);
  for (let seat = turnOf(match); seat !== undefined; seat = turnOf(match)) {
    if (seat === PERSON && look(match) === 'stop') return events;
    if (!bot.ok) throw new Error('the beginner is known');
    const decision = decideMove(match, { ...bot.value.choose(viewFrom(match.game, seat)), seat }, around);
    if (!decision.ok) throw new Error(decision.refusal.code);
    for (const event of decision.value) events.push(event);
    match = stateAfter(events);
  }
  return events;
}

describe('taking back, in practice', () => {
  test('brings back exactly the game as it stood before the person’s last card, declaration or pass', () => {
    let before: Match | undefined;
    let taken = 0;
    playOn([...begun], (match) => {
      const decision = decide(match, { type: 'takeBack', seat: PERSON }, around);
      if (before?.number === match.number) {
        expect(decision).toMatchObject({ ok: true });
        if (decision.ok) expect(decision.value.reduce<Match>(evolve, match)).toEqual(before);
        taken++;
      } else expect(decision).toEqual({ ok: false, refusal: { code: 'nothing-to-take-back' } });
      before = match;
      return 'go on';
    });
    expect(taken).toBeGreaterThan(15);
  });

  test('only on one’s own turn, and not after the end', () => {
    const other = stateAfter([...begun]);
    const seat = ((turnOf(other)! + 1) % 4) as 0;
    expect(decide(other, { type: 'takeBack', seat }, around)).toMatchObject({ refusal: { code: 'not-your-turn' } });
    const over = stateAfter(playOn([...begun], () => 'go on'));
    expect(decide(over, { type: 'takeBack', seat: PERSON }, around)).toMatchObject({ refusal: { code: 'match-over' } });
  });

  test('the browser sees the same as the server, and the record of what counted is verified', () => {
    let left = 3;
    const events = playOn([...begun], ({ game }) => (game.phase === 'playing' && --left === 0 ? 'stop' : 'go on'));
    const match = stateAfter(events);
    const decision = decide(match, { type: 'takeBack', seat: PERSON }, around);
    if (!decision.ok) throw new Error(decision.refusal.code);
    const view = stepsFor(PERSON, decision.value).reduce(advance, matchViewFrom(match, PERSON));
    expect(view).toEqual(matchViewFrom(stateAfter([...events, ...decision.value]), PERSON));

    const whole = playOn([...events, ...decision.value], () => 'go on');
    const record = recordOf(whole, Buffer.from(seed).toString('hex'));
    expect(record.played.map(({ tricks }) => tricks.flatMap(({ cards }) => cards).length)).toEqual([36, 36]);
    if (!bot.ok) throw new Error('the beginner is known');
    const { choose } = bot.value;
    expect(verifyMatch(record, () => choose)).toMatchObject({ ok: true, value: { games: 2, cards: 72 } });
  });

  test('rated play knows no second thoughts', () => {
    const opening = { owner: 'person:1', kind: 'qualification', rated: true, level: 'master' };
    const state: HostedMatch = { opening, match: stateAfter([...begun]) };
    const asked = hostedMatch.decide(state, { type: 'takeBack' }, { ...around, by: 'person:1', facts: undefined });
    expect(asked).toEqual({ ok: false, refusal: { code: 'rated-play' } });
  });
});
