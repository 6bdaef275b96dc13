import type { Signal } from '@preact/signals';
import type { Result } from '../../kit/result.ts';
import type { Card } from '../../schieber/card.ts';
import type { ModeLetter } from '../../schieber/mode.ts';
import type { MatchRecord } from '../../schieber/record.ts';
import type { MatchView } from '../../schieber/view.ts';
import type { Refusal } from '../api/refusal.ts';
import type { Step } from './step.ts';

export type TableCommand =
  | { readonly type: 'pass' }
  | { readonly type: 'declare'; readonly mode: ModeLetter }
  | { readonly type: 'play'; readonly card: Card };

/** News of a match: what happened, and how it stands now. */
export interface News {
  readonly view: MatchView;
  readonly steps: readonly Step[];
}

/** Where a match is played: on the server, or wholly in this browser. The table knows no difference. */
export interface TableSource {
  readonly id: string;
  /** 'practice', or what the championship calls it. */
  readonly kind: string;
  readonly where: 'server' | 'here';
  /** Rated play allows no look back, no hints, no second thoughts. */
  readonly rated: boolean;
  /** The newest news; each value is to be shown once, in order. */
  readonly news: Signal<News>;
  send(command: TableCommand): Promise<Result<null, Refusal>>;
  /** The whole match with its seed, once it is over. */
  record(): Promise<Result<MatchRecord, Refusal>>;
  close(): void;
}
