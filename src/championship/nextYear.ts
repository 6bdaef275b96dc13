import { addDays, type Day, dayOfWeek } from '../kit/time.ts';

/**
 * The first day of next year's edition: the same weekday of the same week of the month, so that every phase keeps its
 * weekdays. The fourth Friday of September stays the fourth Friday; a fifth one is the last of its month.
 */
export function nextStart(start: Day): Day {
  const nth = Math.ceil(Number(start.slice(8)) / 7);
  const month = `${Number(start.slice(0, 4)) + 1}-${start.slice(5, 7)}`;
  const first = addDays(`${month}-01`, (dayOfWeek(start) - dayOfWeek(`${month}-01`) + 7) % 7);
  const day = addDays(first, 7 * (nth - 1));
  return day.startsWith(month) ? day : addDays(day, -7);
}
