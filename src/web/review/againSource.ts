import { refuse } from '../../kit/result.ts';
import { againFrom } from '../../review/again.ts';
import { PERSON } from '../../schieber/hosted.ts';
import { type MatchEvent, takeBackTo } from '../../schieber/match.ts';
import type { MatchRecord } from '../../schieber/record.ts';
import type { Address } from '../../wire/screens.ts';
import { noAnswer } from '../api/refusal.ts';
import { AGAIN, replay, sourceHere } from '../schieber/localSource.ts';
import type { TableSource } from '../schieber/tableSource.ts';
import { remember, remembered } from '../shell/memory.ts';

const KEY = 'again';

/** A game that is played again, as it is kept: what happened so far, and where it came from. */
export interface Again {
  readonly events: readonly MatchEvent[];
  /** The table of the match it is from. */
  readonly from: string;
  /** What was made of the game then. */
  readonly points: number;
  /** How much had happened before the decision. */
  readonly start: number;
}

/** Lays the game out once more, up to a decision of the person; answers the address of its table. */
export function beginAgain(
  record: MatchRecord,
  decision: { readonly game: number; readonly trick: number },
  from: string,
): Address | undefined {
  const events = againFrom(record, decision, PERSON);
  const points = record.played[decision.game - 1]?.points?.[0];
  if (!events || points === undefined) return undefined;
  remember(KEY, { events, from, points, start: events.length } satisfies Again);
  return `/table/${AGAIN}`;
}

/** The game that is being played again; undefined when there is none or it cannot be read. */
export function keptAgain(): TableSource | undefined {
  const kept = againNow();
  return kept && againSource(kept);
}

export function againNow(): Again | undefined {
  const kept = remembered(KEY) as Again | undefined;
  try {
    if (!kept) return undefined;
    replay(kept.events);
    return kept;
  } catch {
    return undefined;
  }
}

/** Once more from the same decision. */
export function onceMore(kept: Again): void {
  remember(KEY, { ...kept, events: kept.events.slice(0, kept.start) } satisfies Again);
}

/** Unrated, in this browser alone, and nothing of it is counted: the server never hears of it. */
function againSource(kept: Again): TableSource {
  const dealt = kept.events.find((event) => event.type === 'dealt')!.hands;
  return sourceHere(
    // One game: nothing is dealt after it, so no seed is needed.
    { serverSeed: '00'.repeat(32), events: kept.events },
    {
      id: AGAIN,
      kind: AGAIN,
      keep: (events) => remember(KEY, { ...kept, events } satisfies Again),
      takeBack: (match, seat) => takeBackTo(match, seat, 0, dealt),
      record: async () => refuse(noAnswer('offline', 0)),
    },
  );
}
