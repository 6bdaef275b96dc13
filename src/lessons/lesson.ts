import { absurd } from '../kit/absurd.ts';
import type { Immutable } from '../kit/immutable.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import { type Answer, answersTo, isRight, isSame } from './answer.ts';
import { stepsOf } from './course.ts';
import type { LessonName } from './step.ts';

/** Somebody on the way through a lesson: one step after the other, each until it is answered rightly. */
export type Lesson = Immutable<{
  name: LessonName;
  /** The place of the step on the table, from 0. */
  at: number;
  /** What was answered to it, the latest last. */
  tried: Answer[];
  phase: 'asked' | 'solved' | 'over';
}>;

export type LessonCommand = Immutable<{ type: 'answer'; answer: Answer } | { type: 'continue' }>;
export type LessonEvent = Immutable<
  { type: 'answered'; answer: Answer; isRight: boolean } | { type: 'continued' } | { type: 'finished' }
>;
export type LessonRefusal = Immutable<{ code: 'wrong-phase'; phase: Lesson['phase'] } | { code: 'not-an-answer' }>;

export const begin = (name: LessonName): Lesson => ({ name, at: 0, tried: [], phase: 'asked' });

export const stepAt = ({ name, at }: Lesson) => stepsOf(name)[at]!;

/** What is asked → what happens. It needs no clock and no dice. */
export function decide(lesson: Lesson, command: LessonCommand): Result<readonly [LessonEvent], LessonRefusal> {
  const { phase } = lesson;
  switch (command.type) {
    case 'answer': {
      if (phase !== 'asked') return refuse({ code: 'wrong-phase', phase });
      const step = stepAt(lesson);
      const { answer } = command;
      if (!answersTo(step).some((one) => isSame(one, answer))) return refuse({ code: 'not-an-answer' });
      return ok([{ type: 'answered', answer, isRight: isRight(step, answer) }]);
    }
    case 'continue': {
      if (phase !== 'solved') return refuse({ code: 'wrong-phase', phase });
      return ok([{ type: lesson.at + 1 < stepsOf(lesson.name).length ? 'continued' : 'finished' }]);
    }
    default:
      return absurd(command);
  }
}

/** What happened → the new state. */
export function evolve(lesson: Lesson, event: LessonEvent): Lesson {
  switch (event.type) {
    case 'answered':
      return { ...lesson, tried: [...lesson.tried, event.answer], phase: event.isRight ? 'solved' : 'asked' };
    case 'continued':
      return { ...lesson, at: lesson.at + 1, tried: [], phase: 'asked' };
    case 'finished':
      return { ...lesson, phase: 'over' };
    default:
      return absurd(event);
  }
}
