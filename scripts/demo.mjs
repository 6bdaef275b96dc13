// `npm run demo [-- --speed 10]`: the product with a house full of people in it (docs/demo.md).
import { join } from 'node:path';
import { build, install, root } from './ready.mjs';

install();
build();
process.argv.splice(2, 0, 'demo');
await import(join(root, 'dist/src/cli/main.js'));
