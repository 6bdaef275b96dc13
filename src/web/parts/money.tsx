import { formatMoney } from '../i18n/format.ts';

/** Whole Rappen, shown as francs: CHF 12.50. */
export function Money({ rappen }: { rappen: number | bigint }) {
  return <span class="money">{formatMoney(rappen)}</span>;
}
