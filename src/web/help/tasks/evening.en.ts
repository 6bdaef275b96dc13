import type { Words } from './evening.de.ts';

export const words: Words = {
  desk: 'Open the tournament on the laptop.',
  table: 'Tap table 1.',
  make: {
    title: 'Open a tournament',
    lead: 'On the laptop in the hall, without internet and without an account.',
    link: 'Start Gschobe and open the link that the program shows.',
    regulation:
      'For a whole evening four sets of twelve games are usual. The rules can be changed until the first set runs.',
  },
  list: {
    title: 'Enter the players',
    lead: 'Paste a list or read a file, and everybody has a number.',
    lines: 'One person a line, the town after a semicolon. Excel and CSV will do too.',
    here: 'Without the tick everybody is expected; who arrives gets “Check in”.',
  },
  walkIn: {
    title: 'Take somebody in at the door',
    lead: 'Whoever comes without signing up is in after five seconds.',
    present: 'The person is present and will be drawn.',
  },
  helpers: {
    title: 'Give helpers their access',
    lead: 'Supervisors and the office work with their own phones. Each has a code of their own.',
    show: 'Press “Link” in the person’s line.',
    scan: 'They point their camera at the code. A lost phone? “Block link” ends its access.',
  },
  draw: {
    title: 'Draw the seats',
    lead: 'With shuffled cards in front of everybody: nobody decides the result alone.',
    cards: 'Let somebody read out nine shuffled cards and tap them.',
  },
  wall: {
    title: 'Set up the wall',
    lead: 'A projector or a television shows seats, clock and ranking.',
    show: 'Press “Link” in the line of the screen.',
    open: 'Open that link on the device at the projector and switch to full screen.',
    itself: 'The wall changes by itself: seats before the set, then clock and ranking.',
  },
  print: {
    title: 'Print sheets and signs',
    lead: 'Jass sheets, personal sheets and table signs with their codes.',
    which: 'Without phones you need Jass sheets and personal sheets; with phones the table signs are enough.',
    open: 'Press “Filled in” below the Jass sheets.',
  },
  startPasse: {
    title: 'Start a set',
    lead: 'Play begins at your word. The next set starts when all sheets are initialled.',
    told: 'Phones and wall show at once that play has begun.',
  },
  paper: {
    title: 'Type a paper sheet',
    lead: 'Who writes on paper brings the sheet to the office.',
    sum: 'If the sum is wrong the field says so, and the sheet is not taken.',
    visa: 'Once initialled, the result counts and stands in the ranking.',
  },
  totals: {
    title: 'Take the final totals',
    lead: 'After the last set everybody hands in the personal sheet. Without it there is no rank.',
    type: 'Type the total on the first person’s sheet.',
    each: 'A wrong total is refused. So for everybody; with a phone people type it themselves.',
  },
  finish: {
    title: 'Close the tournament',
    lead: 'When all sheets are initialled and all personal sheets handed in.',
    again: 'Read what it means and confirm. With a reason it can be opened again.',
  },
  publish: {
    title: 'Publish the ranking',
    lead: 'Only what is published is binding.',
    binding: 'If you correct something later, this page says that a new version is needed.',
  },
  certificates: {
    title: 'Print certificates',
    lead: 'For the first three, with name, rank and points.',
    open: 'Press “Filled in” below the certificates.',
  },
  backup: {
    title: 'Save a tournament',
    lead: 'After every set the program saves by itself. This is how you take a file along.',
  },
  write: {
    title: 'Write down a game',
    lead: 'One person at the table writes, on their own phone.',
    scan: 'Point the camera at the code on the table sign and open the link.',
    who: 'Tap who writes.',
    type: 'Type the points of one side, for example 75.',
    rest: 'The other side gets the rest up to 157. For all points press “157”.',
  },
  change: {
    title: 'Put a game right',
    lead: 'Mistyped? Until the sheet is initialled you can change every game.',
    type: 'Type the right points, for example 80.',
    until: 'If the sides have confirmed already, they must confirm again.',
  },
  confirm: {
    title: 'Confirm and report the sheet',
    lead: 'After the last game both sides confirm their points.',
    both: 'Hand the phone to the other side; “Object” says to which game.',
  },
  visa: {
    title: 'Initial a sheet',
    lead: 'Reported tables appear on your phone, the longest waiting first.',
    scan: 'Open the link that you got from the office.',
    four: 'Write the points on the four personal sheets and tap each.',
    wall: 'A moment later the result is on the wall.',
  },
  back: { title: 'Send a sheet back' },
  irregularity: {
    title: 'Take down an irregularity',
    lead: 'What happened, when it was noticed and who it was: the phone says what the rules demand.',
    table: 'Press “All tables” and choose the table.',
    who: 'Choose who made the mistake.',
    read: 'Read the sentences out at the table. What only the director may do waits at the desk.',
  },
  call: {
    title: 'Call the director',
    lead: 'When you cannot decide at the table yourself.',
  },
  correct: {
    title: 'Correct a result',
    lead: 'Even sets later. Two people stand for it, and the reason is in the log.',
    second: 'A second person opens their own link.',
    alone: 'If nobody is there, “Correct alone” does it; the sheet will say so.',
  },
  ruling: {
    title: 'Give a ruling',
    lead: 'What a supervisor proposes stands at the top of the overview.',
    or: 'Or “Leave it”, with a reason.',
  },
  reseat: {
    title: 'They sat otherwise than drawn',
    lead: 'The commonest accident with changing partners. No points are lost.',
    who: 'First choose who played with whom.',
  },
  substitute: {
    title: 'Somebody has to leave: another person takes over',
    lead: 'In the middle of a set somebody takes the seat.',
    who: 'Choose who leaves.',
    number: 'Write the number of the person who takes over.',
  },
  late: {
    title: 'Somebody comes after the draw',
    lead: 'Nobody is forgotten: before the start you are asked.',
    or: 'Or draw again, or start without that person.',
  },
  redraw: {
    title: 'Draw again',
    lead: 'As long as the set is not being played. The first draw stays in the log.',
    public: 'The reason is kept in the log.',
  },
  laptop: {
    title: 'Keep a second laptop ready',
    lead: 'It hears every entry and can take over if the first one fails.',
    address: 'Here is the address that you type on the second laptop.',
    there: 'Start Gschobe on the second laptop and open the link that the program shows there.',
    type: 'Write the address of the first laptop.',
    takeOver: 'If the first one fails, press “Take over” here.',
  },
  announce: {
    title: 'Make an announcement',
    lead: 'It appears on the wall and on all phones.',
    wall: 'Look at the wall.',
  },
};
