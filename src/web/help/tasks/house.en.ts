import type { Words } from './house.de.ts';

export const words: Words = {
  second: 'A second person signs in and opens “Office”.',
  first: 'Back with the first person: “Office”.',
  hour: 'Wait an hour: until then it can be taken back.',
  agree: 'Read the question and confirm.',
  outbox: 'Without a mail server the e-mail lies in the data folder under “outbox”.',
  access: {
    title: 'Open the house for the first time',
    lead: 'At its first start the program shows a link for the organiser. It works once.',
    link: 'Open the link that stands beside “Organiser” at the start.',
    lost: 'Lost? Whoever runs the machine makes a new one: see “Operating”.',
    code: 'Write the six digits from the app under “Code”.',
    later:
      'Later you sign in with e-mail, password and a new code from the app; again after half an hour without work.',
  },
  ownEmail: {
    title: 'Enter your own e-mail address',
    lead: 'The first account of the organiser is organiser@localhost.localdomain. At your own address you get what the house writes.',
  },
  staff: {
    title: 'Add staff',
    lead: 'Much is decided by two people. Add the second one before you begin.',
    role: 'Whoever decides in the office is “Organiser”. More roles can be given later.',
    letter:
      'The person opens the link in the e-mail and sets up the access as under “Open the house for the first time”. Without a mail server the e-mail lies in the data folder under “outbox”.',
  },
  imprint: {
    title: 'Write imprint and privacy notice',
    lead: 'The office reminds you until both are written. They then stand below the championship and where people register.',
    what: 'Who you are and how you are reached.',
    privacy: 'Likewise what happens with the data: choose “Privacy” above.',
  },
  edition: {
    title: 'Prepare a new edition',
    lead: 'From the last one: the same weekdays, all settings. In a new house that is “Trial championship”, a trial that nobody sees any more once you announce yours.',
    name: 'At the very bottom write short name, title and first day of the new edition.',
    duties: 'Decide whether two people decide or one alone; it is public.',
    draft: 'Only the office sees the draft. Choose it at the top under “Edition”.',
  },
  settings: {
    title: 'Set hall, dates and places',
    lead: 'As long as it is a draft you change everything alone.',
    choose: 'Choose the draft at the top under “Edition”.',
    faults: 'What does not fit together is said in red at its place.',
    threshold:
      'Whoever makes so many points in one match plays in the semi-final. Further up, beside the strength of the computers, stands who manages it how often.',
    days: 'The days are proposed; each of them can be changed.',
  },
  regulation: {
    title: 'Write the regulation',
    lead: 'It is written from the settings, so that every number is right.',
    stray: 'A number in the text that no setting has is named.',
  },
  look: {
    title: 'Choose colour, logo and sponsors',
    lead: 'Every edition may have a look of its own. It changes nothing about play, and you may change it at any time.',
    figures:
      'The figures say whether everything can be read. Where the colour is too light, the nearest that will do is offered.',
    logo: 'Drop a logo into the field of “Logo”. Write what it shows: blind people hear it.',
    back: 'If you do not like it, “Bring back the look before” brings back the former one.',
  },
  announce: {
    title: 'Announce the edition',
    lead: 'When nothing is missing any more: everybody sees it and can sign up.',
    after: 'Boot camp, qualification and semi-final then open and close by themselves, by the calendar.',
  },
  suspend: {
    title: 'Suspend and resume',
    lead: 'When something breaks: all clocks stand still, nobody loses time.',
    resume: 'Once it works again.',
  },
  establish: {
    title: 'Establish the ranking of the semi-final',
    lead: 'When the last match is over. Two people, then an hour, then it holds.',
    press: 'Press the button that establishes it officially, beside the semi-final.',
    waits: 'The proposal waits for a second person.',
    publish: 'Only now the list is public.',
  },
  cut: {
    title: 'Make the cut: give the places in the final',
    lead: 'The best of the established ranking get their places.',
    letters: 'Everybody with a place gets an e-mail and confirms by the day it names.',
  },
  lot: {
    title: 'Hold a draw when the last place is level',
    lead: 'Only those with the same points are drawn. Everybody can recompute it.',
    source: 'Or with the public random number, then without cards.',
    read: 'Read the fingerprint aloud. Then somebody else shuffles and reads out nine cards.',
  },
  letter: { title: 'Enter a confirmation by letter' },
  replacement: {
    title: 'Somebody withdraws: the next one moves up',
    lead: 'The free place goes to the next person of the ranking. The same if somebody does not confirm by the day named.',
    who: 'On the line of the person who withdraws.',
    post: 'Read the question and confirm. Whoever moves up gets an e-mail.',
  },
  final: {
    title: 'Open the final in the hall',
    lead: 'The final is a tournament in a hall, with those who have confirmed their place.',
    regulation: 'Five sets of twelve games, then the four best play for the title at the final table.',
    edition: 'If “Edition” shows another one, choose yours.',
    arrives: 'Somebody arrives: press “Check in” in the person’s line.',
    others:
      'The same for everybody. Then follow “Hosting a tournament”: “Draw the seats”, “Start a set”, “Type a paper sheet”. Then the overview offers “Draw the final table”: three sets, and whoever wins there has won the championship.',
  },
  champion: {
    title: 'Name the champion',
    lead: 'On the day of the final. The name is public afterwards.',
    number: 'Write the start number of the person who won.',
    which: 'It stands under “Places in the final”. The number in the hall is another one.',
    why: 'Write the reason below, for example: final table.',
  },
  held: {
    title: 'Look at an account that resembles another',
    lead: 'Nobody plays twice. Whoever resembles another account waits until somebody of the office looks.',
    other: 'If it is the same person, propose an exclusion; two people decide.',
  },
  openTill: {
    title: 'Open the till',
    lead: 'At the beginning you count the cash.',
  },
  deposit: {
    title: 'Book a deposit',
    lead: 'Take the cash, find the account, book it.',
    choose: 'Tap the account.',
    before:
      'First take the money, then book it. It is credited once the person confirms it in the account, or a second person at the desk does.',
  },
  payOut: {
    title: 'Pay out',
    lead: 'The person has asked for it in the account and stands at the desk.',
    identity: 'Look at the identity document, compare name and date of birth.',
    back: 'Whoever checked the document does not hand the money over: somebody else does. If nobody comes, two people return it to the account.',
  },
  closeTill: {
    title: 'Close the till',
    lead: 'At the end you count again. A second person counts too, also where it is right.',
    second: 'A second person of the cash desk signs in and opens “Cash desk”.',
    log: 'The difference is booked and kept in the log.',
  },
  chain: { title: 'Verify the chain of the log' },
  recount: { title: 'Recount all matches' },
  exportLog: {
    title: 'Take the whole log along and verify it',
    lead: 'Every entry with its link of the chain, in one file.',
    without: 'That works on another computer too, without a database.',
  },
  books: {
    title: 'Look at the books of Big21',
    lead: 'Every centime is recomputed, and every day the ratio that was paid.',
    band: 'The band shows what is chance. An alarm is a reason to look.',
  },
  install: {
    title: 'Start Gschobe',
    lead: 'Node 20.19 or later, nothing else: database and pages are inside.',
    links:
      'The program shows its address and two links that work once: for tournaments in a hall and for the organiser.',
  },
  backUp: {
    title: 'Back up',
    lead: 'While it runs, into one file.',
    keys: 'It holds no keys: keep “sealing.key” and “marks.key” of the data folder elsewhere.',
  },
  restore: {
    title: 'Restore',
    lead: 'Into an empty data folder.',
    same: 'The same fingerprint as at the backup means: nothing is missing.',
  },
  upgrade: {
    title: 'Install a new version',
    lead: 'Old data start with new programs.',
    stop: 'Then stop the old program and put the new one in its place.',
    itself: 'The database is brought up to date at the start; before that the program makes a backup itself.',
  },
  staffLink: {
    title: 'Issue an access link',
    lead: 'When the organiser’s link is lost or somebody joins.',
    once: 'The link that appears works once, for a day.',
  },
};
