import { useEffect, useState } from 'preact/hooks';
import type { Sign } from '../../big21/signs.ts';
import { call } from '../api/call.ts';
import { session } from '../api/session.ts';
import { useWords } from '../i18n/words.ts';
import { Link } from '../shell/router.tsx';

/** Signs of trouble in one's own games: the player sees them first, and nobody else sees whose they are. */
export function Signs() {
  const words = useWords('big21Care');
  const [signs, setSigns] = useState<readonly Sign[]>([]);
  useEffect(() => {
    if (session.value) call('GET /big21/signs').then((answer) => answer.ok && setSigns(answer.value.signs));
  }, [session.value]);
  if (signs.length === 0) return null;
  return (
    <section class="panel stack" role="status">
      <h2>{words.signsTitle}</h2>
      <ul class="big21-list">
        {signs.map((sign) => (
          <li key={sign}>{words.signs[sign]}</li>
        ))}
      </ul>
      <p class="note">{words.signsNote}</p>
      <p class="big21-links">
        <Link href="/big21/care">{words.more}</Link>
        <Link href="/big21/account#limits">{words.limits}</Link>
      </p>
    </section>
  );
}
