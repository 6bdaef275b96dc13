import { type BySeat, SEATS } from '../../schieber/seat.ts';
import { formatNumber } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';

interface FlatRatesProps {
  readonly names: BySeat<string>;
  readonly rates: BySeat<number | null>;
}

/** Broken off: what each of the four gets instead of points. EBH 9, ruling G5 */
export function FlatRates({ names, rates }: FlatRatesProps) {
  const words = useWords('tournament');
  const { noPoints } = useWords('hall');
  return (
    <section class="tour-flat">
      <h3 class="tour-h">{words.broken}</h3>
      <ul class="tour-list">
        {SEATS.map((seat) => {
          const rate = rates[seat];
          return (
            <li key={seat}>
              {words.seats[seat]} {names[seat]} <b>{rate === null ? noPoints : formatNumber(rate)}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
