import { describe, expect, test } from 'vitest';
import { TODAY } from '../bots/levels.ts';
import { openPlayers } from '../bots/player.ts';
import { letterOf } from '../schieber/mode.ts';
import { fileStock } from '../server/bots/stock.ts';
import { type Answer, answersTo, isRight, whyWrong } from './answer.ts';
import { stepsOf } from './course.ts';
import { begin, decide, evolve, type Lesson, type LessonCommand, stepAt } from './lesson.ts';
import { LESSON_NAMES, type StepName } from './step.ts';

const steps = LESSON_NAMES.flatMap(stepsOf);
const nameOf = (answer: Answer) => Object.values(answer).at(-1);
const rightOf = (name: StepName) => {
  const step = steps.find((one) => one.name === name)!;
  return answersTo(step)
    .filter((answer) => isRight(step, answer))
    .map(nameOf);
};

// What each step asks for, as a person who knows the regulation answers it.
const RIGHT: readonly (readonly [StepName, readonly (string | number)[], string])[] = [
  ['sidePoints', ['HA'], 'SSC 2.03 the ace of a minor suit is worth most'],
  ['sideStrength', ['HK'], 'SSC 2.03 the king takes the queen, the ten does not'],
  ['trumpPoints', ['SJ'], 'SSC 2.03 the jack of trumps is worth twenty'],
  ['trumpStrength', [2], 'SSC 2.03 the nine of trumps takes the ace'],
  ['follow', ['H8'], 'SSC 2.05 who has the suit gives it'],
  ['throwAway', ['C6'], 'SSC 2.05 who has neither suit nor trump gives any card'],
  ['followTrump', ['S6'], 'SSC 2.05 trump was led'],
  ['trumpIt', ['S6'], 'SSC 2.05 the smallest trump takes the ace'],
  ['trumpInstead', ['S7'], 'SSC 2.05 one may trump although one could follow'],
  ['keepJack', ['H6', 'DQ'], 'SSC 2.05 the jack of trumps need not be played'],
  ['jackIsBest', ['SJ'], 'SSC 2.03 only the jack takes the nine'],
  ['noUndertrump', ['S6'], 'SSC 2.05 nobody undertrumps'],
  ['overtrump', ['SK'], 'SSC 2.05 a higher trump takes the trick'],
  ['onlyTrumps', ['S6'], 'SSC 2.05 who has trumps only may undertrump'],
  ['topsDown', [2], 'SSC 2.03 without trump only the suit led takes'],
  ['bottomsUp', ['H6'], 'SSC 2.03 the six is the strongest in bottoms-up'],
  ['eights', ['C8'], 'SSC 2.03 the eights are worth eight without trump'],
  ['trickPoints', [25], 'SSC 2.03 11 + 10 + 4 + 0'],
  ['lastTrick', [32], 'SSC 2.04 3 + 0 + 14 + 10, and five for the last trick'],
  ['restTo157', [64], 'SSC 2.04 157 in all'],
  ['declareTrump', ['S'], 'SSC 2.03 jack, nine and ace of a long suit'],
  ['declareObenabe', ['O'], 'SSC 2.03 four aces'],
  ['declarePass', ['pass'], 'SSC 2.05 who has nothing passes'],
  ['feedPartner', ['HT'], 'SSC 2.01 the partner’s trick is the own one'],
  ['giveLittle', ['H6'], 'SSC 2.01 the others get as little as may be'],
  ['bock', ['SK'], 'SSC 2.03 the ace is gone, so the king is the strongest'],
];

describe('lessons', () => {
  test.each(RIGHT)('%s: %s (%s)', (name, right) => {
    expect(rightOf(name)).toEqual(right);
  });

  test('every step is asked once, and every wrong answer is explained', () => {
    expect(RIGHT.map(([name]) => name)).toEqual(steps.map(({ name }) => name));
    for (const step of steps) {
      const wrong = answersTo(step).flatMap((answer) => whyWrong(step, answer) ?? []);
      expect(wrong.length, step.name).toBeGreaterThan(0);
      expect(wrong.length, step.name).toBeLessThan(answersTo(step).length);
    }
  });

  test('a declaration that is taught is the one that master would say', () => {
    const players = openPlayers(fileStock());
    for (const { name, scene, question } of steps) {
      if (question.ask !== 'declare') continue;
      const player = players.playerOf(TODAY.master);
      if (!player.ok) throw new Error(player.refusal.code);
      const { hand } = scene;
      const choice = player.value.choose({ phase: 'declaring', seat: 0, turn: 0, forehand: 0, passed: false, hand });
      expect([name, choice.type === 'declare' ? letterOf(choice.mode) : choice.type]).toEqual([name, question.best]);
    }
  });

  test('a lesson goes from step to step, each until it is answered rightly', () => {
    const told = (lesson: Lesson, command: LessonCommand): Lesson => {
      const decision = decide(lesson, command);
      if (!decision.ok) throw new Error(decision.refusal.code);
      return decision.value.reduce(evolve, lesson);
    };
    for (const name of LESSON_NAMES) {
      let lesson = begin(name);
      while (lesson.phase !== 'over') {
        const step = stepAt(lesson);
        const wrong = answersTo(step).find((answer) => !isRight(step, answer))!;
        const right = answersTo(step).find((answer) => isRight(step, answer))!;
        expect(decide(lesson, { type: 'continue' }).ok).toBe(false);
        lesson = told(lesson, { type: 'answer', answer: wrong });
        expect(lesson.phase).toBe('asked');
        lesson = told(lesson, { type: 'answer', answer: right });
        expect(lesson).toMatchObject({ phase: 'solved', tried: [wrong, right] });
        expect(decide(lesson, { type: 'answer', answer: right })).toMatchObject({ refusal: { code: 'wrong-phase' } });
        lesson = told(lesson, { type: 'continue' });
      }
      expect(lesson.at).toBe(stepsOf(name).length - 1);
    }
  });

  test('what is not among the answers is refused', () => {
    const answer = { kind: 'card', card: 'C6' } as const;
    expect(decide(begin('values'), { type: 'answer', answer })).toMatchObject({ refusal: { code: 'not-an-answer' } });
  });
});
