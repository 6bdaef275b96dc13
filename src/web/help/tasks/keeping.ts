import { act, beforeFigure, fill, goTo, open, pictured, press, run, see, type Task } from '../task.ts';

/** Those who keep a house: the cash desk, who checks it, who runs the machine. */
export const CASHIER = {
  'open-till': {
    title: (w) => w.house.openTill.title,
    lead: (w) => w.house.openTill.lead,
    start: 'cash desk',
    steps: [
      open('/big21/desk', (w) => w.big21.deskTitle),
      fill((w) => w.big21House.tillCounted, '200', pictured),
      press((w) => w.big21House.tillOpen),
      see((w) => beforeFigure(w.big21House.tillExpected('1'))),
    ],
  },
  deposit: {
    title: (w) => w.house.deposit.title,
    lead: (w) => w.house.deposit.lead,
    start: 'till open',
    steps: [
      open('/big21/desk', (w) => w.big21.deskTitle),
      fill((w) => w.big21.deskSearch, 'zumb'),
      press((w) => w.big21.deskFind),
      act('choose the account', (w) => w.house.deposit.choose),
      fill((w) => w.big21.amount, '50', pictured),
      press((w) => w.big21.deskDeposit, { note: (w) => w.house.deposit.before }),
      see((w) => w.big21.kinds.deposit),
    ],
  },
  'pay-out': {
    title: (w) => w.house.payOut.title,
    lead: (w) => w.house.payOut.lead,
    start: 'payout waits',
    steps: [
      open('/big21/desk', (w) => w.big21.deskTitle),
      fill((w) => w.big21.deskSearch, 'zumb'),
      press((w) => w.big21.deskFind),
      act('choose the account', (w) => w.house.deposit.choose),
      see((w) => w.big21.deskWaiting, { note: (w) => w.house.payOut.identity, ...pictured }),
      press((w) => w.big21.deskPaid, { note: (w) => w.house.payOut.back }),
    ],
  },
  'close-till': {
    title: (w) => w.house.closeTill.title,
    lead: (w) => w.house.closeTill.lead,
    start: 'till open',
    steps: [
      open('/big21/desk', (w) => w.big21.deskTitle),
      fill((w) => w.big21House.tillCounted, '195', pictured),
      press((w) => w.big21House.tillClose),
      see((w) => w.big21House.tillAsk),
      goTo('second cashier', (w) => w.house.closeTill.second),
      press((w) => w.big21House.tillSign, { note: (w) => w.house.closeTill.log }),
    ],
  },
} satisfies Readonly<Record<string, Task>>;

export const AUDITOR = {
  'verify-chain': {
    title: (w) => w.house.chain.title,
    lead: (w) => w.office.chainText,
    start: 'auditor',
    steps: [
      open('/office', (w) => w.office.title),
      press((w) => w.office.sections.audit),
      press((w) => w.office.verifyChain),
      see((w) => beforeFigure(w.office.chainWhole('1', '1')), pictured),
    ],
  },
  recount: {
    title: (w) => w.house.recount.title,
    lead: (w) => w.office.recountText,
    start: 'auditor',
    steps: [
      open('/office', (w) => w.office.title),
      press((w) => w.office.sections.rankings),
      press((w) => w.office.recountNow),
      see((w) => w.office.recountGood, pictured),
    ],
  },
  'export-log': {
    title: (w) => w.house.exportLog.title,
    lead: (w) => w.house.exportLog.lead,
    start: 'data folder',
    steps: [
      run('npx gschobe export > log.jsonl'),
      run('npx gschobe audit verify log.jsonl', { note: (w) => w.house.exportLog.without }),
    ],
  },
  books: {
    title: (w) => w.house.books.title,
    lead: (w) => w.house.books.lead,
    start: 'auditor of Big21',
    steps: [
      open('/big21/desk', (w) => w.big21.deskReading),
      see((w) => w.big21.booksOk, pictured),
      see((w) => w.big21.monitorTitle, { note: (w) => w.house.books.band }),
    ],
  },
} satisfies Readonly<Record<string, Task>>;

export const OPERATOR = {
  install: {
    title: (w) => w.house.install.title,
    lead: (w) => w.house.install.lead,
    start: 'data folder',
    steps: [run('npm start', { note: (w) => w.house.install.links })],
  },
  'back-up': {
    title: (w) => w.house.backUp.title,
    lead: (w) => w.house.backUp.lead,
    start: 'data folder',
    steps: [run('npx gschobe backup jass.gz', { note: (w) => w.house.backUp.keys })],
  },
  restore: {
    title: (w) => w.house.restore.title,
    lead: (w) => w.house.restore.lead,
    start: 'backup made',
    steps: [
      run('DATA_DIR=neu npx gschobe restore jass.gz', { note: (w) => w.house.restore.same }),
      run('DATA_DIR=neu npx gschobe audit verify'),
    ],
  },
  upgrade: {
    title: (w) => w.house.upgrade.title,
    lead: (w) => w.house.upgrade.lead,
    start: 'data folder',
    steps: [
      run('npx gschobe backup vorher.gz', { note: (w) => w.house.upgrade.stop }),
      run('npm start', { note: (w) => w.house.upgrade.itself }),
    ],
  },
  'staff-link': {
    title: (w) => w.house.staffLink.title,
    lead: (w) => w.house.staffLink.lead,
    start: 'data folder',
    steps: [
      run('npx gschobe staff add --email anna@example.ch --role organiser', { note: (w) => w.house.staffLink.once }),
    ],
  },
} satisfies Readonly<Record<string, Task>>;
