import type { Words } from './words.de.ts';

export const words: Words = {
  frame: {
    title: 'Help',
    lead: 'Search for what you want to do, or choose what you are.',
    search: 'What do you want to do?',
    found: ['There is nothing about that here.', 'One guide', 'guides'],
    print: 'As a PDF to print',
    allPages: 'All pages',
    forThisScreen: 'For the page you come from',
    picture: 'This is what you see',
    page: 'Page',
  },
  roles: {
    player: { title: 'Playing and practising', lead: 'Matches, the daily twelve, puzzles, the championship, Big21.' },
    blind: { title: 'Playing without seeing', lead: 'With keys and a screen reader: everything is read aloud.' },
    organiser: { title: 'Running a championship', lead: 'From the announcement to the champion, one after the other.' },
    host: {
      title: 'Hosting a tournament',
      lead: 'An evening with tables, from one laptop: one after the other, from opening to certificates.',
    },
    writer: { title: 'Writing the sheet', lead: 'At the table, with a phone.' },
    supervisor: { title: 'Supervising', lead: 'Initial sheets, take down irregularities.' },
    director: { title: 'Directing a tournament', lead: 'When things go otherwise than planned.' },
    cashier: { title: 'Cash desk', lead: 'Take money, pay out, close.' },
    auditor: { title: 'Auditing', lead: 'Recompute what the house says.' },
    operator: { title: 'Operating', lead: 'Start, back up, restore, upgrade.' },
  },
  open: (called, address) => `Open ${called} (${address}).`,
  press: (label) => `Press ${label}.`,
  fill: (field, value) => `Write under ${field}, for example: ${value}`,
  choose: (field, option) => `Choose under ${field}: ${option}.`,
  tick: (label) => `Tick: ${label}.`,
  see: (text) => `You see: ${text}`,
  hear: (text) => `You hear: ${text}`,
  key: (name) => `Press the key ${name}.`,
  run: 'In a terminal:',
};
