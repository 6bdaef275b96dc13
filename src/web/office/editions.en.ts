import type { MeasuredPlayer } from '../../championship/levels.ts';
import { formatNumber, plural } from '../i18n/format.ts';
import type { SETTINGS as GERMAN, Words } from './editions.de.ts';
import { look } from './look.en.ts';

/** What the settings are called. */
export const SETTINGS: typeof GERMAN = {
  'bootCamp.last': 'Last day of the boot camp',
  'doors.opens': 'Open every day from',
  'doors.lastStart': 'Last start of the day',
  gamesPerMatch: 'Games a match',
  minutesPerMatch: 'Minutes a match',
  'bonus.bootCamp': 'Bonus matches for the boot camp',
  'bonus.referral': 'Bonus matches for the personal link',
  'qualification.first': 'First day of the qualification',
  'qualification.last': 'Last day of the qualification',
  'qualification.daily': 'Matches a day',
  'qualification.trumpSunday': 'Matches on a Trump Sunday',
  'qualification.threshold': 'Points for the semi-final',
  'semiFinal.first': 'First day of the semi-final',
  'semiFinal.opens': 'Semi-final open from',
  'semiFinal.last': 'Last day of the semi-final',
  'semiFinal.lastStart': 'Last start in the semi-final',
  'semiFinal.matches': 'Matches in the semi-final',
  'semiFinal.best': 'Matches that count in the semi-final',
  'semiFinal.hardEnd': 'The last start is also the end of play',
  'final.places': 'Places in the final by points',
  'final.day': 'Day of the final',
  'final.confirmBy': 'Confirm by, 24:00',
  'final.replacementDays': 'Days to confirm for a replacement',
  'final.titleHolder': 'A place for the title holder',
  'final.wildCards': 'Wild cards, at most',
  'final.placesMoveUp': 'Title holder and wild cards leave their place by points to the next',
  computers: 'Strength of the computer players',
};

/** Who plays as well as was measured. */
const PLAYER_NAMES: Record<MeasuredPlayer, string> = {
  apprentice: 'Apprentice',
  casual: 'Casual player, with slips',
  club: 'Club player',
  keen: 'Experienced player',
  master: 'Master',
  grandmaster: 'Grandmaster',
};

