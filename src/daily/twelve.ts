import { absurd, invariant } from '../kit/absurd.ts';
import { fromHex } from '../kit/bytes.ts';
import { keeps } from '../kit/chance.ts';
import type { Immutable } from '../kit/immutable.ts';
import type { Around, Process } from '../kit/process.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import type { Day, Instant } from '../kit/time.ts';
import type { GameResult, Player } from '../schieber/match.ts';
import { announcedFrom, opensAt, revealedFrom } from './calendar.ts';

/** The computer players of a day, named so exactly that anybody can let them play again. */
export type Computers = Omit<Extract<Player, { kind: 'computer' }>, 'kind'>;

/** The twelve deals of one day: promised the evening before, the same for everybody, shown when nobody plays any more. */
export type Twelve = Immutable<{
  day: Day;
  commitment: string;
  computers: Computers;
  announcedAt: Instant;
  /** What the computer player makes of the person's cards; null until the day begins. */
  par: GameResult[] | null;
  seed: string | null;
}>;

export type TwelveCommand = Immutable<
  | { type: 'announce'; day: Day; commitment: string; computers: Computers }
  | { type: 'setPar'; par: GameResult[] }
  | { type: 'reveal'; seed: string }
>;

export type TwelveEvent = Immutable<
  | { type: 'announced'; day: Day; commitment: string; computers: Computers; at: Instant }
  | { type: 'parSet'; par: GameResult[] }
  | { type: 'revealed'; seed: string }
>;

export type TwelveRefusal = Immutable<{ code: 'too-early'; from: Instant } | { code: 'done-already' }>;

/** Nothing changes what was promised: a day is announced once, and its seed is the one that was promised. */
function decide(
  twelve: Twelve | undefined,
  command: TwelveCommand,
  { now }: Pick<Around<undefined, string>, 'now'>,
): Result<readonly TwelveEvent[], TwelveRefusal> {
  if (command.type === 'announce') {
    if (twelve) return refuse({ code: 'done-already' });
    const from = announcedFrom(command.day);
    return now < from ? refuse({ code: 'too-early', from }) : ok([{ ...command, type: 'announced', at: now }]);
  }
  invariant(twelve, 'a day is announced first');
  switch (command.type) {
    case 'setPar': {
      if (twelve.par) return refuse({ code: 'done-already' });
      const from = opensAt(twelve.day);
      return now < from ? refuse({ code: 'too-early', from }) : ok([{ type: 'parSet', par: command.par }]);
    }
    case 'reveal': {
      if (twelve.seed !== null) return refuse({ code: 'done-already' });
      const from = revealedFrom(twelve.day);
      if (now < from) return refuse({ code: 'too-early', from });
      const seed = fromHex(command.seed);
      invariant(seed && keeps(twelve.commitment, seed), 'the seed of a day is the one that was promised');
      return ok([{ type: 'revealed', seed: command.seed }]);
    }
    default:
      return absurd(command);
  }
}

function evolve(twelve: Twelve | undefined, event: TwelveEvent): Twelve {
  if (event.type === 'announced') {
    const { day, commitment, computers, at } = event;
    return { day, commitment, computers, announcedAt: at, par: null, seed: null };
  }
  invariant(twelve, 'a day is announced first');
  switch (event.type) {
    case 'parSet':
      return { ...twelve, par: event.par };
    case 'revealed':
      return { ...twelve, seed: event.seed };
    default:
      return absurd(event);
  }
}

export const twelveProcess: Process<Twelve | undefined, TwelveCommand, TwelveEvent, undefined, TwelveRefusal> = {
  initial: undefined,
  decide,
  evolve,
};
