import wasmUrl from '../../../dist/wasm/bots.wasm?url';
import { weightsNamed } from '../../bots/levels.ts';
import { openPlayers, type PlayerName, type Players, type Stock } from '../../bots/player.ts';
import type { BotsExports } from '../../bots/wasm/module.ts';

/** Where the weights files lie on this site: 'master-1' → address. Only what is needed is fetched. */
const FILES = import.meta.glob<string>('../../../weights/*.jassnet', { eager: true, query: '?url', import: 'default' });
const addressOf = (hash: string): string | undefined => FILES[`../../../weights/${weightsNamed(hash)}.jassnet`];

const weights = new Map<string, Uint8Array>();
let module: WebAssembly.Module | undefined;

const stock: Stock = {
  weights: (hash) => weights.get(hash),
  instance: () => module && (new WebAssembly.Instance(module).exports as unknown as BotsExports), // what its source exports
};
let players: Players = openPlayers(stock);

/** The computer players of this browser; those whose weights have not been fetched yet are unknown. */
export const playerOf: Players['playerOf'] = (name) => players.playerOf(name);

export const mindOf: Players['mindOf'] = (hash) => players.mindOf(hash);

/** Fetches what a player needs. Without a network, and nothing kept, it stays unknown. */
export async function bring(name: PlayerName): Promise<void> {
  const address = addressOf(name.weights);
  if (address === undefined || weights.has(name.weights)) return;
  try {
    const [bytes] = await Promise.all([keptBytes(address), compile()]);
    weights.set(name.weights, bytes);
    players = openPlayers(stock);
  } catch {
    // Offline: somebody else has to play.
  }
}

/**
 * Weights are large and never change: kept by ourselves, where the service worker looks too. On a first visit it does
 * not yet see what the page asks for. Without a cache (plain http in a hall), fetched each time.
 */
async function keptBytes(address: string): Promise<Uint8Array> {
  const cache = 'caches' in globalThis ? await caches.open('weights').catch(() => undefined) : undefined;
  const kept = await cache?.match(address);
  if (kept) return new Uint8Array(await kept.arrayBuffer());
  const bytes = await fetchBytes(address);
  await cache?.put(address, new Response(bytes as BodyInit)).catch(() => {}); // a full disk: fetched again next time
  return bytes;
}

async function fetchBytes(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** The quick machine; a browser without it uses the plain one, which answers the same. */
async function compile(): Promise<void> {
  try {
    module ??= await WebAssembly.compile((await fetchBytes(wasmUrl)) as BufferSource);
  } catch {
    module = undefined;
  }
}
