import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Season } from '../../championship/onShow.ts';
import type { Result } from '../../kit/result.ts';
import type { Refusal } from '../api/refusal.ts';
import { get } from '../api/request.ts';
import { listen } from '../push/push.ts';
import { place } from '../shell/router.tsx';

export interface Loaded<T> {
  readonly value: T | undefined;
  readonly refusal: Refusal | undefined;
  readonly reload: () => Promise<void>;
}

/** What an address of the server answers; asked again when the address changes or `reload` is called. */
export function useAnswer<T>(path: string | undefined): Loaded<T> {
  const [answer, setAnswer] = useState<Result<T, Refusal>>();
  const reload = useCallback(async () => {
    if (path !== undefined) setAnswer(await get<T>(path));
  }, [path]);
  useEffect(() => {
    reload();
  }, [reload]);
  return {
    value: answer?.ok ? answer.value : undefined,
    refusal: answer?.ok === false ? answer.refusal : undefined,
    reload,
  };
}

export interface EditionLine {
  readonly id: string;
  readonly title: string;
  readonly start: string;
  readonly standing: string;
  readonly season: Season;
}

export interface Editions {
  readonly editions: readonly EditionLine[];
  readonly onShow: string | null;
}

/** The edition on the screen: the one in the address, else the one on show. */
export function useEditionId(): Loaded<string | null> {
  const wanted = new URLSearchParams(place.value.search).get('edition');
  const { value, refusal, reload } = useAnswer<Editions>(wanted ? undefined : '/editions');
  if (wanted) return { value: wanted, refusal: undefined, reload };
  return { value: value?.onShow, refusal, reload };
}

/** Asks again whenever the edition says that something has changed. */
export function useNews(edition: string | null | undefined, reload: () => Promise<void>): void {
  useEffect(() => {
    if (!edition) return;
    let isFirst = true;
    return listen(
      `edition:${edition}`,
      () => {
        if (!isFirst) reload();
        isFirst = false;
      },
      () => void reload(),
    );
  }, [edition, reload]);
}
