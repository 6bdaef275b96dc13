import { WEIGHTS } from '../../bots/levels.ts';
import { type ComputerPlayer, openPlayers, type PlayerName, type Players } from '../../bots/player.ts';
import type { BotsExports } from '../../bots/wasm/module.ts';

/** The weights of the levels, fetched when a player needs them; the service worker keeps them for play without a server. */
const FILES: Readonly<Record<string, string>> = {
  [WEIGHTS['club-1']]: new URL('../../../weights/club-1.jassnet', import.meta.url).href,
  [WEIGHTS['master-1']]: new URL('../../../weights/master-1.jassnet', import.meta.url).href,
};
const MODULE = new URL('../../../dist/wasm/bots.wasm', import.meta.url).href;

const fetched = new Map<string, Uint8Array>();
let players: Promise<Players> | undefined;

/** A computer player in this worker, or undefined when nobody here is called so. For workers only. */
export async function playerHere(name: PlayerName): Promise<ComputerPlayer | undefined> {
  const file = FILES[name.weights];
  if (file !== undefined && !fetched.has(name.weights)) fetched.set(name.weights, await bytesOf(file));
  players ??= open();
  const player = (await players).playerOf(name);
  return player.ok ? player.value : undefined;
}

async function open(): Promise<Players> {
  const exports = await instantiate();
  return openPlayers({ weights: (hash) => fetched.get(hash), instance: () => exports });
}

/** Undefined where WebAssembly or its vectors are missing: the nets then play in plain TypeScript, the same cards. */
async function instantiate(): Promise<BotsExports | undefined> {
  try {
    const { instance } = await WebAssembly.instantiate(await bytesOf(MODULE));
    return instance.exports as unknown as BotsExports;
  } catch {
    return undefined;
  }
}

async function bytesOf(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
