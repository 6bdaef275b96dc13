import type { Words } from './articles.de.ts';

export const words: Words = {
  title: 'The rules in short',
  cards: 'How Schieber is played (SSC 2)',
  binding:
    'These are our own words. Only the organisers’ German regulation is binding; it has been in force since 27 September 2024 (SSC 8.06, 8.07).',
  articles: [
    {
      article: 'SSC 1',
      title: 'What it is about',
      text: [
        'An individual competition in four phases: boot camp, qualification and semi-final on the screen, then the final tournament at the table. Taking part is free.',
        'Everybody has exactly one account. Whoever works for Ringier, Swisslos or a firm they employ, or lives in the same household, cannot take part.',
      ],
    },
    {
      article: 'SSC 3',
      title: 'Who may take part',
      text: [
        'You are at least 18 and live in Switzerland or Liechtenstein. We ask for e-mail, name and address, and you must accept the rules.',
        'Excluded is whoever plays with several accounts, uses somebody else’s, or lends their own.',
      ],
    },
    {
      article: 'SSC 4',
      title: 'Boot camp',
      text: [
        'Training in the first week, optional, as often as you like. Every day from 7 a.m., last start at 11 p.m. A match has 12 games and lasts 30 minutes at most; after that, completed games count.',
        'Your best match is listed. It does not count for the qualification.',
      ],
    },
    {
      article: 'SSC 5.01 – 5.03',
      title: 'Qualification',
      text: [
        'Two daily matches, five on Trump Sundays. The same hours and the same 30 minutes. A match that is started is used; it belongs to the day of its start.',
        'With at least 1150 points in one match you are in the semi-final and get an e-mail.',
      ],
    },
    {
      article: 'SSC 5.04',
      title: 'Bonus matches',
      text: [
        'Five if you completed at least one game in the boot camp. Two for every new person who comes through your link and plays a first match before the qualification ends.',
        'They can be used when you have no daily match left. They are personal and expire with the qualification.',
      ],
    },
    {
      article: 'SSC 6',
      title: 'Semi-final',
      text: [
        'From Thursday 7 a.m. to Sunday 11 p.m., day and night. Six matches at most; the best three are added up. Whoever starts at 11 p.m. may finish.',
        'The best 100 reach the final tournament.',
      ],
    },
    {
      article: 'SSC 7.01, 7.02',
      title: 'Places in the final',
      text: [
        'If several are level at the line, everybody above is in; the lot decides about the remaining places. Every lot is announced before and can be recomputed.',
        'Confirm your place in writing in time. Whoever withdraws or stays silent is replaced by the next person of the semi-final ranking, by lot if level.',
        'The title holder and at most four wild cards are added: 105 people at most. On the day, show your passport, identity card or driving licence.',
      ],
    },
    {
      article: 'SSC 8.01',
      title: 'Exclusion',
      text: [
        'Whoever breaks the rules can be excluded, also later. Rankings are then corrected, places and prizes may be withdrawn. With us it always takes two people to decide.',
      ],
    },
    {
      article: 'SSC 8.02',
      title: 'Suspension and cancellation',
      text: [
        'After failures the championship can be suspended or cancelled. During a suspension the clocks stand still; the lost time is given back.',
      ],
    },
    {
      article: 'SSC 8.03',
      title: 'Publicity',
      text: [
        'Name and town of the finalists may be published. In the lists before, your name appears only if you agree. The final is photographed and filmed; say so if you do not want that.',
      ],
    },
    {
      article: 'SSC 8.04',
      title: 'Official ranking',
      text: [
        'Only the official ranking counts, even if something wrong was published. Every version and every correction stays visible.',
      ],
    },
    {
      article: 'SSC 8.05 – 8.07',
      title: 'And also',
      text: ['No correspondence is entered into about the championship. Where texts differ, the German version holds.'],
    },
  ],
};
