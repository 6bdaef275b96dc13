import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { weightsNamed } from '../../bots/levels.ts';
import type { Stock } from '../../bots/player.ts';
import type { BotsExports } from '../../bots/wasm/module.ts';

/** The folder of the product, from the source as well as from the compiled files. */
export const ROOT = (() => {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
})();

/** Node 20's types have no WebAssembly; this is all we use of it. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { exports: unknown };
};

/** Players from the product's own files: `weights/` and `dist/wasm/`. */
export function fileStock(): Stock {
  let module: object | undefined;
  return {
    weights(hash) {
      const name = weightsNamed(hash);
      return name === undefined ? undefined : readFileSync(join(ROOT, 'weights', `${name}.jassnet`));
    },
    instance() {
      module ??= new WebAssembly.Module(readFileSync(join(ROOT, 'dist/wasm/bots.wasm')));
      return new WebAssembly.Instance(module).exports as BotsExports;
    },
  };
}
