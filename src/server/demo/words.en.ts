import type { Words } from './words.de.ts';

export const words: Words = {
  demo: 'Demo',
  invented: 'Everybody here is invented, the money is play money.',
  who: 'Who would you like to be?',
  tour: 'Tour',
  guises: {
    player: 'Player',
    finalist: 'Semi-finalist',
    organiser: 'Organiser',
    director: 'Director',
    writer: 'Writer',
    supervisor: 'Supervisor',
    wall: 'Screen',
    cashier: 'Cashier',
    auditor: 'Auditor',
  },
  title: 'A house full of people',
  lead: 'Twelve places worth a look. Every button opens a window of its own as somebody else: put several side by side and watch what one does arrive at the other.',
  clock: (moment) =>
    `When it started, the clock of this house stood at ${moment}; from there it runs on, whatever day you start it on. A new start begins there again.`,
  oneWindow: 'This browser has no separate windows for several people: here you are one person at a time.',
  open: (who) => `Look as: ${who}`,
  stops: {
    table: {
      title: 'The table',
      text: 'The cards are dealt: play against three computers. The fingerprint of the deal lies on the table before the first card; after the last one you recompute it.',
    },
    daily: {
      title: 'The daily twelve',
      text: 'The same twelve games for everybody. Play them and see how many of the others here made fewer points.',
    },
    qualification: {
      title: 'The qualification',
      text: '300 people in the second week. Start a rated match; the ranking moves while you look.',
    },
    champion: {
      title: 'The last title',
      text: 'Last year’s edition with its title, the official ranking and the places in the final.',
    },
    semiFinal: {
      title: 'A fast semi-final',
      text: 'Four games in five minutes, the three best matches count. Start one and keep an eye on the clock.',
    },
    office: {
      title: 'The office',
      text: 'Among the people waits an account that looks too much like another. The log says which match was given back, and by whom.',
    },
    desk: {
      title: 'The director’s desk',
      text: 'A club evening of ten tables in the middle of its third Passe. The tables write by themselves: open one, warn somebody, print a list.',
    },
    writer: {
      title: 'The slate at the table',
      text: 'The phone with which table 1 writes. Enter a game and look at the screen beside it.',
    },
    wall: {
      title: 'The screen',
      text: 'What the whole hall sees: ranking, tables, clock. Leave it open beside the director’s desk.',
    },
    finalTable: {
      title: 'The final table',
      text: 'The four best of another tournament play it out: three Passen, everybody once with everybody.',
    },
    series: {
      title: 'Four evenings, one ranking',
      text: 'The championship of the mountain house: three evenings are over, tonight’s counts already.',
    },
    big21: {
      title: 'Big21 and the cash desk',
      text: 'A payout is held until a second person releases it. Look for Vreni Amstutz, read the statement; as auditor you then recompute the whole chain.',
    },
  },
};
