import { type Level, TODAY } from '../../../bots/levels.ts';
import { openPlayers } from '../../../bots/player.ts';
import { invariant } from '../../../kit/absurd.ts';
import type { Chance } from '../../../kit/chance.ts';
import type { TableCommand } from '../../../schieber/hosted.ts';
import { letterOf } from '../../../schieber/mode.ts';
import { type Choice, legalIn, type MatchView } from '../../../schieber/view.ts';
import type { MatchAnswer } from '../../../schieber/wire.ts';
import { fileStock } from '../../bots/stock.ts';
import type { Matches } from '../../schieber/matches.ts';
import type { SchieberSubject } from '../../schieber/schieber.ts';
import type { Server } from '../../server.ts';
import type { Subject } from '../../subject.ts';
import type { Visitor } from '../visitor.ts';

/** How somebody plays: as a computer of a level does, but for so many cards in a hundred, which are any legal one. */
export interface Skill {
  readonly level: Level;
  readonly slips: number;
}

export const SKILLS: readonly Skill[] = [
  { level: 'master', slips: 2 },
  { level: 'club', slips: 5 },
  { level: 'apprentice', slips: 10 },
  { level: 'apprentice', slips: 40 },
];

/** Players for the invented people: what each of them does on turn. */
export function openMinds(): (view: MatchView, skill: Skill, chance: Chance) => TableCommand {
  const players = openPlayers(fileStock());
  return ({ game }, { level, slips }, chance) => {
    if (chance.below(100) < slips && game.phase === 'playing') {
      const legal = legalIn(game);
      return { type: 'play', card: legal[chance.below(legal.length)]! };
    }
    const player = players.playerOf(TODAY[level]);
    invariant(player.ok, 'the levels of today are known');
    return asCommand(player.value.choose(game));
  };
}

const asCommand = (choice: Choice): TableCommand =>
  choice.type === 'declare' ? { type: 'declare', mode: letterOf(choice.mode) } : choice;

export interface Play {
  readonly skill: Skill;
  readonly chance: Chance;
  /** Time goes by before each card. */
  think(): void | Promise<void>;
  tell(match: string, command: TableCommand): Promise<MatchAnswer>;
  /** No more than so many games; the rest stays open. */
  readonly games?: number;
}

/** Plays on from here to the end. */
export async function playOn(
  minds: ReturnType<typeof openMinds>,
  started: MatchAnswer,
  { skill, chance, think, tell, games = Number.POSITIVE_INFINITY }: Play,
): Promise<MatchAnswer> {
  let answer = started;
  while (answer.view.ending === null && answer.view.results.length < games) {
    await think();
    answer = await tell(answer.id, minds(answer.view, skill, chance));
  }
  return answer;
}

/** Over the wire, as a browser does. */
export const byRequest =
  (visitor: Visitor) =>
  (match: string, command: TableCommand): Promise<MatchAnswer> =>
    visitor.post(`/api/matches/${match}/commands`, command);

/** Through the same door from within, for a hundred thousand cards: `by` is 'person:ID' or 'guest:ID'. */
export function byHand(server: Pick<Server, 'subjects' | 'services'>, by: string) {
  const matches = matchesOf(server.subjects);
  return async (match: string, command: TableCommand): Promise<MatchAnswer> => {
    const told = await matches.command({ id: match, by, at: server.services.now(), command });
    invariant(told.ok, `a card of the house: ${JSON.stringify(told)}`);
    const answer: MatchAnswer = JSON.parse(told.value.answer.text);
    return answer;
  };
}

function matchesOf(subjects: readonly Subject[]): Matches {
  for (const subject of subjects) if (isSchieber(subject)) return subject.matches;
  throw new Error('nobody plays on this server');
}

const isSchieber = (subject: Subject): subject is SchieberSubject =>
  subject.name === 'schieber' && 'matches' in subject;
