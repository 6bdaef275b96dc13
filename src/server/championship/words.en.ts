import type { Venue } from '../../championship/venue.ts';
import type { Words } from './words.de.ts';

/** Where and when the final is played. */
const hallOf = (venue: Venue | null): readonly string[] =>
  venue
    ? [
        `It is played here: ${venue.hall}, ${venue.address}, ${venue.town}. Doors ${venue.opens}, begins ${venue.begins}.`,
      ]
    : [];

export const words: Words = {
  entered: (_message, { edition, home, personal, bonusMatches, rules, regulation }) => ({
    subject: `You are taking part: ${edition}`,
    paragraphs: [
      `Your entry for “${edition}” has arrived. Taking part is free.`,
      `Your personal link: ${personal}`,
      `For everyone who uses this link and plays a first match you get ${bonusMatches} bonus ${bonusMatches === 1 ? 'match' : 'matches'}.`,
      `By entering you accepted the regulation${regulation === 0 ? '' : `, version ${regulation}`}: ${rules}`,
    ],
    action: { label: 'Go to your page', url: home },
  }),
  qualified: ({ points, opens, lastStart }, { home, when }) => ({
    subject: `${points} points: you are in the semi-final`,
    paragraphs: [
      `Congratulations! With ${points} points in one match you have qualified for the semi-final.`,
      `It begins on ${when(opens)}; the last match must be started by ${when(lastStart)}.`,
    ],
    action: { label: 'Go to your page', url: home },
  }),
  referralEarned: ({ matches }, { home }) => ({
    subject: `${matches} bonus ${matches === 1 ? 'match' : 'matches'} for you`,
    paragraphs: [
      `Someone used your link and played a first match: you get ${matches} bonus ${matches === 1 ? 'match' : 'matches'}.`,
      'You can use them once you have no daily match left.',
    ],
    action: { label: 'Continue playing', url: home },
  }),
  semiFinalOpens: ({ lastStart, matches }, { home, when, counted }) => ({
    subject: 'The semi-final is open',
    paragraphs: [
      `You may play ${matches} ${matches === 1 ? 'match' : 'matches'}, day and night; the best ${counted} count.`,
      `The last match must be started by ${when(lastStart)}.`,
    ],
    action: { label: 'Play the semi-final', url: home },
  }),
  placeOffered: ({ title, points, deadline, finalDay }, { home, when, day, venue }) => ({
    subject: 'Your place in the final tournament',
    paragraphs: [
      {
        points: `Congratulations! With ${points} points you have won a place in the final tournament on ${day(finalDay)}.`,
        lot: `Congratulations! With ${points} points you were tied for the last place, and the draw went in your favour: you will play in the final tournament on ${day(finalDay)}.`,
        replacement: `A place has become free, and with ${points} points you are next on the list: you may play in the final tournament on ${day(finalDay)}.`,
        titleHolder: `As the title holder you play in the final tournament on ${day(finalDay)}.`,
        wildCard: `You have been given a wild card for the final tournament on ${day(finalDay)}.`,
      }[title],
      `Please confirm in writing by ${when(deadline)}, otherwise the place goes to somebody else.`,
      'The place is personal. Bring your passport, identity card or driving licence on the day.',
      ...hallOf(venue),
    ],
    action: { label: 'Confirm or withdraw', url: home },
  }),
  confirmReminder: ({ deadline, finalDay }, { home, when, day }) => ({
    subject: 'Please confirm your place',
    paragraphs: [
      `Your place in the final tournament on ${day(finalDay)} is not confirmed yet.`,
      `Without a confirmation in writing by ${when(deadline)} it goes to somebody else.`,
    ],
    action: { label: 'Confirm now', url: home },
  }),
  placeConfirmed: ({ finalDay }, { home, day, venue }) => ({
    subject: 'Your place is confirmed',
    paragraphs: [
      `We look forward to seeing you on ${day(finalDay)}.`,
      'Bring your passport, identity card or driving licence: your identity will be checked at the entrance.',
      ...hallOf(venue),
    ],
    action: { label: 'Go to your page', url: home },
  }),
  placeWithdrawn: (_message, { home }) => ({
    subject: 'We have received your withdrawal',
    paragraphs: ['We are sorry that you cannot come. Your place goes to the next person on the list.'],
    action: { label: 'Go to your page', url: home },
  }),
  placeLeft: ({ number }, { home }) => ({
    subject: `A place in the final is open: number ${number}`,
    paragraphs: [
      `Number ${number} deleted the account and with it gave up the place in the final. You can nominate the next person on the list.`,
    ],
    action: { label: 'Go to the championship', url: home },
  }),
  placeLapsed: ({ deadline }, { home, when }) => ({
    subject: 'The deadline for your place has passed',
    paragraphs: [
      `We found no confirmation from you by ${when(deadline)}; the place may go to the next person.`,
      'Did you write before that? Then tell us now: what arrived in time counts.',
    ],
    action: { label: 'Go to your page', url: home },
  }),
  placeTakenBack: (_message, { home }) => ({
    subject: 'The place in the final tournament was a mistake',
    paragraphs: [
      'We offered you a place in the final tournament by mistake. We are sorry. Your results and rights stay as they were.',
    ],
    action: { label: 'Go to your page', url: home },
  }),
  matchGivenBack: ({ reason }, { edition, home }) => ({
    subject: 'You may play a match again',
    paragraphs: [
      `Your match in “${edition}” has been given back to you: ${reason}. It does not count, and you may play another one as long as the phase lasts.`,
    ],
    action: { label: 'Go to your page', url: home },
  }),
  extended: ({ until, reason }, { edition, home, when }) => ({
    subject: 'The semi-final lasts longer',
    paragraphs: [
      `The semi-final of “${edition}” is extended: ${reason}.`,
      `You can now start your last match until ${when(until)}.`,
    ],
    action: { label: 'Go to your page', url: home },
  }),
  placeRestored: (_message, { home, venue }) => ({
    subject: 'Your place in the final is yours again',
    paragraphs: ['Your exclusion was lifted, and your place in the final tournament is yours again.', ...hallOf(venue)],
    action: { label: 'Go to your page', url: home },
  }),
  regulationPublished: ({ version, reason }, { edition, rules }) => ({
    subject: `New regulation: ${edition}`,
    paragraphs: [
      `Version ${version} of the regulation holds for “${edition}”. Why: ${reason}.`,
      'Before your next match you are asked whether you accept it.',
    ],
    action: { label: 'Read the regulation', url: rules },
  }),
  placeRevoked: (_message, { home }) => ({
    subject: 'Your place in the final has been withdrawn',
    paragraphs: ['Your place in the final tournament has been withdrawn.'],
    action: { label: 'Go to your page', url: home },
  }),
  excluded: ({ reason }, { edition }) => ({
    subject: `Exclusion: ${edition}`,
    paragraphs: [`You have been excluded from “${edition}”. Reason: ${reasons[reason] ?? reason}.`],
  }),
  readmitted: (_message, { edition, home }) => ({
    subject: `You are taking part again: ${edition}`,
    paragraphs: ['Your exclusion has been lifted.'],
    action: { label: 'Go to your page', url: home },
  }),
  suspended: ({ reason }, { edition, home }) => ({
    subject: `${edition} is suspended`,
    paragraphs: [
      `“${edition}” is suspended for the moment: ${reason}.`,
      'No match can be started; the clocks of matches in progress are stopped.',
    ],
    action: { label: 'See the current state', url: home },
  }),
  resumed: (_message, { edition, home }) => ({
    subject: `${edition} continues`,
    paragraphs: [`“${edition}” is open again. Matches in progress have been given back the lost time.`],
    action: { label: 'Continue playing', url: home },
  }),
  cancelled: ({ reason }, { edition }) => ({
    subject: `${edition} is cancelled`,
    paragraphs: [`“${edition}” has been cancelled: ${reason}. Matches in progress do not count.`],
  }),
};

/** Why somebody was excluded, by the code of the reason. */
export const reasons: Readonly<Record<string, string>> = {
  'second-account': 'more than one account',
  'foreign-account': 'playing with somebody else’s account',
  'lent-account': 'lending the account',
  employee: 'employment with the organisers',
  household: 'same household as an employee',
  manipulation: 'manipulation',
  'rules-violated': 'breaking the rules',
};
