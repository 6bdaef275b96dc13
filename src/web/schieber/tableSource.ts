import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Result } from '../../kit/result.ts';
import type { TableCommand } from '../../schieber/hosted.ts';
import type { MatchRecord } from '../../schieber/record.ts';
import type { Step } from '../../schieber/step.ts';
import type { MatchView } from '../../schieber/view.ts';
import type { Refusal } from '../api/call.ts';

/** News of a match: what happened, and how it stands now. The first holds steps only if the match begins with them. */
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
  /** False from a command that got no answer until one that did; it is sent again meanwhile. */
  readonly isConnected: ReadonlySignal<boolean>;
  send(command: TableCommand): Promise<Result<null, Refusal<'POST /matches/:id/commands'>>>;
  /** The whole match with its seed, once it is over. */
  record(): Promise<Result<MatchRecord, Refusal<'GET /matches/:id/record'>>>;
  close(): void;
}