export const words: Words = {
  look,
  groups: {
    bootCamp: 'Boot camp and hours',
    matches: 'Matches and bonus',
    qualification: 'Qualification',
    semiFinal: 'Semi-final',
    final: 'Final',
  },
  settings: SETTINGS,
  faults: {
    time: 'A time such as 07:00.',
    'after-opening': 'The last start comes after the opening.',
    'after-boot-camp': 'Only after the boot camp.',
    'not-before-first': 'Not before its beginning.',
    'after-qualification': 'Only after the qualification.',
    'after-semi-final': 'Only after the semi-final.',
    'after-confirmation': 'Only after the day of confirmation.',
    whole: 'A whole number from 0.',
    'at-least-one': 'At least 1.',
    'as-many-as-count': 'At least as many as count.',
    'too-many': 'That is too many.',
  },
  draftText: 'Only the office sees this draft. It is announced when nothing is missing.',
  preview: 'What everybody will see: preview',
  lacks: {
    venue: 'Hall, address and time of the final are missing.',
    regulation: 'The regulation is missing.',
    future: 'The first day is already past.',
  },
  announce: 'Announce',
  askAnnounce: (title) =>
    `“${title}” becomes visible to everybody, and people can enter. It cannot become a draft again.`,
  archive: 'Archive',
  askArchive: (title) =>
    `After that nothing more can be decided about “${title}”, except an exclusion. Rankings and regulation stay visible to all.`,
  general: 'Title and day',
  titlesIn: { fr: 'Title in French', it: 'Title in Italian', en: 'Title in English' },
  titleHint: 'Empty: the German title.',
  level: 'Strength of the computer players',
  venue: 'Final: hall and time',
  player: (player, threshold) => `${PLAYER_NAMES[player] ?? player}: ${formatNumber(threshold)} points in a match`,
  hall: 'Hall',
  address: 'Address',
  town: 'Town',
  doorsOpen: 'Doors open',
  begins: 'Begins',
  calendar: 'Calendar',
  trumpSundays: 'Trump Sundays',
  save: 'Save changes',
  proposeChange: 'Propose a change',
  runningText:
    'This edition is running. What would change results is fixed. Everything else needs a reason and a second person and is published with its date.',
  exportFile: 'Save as a file',
  importFile: 'Load from a file',
  badFile: 'This file does not hold the settings of an edition.',
  newFrom: (title) => `New edition from “${title}”`,
  newFromText:
    'All settings are taken over, the days moved to the same weekdays of next year. It becomes a draft that only the office sees.',
  id: 'Short name',
  idHint: 'Small letters, digits, hyphens',
  badId: 'Only small letters, digits and hyphens.',
  create: 'Make the draft',
  duties: 'Who decides',
  twoPeople: 'Two people, with an hour to think it over',
  alone: 'One person alone, with an hour to think it over (shown on the public page)',
  champion: 'Champion',
  championText: 'The number that won the final. It then stands in the list of all editions.',
  nameChampion: 'Propose the champion',

  regulation: 'Regulation',
  regulationText:
    'Markdown, in up to four languages. A version stays readable for ever; an entry records which one was accepted.',
  noRegulation: 'No version yet. Until then the text made from the settings holds.',
  version: (n, when) => `Version ${n}, ${when}`,
  fromSettings: 'Write from the settings',
  fromNewest: 'Load the newest version',
  text: (name) => `Text, ${name}`,
  languages: { de: 'German', fr: 'French', it: 'Italian', en: 'English' },
  binding: 'Binding is',
  mustAccept: 'Participants must accept this version before their next match',
  publish: 'Publish the version',
  askPublish: (isDraft) =>
    isDraft
      ? 'This version is published with the draft.'
      : 'A second person must agree. Then this version holds; whoever must accept it is asked at the next visit.',
  strayTitle: 'These numbers are in the text but in no setting:',
  noStray: 'Every number of the text stands in a setting too.',
  reason: 'Reason',

  fairPlay: 'Fair play',
  fairPlayText:
    'These are hints, not verdicts. The machine excludes nobody: two people look, ask and decide, and whoever it is about is heard. This was tried on simulated players only; how often it is wrong about people nobody knows.',
  looked: (people, found) =>
    `${people} ${plural(people, 'person', 'people')} at the head looked at, ${found} with hints.`,
  signal: 'Hint',
  tempo: (median, quick) => `Tempo: median ${median} s, ${quick} below 0.4 s`,
  agreement: (share, level, decisions) =>
    `Choices: ${share} like “${level}” in ${decisions} decisions where the computers differ`,
  accounts: (numbers, links) =>
    `On one device: no. ${numbers}${links > 0 ? ` (${links} of them through a link among them)` : ''}`,
  listedAs: {
    employee: 'On the list of those not entitled to take part',
    household: 'Same family name and address as somebody on the list',
    address: 'Same address as somebody on the list, another name',
  },

  message: 'Message to participants',
  messageText:
    'Only about the competition. Whoever reads another language gets the first text. 1200 e-mails leave in a minute.',
  messageTo: 'To whom',
  audiences: {
    everybody: 'Everybody who entered',
    semiFinalists: 'Everybody in the semi-final',
    notPlayed: 'Who has not played yet',
    finalists: 'Everybody with a place in the final',
  },
  messageLanguage: 'Language of the text',
  subject: 'Subject',
  messageBody: 'Message',
  sendMessage: 'Send the message',
  askMessage: (readers, languages, subject) =>
    `“${subject}” goes to ${formatNumber(readers)} ${plural(readers, 'person', 'people')}, written in: ${languages}. It cannot be called back.`,

  motion: {
    titleHolder: (n) => `Title holder: no. ${n}`,
    champion: (n) => `Champion: no. ${n}`,
    change: 'Change of the edition',
    regulation: 'New version of the regulation',
    establish: (phase) => `Establish the ranking: ${phase}`,
    cut: 'Set the cut-off',
  },
  waitsUntil: (when) => `Agreed. It holds from ${when}; until then it can be withdrawn.`,
  takeBack: 'Withdraw',
  readText: 'Read the text',
};
