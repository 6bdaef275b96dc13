import type { CertificateWords } from './certificateWords.ts';

export const words: CertificateWords = {
  title: (model) => `Big21, model ${model}: certificate of the odds`,
  lead: (ratio, highest) =>
    `The reference player gets back ${ratio} of stakes and bought cards; no way of playing gets back more than ${highest}. All figures are calculated exactly, not estimated, and apply equally to every player, stake and moment.`,
  weights: 'Weights, SHA-256',
  cards: 'How often each card appears',
  free: 'Number of free cards',
  players: 'What each way of playing gets back',
  player: 'player',
  base: 'round alone',
  whole: 'with cards and High/Low',
  bought: 'bought',
  piles: 'piles',
  lost: 'lost',
  playersNote:
    'Round alone: mean payout per franc of stake, no card bought. With cards and High/Low: payout over stakes and bought cards, High/Low played the best way. “Best” plays for the highest net win.',
  best: 'The best play',
  allowed: 'cards to buy',
  alone: 'round alone',
  withHighLow: 'with High/Low',
  bestNote: 'Net value per franc of stake. Below 1, no Risk stake can raise it.',
  highLow: 'High/Low',
  atStake: 'win at stake',
  worth: 'worth',
  predictOn: 'predict on',
  stopOn: 'else stop',
  names: { careless: 'careless', naive: 'naive', index: 'index', sensible: 'sensible (reference)', best: 'best' },
  who: {
    careless:
      'Puts each card where the sum becomes highest within 21; never discards, and loses the round when it fits nowhere.',
    naive: 'The same, but discards a card that fits nowhere.',
    index: 'Puts each card where the chance to complete that pile rises most.',
    sensible:
      'Knows which sums are good to hold: 21, then 11, soft sums, 10; avoids two equal sums of 12 to 20; discards what only harms.',
    best: 'Knows the value of every position in the game.',
  },
  whoTitle: 'The players',
  pdf: 'Download as PDF',
  check: 'Compute it again: gschobe big21 certificate',
  letters: { J: 'J', Q: 'Q', K: 'K' },
};
