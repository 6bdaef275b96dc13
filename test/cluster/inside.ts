import { chanceFromText } from '../../src/kit/chance.ts';
import { newLedger, playUntil } from '../load/killing.ts';

// A person who sits beside one machine and knows only its server: node inside.js ADDRESS SEED, until SIGTERM. Each
// acknowledged move is a line, and the books are the last one.
const [address = '', seed = ''] = process.argv.slice(2);
const books = newLedger();
let isOver = false;
process.on('SIGTERM', () => {
  isOver = true;
});
const say = (line: unknown) => process.stdout.write(`${JSON.stringify(line)}\n`);
books.heard = (match, version) => say({ at: Date.now(), match, version });
await playUntil(() => isOver, address, chanceFromText(seed)('play'), books, 100);
say({ books });
