// Compiles the computer players' WebAssembly: src/bots/wasm/assembly → dist/wasm/bots.wasm.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './ready.mjs';

mkdirSync(join(root, 'dist/wasm'), { recursive: true });
const status = run(process.execPath, [
  join(root, 'node_modules/assemblyscript/bin/asc.js'),
  'src/bots/wasm/assembly/index.ts',
  '--outFile',
  'dist/wasm/bots.wasm',
  '-O3',
  '--noAssert',
  '--runtime',
  'stub',
  '--enable',
  'simd',
  '--enable',
  'bulk-memory',
  '--use',
  'abort=',
]);
process.exit(status);
