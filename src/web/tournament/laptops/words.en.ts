import type { Words } from './words.de.ts';

export const words: Words = {
  code: 'Code',
  codeHint: 'It is on the table sign or on the personal sheet, for example T14-K7MQ-2PX9.',
  open: 'Open',
  orType: (address, code) => `Or type: ${address}/code, then ${code}`,
  otherFolder: 'Other folder',
  saveHere: 'Save here',
  saveToStick: 'Save to this stick',
  second: 'Second laptop',
  secondHint:
    'A second laptop in the same network hears every entry and can take over at any time. Start Gschobe there, open “Tournaments” and type under “Second laptop”:',
  nobodyFollows: 'No second laptop follows yet.',
  follows: (address) => `The second laptop (${address}) is connected and has everything.`,
  behind: (n) => (n === 1 ? 'The second laptop is fetching one entry.' : `The second laptop is fetching ${n} entries.`),
  stopped: (time) => `The second laptop was last heard from at ${time}.`,
  followHint: 'This laptop listens to another one and can take over if that one fails.',
  address: 'Address of the first laptop',
  addressHint: 'It stands there under “Print”, for example 192.168.1.5:8080/code/F1-K7MQ-2PX9.',
  follow: 'Follow',
  hears: (since, entries) => `Follows since ${since}, ${entries} entries, everything is here.`,
  silent: (time) => `The first laptop does not answer. Last heard at ${time}.`,
  takeOver: 'Take over',
  takeOverMeans: (title) =>
    `“${title}” then goes on at this laptop. The first one writes no more as soon as it hears of it.`,
  stop: 'Follow no more',
  stopMeans: 'What this laptop has of the other is deleted. The tournament goes on there.',
  taken: (time) => `Taken over at ${time}.`,
  firstUnaware: 'The first laptop does not know yet. It will hear as soon as it is back in the network.',
  firstAware: 'The first laptop knows and writes no more.',
  missing: (n) =>
    n === 1
      ? 'The first laptop has one entry that is missing here. It stands there on the tournament’s page.'
      : `The first laptop has ${n} entries that are missing here. They stand there on the tournament’s page.`,
  openEvening: 'Open the tournament',
  signsLead: 'Signs and sheets still lead to the first laptop. Print them again if it does not come back.',
  remove: 'Take off the list',
  moved: 'The tournament goes on at another laptop',
  movedAt: (time) => `Since ${time} nothing is written here any more.`,
  goThere: 'Go on there',
  missingThere: (n) =>
    n === 1
      ? 'One entry from here is missing there. Enter it there:'
      : `${n} entries from here are missing there. Enter them there:`,
  stay: 'Go on here all the same',
  stayMeans:
    'Things are written here again. The other laptop does not hear of it: only one of the two may run the tournament.',
};
