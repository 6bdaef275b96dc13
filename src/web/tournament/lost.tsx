import { useEffect } from 'preact/hooks';
import { useWords } from '../i18n/words.ts';
import { connectionLost, watchConnection } from '../push/push.ts';
import { Mark } from './mark.tsx';

/** Every screen of an evening says within five seconds that what it shows may be old. */
export function Lost() {
  const words = useWords('tournament');
  useEffect(watchConnection, []);
  return (
    <p class="tour-lost-bar" role="status">
      {connectionLost.value && (
        <span>
          <Mark name="warn" /> {words.lost}
        </span>
      )}
    </p>
  );
}
