import type { Immutable } from '../kit/immutable.ts';
import type { Day, Instant } from '../kit/time.ts';
import type { FileAnswer } from '../kit/wire.ts';
import type { Rappen } from '../ledger/money.ts';
import type { Ending } from './game.ts';
import type { Model } from './model.ts';
import type { Period, Watched } from './monitor.ts';
import type { Certificate } from './odds/certificate.ts';
import type { Answering, BookingRefusal, ParticipationRefusal } from './participation.ts';
import type { Big21Record } from './record.ts';
import type { Sign } from './signs.ts';
import type { Announcements, Change, Proposal, Terms, TermsRefusal, Wording } from './terms.ts';
import type { Big21View } from './view.ts';

/** What holds now, all published odds, and what is announced. B21 3, 24 */
export type TermsAnswer = Immutable<
  Terms & { models: { id: string; hash: string; weights: Model }[]; announced: Announcements }
>;

/** What lies before the two who announce: a proposal, and models of the house's own. B21 3.2, 24.2 */
export type TermsDesk = Immutable<{
  proposal: Proposal | null;
  /** Null until the certificate is computed. */
  models: { id: string; weights: Model; odds: { ratio: number; highest: number } | null }[];
}>;

/** A game in the list of one's own. */
export type GameLine = Immutable<{
  id: string;
  purse: 'money' | 'practice';
  model: string;
  day: Day;
  startedAt: Instant;
  deadline: Instant;
  stake: Rappen;
  /** With bought cards. */
  staked: Rappen;
  bought: number;
  /** Null while it is open, with `paid` and `endedAt`. */
  ending: Ending | null;
  paid: Rappen | null;
  endedAt: Instant | null;
}>;

/** Some of one's games; where there are earlier ones, `more` is asked for as `before`. */
export type GamesPage = Immutable<{ games: GameLine[]; more: string | null }>;

/** A day, a week or a year by its first day. */
export type MonitorLine = Watched & Immutable<{ day: Day }>;

/** The paid ratio of a model against its certificate. B21 3.2 */
export type MonitoredModel = Immutable<{
  model: string;
  promised: number;
  day: MonitorLine[];
  week: MonitorLine[];
  year: MonitorLine[];
  /** The running total since the model's first game, after each day. */
  running: MonitorLine[];
  /** All there ever were. */
  alarms: { period: Period | 'running'; day: Day }[];
}>;

/** The words of a certificate in one language; the server has them, for the screen and for the paper alike. */
export type CertificateText = Immutable<
  Record<
    | 'title'
    | 'lead'
    | 'weights'
    | 'cards'
    | 'free'
    | 'players'
    | 'player'
    | 'base'
    | 'whole'
    | 'bought'
    | 'piles'
    | 'lost'
    | 'playersNote'
    | 'best'
    | 'allowed'
    | 'alone'
    | 'withHighLow'
    | 'bestNote'
    | 'highLow'
    | 'atStake'
    | 'worth'
    | 'predictOn'
    | 'stopOn'
    | 'whoTitle'
    | 'pdf'
    | 'check',
    string
  > & {
    /** What stands in the corner of jack, queen and king: B D K in German. */
    letters: Record<'J' | 'Q' | 'K', string>;
    /** By the name of a player in the certificate: what it is called, and how it plays. */
    names: Record<string, string>;
    who: Record<string, string>;
  }
>;

/** A part of a certificate as a table in words; without a head, rows are a name and what stands for it. */
export type CertificateSection = Immutable<{ title: string; lead: string; head: string[]; rows: string[][] }>;

/** The promise was made to somebody else, or to nobody; or it was used before. */
export type PromiseRefusal = Immutable<
  { code: 'unknown-commitment'; commitment: string } | { code: 'commitment-used'; commitment: string }
>;

interface InLanguage {
  language?: 'de' | 'fr' | 'it' | 'en';
}

/** What passes between browser and server about Big21. */
export interface CertificatePage {
  readonly proof: Certificate;
  readonly words: CertificateText;
  readonly sections: readonly CertificateSection[];
}

export interface Big21Wire {
  'GET /big21': { answer: TermsAnswer };
  'GET /big21/terms': { answer: TermsDesk };
  'POST /big21/terms': {
    body: Omit<Change, 'content'> & { readonly content: Wording; readonly acceptsLosses?: boolean };
    answer: TermsDesk;
    refusal: TermsRefusal;
  };
  'POST /big21/terms/approval': { body: Record<never, never>; answer: TermsDesk; refusal: TermsRefusal };
  'DELETE /big21/terms': { answer: TermsDesk; refusal: TermsRefusal };
  'POST /big21/models': { body: Model; answer: TermsDesk; refusal: TermsRefusal };
  'GET /big21/certificates/:model': {
    query: InLanguage;
    answer: CertificatePage;
  };
  'GET /big21/certificates/:model/pdf': { query: InLanguage; answer: FileAnswer };
  'GET /big21/monitor': {
    query: { from: string; until: string };
    answer: { readonly models: readonly MonitoredModel[] };
  };

  'GET /big21/signs': { answer: { readonly signs: readonly Sign[] } };
  'GET /big21/signs/count': { answer: { readonly people: Readonly<Record<Sign, number>> } };
  'GET /big21/export': { query: { from: string; until: string }; answer: FileAnswer };

  'POST /big21/promises': { body: Record<never, never>; answer: { readonly commitment: string } };
  'POST /big21/games': {
    body: { purse: 'money' | 'practice'; stake: number; commitment: string; clientSeed: string };
    answer: Big21View;
    refusal: ParticipationRefusal | BookingRefusal | PromiseRefusal;
  };
  'GET /big21/games': { query: { before?: string }; answer: GamesPage };
  'GET /big21/games/:id': { answer: Big21View };
  'POST /big21/games/:id/commands': {
    body: Answering;
    answer: Big21View;
    refusal: ParticipationRefusal | BookingRefusal;
  };
  'GET /big21/games/:id/record': { answer: Big21Record };
}
