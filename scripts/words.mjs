// `npm run words -- --sheet [de fr it en]`: one page a language with every text and the screen it stands on, in dist/words.
// `npm run words -- --apply FILE`: takes what a reader corrected and saved from such a page back into the catalogues.
// `npm run words -- --tidy`: puts right what a program can, spaces, marks and articles; the test names the rest.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { install, root } from './ready.mjs';

install();
const [what, ...given] = process.argv.slice(2);
const vite = await createServer({
  root,
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true, include: [] },
  server: { middlewareMode: true, ws: false },
});
const load = (path) => vite.ssrLoadModule(`/${path}`);
const { sheet, apply, tidy } = await load('test/words/sheet.ts');
let failures = 0;
if (what === '--sheet') {
  const { language } = await load('src/web/i18n/language.ts');
  mkdirSync(join(root, 'dist/words'), { recursive: true });
  for (const spoken of given.length > 0 ? given : ['de', 'fr', 'it', 'en']) {
    language.value = spoken;
    const file = join('dist/words', `${spoken}.html`);
    writeFileSync(join(root, file), await sheet(spoken, load));
    console.log(file);
  }
} else if (what === '--tidy') {
  for (const file of tidy()) console.log(file);
} else if (what === '--apply' && given[0] !== undefined) {
  const WHY = {
    moved: 'not applied, the text has changed meanwhile',
    facts: 'not applied, a fact in braces is missing or new',
    same: 'as it was',
    changed: 'changed',
  };
  for (const { correction, outcome } of apply(JSON.parse(readFileSync(given[0], 'utf8')))) {
    if (outcome === 'moved' || outcome === 'facts') failures++;
    console.log(`${correction.file} ${correction.key}: ${WHY[outcome]}`);
  }
  console.log('Now: npm run format, npx vitest run test/words');
} else {
  console.error('npm run words -- --sheet [de fr it en] | --apply FILE | --tidy');
  failures = 1;
}
await vite.close();
process.exit(failures === 0 ? 0 : 1);
