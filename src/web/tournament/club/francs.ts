/** '17.50', '20.-' or "1'200" as Rappen; undefined for anything else. */
export function readFrancs(text: string): number | undefined {
  const [, francs, rappen = ''] = /^(?:CHF\s*)?(\d[\d’']{0,9})(?:[.,](\d{1,2}|-|–))?$/.exec(text.trim()) ?? [];
  if (francs === undefined) return undefined;
  const whole = Number(francs.replace(/[’']/g, ''));
  return whole * 100 + (/^\d/.test(rappen) ? Number(rappen.padEnd(2, '0')) : 0);
}

export const writeFrancs = (rappen: number): string =>
  rappen % 100 === 0 ? String(rappen / 100) : (rappen / 100).toFixed(2);

/** 'Karten; 35' a line; undefined when a line is not one. */
export function readCosts(text: string): { what: string; rappen: number }[] | undefined {
  const costs: { what: string; rappen: number }[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const [what = '', amount = ''] = line.split(';');
    const rappen = readFrancs(amount);
    if (what.trim() === '' || rappen === undefined) return undefined;
    costs.push({ what: what.trim().slice(0, 60), rappen });
  }
  return costs;
}

/** '50, 30, 20'; undefined when something else stands there. */
export function readParts(text: string): number[] | undefined {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  return parts.length > 0 && parts.every((part) => /^[1-9]\d{0,2}$/.test(part)) ? parts.map(Number) : undefined;
}
