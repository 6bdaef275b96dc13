import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { DECK, suitOf } from '../../schieber/card.ts';
import { warm } from '../cards/card.tsx';
import { useWords } from '../i18n/words.ts';
import { announce } from '../parts/live.tsx';
import { Icon } from '../shell/icons.tsx';
import { lazy } from '../shell/lazy.tsx';
import { useTitle } from '../shell/page.tsx';
import { settings } from '../shell/settings.ts';
import { fetchAhead } from './computer.ts';
import { Declare } from './declare.tsx';
import type { DialogName } from './dialogs.tsx';
import { Hand } from './handView.tsx';
import { useKeptFocus } from './keptFocus.ts';
import { listenToKeys } from './keys.ts';
import { createPlay, type Play } from './play.ts';
import { PACES } from './playback.ts';
import { beginningOf, sayOpening } from './say.ts';
import { Seats } from './seats.tsx';
import { isBeginning, Status } from './status.tsx';
import type { TableSource } from './tableSource.ts';
import { Slot, Trick } from './trick.tsx';
import { useNarrow } from './useNarrow.ts';

// Nobody needs them for the first card: they come while that is looked at.
const Rail = lazy([], () => import('./rail.tsx').then((module) => module.Rail), 'unseen'); // phones have none
const Dialogs = lazy(['verification'], () => import('./dialogs.tsx').then((module) => module.Dialogs), 'unseen');
const GameResult = lazy([], () => import('./gameResult.tsx').then((module) => module.GameResult));
const MatchResult = lazy(['verification'], () => import('./matchResult.tsx').then((module) => module.MatchResult));
/** Milliseconds. */
const SOON = 1500;

/** The table. It shows what `source` tells it and asks nothing else. */
export function TableView({ source, onAgain }: { source: TableSource; onAgain: () => void }) {
  const words = useWords('schieber');
  const play = useMemo(() => createPlay(source), [source]);
  const dialog = useSignal<DialogName>(null);
  const wasOpened = useRef(false);
  wasOpened.current ||= dialog.value !== null;
  const isNarrow = useNarrow(400);
  const hasNoRail = useNarrow(900);
  const room = useRef<HTMLDivElement>(null);
  const shown = play.shown.value;
  const { view } = shown;
  useTitle(words.gameOf(view.number, view.games));

  useOpening(play, source);
  useRestAhead(play);
  // Before the table is painted: on a busy machine an effect comes later than the first key, which was lost then.
  useLayoutEffect(
    () =>
      listenToKeys(play, () => {
        dialog.value = 'rules';
      }),
    [play],
  );
  useKeptFocus(play, room);
  useConnectionSaid(source);

  if (view.ending && shown.settled && !shown.lying)
    return <MatchResult view={view} source={source} onAgain={onAgain} />;

  const isDeclaring = play.isDeclaring.value;
  const chosen = play.chosen.value;
  const considered =
    isDeclaring && chosen !== null && chosen !== 'pass' && chosen.kind === 'trump' ? chosen.suit : undefined;
  const { largeCards, speed } = settings.value;
  return (
    <div class={lookOf(play, source)} ref={room} style={{ '--deal-round': `${PACES[speed].deal / 3.5}ms` }}>
      <Status
        view={view}
        onMenu={() => {
          dialog.value = 'menu';
        }}
        onFingerprint={() => {
          dialog.value = 'fingerprint';
        }}
      />
      <main class="jass-room" id="main">
        {!isDeclaring && <h1 class="out-of-sight">{words.table}</h1>}
        <Cloth play={play} source={source} />
        <Hand
          cards={play.hand.value}
          legal={play.legal.value}
          lifted={play.lifted.value}
          refused={play.refused.value?.card ?? null}
          chosen={considered ? view.game.hand.filter((card) => suitOf(card) === considered) : []}
          twoRows={isNarrow || (largeCards && hasNoRail)}
          onCard={play.tap}
          onSlide={play.lift}
        >
          <Advice play={play} rated={source.rated} onRules={() => (dialog.value = 'rules')} />
        </Hand>
      </main>
      {!hasNoRail && <Rail view={view} play={play} rated={source.rated} onDialog={(which) => (dialog.value = which)} />}
      {wasOpened.current && <Dialogs dialog={dialog} play={play} rated={source.rated} />}
    </div>
  );
}

