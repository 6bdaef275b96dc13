import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Result } from '../../kit/result.ts';
import { type Answer, ask, type Given, type Refusal, type RequestKey } from '../api/call.ts';
import { lastOnly } from '../api/lastOnly.ts';
import { listen } from '../push/push.ts';
import { place } from '../shell/router.tsx';

export interface Loaded<Value, Refused> {
  readonly value: Value | undefined;
  readonly refusal: Refused | undefined;
  readonly reload: () => Promise<void>;
}

type Reading = RequestKey & `GET /${string}`;

/** What the server answers; asked again when the question changes or `reload` is called. 'not yet' asks nothing. */
export function useAnswer<Key extends Reading>(
  request: Key,
  given: Given<Key> | 'not yet',
): Loaded<Answer<Key>, Refusal<Key>> {
  const [answer, setAnswer] = useState<Result<Answer<Key>, Refusal<Key>>>();
  const asked = JSON.stringify(given); // a question is the same when its words are
  const [show] = useState(() => lastOnly(setAnswer));
  const reload = useCallback(async () => {
    if (given !== 'not yet') await show(ask(request, given));
  }, [request, asked]);
  useEffect(() => {
    reload();
  }, [reload]);
  return {
    value: answer?.ok ? answer.value : undefined,
    refusal: answer?.ok === false ? answer.refusal : undefined,
    reload,
  };
}

/** The edition on the screen: the one in the address, else the one on show. Null: there is none. */
export function useEditionId(): Loaded<string | null, Refusal<'GET /editions'>> {
  const wanted = new URLSearchParams(place.value.search).get('edition');
  const { value, refusal, reload } = useAnswer('GET /editions', wanted ? 'not yet' : {});
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
