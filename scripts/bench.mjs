// `npm run bench [name …]`: each file in bench/ prints one JSON line a figure.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, install, root, run } from './ready.mjs';

install();
build();
const wanted = process.argv.slice(2);
const files = readdirSync(join(root, 'bench')).filter((file) => file.endsWith('.bench.ts'));
for (const file of files) {
  if (wanted.length > 0 && !wanted.some((name) => file.startsWith(name))) continue;
  run(process.execPath, ['--expose-gc', join(root, 'dist/bench', file.replace(/\.ts$/, '.js'))]);
}
