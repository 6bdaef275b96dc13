// `npm run handbook [task …]`: follows the handbook by its words, takes its pictures while walking and lays a PDF for each
// role and language into dist/handbook. Pictures go to src/web/public/handbook, what they show to src/web/help/pictures.json.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, install, root, run } from './ready.mjs';

install();
build();
const tasks = process.argv.slice(2);
const walked = process.argv.includes('--print')
  ? 0
  : run('npx', ['vitest', 'run', 'test/journeys/handbook.test.ts'], {
      env: {
        ...process.env,
        JOURNEYS: 'all',
        HANDBOOK: 'pictures',
        ...(tasks.length > 0 && { TASKS: tasks.join(';') }),
      },
    });
build();
await print();
process.exit(walked);

async function print() {
  const { printedHandbook } = await import(join(root, 'dist/src/server/handbook/printed.js'));
  const { ROLES } = await import(join(root, 'dist/src/wire/handbook.js'));
  for (const language of ['de', 'fr', 'it', 'en']) {
    mkdirSync(join(root, 'dist/handbook', language), { recursive: true });
    for (const role of ROLES) {
      const file = join('dist/handbook', language, `${role}.pdf`);
      writeFileSync(join(root, file), await printedHandbook({ role, language }));
      console.log(file);
    }
  }
}
