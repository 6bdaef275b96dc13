import { DESK_DUTIES, type DeskDuty, type SecondPerson } from '../ledger/duties.ts';
import { PEOPLE_DUTIES, type PeopleDuty } from '../people/duties.ts';
import type { Permission } from '../people/role.ts';

/** Who does it, whether alone; about oneself nobody does anything. */
export interface Duty {
  readonly may: Permission;
  readonly second: SecondPerson;
}

/** Everything staff do to somebody's money or standing: one table, read by the rules, the regulator's page and its tests. */
export const DUTIES: Readonly<Record<DeskDuty | PeopleDuty, Duty>> = {
  deposit: { may: 'ledger.pay', second: DESK_DUTIES.deposit },
  checkIdentity: { may: 'ledger.pay', second: DESK_DUTIES.checkIdentity },
  payOut: { may: 'ledger.pay', second: DESK_DUTIES.payOut },
  returnPayout: { may: 'ledger.pay', second: DESK_DUTIES.returnPayout },
  proposeCorrection: { may: 'ledger.correct', second: DESK_DUTIES.proposeCorrection },
  closeTill: { may: 'ledger.pay', second: DESK_DUTIES.closeTill },
  exclude: { may: 'big21.exclude', second: DESK_DUTIES.exclude },
  readmit: { may: 'big21.exclude', second: DESK_DUTIES.readmit },
  excludePerson: { may: 'people.exclude', second: PEOPLE_DUTIES.excludePerson },
  readmitPerson: { may: 'people.exclude', second: PEOPLE_DUTIES.readmitPerson },
  changePerson: { may: 'people.change', second: PEOPLE_DUTIES.changePerson },
};
