import './home.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { session, wasKnown } from '../api/session.ts';
import { CardFace } from '../cards/card.tsx';
import { formatDate } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { fetchAhead } from '../schieber/computer.ts';
import { type MyMatch, underway, useMatches } from '../schieber/matches.ts';
import { promiseAhead } from '../schieber/promise.ts';
import { beginPractice } from '../schieber/start.ts';
import { StartAnother } from '../schieber/startAnother.tsx';
import { preloadScreen } from '../screens.ts';
import { now } from '../shell/clock.ts';
import { Icon, type IconName } from '../shell/icons.tsx';
import { Page } from '../shell/page.tsx';
import { go, Link } from '../shell/router.tsx';
import { change, settings } from '../shell/settings.ts';
import { MatchList, Underway } from './openMatches.tsx';
import { HOME_SLOTS } from './slots.ts';

/** The first page: a match underway comes first; a guest plays with one click. */
export function Screen() {
  const words = useWords('home');
  const who = session.value;
  const { matches, isFresh } = useMatches();
  const { look, onReady } = useSteadyPage(isFresh);
  const [first, ...others] = underway(matches, now());
  const boxes = HOME_SLOTS.map(({ name, box: Box }) => <Box key={name} onReady={onReady} />);
  return (
    <Page
      title={who ? words.hello(who.firstName) : words.guestTitle}
      eyebrow={who ? formatDate(now(), 'weekday') : undefined}
    >
      <div class={`home${look}`}>
        {first && <Underway match={first} />}
        {who && <div class="home-panels">{boxes}</div>}
        <Start isSecond={Boolean(who) || first !== undefined} />
        <div class="home-panels">
          {others.length > 0 && <OtherMatches matches={others.slice(0, 5)} />}
          {!who && boxes}
          <Daily />
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

/** So long the page waits at most for what comes from the server. */
const LATEST = 2500;

/**
 * What would be pushed down by something that is still to come is not seen before: nothing jumps. A first visit has
 * nothing to wait for above the button; whoever was known may have a match underway, which comes first.
 */
function useSteadyPage(isFresh: boolean): { look: string; onReady: () => void } {
  const [ready, setReady] = useState(0);
  const [isLate, setLate] = useState(false);
  const [mayHaveMatches] = useState(wasKnown);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATEST);
    return () => clearTimeout(timer);
  }, []);
  const waitsForBoxes = !isLate && ready < HOME_SLOTS.length;
  const waitsForAll = !isLate && ((mayHaveMatches && !isFresh) || (waitsForBoxes && Boolean(session.value)));
  const look = waitsForAll ? ' home-waits' : waitsForBoxes ? ' home-rest-waits' : '';
  return { look, onReady: () => setReady((count) => count + 1) };
}

function OtherMatches({ matches }: { matches: readonly MyMatch[] }) {
  const words = useWords('home');
  return (
    <section class="panel">
      <h2>{words.otherMatches}</h2>
      <MatchList matches={matches} />
    </section>
  );
}

/** Start a practice match; quieter where something else comes first. */
function Start({ isSecond }: { isSecond: boolean }) {
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
    const stop = fetchAhead();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return (
    <section class={`home-start${isSecond ? ' home-start-second' : ''}`}>
      <div class="home-start-text">
        {isSecond ? <h2>{words.practiceMatch}</h2> : <p class="home-lead">{words.guestLead}</p>}
        <StartAnother onStart={play}>
          {(start) => (
            <Button kind={isSecond ? 'outline' : 'go'} icon="play" wide busy={busy} onClick={start}>
              {words.playNow}
            </Button>
          )}
        </StartAnother>
        <p class="home-why">
          <Icon name={isSecond ? 'cards' : 'clock'} />
          <span>{isSecond ? words.practiceLead : words.noAccount}</span>
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

/** The same twelve deals for everybody: the way in. Nothing is asked of the server for it here. */
function Daily() {
  const words = useWords('home');
  return (
    <section class="panel home-tournaments">
      <h2>
        <Icon name="calendar" />
        {words.dailyTitle}
      </h2>
      <p class="soft">{words.dailyText}</p>
      <Button kind="outline" href="/daily">
        {words.toDaily}
      </Button>
      <Button kind="quiet" href="/puzzles/today">
        {words.toPuzzle}
      </Button>
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
