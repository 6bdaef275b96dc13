import { formatDate } from '../i18n/format.ts';

/** The day of an evening, '2024-11-16', as people write it. */
export const writtenDay = (day: string, how?: Parameters<typeof formatDate>[1]): string =>
  formatDate(Date.parse(`${day}T12:00:00Z`), how);
