import { useEffect, useState } from 'preact/hooks';
import type { Result } from '../../kit/result.ts';
import type { MatchRecord } from '../../schieber/record.ts';
import type { Discrepancy, Verified } from '../../schieber/verify.ts';
import { useWords } from '../i18n/words.ts';
import { announce } from '../parts/live.tsx';
import { verifyHere } from './computer.ts';

/** Recomputing a match in this browser: how far it is and what came out. */
export interface Check {
  readonly answer: Result<Verified, Discrepancy> | 'at work' | undefined;
  /** Choices of computer players that have been recomputed. */
  readonly done: number;
  run(): void;
}

/** At the table the check is done by itself, as soon as the key is open; elsewhere when somebody asks. */
export function useCheck(record: MatchRecord | undefined, start: 'by itself' | 'when asked'): Check {
  const words = useWords('verification');
  const [done, setDone] = useState(0);
  const [answer, setAnswer] = useState<Check['answer']>();
  const run = async () => {
    if (!record) return;
    setAnswer('at work');
    setDone(0);
    const found = await verifyHere(record, setDone);
    setAnswer(found);
    announce(outcome(found, words));
  };
  useEffect(() => {
    if (start === 'by itself' && record?.serverSeed) void run();
  }, [record, start]);
  return { answer, done, run: () => void run() };
}

type Sentences = Pick<
  ReturnType<typeof useWords<'verification'>>,
  'verified' | 'notVerified' | 'discrepancies' | 'atGame' | 'atCard'
>;

/** What came out, in one sentence; a discrepancy names its place. */
export function outcome(answer: Result<Verified, Discrepancy>, words: Sentences): string {
  if (answer.ok) return words.verified(answer.value.games, answer.value.cards, answer.value.choices);
  const { code, game, card } = answer.refusal;
  const place = game === undefined ? '' : card === undefined ? words.atGame(game) : words.atCard(game, card);
  return words.notVerified([place, words.discrepancies[code]].filter(Boolean).join(': '));
}
