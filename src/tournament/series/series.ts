import { absurd } from '../../kit/absurd.ts';
import type { Immutable } from '../../kit/immutable.ts';
import type { Around, Process } from '../../kit/process.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import type { PlayerNumber } from '../seating/schedule.ts';

/** Several evenings with one ranking: a club's year. Names stand beside the evenings, never here. */
export type Series = Immutable<{
  title: string;
  /** So many of the best results count; null: all of them. */
  best: number | null;
  /** Ids of the evenings, in the order in which they were added. */
  evenings: string[];
  /** Results that do not count, by decision. */
  struck: Struck[];
  isShared: boolean;
}>;

export type Struck = Immutable<{ evening: string; number: PlayerNumber; reason: string }>;

export type SeriesCommand = Immutable<
  | { type: 'create'; title: string; best: number | null }
  | { type: 'change'; title: string; best: number | null }
  | { type: 'add-evening'; evening: string }
  | { type: 'remove-evening'; evening: string }
  | { type: 'strike'; evening: string; number: PlayerNumber; reason: string }
  | { type: 'restore'; evening: string; number: PlayerNumber }
  | { type: 'share'; shared: boolean }
>;

export type SeriesEvent = Immutable<
  | { type: 'series-created'; title: string; best: number | null; at: Instant }
  | { type: 'series-changed'; title: string; best: number | null; at: Instant }
  | { type: 'evening-added'; evening: string; at: Instant }
  | { type: 'evening-removed'; evening: string; at: Instant }
  | ({ type: 'result-struck'; at: Instant } & Struck)
  | { type: 'result-restored'; evening: string; number: PlayerNumber; at: Instant }
  | { type: 'series-shared'; shared: boolean; at: Instant }
>;

export type SeriesRefusal = Immutable<
  | { code: 'no-such-series' }
  | { code: 'title-needed' }
  | { code: 'not-a-number-between'; field: string; from: number; to: number }
  | { code: 'evening-in-series'; evening: string }
  | { code: 'evening-not-in-series'; evening: string }
  | { code: 'too-many-evenings'; most: number }
  | { code: 'reason-needed'; article: string }
>;

type Answer = Result<readonly SeriesEvent[], SeriesRefusal>;

export const seriesProcess: Process<Series | undefined, SeriesCommand, SeriesEvent, undefined, SeriesRefusal> = {
  initial: undefined,
  decide: decideSeries,
  evolve: evolveSeries,
};

const MOST_EVENINGS = 60;

function decideSeries(
  series: Series | undefined,
  command: SeriesCommand,
  { now: at }: Around<undefined, string>,
): Answer {
  if (command.type === 'create' || command.type === 'change') {
    const { best } = command;
    const title = command.title.trim();
    if (title === '') return refuse({ code: 'title-needed' });
    if (best !== null && (!Number.isInteger(best) || best < 1 || best > MOST_EVENINGS))
      return refuse({ code: 'not-a-number-between', field: 'best', from: 1, to: MOST_EVENINGS });
    if (command.type === 'create') return ok([{ type: 'series-created', title, best, at }]);
    return series ? ok([{ type: 'series-changed', title, best, at }]) : refuse({ code: 'no-such-series' });
  }
  if (!series) return refuse({ code: 'no-such-series' });
  switch (command.type) {
    case 'add-evening': {
      const { evening } = command;
      if (series.evenings.includes(evening)) return refuse({ code: 'evening-in-series', evening });
      if (series.evenings.length >= MOST_EVENINGS) return refuse({ code: 'too-many-evenings', most: MOST_EVENINGS });
      return ok([{ type: 'evening-added', evening, at }]);
    }
    case 'share':
      return ok([{ type: 'series-shared', shared: command.shared, at }]);
    default:
      return decideResult(series, command, at);
  }
}

/** What concerns an evening of the series. */
function decideResult(
  series: Series,
  command: Extract<SeriesCommand, { type: 'remove-evening' | 'strike' | 'restore' }>,
  at: Instant,
): Answer {
  const { evening } = command;
  if (!series.evenings.includes(evening)) return refuse({ code: 'evening-not-in-series', evening });
  switch (command.type) {
    case 'remove-evening':
      return ok([{ type: 'evening-removed', evening, at }]);
    case 'strike': {
      const reason = command.reason.trim();
      if (reason === '') return refuse({ code: 'reason-needed', article: 'EBH 9' });
      return ok([{ type: 'result-struck', evening, number: command.number, reason, at }]);
    }
    case 'restore':
      return ok([{ type: 'result-restored', evening, number: command.number, at }]);
    default:
      return absurd(command);
  }
}

function evolveSeries(series: Series | undefined, event: SeriesEvent): Series {
  if (event.type === 'series-created')
    return { title: event.title, best: event.best, evenings: [], struck: [], isShared: false };
  if (!series) throw new Error(`a series begins with 'series-created', not '${event.type}'`);
  switch (event.type) {
    case 'series-changed':
      return { ...series, title: event.title, best: event.best };
    case 'evening-added':
      return { ...series, evenings: [...series.evenings, event.evening] };
    case 'evening-removed':
      return { ...series, evenings: series.evenings.filter((each) => each !== event.evening) };
    case 'result-struck': {
      const { evening, number, reason } = event;
      return { ...series, struck: [...without(series, event), { evening, number, reason }] };
    }
    case 'result-restored':
      return { ...series, struck: without(series, event) };
    case 'series-shared':
      return { ...series, isShared: event.shared };
    default:
      return absurd(event);
  }
}

const without = ({ struck }: Series, { evening, number }: Pick<Struck, 'evening' | 'number'>): readonly Struck[] =>
  struck.filter((each) => each.evening !== evening || each.number !== number);
