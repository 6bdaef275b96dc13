import type { Prize } from '../../tournament/evening/prizes.ts';

/** '1; Goldvreneli; 500' a line, as organisers write such lists; or the number of the first line that is not one. */
export function readPrizes(text: string): { prizes: readonly Prize[] } | { badLine: number } {
  const prizes: Prize[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const parts =
      /^\s*(\d{1,4})\.?\s*[;\t]\s*([^\s;][^;\t]*?)\s*(?:[;\t]\s*(?:CHF\s*)?(\d[\d’']*(?:\.\d{1,2})?)?\s*)?$/.exec(line);
    const place = Number(parts?.[1] ?? 0);
    if (!parts || place < 1 || place > 2000 || prizes.some((prize) => prize.place === place))
      return { badLine: index + 1 };
    const [francs = '0', rappen = ''] = (parts[3] ?? '0').replace(/[’']/g, '').split('.');
    prizes.push({ place, what: parts[2]!, valueRappen: Number(francs) * 100 + Number(rappen.padEnd(2, '0')) });
  }
  return { prizes: prizes.sort((a, b) => a.place - b.place) };
}

export const prizeText = (prizes: readonly Prize[]): string =>
  prizes
    .map(({ place, what, valueRappen }) => {
      const rest = valueRappen % 100;
      return `${place}; ${what}; ${Math.floor(valueRappen / 100)}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
    })
    .join('\n');
