import './home.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { session } from '../api/session.ts';
import { CardFace } from '../cards/card.tsx';
import { formatDate } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/field.tsx';
import { promiseAhead } from '../schieber/promise.ts';
import { beginPractice } from '../schieber/start.ts';
import { preloadScreen } from '../screens.ts';
import { now } from '../shell/clock.ts';
import { Icon, type IconName } from '../shell/icons.tsx';
import { Page } from '../shell/page.tsx';
import { go, Link } from '../shell/router.tsx';
import { change, settings } from '../shell/settings.ts';
import { OpenMatches } from './openMatches.tsx';
import { HOME_SLOTS } from './slots.ts';

/** The first page: a guest plays with one click; who is signed in finds the matches that wait. */
export function Screen() {
  const words = useWords('home');
  const who = session.value;
  const boxes = HOME_SLOTS.map(({ name, box: Box }) => <Box key={name} />);
  return (
    <Page
      title={who ? words.hello(who.firstName) : words.guestTitle}
      eyebrow={who ? formatDate(now(), 'weekday') : undefined}
    >
      <div class="home">
        {who && <div class="home-panels">{boxes}</div>}
        <Start />
        <div class="home-panels">
          <OpenMatches />
          {!who && boxes}
          <Tournaments />
          <DeckChoice />
        </div>
        <div class="home-pledges">
          <Pledge icon="shield" title={words.fairTitle} text={words.fairText}>
            <Link href="/verify">{words.fairLink}</Link>
          </Pledge>
          <Pledge icon="chip" title={words.honestTitle} text={words.honestText} />
          <Pledge icon="offline" title={words.offlineTitle} text={words.offlineText} />
        </div>
      </div>
    </Page>
  );
}

function Start() {
  const words = useWords('home');
  const [busy, setBusy] = useState(false);
  const play = async () => {
    setBusy(true);
    go(await beginPractice());
  };
  // The table is fetched while the person reads, so that the click is answered at once.
  useEffect(() => {
    const timer = setTimeout(() => {
      preloadScreen('/table/here');
      promiseAhead();
    }, 400);
    return () => clearTimeout(timer);
  }, []);
  const isSignedIn = Boolean(session.value);
  return (
    <section class={`home-start${isSignedIn ? ' home-start-second' : ''}`}>
      <div class="home-start-text">
        {isSignedIn ? <h2>{words.practiceMatch}</h2> : <p class="home-lead">{words.guestLead}</p>}
        <Button kind="go" icon="play" wide busy={busy} onClick={play}>
          {words.playNow}
        </Button>
        <p class="home-why">
          <Icon name={isSignedIn ? 'cards' : 'clock'} />
          <span>{isSignedIn ? words.practiceLead : words.noAccount}</span>
        </p>
      </div>
      <div class="home-fan" aria-hidden="true">
        <CardFace card="HK" silent />
        <CardFace card="DQ" silent />
        <CardFace card="CJ" silent />
      </div>
    </section>
  );
}

function DeckChoice() {
  const words = useWords('home');
  return (
    <section class="panel home-deck">
      <Choice
        label={words.yourCards}
        hint={words.yourCardsNote}
        value={settings.value.deck}
        onInput={(deck) => change({ deck })}
        options={(['de', 'fr'] as const).map((deck) => ({
          value: deck,
          label: (
            <>
              <CardFace card="SJ" deck={deck} silent />
              <CardFace card="HA" deck={deck} silent />
              {deck === 'de' ? words.germanCards : words.frenchCards}
            </>
          ),
        }))}
      />
    </section>
  );
}

/** For whoever runs an evening with tables: the way in. SSC 7, EBH */
function Tournaments() {
  const words = useWords('home');
  return (
    <section class="panel home-tournaments">
      <h2>
        <Icon name="seats" />
        {words.tournamentsTitle}
      </h2>
      <p class="soft">{words.tournamentsText}</p>
      <Button kind="outline" href="/tournaments">
        {words.toTournaments}
      </Button>
    </section>
  );
}

interface PledgeProps {
  icon: IconName;
  title: string;
  text: string;
  children?: ComponentChildren;
}

/** Something we hold ourselves to. */
function Pledge({ icon, title, text, children }: PledgeProps) {
  return (
    <section class="panel home-pledge">
      <h2>
        <Icon name={icon} />
        {title}
      </h2>
      <p class="soft">{text}</p>
      {children && <p>{children}</p>}
    </section>
  );
}
