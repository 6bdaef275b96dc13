import { type Answer, fileAddress } from '../api/call.ts';
import { useWords } from '../i18n/words.ts';

/** "Use your existing account", where the operator has set one up. A real link: the way leads out of the product. */
export function OtherAccount({ openid }: { openid: Answer<'GET /openid'> | undefined }) {
  const words = useWords('people');
  if (!openid?.on) return null;
  return (
    <>
      <a class="button button-outline button-wide" href={fileAddress('GET /openid/start')}>
        {words.useOther(openid.name)}
      </a>
      <p class="people-or">{words.or}</p>
    </>
  );
}
