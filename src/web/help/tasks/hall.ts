import { act, beginning, choose, fill, goTo, pictured, press, see, type Task } from '../task.ts';

/** Those in the hall who write, control and direct. EBH, SSC 7 */
export const WRITER = {
  'write-game': {
    title: (w) => w.evening.write.title,
    lead: (w) => w.evening.write.lead,
    start: 'evening, Passe 1 runs',
    steps: [
      goTo('sheet', (w) => w.evening.write.scan),
      see((w) => w.tournament.chooseWriter, { note: (w) => w.tournament.writerDeals }),
      act('choose the writer', (w) => w.evening.write.who),
      act('type 75', (w) => w.evening.write.type, pictured),
      press((w) => w.tournament.enter, { note: (w) => w.evening.write.rest }),
      see((w) => w.tournament.changeGame(1)),
    ],
  },
  'change-game': {
    title: (w) => w.evening.change.title,
    lead: (w) => w.evening.change.lead,
    start: 'one game written',
    steps: [
      goTo('sheet', (w) => w.evening.write.scan),
      press((w) => w.tournament.changeGame(1)),
      act('type 80 instead', (w) => w.evening.change.type, pictured),
      press((w) => w.tournament.enter, { note: (w) => w.evening.change.until }),
      see(() => '80'),
    ],
  },
  'confirm-sheet': {
    title: (w) => w.evening.confirm.title,
    lead: (w) => w.evening.confirm.lead,
    start: 'sheet written',
    steps: [
      goTo('sheet', (w) => w.evening.write.scan),
      see((w) => w.tournament.sheetRight('292', '336', 4), pictured),
      press((w) => w.tournament.confirm('292'), { note: (w) => w.evening.confirm.both }),
      press((w) => w.tournament.confirm('336')),
      see((w) => w.tournament.reportedWait),
    ],
  },
} satisfies Readonly<Record<string, Task>>;

export const SUPERVISOR = {
  visa: {
    title: (w) => w.evening.visa.title,
    lead: (w) => w.evening.visa.lead,
    start: 'sheet reported',
    steps: [
      goTo('supervisor', (w) => w.evening.visa.scan),
      see((w) => w.tournament.personalSheets),
      act('tick four sheets', (w) => w.evening.visa.four, pictured),
      press((w) => w.tournament.giveVisa('RA'), { note: (w) => w.evening.visa.wall }),
      see((w) => w.tournament.noneReady),
    ],
  },
  'return-sheet': {
    title: (w) => w.evening.back.title,
    lead: (w) => w.tournament.returnMeans,
    start: 'sheet reported',
    steps: [
      goTo('supervisor', (w) => w.evening.visa.scan),
      press((w) => w.tournament.returnSheet),
      fill((w) => w.tournament.reason, 'Spiel 2 fehlt', pictured),
      press((w) => w.tournament.returnSheet),
      see((w) => w.tournament.noneReady),
    ],
  },
  irregularity: {
    title: (w) => w.evening.irregularity.title,
    lead: (w) => w.evening.irregularity.lead,
    start: 'evening, Passe 1 runs',
    steps: [
      goTo('supervisor', (w) => w.evening.visa.scan),
      act('choose table 1', (w) => w.evening.irregularity.table),
      press((w) => w.tournament.irregularity),
      choose(
        (w) => w.tournament.what,
        (w) => w.rulings.irregularities.revoke,
      ),
      act('name the offender', (w) => w.evening.irregularity.who),
      see((w) => w.tournament.soItIs, { note: (w) => w.evening.irregularity.read, ...pictured }),
      press((w) => w.tournament.enterRuling),
      see((w) => w.tournament.irregularity),
    ],
  },
  'call-director': {
    title: (w) => w.evening.call.title,
    lead: (w) => w.evening.call.lead,
    start: 'evening, Passe 1 runs',
    steps: [
      goTo('supervisor', (w) => w.evening.visa.scan),
      act('choose table 1', (w) => w.evening.irregularity.table),
      press((w) => w.hall.director),
      see((w) => w.hall.directorCalled, pictured),
    ],
  },
} satisfies Readonly<Record<string, Task>>;

