import type { ComponentChildren } from 'preact';
import { offline } from '../api/request.ts';
import { session } from '../api/session.ts';
import { LANGUAGE_NAMES, LANGUAGES, LOCALES, language } from '../i18n/language.ts';
import { speak, useWords } from '../i18n/words.ts';
import { Icon } from './icons.tsx';
import { FOOT, NAVIGATION } from './navigation.ts';
import { Link, path } from './router.tsx';

/** Header, navigation and footer round a screen. Bare screens (the table, the projector) do without. */
export function Frame({ bare, children }: { bare: boolean; children: ComponentChildren }) {
  const words = useWords('shell');
  if (bare) return <>{children}</>;
  return (
    <div class="shell">
      <a class="skip" href="#main">
        {words.skipToContent}
      </a>
      <header class="bar">
        <Link class="word-mark" href="/">
          Gschobe
        </Link>
        <nav class="nav" aria-label={words.mainMenu}>
          <NavigationLinks />
        </nav>
        <div class="bar-end">
          <Link class="icon-button" href={`/help?from=${path.value}`} aria-label={words.help}>
            <Icon name="help" />
          </Link>
          <Link class="icon-button" href="/settings" aria-label={words.settings}>
            <Icon name="gear" />
          </Link>
          <Account />
        </div>
      </header>
      <div class="shell-body">
        {offline.value && (
          <p class="offline-bar" role="status">
            {words.offlineNow}
          </p>
        )}
        {children}
        <Foot />
      </div>
      <nav class="tabs" aria-label={words.mainMenu}>
        <NavigationLinks icons />
      </nav>
    </div>
  );
}

function NavigationLinks({ icons }: { icons?: boolean }) {
  const words = useWords('shell');
  return (
    <>
      {NAVIGATION.map(({ href, word, icon }) => (
        <Link key={href} href={href} aria-current={isHere(href) ? 'page' : undefined}>
          {icons && <Icon name={icon} />}
          {words[word]}
        </Link>
      ))}
    </>
  );
}

const isHere = (href: string) => (href === '/' ? path.value === '/' : `${path.value}/`.startsWith(`${href}/`));

function Account() {
  const words = useWords('shell');
  const who = session.value;
  if (!who) {
    // Its place is kept until it is known whether anybody has signed in: nothing jumps.
    return (
      <Link class={who === undefined ? 'bar-link waits' : 'bar-link'} href="/sign-in">
        <Icon name="person" />
        {words.signIn}
      </Link>
    );
  }
  return (
    <Link class="avatar" href="/account" aria-label={`${initials(who.firstName, who.lastName)}, ${words.account}`}>
      {initials(who.firstName, who.lastName)}
    </Link>
  );
}

const initials = (...names: readonly string[]) => names.map((name) => name.slice(0, 1).toUpperCase()).join('');

function Foot() {
  const words = useWords('shell');
  return (
    <footer class="foot">
      {FOOT.map(({ href, word }) => (
        <Link key={href} href={href}>
          {words[word]}
        </Link>
      ))}
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form */}
      <div class="languages" role="group" aria-label={words.chooseLanguage}>
        {LANGUAGES.map((one) => (
          <button
            key={one}
            type="button"
            lang={LOCALES[one]}
            aria-pressed={one === language.value}
            onClick={() => speak(one)}
          >
            {LANGUAGE_NAMES[one]}
          </button>
        ))}
      </div>
    </footer>
  );
}
