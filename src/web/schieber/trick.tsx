import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Card } from '../../schieber/card.ts';
import { type Seat, seatAfter } from '../../schieber/seat.ts';
import { winningCard } from '../../schieber/trick.ts';
import { CardFace } from '../cards/card.tsx';
import { useWords } from '../i18n/words.ts';
import { Icon } from '../shell/icons.tsx';
import { fly, isStill, origin } from './flight.ts';
import type { Shown } from './playback.ts';
import { nameOf, placeOf } from './say.ts';
import { marksOf } from './seats.tsx';

/** Milliseconds from the hand to the cloth. */
const FLIGHT = 240;

const FROM = ['me', 'right', 'partner', 'left'] as const;

/** The cards on the table, each before who played it; the one that was led and the one that wins are marked. */
export function Trick({ shown, onTap }: { shown: Shown; onTap: () => void }) {
  const words = useWords('schieber');
  const { view, lying, turning } = shown;
  const { game, seat: me } = view;
  if (game.phase === 'declaring')
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: Enter hurries too, from anywhere on the table
      <section class="trick" aria-label={words.trick} onClick={onTap} />
    );
  const open = game.phase === 'playing' ? { leader: game.leader, cards: game.trick } : { leader: me, cards: [] };
  const { leader, cards } = lying ?? open;
  const best = cards.length === 0 ? -1 : winningCard(cards, game.mode);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter turns the trick too, from anywhere on the table
    <section class="trick" aria-label={words.trick} onClick={onTap}>
      {cards.map((card, place) => (
        <TrickCard
          key={card}
          card={card}
          from={FROM[placeOf(seatAfter(leader, place), me)]!}
          name={nameOf(seatAfter(leader, place), me)}
          led={place === 0}
          wins={place === best && cards.length > 1}
          to={turning && lying ? FROM[placeOf(lying.winner, me)]! : undefined}
        />
      ))}
    </section>
  );
}

interface TrickCardProps {
  card: Card;
  from: (typeof FROM)[number];
  name: string;
  led: boolean;
  wins: boolean;
  to: (typeof FROM)[number] | undefined;
}

function TrickCard({ card, from, name, led, wins, to }: TrickCardProps) {
  const words = useWords('schieber');
  const figure = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const start = origin(card, from);
    if (start && figure.current && !isStill()) fly(figure.current, start, FLIGHT);
  }, []);
  return (
    <figure
      ref={figure}
      class={`trick-card from-${from}${wins ? ' wins' : ''}${to ? ` to-${to}` : ''}`}
      data-card={card}
    >
      <div class="trick-move">
        <CardFace card={card} />
        <figcaption class="out-of-sight">{name}</figcaption>
        {wins ? (
          <span class="tag tag-mark">
            <Icon name="crown" />
            {words.wins}
          </span>
        ) : (
          led && (
            <span class="tag tag-paper">
              <Icon name="flag" />
              {words.led}
            </span>
          )
        )}
      </div>
    </figure>
  );
}

/** Whose turn it is, or whose trick: under the cards, where one looks anyway. */
export function Slot({ shown, isConnected, onTurn }: { shown: Shown; isConnected: boolean; onTurn: () => void }) {
  const words = useWords('schieber');
  const { view, lying } = shown;
  const { game, seat: me } = view;
  const mine = marksOf(view, me as Seat, words);
  return (
    <div class="slot">
      {lying ? (
        <button class="slot-turn" type="button" onClick={onTurn}>
          <b>{lying.winner === me ? words.trickToYou : words.trickTo(nameOf(lying.winner, me))}</b>
          <span class="out-of-sight">{words.turnTrick}</span>
        </button>
      ) : (
        game.phase !== 'over' && (
          <b>
            {!isConnected
              ? words.connectionLost
              : game.turn === me
                ? words.yourTurn
                : words.turnOf(nameOf(game.turn, me))}
          </b>
        )
      )}
      {mine.map((mark) => (
        <span class="tag tag-line" key={mark}>
          {mark}
        </span>
      ))}
    </div>
  );
}
