import { formatDate } from '../i18n/format.ts';
import { Mark } from './mark.tsx';

/** The last word to the hall, on every phone. */
export function Announcement({ announcement }: { announcement: { text: string; at: number } | null }) {
  if (!announcement) return null;
  return (
    <p class="tour-news" role="status">
      <Mark name="horn" />
      <span>
        {announcement.text} <small>{formatDate(announcement.at, 'time')}</small>
      </span>
    </p>
  );
}
