import type { Certificate, PlayerFigures } from '../../big21/odds/certificate.ts';
import { scoreOf } from '../../big21/odds/player.ts';
import { payoutLaw, spreadOf } from '../../big21/odds/spread.ts';
import type { CertificateSection } from '../../big21/wire.ts';
import type { Instant } from '../../kit/time.ts';
import type { Language } from '../../people/person.ts';
import { CERTIFICATE_WORDS } from './certificateWords.ts';
import { SECTION_WORDS } from './sectionWords.ts';

/** Who computed a certificate, when, and with which version of the software. */
export interface Issue {
  readonly at: Instant;
  readonly software: string;
}

/** The day on which the certificates were computed that come with the product. */
export const PUBLISHED_ON: Instant = Date.UTC(2026, 10, 15);

/**
 * Draws against the published weights, ten million of each: how many standard errors away. `npm run long big21.chi-square`
 * computes them again.
 */
const RANDOMNESS = {
  draws: 10_000_000,
  away: { cards: 0.598, free: -0.127, highLow: -1.523 },
  /** The largest of ten tests of a card against the one to ten places before it. */
  lag: 1.304,
} as const;

/** What a laboratory asks for besides the tables: issue, spread, Risk, randomness, the reference player. B21 3.2 */
export function certificateSections(
  proof: Certificate,
  issue: Issue,
  language: Language,
): readonly CertificateSection[] {
  const words = SECTION_WORDS[language];
  const { names, player } = CERTIFICATE_WORDS[language];
  const named = ({ name }: PlayerFigures) => names[name] ?? name;
  const day = new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'long', timeZone: 'Europe/Zurich' });
  const figure = (value: number, places: number) => value.toFixed(places);
  const percent = (value: number) => `${figure(100 * value, 2)}\u00A0%`;
  const naive = proof.players.find(({ name }) => name === 'naive')?.whole.ratio ?? 0;
  const shares = [naive, proof.payoutRatio.ratio, proof.highestRatio];
  return [
    {
      title: words.issue,
      lead: words.plain(shares.map((share) => figure(100 * share, 0))),
      head: [],
      rows: [
        [words.issuer, words.issuedBy],
        [words.date, day.format(issue.at)],
        [words.software, issue.software],
        [words.method, words.exact],
        [words.laboratory, words.noLaboratory],
      ],
    },
    {
      title: words.spread,
      lead: words.spreadLead,
      head: [player, words.deviation, words.variance, words.hit, words.gain, words.runHalf, words.runHundredth],
      rows: proof.players.map((each) => {
        const { variance, hit, gain, longestRun } = spreadOf(payoutLaw(proof.weights, each.whole));
        return [
          ...[named(each), figure(Math.sqrt(variance), 3), figure(variance, 3), percent(hit), percent(gain)],
          ...[String(longestRun.half), String(longestRun.hundredth)],
        ];
      }),
    },
    {
      title: words.risk,
      lead: words.riskLead,
      head: [player, '1 ×', '2 ×', '3 ×'],
      rows: proof.players.map((each) => {
        const { ratio } = each.whole;
        return [named(each), ...[ratio, ratio ** 2, ratio ** 3].map(percent)];
      }),
    },
    {
      title: words.randomness,
      lead: words.randomnessLead(new Intl.NumberFormat(LOCALE[language]).format(RANDOMNESS.draws)),
      head: [words.test, 'σ'],
      rows: [
        [words.cards, figure(RANDOMNESS.away.cards, 2)],
        [words.free, figure(RANDOMNESS.away.free, 2)],
        [words.highLow, figure(RANDOMNESS.away.highLow, 2)],
        [words.lag, figure(RANDOMNESS.lag, 2)],
      ],
    },
    { title: words.scores, lead: words.scoresLead, head: [words.pile, words.score], rows: scoreRows(words) },
  ];
}

const LOCALE: Readonly<Record<Language, string>> = { de: 'de-CH', fr: 'fr-CH', it: 'it-CH', en: 'en-GB' };

type Words = (typeof SECTION_WORDS)['de'];

/** The reference player's scores, as he uses them. */
function scoreRows(words: Words): string[][] {
  const score = (total: number, isSoft = false) => scoreOf(total, isSoft).toFixed(1);
  return [
    [words.complete, score(21)],
    [words.sum(11), score(11)],
    [words.softSums, score(12, true)],
    [words.sum(10), score(10)],
    [words.sums(2, 9), `${score(2)} – ${score(9)}`],
    [words.empty, score(0)],
    [words.sums(12, 20), score(12)],
  ];
}
