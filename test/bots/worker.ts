import { TODAY } from '../../src/bots/levels.ts';
import type { BotsExports } from '../../src/bots/wasm/module.ts';
import { choicesOf } from './choices.ts';

/** A worker in the browser: no Node here, only what every browser has. */
interface WorkerScope {
  fetch(address: string): Promise<{ arrayBuffer(): Promise<ArrayBuffer> }>;
  WebAssembly: { instantiate(bytes: ArrayBuffer): Promise<{ instance: { exports: unknown } }> };
  postMessage(answer: unknown): void;
  onmessage: (event: { data: { seed: string; games: number } }) => void;
}
const scope = globalThis as unknown as WorkerScope;

const bytesOf = async (address: string) => (await scope.fetch(address)).arrayBuffer();

scope.onmessage = async ({ data: { seed, games } }) => {
  const weights = new Uint8Array(await bytesOf('/weights/master-1.jassnet'));
  const { instance } = await scope.WebAssembly.instantiate(await bytesOf('/dist/wasm/bots.wasm'));
  const stock = {
    weights: (hash: string) => (hash === TODAY.master.weights ? weights : undefined),
    instance: () => instance.exports as BotsExports,
  };
  scope.postMessage(choicesOf(stock, seed, games));
};
