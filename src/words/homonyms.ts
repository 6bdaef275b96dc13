/** German texts that mean two things, or stand in two forms: only these may be translated in more than one way. */
export const HOMONYMS: Readonly<Record<string, string>> = {
  Ort: 'where somebody lives, and where an evening takes place',
  Stand: 'the state of a person or place, and what a game of Big21 stands at',
  Jasszettel: 'one sheet, and all the sheets of an evening to print',
  ausgeschlossen: 'of a person whose gender is not known, and of a row in a list',
  abgesagt: 'an edition is cancelled, a person withdraws',
  bestätigt: 'a place and a result differ in gender',
  Weiterspielen: 'a match is resumed, or not left',
  Zurück: 'to the page before, and to the earlier rows',
  Weiter: 'go on with what one does, and see the next rows',
  offen: 'a card that lies open, a game that runs, a prize not yet given',
  Vorgang: 'a booking, and a stream of events',
  Protokoll: 'the record of a match, and the log of all that was done',
  Startnummer: 'the name of a field, and the short head of a column',
  Auslosung: 'the draw, and the tab of the desk with little room',
  Kasse: 'the cash desk of the house, and the till of an evening',
  Einwand: 'what somebody says, and the button to say it',
};
