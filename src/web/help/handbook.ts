import type { HandbookRole } from '../../wire/handbook.ts';
import type { Task } from './task.ts';
import { HOST } from './tasks/evening.ts';
import { DIRECTOR, SUPERVISOR, WRITER } from './tasks/hall.ts';
import { ORGANISER } from './tasks/house.ts';
import { AUDITOR, CASHIER, OPERATOR } from './tasks/keeping.ts';
import { BLIND, PLAYER } from './tasks/players.ts';

/** Every task, by who does it. */
export const HANDBOOK = {
  player: PLAYER,
  blind: BLIND,
  organiser: ORGANISER,
  host: HOST,
  writer: WRITER,
  supervisor: SUPERVISOR,
  director: DIRECTOR,
  cashier: CASHIER,
  auditor: AUDITOR,
  operator: OPERATOR,
} as const satisfies Readonly<Record<HandbookRole, Readonly<Record<string, Task>>>>;

type TasksOf<Role extends HandbookRole> = Role extends HandbookRole ? keyof (typeof HANDBOOK)[Role] : never;
export type TaskId = TasksOf<HandbookRole>;
