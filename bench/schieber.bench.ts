import { measurePlayouts, plainPlayouts } from '../src/cli/playouts.ts';
import { type Card, DECK } from '../src/schieber/card.ts';
import { legalCards } from '../src/schieber/legal.ts';
import { legalMasks, newTable, playMask } from '../src/schieber/masks.ts';
import { trump } from '../src/schieber/mode.ts';
import { bySeat } from '../src/schieber/seat.ts';

/** Nanoseconds a call, the best of several rounds: other work on the machine only ever adds. */
function nanoseconds(work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 7; round++) {
    const from = process.cpuUsage().user;
    for (let i = 0; i < 400_000; i++) work();
    best = Math.min(best, ((process.cpuUsage().user - from) * 1000) / 400_000);
  }
  return Math.round(best);
}

const print = (bench: string, figure: number, unit: string) => console.log(JSON.stringify({ bench, figure, unit }));

print(
  'schieber-playouts',
  Math.max(...[1, 2, 3].map((seed) => measurePlayouts(2, plainPlayouts(String(seed))).perSecond)),
  'games/s on one core',
);

const hand: Card[] = ['S6', 'SJ', 'D7', 'D9', 'HA', 'C8', 'C9', 'CK', 'DA'];
const trick: Card[] = ['HK', 'S9'];
print(
  'schieber-legalCards',
  nanoseconds(() => legalCards(hand, trick, trump('S'))),
  'ns, readable rules',
);

const rest = DECK.filter((card) => !hand.includes(card) && !trick.includes(card));
const table = newTable(
  trump('S'),
  bySeat((seat) =>
    seat === 2 ? hand : seat === 3 ? rest.slice(0, 9) : [trick[seat]!, ...rest.slice(9 + 8 * seat, 17 + 8 * seat)],
  ),
  0,
);
playMask(table, DECK.indexOf('HK'));
playMask(table, DECK.indexOf('S9'));
const out = new Int32Array(4);
print(
  'schieber-legalMasks',
  nanoseconds(() => legalMasks(table, out)),
  'ns, masks',
);
