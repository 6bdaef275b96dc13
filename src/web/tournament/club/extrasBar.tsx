import './club.css';
import { useState } from 'preact/hooks';
import type { Team } from '../../../schieber/seat.ts';
import { POINTS_PER_GAME } from '../../../tournament/regulation.ts';
import { type Extras, type Said, WEIS, withExtras } from '../../../tournament/sheet/extras.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useWords } from '../../i18n/words.ts';

interface ExtrasBarProps {
  /** The points of the cards; null while nothing is typed. */
  readonly cards: readonly [number, number] | null;
  readonly said: Said;
  readonly extras: Extras;
  readonly onSay: (said: Said) => void;
}

/** What counts beside the cards: who had Stöck, how much Weis; the Match comes by itself. */
export function ExtrasBar({ cards, said, extras, onSay }: ExtrasBarProps) {
  const words = useWords('club');
  const { team: names } = useWords('tournament');
  const [side, setSide] = useState<Team>(0);
  const nameOf = (team: Team) => names[team] ?? '';
  const weis = said.weis[side];
  const sayWeis = (points: number) => onSay({ ...said, weis: side === 0 ? [points, 0] : [0, points] });
  const sum = cards && withExtras(cards, said, extras);
  return (
    <div class="club-extras">
      {extras.includes('stoeck') &&
        ([0, 1] as const).map((team) => (
          <button
            key={team}
            type="button"
            class="tour-small"
            aria-pressed={said.stoeck === team}
            onClick={() => onSay({ ...said, stoeck: said.stoeck === team ? null : team })}
          >
            {words.stoeckOf(nameOf(team))}
          </button>
        ))}
      {extras.includes('weis') && (
        <>
          {([0, 1] as const).map((team) => (
            <button
              key={team}
              type="button"
              class="tour-small"
              aria-pressed={side === team}
              onClick={() => {
                setSide(team);
                onSay({
                  ...said,
                  weis: team === 0 ? [said.weis[0] + said.weis[1], 0] : [0, said.weis[0] + said.weis[1]],
                });
              }}
            >
              {words.weisOf(nameOf(team))}
            </button>
          ))}
          {WEIS.map((points) => (
            <button
              key={points}
              type="button"
              class="tour-small club-more"
              aria-label={words.weisMore(points)}
              onClick={() => sayWeis(weis + points)}
            >
              +{points}
            </button>
          ))}
          {weis > 0 && (
            <button type="button" class="tour-small" onClick={() => sayWeis(0)}>
              {words.weisClear}
            </button>
          )}
        </>
      )}
      {sum && (
        <b aria-live="polite">
          {extras.includes('match') && cards?.includes(POINTS_PER_GAME) && `${words.isMatch} `}
          {words.makes(formatNumber(sum[0]), formatNumber(sum[1]))}
        </b>
      )}
    </div>
  );
}
