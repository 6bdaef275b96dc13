import { isDay } from '../../kit/time.ts';
import { formatDate } from '../i18n/format.ts';

/** A version of the rules is mostly called by its day: '2024-10-23' → 23. Oktober 2024. */
export const editionName = (edition: string): string => (isDay(edition) ? formatDate(Date.parse(edition)) : edition);
