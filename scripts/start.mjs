import { join } from 'node:path';
import { build, install, root } from './ready.mjs';

install();
build();
process.argv.splice(2, 0, 'serve');
await import(join(root, 'dist/src/cli/main.js'));
