import type { Chance } from '../../src/kit/chance.ts';
import * as big21 from '../big21/killing.ts';
import { customerOf, newOfficeBooks, type OfficeBooks, payIn, takeCash } from '../load/offices.ts';
import { newStaff } from '../load/staff.ts';
import type { Cluster } from './cluster.ts';

export interface MoneyBooks {
  readonly big21: big21.Books;
  readonly desk: OfficeBooks;
}

/** People who play Big21, and customers of the cash desk. */
const [PLAYERS, CUSTOMERS] = [2, 3];
/** Milliseconds from move to move, and from customer to customer. */
const [MOVE, CUSTOMER] = [300, 1000];

/** Big21 for money and a cash desk beside the play, until it is over. */
export async function moveMoney(
  cluster: Cluster,
  isOver: () => boolean,
  chanceOf: (name: string) => Chance,
): Promise<{ readonly books: MoneyBooks; readonly work: Promise<unknown> }> {
  const { address, machines } = cluster;
  const books = { big21: big21.newBooks(), desk: newOfficeBooks() };
  const cashier = await newStaff(address, await cluster.environment(), 'cashier');
  await cashier.send('POST', '/api/desk/till/opening', { counted: 0 });
  const homes = machines.map((machine) => cluster.homeOf(machine));
  const people = [];
  for (let i = 0; i < PLAYERS + CUSTOMERS; i++) people.push(await customerOf(await big21.newPlayer(address, homes, i)));
  const customers = people.splice(0, CUSTOMERS);
  for (const player of people) await payIn(cashier, player, big21.DEPOSIT);
  const traffic = {
    ...{ underWay: 0, breath: MOVE },
    get isOver() {
      return isOver();
    },
  };
  const work = Promise.all([
    ...people.map(({ client }, i) => big21.play(client, traffic, chanceOf(`big21/${i}`), books.big21)),
    takeCash(isOver, cashier, customers, chanceOf('desk'), books.desk, CUSTOMER),
  ]);
  return { books, work };
}
