import type { FileAnswer } from '../../kit/wire.ts';
import type { Language } from '../wire.ts';
import type { SeriesCommand, SeriesRefusal } from './series.ts';
import type { EveningResults, SeriesLine } from './standings.ts';

export interface SeriesView {
  readonly id: string;
  readonly title: string;
  readonly best: number | null;
  readonly isShared: boolean;
  /** Whoever asks may change it. */
  readonly isOwn: boolean;
  readonly evenings: readonly Pick<EveningResults, 'evening' | 'title' | 'day' | 'isFinished'>[];
  readonly lines: readonly SeriesLine[];
}

/** What passes between browser and server about a series of evenings. */
export interface SeriesWire {
  'GET /series': { answer: { series: readonly { id: string; title: string }[] } };
  'POST /series': { body: { title: string; best: number | null }; answer: { id: string }; refusal: SeriesRefusal };
  'GET /series/:id': { answer: SeriesView };
  'GET /series/:id/print': { query: { language?: Language }; answer: FileAnswer };
  'POST /series/:id/commands': {
    body: Exclude<SeriesCommand, { type: 'create' }>;
    answer: SeriesView;
    refusal: SeriesRefusal;
  };
}