export const DIRECTOR = {
  'correct-result': {
    title: (w) => w.evening.correct.title,
    lead: (w) => w.evening.correct.lead,
    start: 'sheet initialled',
    steps: [
      goTo('desk', (w) => w.evening.desk),
      press((w) => w.tournament.tabs.board),
      act('open table 1', (w) => w.evening.table),
      fill((w) => w.tournament.typeFor(w.tournament.team[0] ?? ''), '310'),
      fill((w) => w.tournament.typeFor(w.tournament.team[1] ?? ''), '318'),
      fill((w) => w.tournament.reason, 'Zehn zu wenig gezählt', pictured),
      press((w) => w.hall.proposeCorrection),
      see((w) => w.hall.waitsForSecond),
      goTo('supervisor', (w) => w.evening.correct.second),
      press((w) => w.hall.confirmCorrection, { note: (w) => w.evening.correct.alone }),
    ],
  },
  ruling: {
    title: (w) => w.evening.ruling.title,
    lead: (w) => w.evening.ruling.lead,
    start: 'warning proposed',
    steps: [
      goTo('desk', (w) => w.evening.desk),
      press((w) => w.tournament.tabs.board, pictured),
      press((w) => w.tournament.warn, { note: (w) => w.evening.ruling.or }),
    ],
  },
  reseat: {
    title: (w) => w.evening.reseat.title,
    lead: (w) => w.evening.reseat.lead,
    start: 'evening, Passe 1 runs',
    steps: [
      goTo('desk', (w) => w.evening.desk),
      press((w) => w.tournament.tabs.board),
      act('open table 1', (w) => w.evening.table),
      press((w) => w.hall.otherSeats),
      press((w) => w.hall.reseat, { note: (w) => w.evening.reseat.who, ...pictured }),
      fill((w) => w.tournament.reason, 'Partner verwechselt'),
      press((w) => w.hall.reseat, { note: (w) => w.hall.reseatMeans }),
      see((w) => w.hall.remarks.reseated),
    ],
  },
  substitute: {
    title: (w) => w.evening.substitute.title,
    lead: (w) => w.evening.substitute.lead,
    start: 'nine are here, Passe 1 runs',
    steps: [
      goTo('desk', (w) => w.evening.desk),
      press((w) => w.tournament.tabs.board),
      act('open table 1', (w) => w.evening.table),
      press((w) => w.hall.leavesTable),
      act('name who leaves', (w) => w.evening.substitute.who),
      act('name who sits out', (w) => w.evening.substitute.number, pictured),
      press((w) => w.hall.substitute, { note: (w) => w.hall.substituteHint }),
    ],
  },
  late: {
    title: (w) => w.evening.late.title,
    lead: (w) => w.evening.late.lead,
    start: 'somebody came late',
    steps: [
      goTo('desk', (w) => w.evening.desk),
      press((w) => w.tournament.tabs.board),
      see((w) => w.hall.withoutSeat(1, w.tournament.passe(1)), pictured),
      press((w) => w.hall.giveBye, { note: (w) => w.evening.late.or }),
      press((w) => w.tournament.startPasse(w.tournament.passe(1))),
    ],
  },
  redraw: {
    title: (w) => w.evening.redraw.title,
    lead: (w) => w.evening.redraw.lead,
    start: 'somebody came late',
    steps: [
      goTo('desk', (w) => w.evening.desk),
      press((w) => w.tournament.tabs.draw),
      press((w) => w.hall.drawAgain),
      fill((w) => w.tournament.redrawReason, 'Eine Person kam später', pictured),
      press((w) => w.tournament.freeze),
      act('read nine cards', (w) => w.evening.draw.cards),
      press((w) => w.tournament.drawNow, { note: (w) => w.evening.redraw.public }),
      see((w) => w.tournament.seatingPlan(w.tournament.passe(1))),
    ],
  },
  'second-laptop': {
    title: (w) => w.evening.laptop.title,
    lead: (w) => w.evening.laptop.lead,
    start: 'two laptops',
    steps: [
      goTo('desk', (w) => w.evening.desk),
      press((w) => w.tournament.tabs.print),
      see((w) => w.laptops.second, { note: (w) => w.evening.laptop.address, ...pictured }),
      goTo('second laptop', (w) => w.evening.laptop.there),
      press((w) => w.laptops.second),
      act('type its address', (w) => w.evening.laptop.type),
      press((w) => w.laptops.follow),
      see((w) => beginning((since) => w.laptops.hears(since, '')), { note: (w) => w.evening.laptop.takeOver }),
    ],
  },
  announce: {
    title: (w) => w.evening.announce.title,
    lead: (w) => w.evening.announce.lead,
    start: 'evening, Passe 1 runs',
    steps: [
      goTo('desk', (w) => w.evening.desk),
      press((w) => w.tournament.tabs.board),
      fill((w) => w.tournament.announcementField, 'Zehn Minuten Pause', pictured),
      press((w) => w.tournament.send),
      goTo('wall', (w) => w.evening.announce.wall),
      see(() => 'Zehn Minuten Pause'),
    ],
  },
} satisfies Readonly<Record<string, Task>>;
