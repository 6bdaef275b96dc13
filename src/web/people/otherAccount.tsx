import { useWords } from '../i18n/words.ts';

export interface Openid {
  readonly on: boolean;
  readonly name?: string;
  /** What the other account told us, for the form. */
  readonly form?: Readonly<Record<string, string>>;
}

/** "Use your existing account", where the operator has set one up. A real link: the way leads out of the product. */
export function OtherAccount({ openid }: { openid: Openid | undefined }) {
  const words = useWords('people');
  if (!openid?.on) return null;
  return (
    <>
      <a class="button button-outline button-wide" href="/api/openid/start">
        {words.useOther(openid.name ?? '')}
      </a>
      <p class="people-or">{words.or}</p>
    </>
  );
}
