import { plural } from '../i18n/format.ts';
import type { Words } from './verification.de.ts';

export const words: Words = {
  verifyPage: 'Verify a match',
  verifyLead:
    'Choose the saved file of a finished match. Your browser checks everything: the key, every deal, every card of the computer players and the points. Nothing is uploaded.',
  dropHere: 'Drop a file here or choose one (JSON or text)',
  badFile: (line) => `This is not a readable record (line ${line}).`,
  recordFrom: (when) => `Match of ${when}`,
  recordHolds: (games, a, b) => `${games} ${plural(games, 'game', 'games')}, ${a} to ${b} points.`,
  verifyTitle: 'Verify this match',
  fingerprintHow:
    'Note its beginning if you like. At the end we reveal the key: if it fits the fingerprint, nobody has reshuffled in secret.',
  shareResult: (us, them, games) =>
    `My Schieber on Gschobe: ${us} to ${them} points in ${games} ${plural(games, 'game', 'games')}.`,
  shownBefore: 'Fingerprint, shown before the first card',
  keyOpen: 'Key, revealed after the last trick',
  recompute: 'Check now',
  recomputing: 'Checking…',
  recomputeNote: 'Recomputes every deal and every card of the computer players, in your browser.',
  verified: (games, cards, choices) =>
    `Correct: ${games} ${plural(games, 'deal', 'deals')}, ${cards} cards and ${choices} decisions of the computer players recomputed.`,
  verifiedPartly: 'This browser does not know one of the computer players: only the legality of its cards was checked.',
  notVerified: (place) => `Not correct: ${place}`,
  discrepancies: {
    'seed-missing': 'The key is missing. It is revealed after the last trick.',
    'seed-broken': 'The key does not match the fingerprint.',
    dealer: 'The dealer is wrong.',
    hands: 'The deal is wrong.',
    declaration: 'The declaration was not allowed.',
    card: 'A card was not allowed.',
    'computer-choice': 'The computer player would have played differently.',
    points: 'The points are wrong.',
    ending: 'The end of the match is not correct.',
    shape: 'The record is incomplete.',
  },
  held: 'correct',
  checking: 'being checked',
  broken: 'incorrect',
  download: 'Record (JSON)',
  downloadText: 'Record (text)',
  atGame: (game) => `game ${game}`,
  atCard: (game, card) => `game ${game}, card ${card}`,
};
