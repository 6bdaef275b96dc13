import type { ComputerPlayer, PlayerRefusal } from '../../bots/player.ts';
import { ok, type Result } from '../../kit/result.ts';
import type { Asker, Question, Talk, Told } from '../schieber/players.ts';

/** How a question is answered: by a player who answers at once, or by somebody who thinks elsewhere. */
export interface Answering {
  /** Who searches must not hold anybody up. */
  isQuick(question: Question): boolean;
  playerOf(question: Question): Result<ComputerPlayer, PlayerRefusal>;
  /** `isBack`: it is not the first question of its talk. */
  slow(question: Question, asker: Asker, isBack: boolean): Promise<Told>;
}

interface Going {
  readonly asker: Asker;
  /** What it is told next; nothing before its first question. */
  told: Told | undefined;
  /** Its next question; none when it is over, or broken: that is nobody else's fault. */
  ask(told: Told | undefined): Question | undefined;
  /** What it asked cannot be answered. */
  fail(error: unknown): void;
}

/** At most so many at a time: then others have their turn. */
const MOST = 64;

/** Talks of requests that arrive together go on side by side: a net looks at all their positions at once. */
export function openTalks(answering: Answering): <Value>(talk: Talk<Value>, asker: Asker) => Promise<Value> {
  let waiting: Going[] = [];
  const wait = (one: Going) => {
    if (waiting.length === 0) setImmediate(goOn); // after all that has arrived by now
    waiting.push(one);
  };

  function goOn(): void {
    let going = waiting.slice(0, MOST);
    const rest = waiting.slice(MOST);
    waiting = [];
    for (const one of rest) wait(one);
    while (going.length > 0) {
      const asked = going.flatMap((one): Asked[] => {
        const question = one.ask(one.told);
        return question === undefined ? [] : [{ one, question }];
      });
      for (const { one, question } of asked) if (!answering.isQuick(question)) tellSlow(one, question);
      going = tellQuick(
        answering,
        asked.filter(({ question }) => answering.isQuick(question)),
      );
    }
  }

  function tellSlow(one: Going, question: Question): void {
    const isBack = one.told !== undefined;
    answering.slow(question, one.asker, isBack).then((told) => wait(Object.assign(one, { told })), one.fail);
  }

  return (talk, asker) => new Promise((resolve, reject) => wait(goingFrom(talk, asker, resolve, reject)));
}

function goingFrom<Value>(
  talk: Talk<Value>,
  asker: Asker,
  resolve: (value: Value) => void,
  fail: (error: unknown) => void,
): Going {
  return {
    asker,
    told: undefined,
    fail,
    ask(told) {
      try {
        const step = told === undefined ? talk.next() : talk.next(told);
        if (!step.done) return step.value;
        resolve(step.value);
      } catch (error) {
        fail(error);
      }
      return undefined;
    },
  };
}

interface Asked {
  readonly one: Going;
  readonly question: Question;
}

/** Tells those whose players answer at once, each player asked once for all of them; answers who was told. */
function tellQuick(answering: Answering, asked: readonly Asked[]): Going[] {
  const groups = new Map<string, { readonly player: ComputerPlayer; readonly questions: Asked[] }>();
  const told: Going[] = [];
  for (const each of asked) {
    const player = answering.playerOf(each.question);
    if (!player.ok) {
      told.push(Object.assign(each.one, { told: player }));
      continue;
    }
    const { version, weights } = each.question.player;
    const group = groups.get(`${version} ${weights}`) ?? { player: player.value, questions: [] };
    groups.set(`${version} ${weights}`, group);
    group.questions.push(each);
  }
  for (const { player, questions } of groups.values()) told.push(...tellGroup(player, questions));
  return told;
}

function tellGroup(player: ComputerPlayer, asked: readonly Asked[]): readonly Going[] {
  try {
    const choices = player.chooseEach(asked.map(({ question }) => question.view));
    return asked.map(({ one }, i) => Object.assign(one, { told: ok(choices[i]!) }));
  } catch (error) {
    if (asked.length > 1) return asked.flatMap((each) => tellGroup(player, [each])); // one of them cannot be answered
    asked[0]!.one.fail(error);
    return [];
  }
}
