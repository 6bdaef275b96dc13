import type { Words } from './players.de.ts';

export const words: Words = {
  firstGame: {
    title: 'Play your first match',
    lead: 'No account, nothing to install: one click, and the cards are dealt.',
    dealt: 'You sit at the bottom, your partner opposite. If you are forehand you are asked first what to declare.',
    nine: 'Play your nine cards. Tap a bright card, then again to lay it down.',
    twelve: 'A match has twelve games. You can stop after each and go on later.',
  },
  declare: {
    title: 'Declare what is played',
    lead: 'Forehand declares: a suit as trump, tops-down or bottoms-up.',
    modes: 'Or one of the four suits: then that suit is trump.',
    final: 'What is said is said. Then you lead the first card.',
  },
  pass: {
    title: 'Pass to your partner',
    lead: 'With poor cards you leave the declaration to your partner.',
    lead2: 'Your partner must declare now. You still lead the first card.',
  },
  playCard: {
    title: 'Play a card',
    lead: 'Two taps, so that no card falls by mistake.',
    lift: 'Tap one of your cards: it is lifted.',
    bright: 'Bright cards are allowed. Tap another one, and you read why it is not.',
    oneTap: 'Rather one tap? Change it under “Settings”.',
  },
  hint: {
    title: 'Get a hint',
    lead: 'In practice the computer tells you what it would play. It sees only what you see.',
    why: 'Below stands what speaks for it. You need not play that card.',
  },
  takeBack: {
    title: 'Take a card back',
    lead: 'In practice you may; in the championship and in the daily twelve you may not.',
    card: 'Play a card.',
    further: 'You can go back several times, to the beginning of the game.',
  },
  lastTrick: {
    title: 'See the last trick and the rules',
    lead: 'Both are in the menu at the table. The last trick is there in practice only.',
    rules: 'The rules open over the table; close them and play on.',
  },
  goOn: {
    title: 'Go on later',
    lead: 'A match that has begun is kept, even if you close the browser.',
    kept: 'The open match stands at the top.',
  },
  verify: {
    title: 'Recompute a match',
    lead: 'Your browser checks every deal and every card of the computer players. Nothing is uploaded.',
    file: 'You get the file at the end of every match: “Record (JSON)”.',
    choose: 'Choose the file or drag it into the box.',
  },
  lookBack: {
    title: 'Look back at a game',
    lead: 'After every game you see all nine tricks and what a card cost.',
    last: 'Play your last card.',
    tap: 'Tap a card and read which one would have been best.',
  },
  review: {
    title: 'Review a whole match',
    lead: 'At the end the computer tells you how well you played and what cost most.',
    takes: 'Your own device computes it; twelve games take a while.',
  },
  daily: {
    title: 'Play the daily twelve',
    lead: 'Twelve games every day, the same cards for everybody.',
    once: 'One try counts. You have 24 hours and may interrupt it.',
  },
  puzzle: {
    title: 'Solve the puzzle of the day',
    lead: 'One position, one best card.',
    why: 'You also read what it is about and what every other card would have cost.',
  },
  learn: {
    title: 'Learn Jass',
    lead: 'Nine short lessons for anybody who has never played.',
    answer: 'Tap the card that you think is right. Then you read why.',
  },
  settings: {
    title: 'Set cards and table',
    lead: 'German or French cards, size, speed, light or dark.',
  },
  register: {
    title: 'Open an account',
    lead: 'For the championship, for Big21, and to have your matches on every device.',
    letter: 'Open the link in the e-mail.',
  },
  signIn: {
    title: 'Sign in',
    lead: 'With the e-mail address and the password of your account.',
    forgotten: 'Forgotten? “Forgotten your password?” sends you a link for a new one.',
  },
  account: {
    title: 'Change your details',
    lead: 'Address, e-mail, password and what others see: all of it is in your account.',
    tied: 'If a place in the final or money depends on it, two people of the office decide first.',
  },
  championship: {
    title: 'Take part in the championship',
    lead: 'You need an account. Whoever is 18 and lives in Switzerland or Liechtenstein may take part.',
    open: 'You play as soon as a phase is open; the days stand on the page.',
    clock: 'The clock runs: 30 minutes for twelve games. There are no hints here.',
  },
  finalPlace: {
    title: 'Confirm your place in the final',
    lead: 'Whoever has a place gets an e-mail and must confirm by the day it names.',
    date: 'Without an answer the place goes to the next person.',
  },
  big21: {
    title: 'Practise Big21',
    place: 'Tap the pile on which the card should go.',
    sums: 'Below each pile you read what it would come to.',
  },
  limits: {
    title: 'Set your limits',
    lead: 'You decide yourself how much you can lose at most.',
  },
  pause: {
    title: 'Take a break',
    lead: 'A day, a week or longer without playing for money.',
    agree: 'Read the question and confirm it.',
  },
  verifyBig21: {
    title: 'Recompute a Big21',
    lead: 'After every game you can download the record and check it here.',
  },
  evening: {
    title: 'Find your seat at an evening',
    lead: 'The code on your personal sheet shows table, partner and rank on your phone.',
    scan: 'Point the camera of your phone at the code and open the link.',
  },
  byKeys: {
    title: 'Play with keys',
    lead: 'Every card, every trick and every point is read aloud. The keys are also in the menu at the table.',
    hand: 'H for your cards, T for the table, S for the points, W for whose turn it is.',
    number: 'Press the number of a card that you may play: it is lifted.',
    played: 'The same number again does it too.',
  },
  declareByKeys: {
    title: 'Declare with keys',
    lead: 'The digits 1 to 6 choose the game format, 0 passes; Enter says it.',
  },
  keysOff: {
    title: 'Switch the keys off',
    lead: 'If you control by voice, or your screen reader needs the letters itself.',
  },
};
