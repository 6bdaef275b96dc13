import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { weightsNamed } from '../../bots/levels.ts';
import type { Stock } from '../../bots/player.ts';
import type { BotsExports } from '../../bots/wasm/module.ts';
import { home } from '../home.ts';

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
      return name === undefined ? undefined : readFileSync(join(home, 'weights', `${name}.jassnet`));
    },
    instance() {
      module ??= new WebAssembly.Module(readFileSync(join(home, 'dist/wasm/bots.wasm')));
      return new WebAssembly.Instance(module).exports as BotsExports;
    },
  };
}
