import type { MonitorLine } from '../../big21/wire.ts';
import { colon, formatDate, formatPercent } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';

const [WIDE, HIGH, LEFT, TOP, BOTTOM] = [640, 240, 84, 18, 26];

/** The running total day by day, inside the band of three standard errors. What is drawn is said in words too. */
export function RunningPicture({ promised, running }: { promised: number; running: readonly MonitorLine[] }) {
  const words = useWords('big21House');
  const last = running.at(-1);
  const first = running[0];
  if (last === undefined || first === undefined) return null;
  const values = running.flatMap(({ ratio, band }) => [ratio, ...band]);
  // The band of the first days is many times what is promised, and would press all that follows into a line.
  const [low, high] = [Math.min(...values), Math.min(2 * promised, Math.max(...values))];
  const span = high - low || 1;
  const x = (i: number) => LEFT + ((WIDE - LEFT) * (running.length === 1 ? 1 : i)) / Math.max(1, running.length - 1);
  const y = (value: number) => TOP + (HIGH - TOP - BOTTOM) * (1 - (Math.min(value, high) - low) / span);
  const path = (of: (line: MonitorLine) => number) =>
    running.map((line, i) => `${x(i).toFixed(1)} ${y(of(line)).toFixed(1)}`);
  const band = [...path(({ band: [, top] }) => top), ...path(({ band: [bottom] }) => bottom).toReversed()];
  const text = words.runningPicture(
    formatPercent(last.ratio, 2),
    formatPercent(last.band[0], 2),
    formatPercent(last.band[1], 2),
  );
  return (
    <figure class="big21-running">
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={`${words.runningTitle}${colon()}${text}`}>
        <polygon class="band" points={band.map((point) => point.replace(' ', ',')).join(' ')} />
        <line class="promised" x1={LEFT} x2={WIDE} y1={y(promised)} y2={y(promised)} />
        <polyline
          class="ratio"
          points={path(({ ratio }) => ratio)
            .map((point) => point.replace(' ', ','))
            .join(' ')}
        />
        {running.map((line, i) =>
          line.standing === 'inOrder' ? null : (
            <circle
              key={line.day}
              class={line.standing}
              cx={x(i)}
              cy={y(line.ratio)}
              r={line.standing === 'alarm' ? 5 : 3}
            />
          ),
        )}
        {[low, promised, high].map((value) => (
          <text key={value} x={LEFT - 6} y={Math.min(HIGH - BOTTOM, y(value) + 4)} text-anchor="end">
            {formatPercent(value, 1)}
          </text>
        ))}
        <text x={LEFT} y={HIGH - 4}>
          {formatDate(Date.parse(first.day), 'shortDay')}
        </text>
        <text x={WIDE} y={HIGH - 4} text-anchor="end">
          {formatDate(Date.parse(last.day), 'shortDay')}
        </text>
      </svg>
      <figcaption>
        <b>{words.runningTitle}</b> {text}
      </figcaption>
    </figure>
  );
}
