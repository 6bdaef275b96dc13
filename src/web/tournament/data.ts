import { useEffect, useRef, useState } from 'preact/hooks';
import type { Result } from '../../kit/result.ts';
import type { DeskView, PlayerView, ProjectorView, SheetView } from '../../tournament/evening/views.ts';
import type { Refusal } from '../api/refusal.ts';
import { get, post } from '../api/request.ts';
import { listen } from '../push/push.ts';

export interface StaffMember {
  readonly staff: number;
  readonly name: string;
  readonly role: 'director' | 'desk' | 'supervisor';
  readonly player: number | null;
  readonly isRevoked: boolean;
  readonly key: string | null;
}

/** What the server shows to whoever holds this code. */
export type Shown =
  | { readonly as: 'projector'; readonly revision: number; readonly view: ProjectorView }
  | { readonly as: 'player'; readonly revision: number; readonly view: PlayerView; readonly sheet: SheetView | null }
  | {
      readonly as: 'table';
      readonly revision: number;
      readonly table: number;
      readonly title: string;
      readonly next: number | null;
      readonly sheet: SheetView | null;
    }
  | {
      readonly as: 'staff';
      readonly revision: number;
      readonly role: StaffMember['role'];
      readonly name: string;
      readonly view: DeskView;
      readonly staff: readonly StaffMember[];
      readonly links: { readonly projector?: string };
    };

export type StaffShown = Extract<Shown, { as: 'staff' }>;

interface News {
  readonly kind: 'now' | 'evening' | 'sheet' | 'people';
  readonly table?: number;
  readonly players?: readonly number[];
  readonly events?: readonly string[];
}

export interface Door {
  readonly id: string;
  readonly key: string;
  readonly shown: Shown | undefined;
  readonly refusal: Refusal | undefined;
  /** Asks for the newest state now. */
  refresh(): Promise<void>;
  /** POST to an address below the tournament, with our code; afterwards everything is fresh. */
  tell<T>(path: string, body: unknown): Promise<Result<T, Refusal>>;
  /** An address with our code, for prints and files. */
  address(path: string, query?: Readonly<Record<string, string | number>>): string;
}

/** Screens that only look may wait a moment, so that a hall full of phones does not ask in one breath. */
const PATIENCE: Readonly<Record<string, number>> = { p: 2500, t: 60, s: 60, v: 60 };

/** The evening behind a code: loaded once, then again whenever the server says that something changed. */
export function useDoor(id: string, key: string): Door {
  const [shown, setShown] = useState<Shown>();
  const [refusal, setRefusal] = useState<Refusal>();
  const busy = useRef(false);
  const again = useRef(false);
  const withKey = (path: string, query: Readonly<Record<string, string | number>> = {}) => {
    const search = new URLSearchParams({
      ...Object.fromEntries(Object.entries(query).map(([k, v]) => [k, String(v)])),
      ...(key === '-' ? {} : { key }),
    });
    return `/tournaments/${id}${path}?${search}`;
  };

  const refresh = async (): Promise<void> => {
    if (busy.current) {
      again.current = true;
      return;
    }
    busy.current = true;
    do {
      again.current = false;
      const answer = await get<Shown>(withKey('/view'));
      if (answer.ok) {
        setShown(answer.value);
        setRefusal(undefined);
      } else setRefusal(answer.refusal);
    } while (again.current);
    busy.current = false;
  };

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    void refresh();
    const soon = (news: unknown) => {
      const { kind, players, events } = (news ?? {}) as News;
      const mine = key.startsWith('p') && (players?.includes(Number(/\d+/.exec(key)?.[0])) || kind === 'evening');
      if (key.startsWith('p') && kind === 'sheet' && !mine && !events?.includes('visaed')) return;
      const wait = mine ? 60 : (PATIENCE[key[0] ?? ''] ?? 60);
      clearTimeout(timer);
      timer = setTimeout(
        () => void refresh(),
        key.startsWith('p') && !mine ? wait * (0.5 + crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32) : wait,
      );
    };
    const stop = listen(`tournament:${id}`, soon, () => void refresh());
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [id, key]);

  return {
    id,
    key,
    shown,
    refusal,
    refresh,
    async tell<T>(path: string, body: unknown) {
      const answer = await post<T>(withKey(path), body);
      await refresh();
      return answer;
    },
    address: (path, query) => `/api${withKey(path, query)}`,
  };
}
