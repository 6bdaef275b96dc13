const WIDE = 346;
const TALL = 120;

interface CurveProps {
  /** What the picture shows, for those who do not see it; the figures stand in a table below. */
  label: string;
  values: readonly number[];
  lowest: number;
  highest: number;
  /** A line to compare with. */
  mark: number;
}

/** A curve of figures over time, with one line to compare them with. */
export function Curve({ label, values, lowest, highest, mark }: CurveProps) {
  const x = (i: number) => (values.length < 2 ? WIDE / 2 : 4 + (i * (WIDE - 8)) / (values.length - 1));
  const y = (value: number) => 4 + (TALL - 8) * (1 - (value - lowest) / (highest - lowest || 1));
  const line = values.map((value, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join('');
  return (
    <svg class="numbers-curve" viewBox={`0 0 ${WIDE} ${TALL}`} role="img" aria-label={label}>
      <path class="numbers-mark" d={`M0 ${y(mark).toFixed(1)}H${WIDE}`} />
      <path class="numbers-line" d={line} />
      {values.length <= 40 && values.map((value, i) => <circle key={i} cx={x(i)} cy={y(value)} r="3" />)}
    </svg>
  );
}
