import { formatFrancs, formatMoney } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';

/** How the amounts of a game are written: francs where there is money, points in practice. Ruling M5 */
export function useAmount(purse: 'money' | 'practice'): (rappen: number) => string {
  const words = useWords('big21');
  return purse === 'money' ? formatMoney : (rappen) => words.points(formatFrancs(rappen));
}
