import { plural } from '../i18n/format.ts';
import type { Words } from './articles.de.ts';

export const words: Words = {
  title: 'The regulation',
  cards: 'How Schieber is played (Art. 2)',
  article: 'Art.',
  binding: 'This text is written from the settings of the edition. The German version is binding (Art. 8.06).',
  version: (n, when) => `Version ${n}, published on ${when}`,
  versions: 'All versions',
  other: (name) => `This version is not available in your language. Here it is in ${name}.`,
  bindingIs: (name) => `The version in ${name} is binding (Art. 8.06).`,
  languages: { de: 'German', fr: 'French', it: 'Italian', en: 'English' },
  articles: (f) => [
    {
      article: '1',
      title: 'What it is about',
      text: [
        'An individual competition in four phases: boot camp, qualification and semi-final on the screen, then the final tournament at the table. Taking part is free.',
        `Each person has exactly one account. Employees of the organiser or of a company it commissions, and anyone living in the same household as such an employee, cannot take part.`,
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
        `Training ${f.bootCamp}, optional, as often as you like. Every day from ${f.opens}, last start at ${f.lastStart}. A match has ${f.games} games and lasts ${f.minutes} minutes at most; after that, completed games count.`,
        'Your best match is listed. It does not count for the qualification.',
      ],
    },
    {
      article: '5.01 – 5.03',
      title: 'Qualification',
      text: [
        `Qualification ${f.qualification}. Daily matches: ${f.daily}, on Trump Sundays ${f.trumpSunday}. The same hours and the same limit of ${f.minutes} minutes as in the boot camp. Once started, a match counts as played, for the day on which you started it.`,
        `With at least ${f.threshold} points in one match you are in the semi-final and get an e-mail.`,
      ],
    },
    {
      article: '5.04',
      title: 'Bonus matches',
      text: [
        `${f.bonusBootCamp} if you completed at least one game in the boot camp. ${f.bonusReferral} for every new person who comes through your link and plays a first match before the qualification ends.`,
        'You can use them when you have no daily match left. They are personal and expire at the end of the qualification.',
      ],
    },
    {
      article: '6',
      title: 'Semi-final',
      text: [
        `From ${f.semiFinalOpens} to ${f.semiFinalLast}, day and night. ${f.matches} ${plural(f.matches, 'match', 'matches')} at most; the best ${f.best} are added up. ${f.hardEnd ? 'The last start is also the end of play.' : 'A match started by then may still be finished.'}`,
        `The best ${f.places} reach the final tournament.`,
      ],
    },
    {
      article: '7.01, 7.02',
      title: 'Places in the final',
      text: [
        'If several players are tied at the cut-off, everyone above it qualifies; the remaining places are drawn by lot. Every draw is announced in advance and can be checked.',
        `The final tournament is on ${f.finalDay}${f.venue}. Confirm your place in writing by ${f.confirmBy}, 24:00. Anyone who withdraws or does not reply is replaced by the next person in the semi-final ranking; ties are decided by a draw.`,
        `${f.titleHolder ? 'The title holder and at' : 'At'} most ${f.wildCards} ${plural(f.wildCards, 'wild card', 'wild cards')} are added: ${f.most} people at most. On the day, show your passport, identity card or driving licence.`,
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
