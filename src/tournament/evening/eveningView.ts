import type { Instant } from '../../kit/time.ts';
import type { PlayerNumber } from '../seating/schedule.ts';
import type { EveningRole, StaffRole } from './rights.ts';
import type { SupervisorView } from './supervisorView.ts';
import type { DeskView, PlayerView, ProjectorView, SheetView } from './views.ts';

/** A helper, as the desk sees him; only the director sees an invitation, and only until it is used. */
export interface StaffView {
  readonly staff: number;
  readonly name: string;
  readonly role: StaffRole;
  readonly player: PlayerNumber | null;
  readonly isRevoked: boolean;
  /** When the invitation was used; null: not yet, or the code is from before there were invitations. */
  readonly usedAt: Instant | null;
  readonly key: string | null;
  /** The same to type: 'I302-K7MQ-2PX9'. */
  readonly typed: string | null;
}

export interface DeskScreen {
  readonly as: 'desk';
  readonly revision: number;
  readonly role: 'director' | 'desk';
  readonly name: string;
  /** As the log calls whoever holds this code. */
  readonly who: string;
  readonly view: DeskView;
  readonly staff: readonly StaffView[];
  readonly projector: string;
  readonly projectorTyped: string;
}

export interface SupervisorScreen {
  readonly as: 'supervisor';
  readonly revision: number;
  readonly role: 'supervisor';
  readonly name: string;
  readonly who: string;
  readonly view: SupervisorView;
}

export interface TableScreen {
  readonly as: 'table';
  readonly revision: number;
  readonly table: number;
  readonly title: string;
  /** The next Passe that is drawn. */
  readonly next: number | null;
  readonly announcement: { readonly text: string; readonly at: Instant } | null;
  readonly sheet: SheetView | null;
}

export interface PlayerScreen {
  readonly as: 'player';
  readonly revision: number;
  readonly view: PlayerView;
  /** The sheet of the table where he sits now. */
  readonly sheet: SheetView | null;
}

export interface WallScreen {
  readonly as: 'wall';
  readonly revision: number;
  readonly view: ProjectorView;
}

/** Another laptop has taken over: this screen goes on there, with the same code. */
export interface MovedScreen {
  readonly as: 'moved';
  readonly revision: number;
  readonly title: string;
  /** Who looks: only the director may go on here all the same. */
  readonly role: EveningRole;
  readonly address: string;
  readonly at: Instant;
  /** Entries that are here and not there. */
  readonly missing: number;
}

/** The evening as one code may see it. The code itself says nothing to the browser: the server says what it opens. */
export type EveningView = DeskScreen | SupervisorScreen | TableScreen | PlayerScreen | WallScreen | MovedScreen;
