/** One question, answered together with those that come in the same moment. */
export type Ask<Question, Answer> = (question: Question) => Promise<Answer>;

interface Waiting<Question, Answer> {
  readonly question: Question;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** Requests that arrive together think together; who comes alone waits for nobody. */
export function gather<Question, Answer>(
  answerAll: (questions: readonly Question[]) => readonly Answer[],
): Ask<Question, Answer> {
  let waiting: Waiting<Question, Answer>[] = [];

  function answerWaiting(): void {
    const group = waiting;
    waiting = [];
    try {
      const answers = answerAll(group.map(({ question }) => question));
      for (const [i, { resolve }] of group.entries()) resolve(answers[i]!);
    } catch {
      for (const one of group) answerAlone(one); // a question that cannot be answered is nobody else's fault
    }
  }

  function answerAlone({ question, resolve, reject }: Waiting<Question, Answer>): void {
    try {
      resolve(answerAll([question])[0]!);
    } catch (error) {
      reject(error);
    }
  }

  return (question) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(answerWaiting); // after all that has arrived by now
      waiting.push({ question, resolve, reject });
    });
}
