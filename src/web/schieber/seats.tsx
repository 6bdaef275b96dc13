import { useMemo } from 'preact/hooks';
import type { Player } from '../../schieber/match.ts';
import { type Seat, seatAfter } from '../../schieber/seat.ts';
import type { MatchView } from '../../schieber/view.ts';
import { CardBack, Portrait } from '../cards/card.tsx';
import { useWords } from '../i18n/words.ts';
import { Icon } from '../shell/icons.tsx';
import type { Shown } from './playback.ts';
import { modeName, nameOf } from './say.ts';

const PLACES = [
  { steps: 3, place: 'left' },
  { steps: 2, place: 'partner' },
  { steps: 1, place: 'right' },
] as const;

/** The three others: name, person or computer (never hidden), cards left, and what they are in this game. */
export function Seats({ shown }: { shown: Shown }) {
  return (
    <>
      {PLACES.map(({ steps, place }) => (
        <SeatBox key={place} seat={seatAfter(shown.view.seat, steps)} place={place} shown={shown} />
      ))}
    </>
  );
}

function SeatBox({ seat, place, shown }: { seat: Seat; place: 'left' | 'partner' | 'right'; shown: Shown }) {
  const words = useWords('schieber');
  const { view, saying } = shown;
  const name = nameOf(seat, view.seat);
  const player = view.players[seat];
  const kind = player.kind === 'computer' ? words.computer : words.person;
  const level = useLevel(player);
  const cards = cardsLeft(view, seat);
  // Kept from picture to picture: a card of mine changes none of the 27 backs.
  const backs = useMemo(() => Array.from({ length: cards }, (_, i) => <CardBack key={i} />), [cards]);
  const marks = marksOf(view, seat, words);
  const isOnTurn = !view.ending && view.game.phase !== 'over' && view.game.turn === seat && !shown.lying;
  const said = saying?.seat === seat ? saying.step : undefined;
  return (
    <section
      class={`seat seat-${place}${isOnTurn ? ' on-turn' : ''}`}
      aria-label={words.seat(name, [kind, level].filter(Boolean).join(' '), words.cardsLeft(cards), marks.join(', '))}
    >
      {player.kind === 'computer' && <Portrait place={place} />}
      <p class="seat-name">{name}</p>
      <p class="cards-left" aria-hidden="true">
        <span class="fan">{backs}</span>
        {cards}
      </p>
      <p class="seat-kind">
        <Icon name={player.kind === 'computer' ? 'chip' : 'person'} />
        {/* All three are equally strong: said once, where there is room. */}
        {place === 'partner' && level ? `${kind}, ${level}` : kind}
      </p>
      <p class="seat-marks">
        {place === 'partner' && <span class="tag tag-line">{words.partner}</span>}
        {marks.map((mark) => (
          <span class="tag tag-line" key={mark}>
            {mark}
          </span>
        ))}
      </p>
      {said && <p class="seat-says">{said.type === 'declared' ? modeName(said.mode) : words.gschobe}</p>}
    </section>
  );
}

/** How strong a computer player is, in words; nothing for a person. */
export function useLevel(player: Player): string {
  const { levels } = useWords('shell');
  return player.kind === 'computer' ? (levels[player.level] ?? player.level) : '';
}

/** Dealer, forehand, who declared: each a word, never a colour alone. */
export function marksOf(
  { game, dealer }: MatchView,
  seat: Seat,
  words: { dealer: string; forehand: string; declares: string },
): readonly string[] {
  return [
    ...(seat === dealer ? [words.dealer] : []),
    ...(seat === game.forehand ? [words.forehand] : []),
    ...(game.phase !== 'declaring' && game.declarer === seat && game.forehand !== seat ? [words.declares] : []),
  ];
}

/** Everybody may count: nine, less the tricks, less the card on the table. */
export function cardsLeft({ game }: MatchView, seat: Seat): number {
  if (game.phase === 'declaring') return 9;
  if (game.phase === 'over') return 0;
  const place = (seat - game.leader + 4) % 4;
  return 9 - game.turned.length - (place < game.trick.length ? 1 : 0);
}
