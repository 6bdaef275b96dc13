import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';

/** What a start needs. */
export interface Launch {
  readonly binaries: Binaries;
  readonly account: Account;
  readonly environment: NodeJS.ProcessEnv;
  readonly settings: Readonly<Record<string, string>>;
  report(line: string): void;
  /** The server has ended; told only where it is our child. */
  ended(): void;
}

/** How our PostgreSQL is reached, started and stopped: what differs between Windows and the others. */
export interface Way {
  /** The address of a database, for `pg`. */
  url(database: string): string;
  /** A cheap look: false when certainly nobody would answer. */
  mayAnswer(): boolean;
  /** Throws where somebody else has prepared our place. */
  refuseForeigners(): void;
  launch(launch: Launch): Promise<void>;
  /** Whether a postmaster of ours lives; the lock of one that is certainly gone is removed. */
  isRunning(): boolean;
  /** "Fast": sessions are ended, everything is written. */
  shutDown(): Promise<void>;
}

/** Where the cluster lies. */
export interface Place {
  /** `DATA_DIR`. */
  readonly home: string;
  readonly folder: string;
  readonly log: string;
  /** Where its socket lies, if not in its folder: whoever looks there does not find it. */
  readonly socketFolder?: string | undefined;
  /** Other programs than those we bring: for a folder of another major version. */
  readonly binaries?: Binaries | undefined;
}

export const OWNER = 'gschobe';
