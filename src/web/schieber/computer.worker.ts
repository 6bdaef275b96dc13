import { LEVELS, type Level, TODAY, VERSIONS } from '../../bots/levels.ts';
import { explain } from '../../review/explain.ts';
import { decisionsOf, review, type Verdict } from '../../review/review.ts';
import type { Card } from '../../schieber/card.ts';
import type { Player } from '../../schieber/match.ts';
import type { MatchRecord } from '../../schieber/record.ts';
import type { Seat } from '../../schieber/seat.ts';
import { verifyMatch } from '../../schieber/verify.ts';
import type { View } from '../../schieber/view.ts';
import { bring, mindOf, playerOf } from './stock.ts';

/** Computer players think here, beside the page, so that it never waits for them. They get a view and nothing else. */
export type Question =
  | { readonly id: number; readonly ask: 'choose'; readonly player: Computer; readonly view: View }
  | { readonly id: number; readonly ask: 'explain'; readonly view: View; readonly card: Card }
  | { readonly id: number; readonly ask: 'review'; readonly record: MatchRecord; readonly seat: Seat }
  | { readonly id: number; readonly ask: 'verify'; readonly record: MatchRecord }
  | { readonly id: number; readonly ask: 'computer'; readonly level: string | undefined }
  | { readonly id: number; readonly ask: 'levels' };
type Computer = Extract<Player, { kind: 'computer' }>;

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  try {
    postMessage({ id: data.id, answer: await answerTo(data) });
  } catch (error) {
    postMessage({ id: data.id, failed: String(error) });
  }
});

async function answerTo(question: Question): Promise<unknown> {
  switch (question.ask) {
    case 'verify': {
      for (const player of question.record.players) if (player.kind === 'computer') await bring(player);
      let done = 0;
      return verifyMatch(question.record, (player) => {
        const found = playerOf(player);
        if (!found.ok) return undefined;
        return (view) => {
          if (++done % PROGRESS === 0) postMessage({ id: question.id, done });
          return found.value.choose(view);
        };
      });
    }
    case 'choose': {
      await bring(question.player);
      const found = playerOf(question.player);
      return found.ok ? found.value.choose(question.view) : undefined;
    }
    case 'explain': {
      await bring(TODAY.master);
      const mind = mindOf(TODAY.master.weights);
      return mind && explain(question.view, question.card, mind);
    }
    case 'review':
      return reviewAll(question);
    case 'computer':
      return computerOf(question.level);
    case 'levels':
      return playable;
  }
}

/** Verdict by verdict, so that a card that is asked for meanwhile need not wait for the whole match. */
async function reviewAll({ id, record, seat }: Extract<Question, { ask: 'review' }>): Promise<readonly Verdict[]> {
  await bring(TODAY.master);
  const mind = mindOf(TODAY.master.weights);
  const verdicts: Verdict[] = [];
  if (!mind) return verdicts;
  for (const verdict of review(decisionsOf(record, seat), mind)) {
    verdicts.push(verdict);
    postMessage({ id, done: verdict });
    await new Promise((go) => setTimeout(go));
  }
  return verdicts;
}

/** Every so many choices the page is told how far we are. */
const PROGRESS = 4;

/** Strongest first; the grandmaster thinks longer and is asked for by name. */
const ANSWERS_AT_ONCE: readonly Level[] = ['master', 'club', 'apprentice'];

/** Levels whose program this browser has. */
const playable: readonly Level[] = LEVELS.filter((level) => VERSIONS[TODAY[level].version]?.levels.includes(level));

/** The player of a level, else the strongest that answers at once on any phone: the beginner is always there. */
async function computerOf(wanted: string | undefined): Promise<Computer> {
  const candidates = [...playable.filter((level) => level === wanted), ...ANSWERS_AT_ONCE];
  for (const level of candidates) {
    await bring(TODAY[level]);
    if (playerOf(TODAY[level]).ok) return { kind: 'computer', ...TODAY[level] };
  }
  throw new Error('the beginner needs nothing');
}
