import { APPRENTICE, ruleBot } from '../../bots/player.ts';
import type { Player } from '../../schieber/match.ts';
import type { MatchRecord } from '../../schieber/record.ts';
import { verifyMatch } from '../../schieber/verify.ts';
import type { Choice, View } from '../../schieber/view.ts';

/** Computer players think here, beside the page, so that it never waits for them. They get a view and nothing else. */
export type Question =
  | { readonly id: number; readonly ask: 'choose'; readonly player: Computer; readonly view: View }
  | { readonly id: number; readonly ask: 'verify'; readonly record: MatchRecord }
  | { readonly id: number; readonly ask: 'strongest' };
type Computer = Extract<Player, { kind: 'computer' }>;

const chooserOf = (player: Computer): ((view: View) => Choice) | undefined => {
  const bot = ruleBot(player);
  return bot.ok ? (view) => bot.value.choose(view) : undefined;
};

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  try {
    postMessage({ id: data.id, answer: answerTo(data) });
  } catch (error) {
    postMessage({ id: data.id, failed: String(error) });
  }
});

function answerTo(question: Question): unknown {
  if (question.ask === 'verify') return verifyMatch(question.record, chooserOf);
  if (question.ask === 'strongest') return { kind: 'computer', ...APPRENTICE };
  return chooserOf(question.player)?.(question.view);
}
