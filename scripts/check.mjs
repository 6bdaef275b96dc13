// `npm run check`: format and lint, types, then every test (tidiness is one of them).
import { join } from 'node:path';
import { install, root, run } from './ready.mjs';

install();
const bin = (name) => join(root, 'node_modules/.bin', name);
const steps = [
  ['format and lint', bin('biome'), ['check', '--error-on-warnings', '.']],
  ...['pure', 'server', 'web'].map((room) => [`types (${room})`, bin('tsc'), ['-p', `tsconfig.${room}.json`]]),
  ['tests', process.execPath, [join(root, 'scripts/test.mjs')]],
];
for (const [what, command, args] of steps) {
  console.log(`── ${what}`);
  const status = run(command, args);
  if (status !== 0) process.exit(status);
}
