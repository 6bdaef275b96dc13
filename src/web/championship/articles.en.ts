import type { Words } from './articles.de.ts';

export const words: Words = {
  title: 'The rules in brief',
  cards: 'How Schieber is played (Art. 2)',
  binding:
    'These are our own words. Only the organisers’ German regulation is binding; it has been in force since 27 September 2024 (Art. 8.06, 8.07).',
  article: 'Art.',
  articles: [
    {
      article: '1',
      title: 'What it is about',
      text: [
        'An individual competition in four phases: boot camp, qualification and semi-final on the screen, then the final tournament at the table. Taking part is free.',
        'Each person has exactly one account. Employees of Ringier, Swisslos or the companies they commission, and anyone living in the same household as such an employee, cannot take part.',
      ],
    },
    {
      article: '3',
      title: 'Who may take part',
      text: [
        'You are at least 18 and live in Switzerland or Liechtenstein. We ask for e-mail, name and address, and you must accept the rules.',
        'Anyone who plays with several accounts, uses somebody else’s or lends their own is excluded.',
      ],
    },
    {
      article: '4',
      title: 'Boot camp',
      text: [
        'Training in the first week, optional, as often as you like. Every day from 07:00, last start at 23:00. A match has 12 games and lasts 30 minutes at most; after that, completed games count.',
        'Your best match is listed. It does not count for the qualification.',
      ],
    },
    {
      article: '5.01 – 5.03',
      title: 'Qualification',
      text: [
        'Two daily matches, five on Trump Sundays. The same hours and the same 30-minute limit as in the boot camp. Once started, a match counts as played, for the day on which you started it.',
        'With at least 1150 points in one match you are in the semi-final and get an e-mail.',
      ],
    },
    {
      article: '5.04',
      title: 'Bonus matches',
      text: [
        'Five if you completed at least one game in the boot camp. Two for every new person who comes through your link and plays a first match before the qualification ends.',
        'You can use them when you have no daily match left. They are personal and expire at the end of the qualification.',
      ],
    },
    {
      article: '6',
      title: 'Semi-final',
      text: [
        'From Thursday 07:00 to Sunday 23:00, day and night. Six matches at most; the best three are added up. A match started at 23:00 may still be finished.',
        'The best 100 reach the final tournament.',
      ],
    },
    {
      article: '7.01, 7.02',
      title: 'Places in the final',
      text: [
        'If several players are tied at the cut-off, everyone above it qualifies; the remaining places are drawn by lot. Every draw is announced in advance and can be checked.',
        'Confirm your place in writing by the deadline. Anyone who withdraws or does not reply is replaced by the next person in the semi-final ranking; ties are decided by a draw.',
        'The title holder and at most four wild cards are added: 105 people at most. On the day, show your passport, identity card or driving licence.',
      ],
    },
    {
      article: '8.01',
      title: 'Exclusion',
      text: [
        'Anyone who breaks the rules can be excluded, even at a later time. Rankings are then corrected, and places and prizes may be withdrawn. It always takes two people to decide this.',
      ],
    },
    {
      article: '8.02',
      title: 'Suspension and cancellation',
      text: [
        'In the event of technical problems the championship can be suspended or cancelled. During a suspension the clocks are stopped; the lost time is given back.',
      ],
    },
    {
      article: '8.03',
      title: 'Publicity',
      text: [
        'The name and town of the finalists may be published. In earlier lists your name appears only if you agree. The final is photographed and filmed; if you do not want that, tell the photographer or cameraman straight away.',
      ],
    },
    {
      article: '8.04',
      title: 'Official ranking',
      text: [
        'Only the official ranking counts, even if something wrong was published. Every version and every correction stays visible.',
      ],
    },
    {
      article: '8.05 – 8.07',
      title: 'Other provisions',
      text: [
        'No correspondence will be entered into. The organisers’ decision is final; legal recourse is excluded. If versions differ, the German one is binding.',
      ],
    },
  ],
};
