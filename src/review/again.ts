import type { GameEvent } from '../schieber/game.ts';
import type { MatchEvent } from '../schieber/match.ts';
import { parseMode } from '../schieber/mode.ts';
import type { MatchRecord } from '../schieber/record.ts';
import { bySeat, nextSeat, partnerOf, type Seat, seatAfter } from '../schieber/seat.ts';

/**
 * A game of a finished match, once more from a decision of this seat on: the same cards, the same players, all that came
 * before. A match of one game, which counts nowhere. Trick 0 is the declaration. Undefined where there is no such
 * decision.
 */
export function againFrom(
  record: MatchRecord,
  { game, trick }: { readonly game: number; readonly trick: number },
  seat: Seat,
): readonly MatchEvent[] | undefined {
  const played = record.played[game - 1];
  const mode = played?.mode ? parseMode(played.mode) : undefined;
  if (!played || !mode) return undefined;
  const { commitment, clientSeed, startedAt, players } = record;
  const forehand = nextSeat(played.dealer);
  const passed: GameEvent[] = played.passed ? [{ type: 'passed', seat: forehand }] : [];
  const declared: GameEvent = { type: 'declared', seat: played.passed ? partnerOf(forehand) : forehand, mode };
  const cards = played.tricks.flatMap(({ leader, cards: lying }, number) =>
    lying.map((card, place): { trick: number; event: GameEvent } => ({
      trick: number + 1,
      event: { type: 'played', seat: seatAfter(leader, place), card },
    })),
  );
  const all = [...[...passed, declared].map((event) => ({ trick: 0, event })), ...cards];
  const from = all.findIndex((one) => one.trick === trick && one.event.seat === seat);
  if (from < 0) return undefined;
  const setup = {
    ...{ games: 1, commitment, clientSeed, startedAt, deadline: null },
    players: bySeat((at) => players[at]!),
  };
  return [
    { type: 'started', setup, dealer: played.dealer },
    { type: 'dealt', number: 1, hands: bySeat((at) => played.hands[at]!) },
    ...all.slice(0, from).map(({ event }) => event),
  ];
}
