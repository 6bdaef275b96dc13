import { TODAY } from '../../bots/levels.ts';
import type { Player } from '../../schieber/match.ts';
import type { MatchRecord } from '../../schieber/record.ts';
import { verifyMatch } from '../../schieber/verify.ts';
import type { Choice, View } from '../../schieber/view.ts';
import { playerHere } from '../bots/players.ts';

/** Computer players think here, beside the page, so that it never waits for them. They get a view and nothing else. */
export type Question =
  | { readonly id: number; readonly ask: 'choose'; readonly player: Computer; readonly view: View }
  | { readonly id: number; readonly ask: 'verify'; readonly record: MatchRecord }
  | { readonly id: number; readonly ask: 'strongest' };
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
    case 'verify':
      return verify(question.record);
    case 'strongest':
      return strongest();
    case 'choose':
      return (await playerHere(question.player))?.choose(question.view) satisfies Choice | undefined;
  }
}

/** The master, or, where its weights cannot be fetched, the beginner, who needs none. */
async function strongest(): Promise<Computer> {
  const master = await playerHere(TODAY.master).catch(() => undefined);
  return { kind: 'computer', ...(master?.name ?? TODAY.apprentice) };
}

async function verify(record: MatchRecord) {
  const computers = Object.values(record.players).filter((player) => player.kind === 'computer');
  const here = await Promise.all(computers.map((player) => playerHere(player)));
  return verifyMatch(record, (player) => {
    const known =
      here[
        computers.findIndex(
          ({ level, version, weights }) =>
            level === player.level && version === player.version && weights === player.weights,
        )
      ];
    return known && ((view) => known.choose(view));
  });
}
