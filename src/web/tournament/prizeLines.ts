import type { Prize } from '../../tournament/evening/prizes.ts';

/** '1; Goldvreneli; 500' or '4-10; Salami; 20' a line, as organisers write such lists; or the first line that is none. */
export function readPrizes(text: string): { prizes: readonly Prize[] } | { badLine: number } {
  const prizes: Prize[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const parts =
      /^\s*(\d{1,4})\.?(?:\s*[-–]\s*(\d{1,4})\.?)?\s*[;\t]\s*([^\s;][^;\t]*?)\s*(?:[;\t]\s*(?:CHF\s*)?(\d[\d’']*(?:\.\d{1,2})?)?\s*)?$/.exec(
        line,
      );
    const from = Number(parts?.[1] ?? 0);
    const to = Number(parts?.[2] ?? from);
    const isTaken = prizes.some(({ place }) => place >= from && place <= to);
    if (!parts || from < 1 || to < from || to > 2000 || isTaken) return { badLine: index + 1 };
    const [francs = '0', rappen = ''] = (parts[4] ?? '0').replace(/[’']/g, '').split('.');
    const valueRappen = Number(francs) * 100 + Number(rappen.padEnd(2, '0'));
    for (let place = from; place <= to; place++) prizes.push({ place, what: parts[3]!, valueRappen });
  }
  return { prizes: prizes.sort((a, b) => a.place - b.place) };
}

/** The list as it was typed: places that get the same stand on one line. */
export const prizeText = (prizes: readonly Prize[]): string =>
  runsOf(prizes)
    .map(({ from, to, what, valueRappen }) => {
      const rest = valueRappen % 100;
      const francs = `${Math.floor(valueRappen / 100)}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
      return `${from === to ? from : `${from}-${to}`}; ${what}; ${francs}`;
    })
    .join('\n');

function runsOf(prizes: readonly Prize[]) {
  const runs: { from: number; to: number; what: string; valueRappen: number }[] = [];
  for (const { place, what, valueRappen } of prizes) {
    const last = runs.at(-1);
    if (last && last.to === place - 1 && last.what === what && last.valueRappen === valueRappen) last.to = place;
    else runs.push({ from: place, to: place, what, valueRappen });
  }
  return runs;
}
