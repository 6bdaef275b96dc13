import { type Citation, passePoints, type Regulation } from '../regulation.ts';

/** Rules that need no number. */
type PlainRule =
  | 'partners'
  | 'pairs'
  | 'points'
  | 'modes'
  | 'number'
  | 'start'
  | 'writer'
  | 'deal'
  | 'declare'
  | 'follow'
  | 'silence'
  | 'fault'
  | 'total'
  | 'decision';

/** One line of the regulation for everybody in the hall; its words stand in the web's catalogue. */
export type CharterLine = { readonly article: string } & (
  | { readonly rule: PlainRule }
  | { readonly rule: 'passen'; readonly passen: number; readonly games: number }
  | { readonly rule: 'finalTable'; readonly passen: number; readonly games: number }
  | { readonly rule: 'extras'; readonly extras: NonNullable<Regulation['extras']> }
  | { readonly rule: 'count'; readonly all: number }
  | { readonly rule: 'visa'; readonly by: Regulation['personalSheet'] }
  | { readonly rule: 'ties'; readonly ties: Regulation['ties'] }
  | { readonly rule: 'bye'; readonly points: number | null }
  | { readonly rule: 'warning'; readonly from: number }
);

/** Paragraphs that no refusal of the office cites. */
const BESIDE = {
  ssc: { modes: 'SSC 2.03', play: 'SSC 2.05', fair: 'SSC 7.05 (11)', bye: 'G2', final: 'SSC 7.04' },
  ebh: { modes: 'EBH 1', play: 'EBH 4', fair: 'EBH 6', bye: 'G2', final: 'SSC 7.04' },
} as const;

/** The regulation in force, from the registration to the last word. SSC 2, 7, EBH 1-9 */
export function charterOf(regulation: Regulation): readonly CharterLine[] {
  const { passen, gamesPerPasse: games, articles, extras, finalTable, bye, ties, personalSheet } = regulation;
  const beside = articles.game.startsWith('SSC') ? BESIDE.ssc : BESIDE.ebh;
  const by = (about: Citation) => ({ article: articles[about] });
  return [
    { rule: 'passen', ...by('ranking'), passen, games },
    { rule: regulation.pairs ? 'pairs' : 'partners', ...by('draw') },
    { rule: 'points', ...by('game') },
    ...(extras?.length ? [{ rule: 'extras', ...by('game'), extras } as const] : []),
    { rule: 'modes', article: beside.modes },
    { rule: 'number', ...by('number') },
    { rule: 'start', ...by('start') },
    { rule: 'writer', ...by('writer') },
    { rule: 'deal', ...by('game') },
    { rule: 'declare', article: beside.play },
    { rule: 'follow', article: beside.play },
    { rule: 'silence', article: beside.fair },
    { rule: 'fault', ...by('decision') },
    { rule: 'count', ...by('passe'), all: passePoints(games) },
    { rule: 'visa', ...by('visa'), by: personalSheet },
    ...(personalSheet === 'player-total' ? [{ rule: 'total', ...by('sheet') } as const] : []),
    { rule: 'ties', ...by('ranking'), ties },
    { rule: 'bye', article: beside.bye, points: bye.kind === 'points' ? bye.points : null },
    ...(finalTable
      ? [{ rule: 'finalTable', article: beside.final, passen: finalTable.passen, games: finalTable.games } as const]
      : []),
    { rule: 'warning', ...by('warning'), from: regulation.warnings.exclusionFrom },
    { rule: 'decision', ...by('decision') },
  ];
}
