// Every button that cannot be undone asks first, or takes a reason. This is the list of all of them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '../../src/web');

/** How a button that takes something away asks; 'no' must become something else. */
type Asks = 'dialog' | 'second tap' | 'reason' | 'password' | 'second person' | 'no';

const BUTTONS: readonly { readonly file: string; readonly deed: string; readonly asks: Asks }[] = [
  { file: 'parts/askFirst.tsx', deed: 'whatever was asked about', asks: 'dialog' },
  { file: 'people/deleteAccount.tsx', deed: 'delete the account', asks: 'dialog' },
  { file: 'people/deleteAccount.tsx', deed: 'delete the account, in the dialog', asks: 'password' },
  { file: 'championship/panels.tsx', deed: 'give up a place', asks: 'second tap' },
  { file: 'office/overview.tsx', deed: 'call off an edition', asks: 'second tap' },
  { file: 'office/review.tsx', deed: 'propose to exclude a participant', asks: 'second person' },
  { file: 'tournament/personDialog.tsx', deed: 'exclude a player', asks: 'reason' },
  { file: 'tournament/personDialog.tsx', deed: 'forget a person', asks: 'second tap' },
  { file: 'tournament/leavingTable.tsx', deed: 'break off a table', asks: 'reason' },
  { file: 'tournament/sheetChanges.tsx', deed: 'let a Passe be played again', asks: 'reason' },
  { file: 'tournament/sheetChanges.tsx', deed: 'strike a Passe', asks: 'reason' },
  { file: 'tournament/deskPeople.tsx', deed: 'send somebody home', asks: 'dialog' },
  { file: 'tournament/ending.tsx', deed: 'finish although somebody stays without a rank', asks: 'reason' },
  { file: 'tournament/deskPrizes.tsx', deed: 'take a prize back', asks: 'reason' },
  { file: 'big21/game.tsx', deed: 'bust a pile', asks: 'dialog' },
  { file: 'big21/stopping.tsx', deed: 'stop with cards left', asks: 'dialog' },
];

const screens = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));

/** How often a file draws the button that takes something away. */
const dangersIn = (name: string) =>
  readFileSync(join(web, name), 'utf8').match(/kind=("danger"|\{[^}]*'danger')/g)?.length ?? 0;

test('every button that takes something away is on the list, and the list names no other', () => {
  const found = screens.flatMap((name) => Array.from({ length: dangersIn(name) }, () => name)).sort();
  expect(found).toEqual(BUTTONS.map(({ file }) => file).sort());
});

test('the buttons that do not ask yet are these and no more', () => {
  const silent = BUTTONS.filter(({ asks }) => asks === 'no').map(({ deed }) => deed);
  expect(silent).toEqual([]);
});

test('a reason that goes into a log is what somebody typed, never the label of a button', () => {
  const own = screens.filter((name) => /\breason: words\./.test(readFileSync(join(web, name), 'utf8')));
  expect(own).toEqual([]);
});
