import { colon } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';

/** Our points in each game, against half of 157. Figures above, so that nobody needs to measure. */
export function Bars({ points, games }: { points: readonly number[]; games: number }) {
  const words = useWords('schieber');
  const wide = 346;
  const step = wide / Math.max(games, 4);
  const bar = step * 0.79;
  const top = 20;
  const tall = 134;
  const height = (n: number) => (n / 157) * tall;
  return (
    <svg
      class="bars"
      viewBox={`0 0 ${wide} 176`}
      role="img"
      aria-label={`${words.pointsPerGame}${colon()}${points.join(', ')}`}
    >
      {points.map((n, i) => {
        const x = i * step + (step - bar) / 2;
        const look = n > 78 ? ' won' : '';
        return (
          <g key={i}>
            <rect class="bar-rest" x={x} y={top} width={bar} height={tall} rx="3" />
            <rect class={`bar-points${look}`} x={x} y={top + tall - height(n)} width={bar} height={height(n)} rx="3" />
            <text class={`bar-value${look}`} x={x + bar / 2} y="14" text-anchor="middle">
              {n}
            </text>
            <text class="bar-label" x={x + bar / 2} y="171" text-anchor="middle">
              {i + 1}
            </text>
          </g>
        );
      })}
      <path class="bar-half" d={`M0 ${top + tall / 2}H${wide}`} />
    </svg>
  );
}
