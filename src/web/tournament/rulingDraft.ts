import type { Card } from '../../schieber/card.ts';
import { type ModeLetter, parseMode } from '../../schieber/mode.ts';
import { type Seat, seatAfter, teamOf } from '../../schieber/seat.ts';
import { POINTS_PER_GAME, type Regulation } from '../../tournament/regulation.ts';
import type { Facts } from '../../tournament/ruling/facts.ts';
import { type Irregularity, isOfTable, type Noticed } from '../../tournament/ruling/irregularity.ts';
import type { Choice, Variant } from '../../tournament/ruling/measure.ts';
import { chosen, momentsOf, type Ruling, ruling, variantsOf } from '../../tournament/ruling/ruling.ts';
import { fillTo157 } from '../../tournament/sheet/decide.ts';

/** What has been answered so far. */
export interface RulingDraft {
  readonly event: Irregularity;
  readonly noticed: Noticed;
  readonly variant: Variant | null;
  readonly offender: Seat | null;
  readonly game: number;
  /** 1 to 9. */
  readonly trick: number | null;
  readonly choice: Choice | null;
  /** The points of the offender's side, as typed. */
  readonly counted: string;
  /** The running trick, for who wants to know who wins it. */
  readonly mode: ModeLetter | null;
  readonly leader: Seat | null;
  readonly cards: readonly Card[];
}

export const firstDraft = (game: number): RulingDraft => ({
  ...{ event: 'revoke', noticed: 'open', variant: null, offender: null, game, trick: null, choice: null },
  ...{ counted: '', mode: null, leader: null, cards: [] },
});

/** Another irregularity: who, in which game and in which trick stays. */
export const withEvent = (draft: RulingDraft, event: Irregularity): RulingDraft => ({
  ...firstDraft(draft.game),
  ...{ event, noticed: draft.noticed, offender: draft.offender, trick: draft.trick },
});

/** What still has to be asked, and what holds as far as it is known. */
export interface RulingState {
  readonly moments: readonly Noticed[];
  readonly noticed: Noticed;
  readonly variants: readonly Variant[];
  readonly asksOffender: boolean;
  readonly asksTrick: boolean;
  /** The trick lies open, and its winner depends on the cards. */
  readonly asksCards: boolean;
  readonly choices: readonly Choice[];
  readonly answer: Ruling | null;
  /** The points of the game, when the ruling changes them and they are typed. */
  readonly points: readonly [number, number] | null;
  readonly canEnter: boolean;
}

export function stateOf(draft: RulingDraft, regulation: Regulation, games: number): RulingState {
  const { event, offender } = draft;
  const moments = momentsOf(regulation, event);
  const noticed = moments.includes(draft.noticed) ? draft.noticed : (moments[0] ?? 'open');
  const variants = askedVariants(draft, regulation, noticed);
  const incident = { event, noticed, facts: factsOf(draft, variants, games) };
  const asked = ruling(regulation, incident);
  const choices = asked.ok && asked.value.decides !== 'parties' ? asked.value.choices : [];
  const taken = draft.choice !== null && choices.includes(draft.choice) ? draft.choice : null;
  const said = taken === null ? asked : chosen(regulation, incident, taken);
  const isAsking = variants.length > 0 && incident.facts.variant === undefined;
  const answer = said.ok && !isAsking ? said.value : null;
  const asksTrick = answer?.tricksFrom != null;
  const points = asksTrick && offender !== null ? pointsOf(draft.counted, offender) : null;
  const asksOffender = !isOfTable(event);
  return {
    ...{ moments, noticed, variants, asksOffender, asksTrick, choices, answer, points },
    asksCards: noticed === 'open' && answer !== null && leavesTrickOpen(answer),
    canEnter:
      answer !== null &&
      (offender !== null || !asksOffender) &&
      (choices.length === 0 || taken !== null) &&
      (!asksTrick || points !== null),
  };
}

/** The last game of the Passe is known from its number; everything else has to be asked. */
function askedVariants({ event, choice }: RulingDraft, regulation: Regulation, noticed: Noticed): readonly Variant[] {
  const variants = variantsOf(regulation, event, noticed, choice);
  return variants.includes('last-game') ? [] : variants;
}

function factsOf(draft: RulingDraft, variants: readonly Variant[], games: number): Facts {
  const { offender, leader, cards, game, trick } = draft;
  const mode = draft.mode === null ? undefined : parseMode(draft.mode);
  const variant = draft.variant !== null && variants.includes(draft.variant) ? draft.variant : undefined;
  const place =
    offender === null || leader === null ? -1 : [0, 1, 2, 3].findIndex((n) => seatAfter(leader, n) === offender);
  const offenders = cards[place];
  return {
    ...{ game, games },
    ...(offender === null ? {} : { offender }),
    ...(trick === null ? {} : { trickNumber: trick }),
    ...(variant ? { variant } : {}),
    ...(mode && offenders
      ? { mode, trick: cards.slice(0, place), played: [offenders], after: cards.slice(place + 1) }
      : {}),
  };
}

/** Some card cannot win, and the ruling does not say whose trick it is. */
const leavesTrickOpen = ({ consequences }: Ruling): boolean =>
  !consequences.some(({ kind }) => kind === 'trick-to-opponents' || kind === 'card-back') &&
  consequences.some(({ kind }) => kind.endsWith('-devalued') || kind === 'cannot-win');

function pointsOf(counted: string, offender: Seat): readonly [number, number] | null {
  const own = /^\d{1,3}$/.test(counted) ? Number(counted) : Number.NaN;
  return own <= POINTS_PER_GAME ? fillTo157(teamOf(offender), own) : null;
}
