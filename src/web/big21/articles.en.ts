import type { Words } from './articles.de.ts';

export const words: Words = {
  wholeRules: 'Rules, whole text',
  version: 'Version',
  inForce: (version) => `${version} (in force)`,
  from: (version, day) => `${version} (from ${day})`,
  binding: 'Only the German version is binding.',
  otherLanguage: 'This version exists in German only.',
  noText: 'The house hands out the text of this version.',
  changes: 'What changes',
  rules: [
    {
      title: 'Art. 1 Who runs Big21',
      text: [
        'Big21 is a game of skill for money. The Gambling Act of 29 September 2017, its ordinance and the law of the cantons apply.',
        'You may play for money if you are at least 18 and live in one of these cantons: AG, AI, AR, BE, BL, BS, GL, GR, LU, NW, OW, SG, SH, SO, SZ, TG, UR, ZG, ZH.',
        'It is played on this platform. Besides these rules the “Conditions for playing online” apply.',
      ],
    },
    {
      title: 'Art. 2 The game',
      text: [
        'Big21 consists of the base game and two additional games in which a win can be staked again: High/Low and Risk.',
        'In the base game you place cards on five piles so that as many as possible come to exactly 21. In High/Low you predict whether a covered card is higher or lower than an open one. Risk goes like the base game.',
        'The additional games can be repeated until CHF\u00A05’000 is won in all or the game ends otherwise. You can only stake so much that CHF\u00A05’000 is not exceeded.',
        'You may stop at any time and have your win credited.',
      ],
    },
    {
      title: 'Art. 3 Payout ratio',
      text: [
        'The payout ratio is 88%. The game is run so that it is reached; how this is computed and watched stands in the certificate of the odds.',
      ],
    },
    {
      title: 'Art. 4 Stake and participations',
      text: ['The stake is CHF\u00A01, 2, 3, 4 or 5. At most 100 participations a day are possible.'],
    },
    {
      title: 'Art. 5 Contract',
      text: [
        'Whoever has an account and takes part makes a contract of play and accepts these rules and the conditions for playing online in the version in force.',
      ],
    },
    {
      title: 'Art. 6 Aim of the base game',
      text: [
        'Spread the cards over the five piles so that as many as possible come to exactly 21.',
        'If a pile goes over 21, the base game is lost and Big21 ends at once.',
      ],
    },
    {
      title: 'Art. 7 Cards',
      text: [
        'You always see one card only. Place it on a pile or discard it; a discarded card is not replaced. Only then comes the next one.',
        'Two to ten count their value, jack, queen and king ten, the ace eleven or one. Each card can come several times.',
        'An ace counts one instead of eleven by itself as soon as its pile would go over 21.',
      ],
    },
    {
      title: 'Art. 8 Pay table',
      text: [
        'No pile or one pile of 21: no win. Two: 1.1 times the stake. Three: 5 times. Four: 10 times. Five: 20 times.',
      ],
    },
    { title: 'Art. 9 Start', text: ['After the stake you get eight cards.'] },
    {
      title: 'Art. 10 More cards',
      text: [
        'For two piles of 21 you get two to six free cards; chance decides how many.',
        'You can buy up to three cards if your balance is sufficient and your limits are not reached. Each costs as much as the stake but does not count as a stake.',
      ],
    },
    {
      title: 'Art. 11 Opening a complete pile',
      text: [
        'You can open one of two complete piles with another card if an ace in it counts eleven. As soon as a second pile is complete again there are free cards again.',
        'There are none if you open the pile with a card that counts ten, or if three piles have been complete at once before.',
        'An opened pile no longer counts as complete.',
      ],
    },
    {
      title: 'Art. 12 End of the base game',
      text: [
        'The base game ends when all cards are played, when 20 times the stake is reached, when you end it or when a pile goes over 21.',
        'With no, one or two complete piles Big21 ends. With three or four you may play High/Low or Risk directly; with five, Risk.',
      ],
    },
    { title: 'Art. 13 High/Low', text: ['In High/Low you can increase the win of the base game or of Risk.'] },
    {
      title: 'Art. 14 Who may play High/Low',
      text: ['Anyone with three or four piles of 21 in the previous round. You may skip it and play Risk directly.'],
    },
    {
      title: 'Art. 15 Prediction',
      text: [
        'You predict whether the covered card is higher or lower than the open one. Right: the win rises by the plan of Art. 17.',
        'If both cards have the same rank, the prediction does not count.',
        'Wrong: the win at stake is lost and Big21 ends at once.',
      ],
    },
    {
      title: 'Art. 16 Rank of the cards',
      text: ['From below: 2, 3, 4, 5, 6, 7, 8, 9, 10, jack, queen, king, ace. Each card can come several times.'],
    },
    {
      title: 'Art. 17 Pay table of High/Low',
      text: ['5 times becomes 7 times, then 10, 14 and 20 times the stake.'],
    },
    {
      title: 'Art. 18 End of High/Low',
      text: [
        'High/Low can be repeated and ends with 20 times the stake or when you stop. Then you may play Risk. For a wrong prediction Art. 15 applies.',
      ],
    },
    {
      title: 'Art. 19 Risk',
      text: [
        'In Risk you can stake the win again, all of it or a part.',
        'What you do not stake is your win. During the game it can be used only to buy cards.',
      ],
    },
    {
      title: 'Art. 20 Who may play Risk',
      text: ['Whoever has won at least five times the stake in the round before.'],
    },
    {
      title: 'Art. 21 Highest stake in Risk',
      text: [
        'CHF\u00A0200 at most, and at most a quarter of the win of Art. 20.',
        'Wins of CHF\u00A05 to CHF\u00A025 may be staked in full.',
      ],
    },
    {
      title: 'Art. 22 How Risk works',
      text: [
        'Like the base game (Art. 6 to 12). The stake for the pay table and for bought cards is what you put into Risk.',
      ],
    },
    {
      title: 'Art. 23 End of Big21',
      text: [
        'Big21 ends when you stop; with no, one or two complete piles; when a pile goes over 21; with a wrong prediction; when CHF\u00A05’000 is reached; and four hours after the stake.',
        'The present state is always what is settled.',
      ],
    },
    {
      title: 'Art. 24 Validity',
      text: [
        'This version has been in force since 23 October 2024.',
        'Changes are told to every account at least ten days before, with their content and their date.',
        'Where other languages differ from the German version, only the German one holds.',
      ],
    },
    { title: 'Art. 25 Where to get them', text: ['These rules are always on this page.'] },
  ],
  conditions: [
    {
      title: '1 Account',
      text: [
        'You may play for money if you have a confirmed account of your own, are at least 18 and live in one of the 19 cantons. An account belongs to one person; whoever plays with a second one is checked.',
        'Name, date of birth and address must be right. Until your document is checked you can pay in at most CHF\u00A01’000 and take nothing out.',
      ],
    },
    {
      title: '2 Limits',
      text: [
        'Before the first stake you set what you want to lose at most in one, seven and thirty days, each at most CHF\u00A0900. You can add a limit for stakes.',
        'Lowering holds at once, raising after 72 hours. Bought cards count.',
      ],
    },
    {
      title: '3 Exclusion',
      text: [
        'You can exclude yourself at any time for 1 to 180 days. This cannot be shortened. The house can exclude too. An open game is then settled as it stands.',
        'Whoever deletes the account and comes back has the same limits and exclusions.',
      ],
    },
    {
      title: '4 Money',
      text: [
        'Stakes and bought cards are taken at once, wins credited at once. Every movement stands in the history with its receipt. A payout that was asked for cannot be taken back.',
        'If the account is closed, the balance waits for two years.',
      ],
    },
    {
      title: '5 Chance and checking',
      text: [
        'Every card follows from a key whose fingerprint you see before the stake, and from a key of your browser. After the game it is revealed; you can check every game.',
        'The odds are published, equal for all and adapt to nothing.',
      ],
    },
    {
      title: '6 Interruptions',
      text: [
        'What was confirmed holds. If your connection breaks, the game waits and you go on. If our service stands still, the four hours are prolonged by that time.',
      ],
    },
    {
      title: '7 Data',
      text: [
        'Games and bookings are kept for ten years, as the law asks of books. You can download your data at any time.',
      ],
    },
    {
      title: '8 Changes',
      text: [
        'We announce changes to every account at least ten days before, with their content. Before the first stake after that we ask whether you accept them. The German version is binding.',
      ],
    },
  ],
};
