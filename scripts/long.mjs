// `npm run long [name …]`: the checks too long for `npm test`, one JSON line each, {check, ok, figure, seed, commit}.
// The latest line of every check is kept in docs/figures.jsonl. Each test/long/NAME.long.ts exports
// `checks: { [name]: (seed) => Promise<{ ok, figure }> }`.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, install, root } from './ready.mjs';

install();
build();
const figures = join(root, 'docs/figures.jsonl');
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
const seed = process.env['SEED'] ?? '1';
const wanted = process.argv.slice(2);
let failures = 0;
for (const file of readdirSync(join(root, 'test/long'))
  .filter((name) => name.endsWith('.long.ts'))
  .sort()) {
  const { checks } = await import(join(root, 'dist/test/long', file.replace(/\.ts$/, '.js')));
  for (const [check, work] of Object.entries(checks)) {
    if (wanted.length > 0 && !wanted.some((name) => check.startsWith(name))) continue;
    const { ok, figure } = await work(seed).catch((error) => ({ ok: false, figure: String(error) }));
    if (!ok) failures++;
    const line = JSON.stringify({ check, ok, figure, seed, commit });
    console.log(line);
    keep(check, line);
  }
}

/** Read anew each time: another run may have added its lines meanwhile. */
function keep(check, line) {
  const lines = existsSync(figures) ? readFileSync(figures, 'utf8').split('\n').filter(Boolean) : [];
  const others = lines.filter((one) => JSON.parse(one).check !== check);
  const sorted = [...others, line].sort((a, b) => (JSON.parse(a).check < JSON.parse(b).check ? -1 : 1));
  writeFileSync(figures, `${sorted.join('\n')}\n`);
}
process.exit(failures === 0 ? 0 : 1);