/** The classes of the table: what is going on, and how this person likes it. */
function lookOf(play: Play, source: TableSource): string {
  const { betweenGames, dealing } = play.shown.value;
  const { largeCards, leftHanded } = settings.value;
  const mayAct = play.legal.value !== undefined && play.lifted.value !== null;
  return [
    'jass',
    play.isDeclaring.value && 'declaring',
    leftHanded && 'left-handed',
    largeCards && 'large-cards',
    !source.rated && 'practising',
    betweenGames && 'between',
    dealing && 'dealing',
    (mayAct || play.refused.value || play.hint.value) && 'advised',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The table greets; when it is left, everything at it ends. */
function useOpening(play: Play, source: TableSource): void {
  const words = useWords('schieber');
  const { view } = play.shown.peek();
  useEffect(() => {
    warm(DECK);
    announce(sayOpening(view, play.hand.peek(), source.rated ? 'rated' : 'practice'));
    if (isBeginning(view)) announce(words.said.fingerprint(beginningOf(view.commitment)));
    const stop = fetchAhead();
    return () => {
      stop();
      play.close();
      source.close();
    };
  }, [play]);
}

/** Fetched once the player has something to think about, however quickly he plays on. */
function useRestAhead(play: Play): void {
  const isAsked = play.isDeclaring.value || play.legal.value !== undefined || play.shown.value.settled;
  const wasAsked = useRef(false);
  wasAsked.current ||= isAsked;
  useEffect(() => {
    if (!wasAsked.current) return;
    const soon = setTimeout(() => {
      for (const part of [GameResult, Dialogs, MatchResult]) part.preload().catch(() => {}); // tried again when shown
    }, SOON);
    return () => clearTimeout(soon);
  }, [wasAsked.current]);
}

/** What lies on the cloth: the result of a game, the modes to choose from, or the trick. */
function Cloth({ play, source }: { play: Play; source: TableSource }) {
  const shown = play.shown.value;
  const { view } = shown;
  return (
    <div class="cloth">
      <Seats shown={shown} />
      {shown.betweenGames ? (
        <GameResult view={view} rated={source.rated} onNext={play.skip} />
      ) : play.isDeclaring.value ? (
        <Declare
          view={view}
          chosen={play.chosen.value}
          onChoose={play.choose}
          onDeclare={play.declare}
          hint={play.hint.value}
          onHint={source.rated ? undefined : play.askHint}
        />
      ) : (
        <>
          <Trick shown={shown} onTap={play.skip} />
          <Slot shown={shown} isConnected={source.isConnected.value} onTurn={play.skip} />
        </>
      )}
    </div>
  );
}

/** Above the hand: why a card may not be played, a hint when practising, and the button that plays the lifted card. */
function Advice({ play, rated, onRules }: { play: Play; rated: boolean; onRules: () => void }) {
  const words = useWords('schieber');
  const refused = play.refused.value;
  const mayPlay = play.legal.value !== undefined && play.lifted.value !== null;
  const mayAsk = !rated && play.legal.value !== undefined;
  if (play.isDeclaring.value) return <div class="advice" />; // its place stays, so that the hand stays
  return (
    <div class="advice">
      {refused ? (
        <p class="reason">
          <Icon name="no" />
          <span>
            <b>{refused.why}</b>
          </span>
          <button class="rule-link" type="button" aria-label={words.rules} title={words.rules} onClick={onRules}>
            ?
          </button>
        </p>
      ) : play.hint.value ? (
        <p class="reason hint">
          <Icon name="bulb" />
          <span>{play.hint.value}</span>
        </p>
      ) : (
        mayAsk && (
          <button class="hint-button" type="button" onClick={() => play.askHint()}>
            <Icon name="bulb" />
            {words.hint}
          </button>
        )
      )}
      {mayPlay && (
        <button class="play-button" type="button" onClick={play.playLifted}>
          <Icon name="up" />
          {words.play}
        </button>
      )}
    </div>
  );
}

/** A lost connection is said once, and that it is back; nothing is laid over the table for it. */
function useConnectionSaid({ isConnected }: TableSource): void {
  const { said } = useWords('schieber');
  const before = useRef(true);
  useSignalEffect(() => {
    if (isConnected.value === before.current) return;
    before.current = isConnected.value;
    announce(isConnected.value ? said.connectionBack : said.connectionLost);
  });
}
