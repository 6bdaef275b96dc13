/** Something that can do only so many moves a second. */
export interface Wall {
  readonly name: string;
  readonly movesPerSecond: number;
}

/** What so many people ask for in their busiest hour. */
export interface Demand {
  readonly name: string;
  readonly movesPerSecond: number;
}

const WIDTH = 860;
const LEFT = 300;
const RIGHT = 110;
const ROW = 30;
const TOP = 56;
/** The axis: powers of ten of moves a second. */
const FROM = 2;
const TO = 5;

const at = (movesPerSecond: number): number =>
  LEFT + ((Math.log10(movesPerSecond) - FROM) / (TO - FROM)) * (WIDTH - LEFT - RIGHT);
const spaced = (figure: number): string => String(Math.round(figure)).replace(/\B(?=(\d{3})+$)/g, ' ');

/** Where each wall stands, the nearest first, and what is asked for: on one axis of moves a second. */
export function drawWalls(walls: readonly Wall[], demands: readonly Demand[]): string {
  const height = TOP + walls.length * ROW + 40;
  const sorted = walls.toSorted((a, b) => a.movesPerSecond - b.movesPerSecond);
  const bars = sorted.map(({ name, movesPerSecond }, row) => {
    const y = TOP + row * ROW;
    const end = Math.min(at(movesPerSecond), WIDTH - RIGHT);
    return `<text x="${LEFT - 10}" y="${y + 15}" text-anchor="end">${name}</text>
<rect x="${LEFT}" y="${y + 2}" width="${Math.round(end - LEFT)}" height="18" fill="${row === 0 ? '#b3261e' : '#5b7a9d'}"/>
<text x="${Math.round(end) + 6}" y="${y + 15}">${spaced(movesPerSecond)}</text>`;
  });
  const lines = demands.map(({ name, movesPerSecond }) => {
    const x = Math.round(at(movesPerSecond));
    return `<line x1="${x}" y1="${TOP - 8}" x2="${x}" y2="${height - 34}" stroke="#222" stroke-dasharray="4 3"/>
<text x="${x}" y="${TOP - 14}" text-anchor="middle">${name}: ${spaced(movesPerSecond)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="13" role="img">
<title>Moves a second: what each part carries, and what a season asks for in its busiest hour</title>
<rect width="${WIDTH}" height="${height}" fill="#fff"/>
${[...bars, ...lines].join('\n')}
<text x="${LEFT}" y="${height - 12}" fill="#555">moves a second, each step of the axis ten times the one before; red: the first wall</text>
</svg>
`;
}
