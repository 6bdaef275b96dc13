// `npm run check`, and what CI runs: format and lint, then everything of `npm test` (types, tests, tidiness).
import { join } from 'node:path';
import { install, root, run } from './ready.mjs';

install();
console.log('── format and lint');
if (run(join(root, 'node_modules/.bin/biome'), ['check', '--error-on-warnings', '.']) !== 0) {
  console.log('format or lint is wrong: `npm run format` mends most of it\n0 passed, 1 failed');
  process.exit(1);
}
console.log('── types and tests');
process.exit(run(process.execPath, [join(root, 'scripts/test.mjs'), ...process.argv.slice(2)]));
