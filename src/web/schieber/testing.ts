import { APPRENTICE, ruleBot } from '../../bots/testing/apprentice.ts';
import { utf8 } from '../../kit/bytes.ts';
import { chanceFrom, commitment } from '../../kit/chance.ts';
import { sha256, sha256Hex } from '../../kit/hash.ts';
import { decideMove, evolve, type Match, type MatchEvent, start, turnOf } from '../../schieber/match.ts';
import { viewFrom } from '../../schieber/view.ts';

const bot = ruleBot(APPRENTICE);
const computer = { kind: 'computer', ...APPRENTICE } as const;

/** What a browser keeps of a match of its own: see localSource.ts. */
interface KeptMatch {
  readonly serverSeed: string;
  readonly events: readonly MatchEvent[];
}

/** A match of this browser, for tests: the beginner plays for everybody until `stop` says enough. */
export function playedMatch(seed: string, games: number, stop: (match: Match) => boolean = () => false): KeptMatch {
  const key = sha256(utf8(seed));
  const players = { 0: { kind: 'person' }, 1: computer, 2: computer, 3: computer } as const;
  const clientSeed = sha256Hex(`${seed}/client`).slice(0, 32);
  const setup = {
    games,
    players,
    commitment: commitment(key),
    clientSeed,
    startedAt: 1_700_000_000_000,
    deadline: null,
  };
  const chance = chanceFrom(key);
  const events: MatchEvent[] = [...start(setup, chance)];
  let match = events.reduce<Match | undefined>((state, event) => evolve(state, event), undefined)!;
  for (let seat = turnOf(match); seat !== undefined && !stop(match); seat = turnOf(match)) {
    if (!bot.ok) throw new Error('the beginner is known');
    const decision = decideMove(match, { ...bot.value.choose(viewFrom(match.game, seat)), seat }, { now: 0, chance });
    if (!decision.ok) throw new Error(decision.refusal.code);
    for (const event of decision.value) {
      match = evolve(match, event);
      events.push(event);
    }
  }
  return { serverSeed: sha256Hex(utf8(seed)), events };
}
