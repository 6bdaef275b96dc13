import { setTimeout as pause } from 'node:timers/promises';
import { MOST_BEHIND } from '../../src/server/store/standby.ts';
import { openBrowser, until, visit } from '../e2e/browser.ts';
import { type Client, newClient } from '../load/http.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { EVERY, readOnce, readUntil } from './reading.ts';

export interface StandbyFigures {
  /** Milliseconds: how old the list was that a standby gave, at most. */
  readonly oldest: number;
  /** Whether it was the leader's list while both standbys had stopped to keep up, and theirs again afterwards. */
  readonly isFromLeaderWhenBehind: boolean;
  readonly isFromStandbyAgain: boolean;
  /** The same with one standby dead: the other one is read. */
  readonly isFromTheOther: boolean;
  /** What the page says. */
  readonly said: string;
  /** What `/readyz` of the servers named while both were behind. */
  readonly named: readonly string[];
}

/** A standby stops to keep up, and one dies, while somebody looks at a list. */
export async function readWhileBreaking(): Promise<{ readonly ok: boolean; readonly figure: StandbyFigures }> {
  const cluster = await openCluster();
  try {
    const figure = await measured(cluster);
    const { isFromLeaderWhenBehind, isFromStandbyAgain, isFromTheOther } = figure;
    const isRead = isFromLeaderWhenBehind && isFromStandbyAgain && isFromTheOther;
    return { ok: isRead && figure.oldest <= MOST_BEHIND + EVERY && figure.said.startsWith('Stand '), figure };
  } finally {
    cluster.close();
  }
}

/** The process of a standby that plays what it hears; it goes on hearing, and the leader is answered. */
const REPLAYING = 'startup recovering';

async function measured(cluster: Cluster): Promise<StandbyFigures> {
  const client = newClient(cluster.address);
  const becomes = (wanted: (asOf: number | null | undefined) => boolean) => becomesSo(client, wanted);
  const fromStandby = (asOf: number | null | undefined) => typeof asOf === 'number';
  if (!(await becomes(fromStandby))) throw new Error('no standby is read');
  let isOver = false;
  const looking = readUntil(() => isOver, cluster.address);
  const said = await pageSays(cluster.address);
  const leader = await cluster.leader();
  const standbys = cluster.machines.filter((machine) => machine !== leader);
  for (const standby of standbys) standby.freeze(REPLAYING); // not pg_wal_replay_pause: Patroni takes that back
  const isFromLeaderWhenBehind = await becomes((asOf) => asOf === null);
  const named = await Promise.all(cluster.machines.map(({ address }) => outOfStep(address)));
  for (const standby of standbys) standby.thaw(REPLAYING);
  const isFromStandbyAgain = await becomes(fromStandby);
  standbys[0]!.kill('patroni');
  standbys[0]!.kill('postgres');
  const isFromTheOther = await becomes(fromStandby);
  isOver = true;
  const { oldest } = await looking;
  client.close();
  return {
    oldest,
    isFromLeaderWhenBehind,
    isFromStandbyAgain,
    isFromTheOther,
    said,
    named: [...new Set(named.flat())],
  };
}

/** Four times in a row within half a minute: one server after the other is asked. */
async function becomesSo(client: Client, wanted: (asOf: number | null | undefined) => boolean): Promise<boolean> {
  for (let [tries, row] = [0, 0]; tries < 150; tries++) {
    row = wanted(await readOnce(client)) ? row + 1 : 0;
    if (row === 4) return true;
    await pause(200);
  }
  return false;
}

async function outOfStep(address: string): Promise<readonly string[]> {
  const answer = await fetch(`http://${address}:8080/readyz`);
  return ((await answer.json()) as { notInStep: string[] }).notInStep;
}

async function pageSays(address: string): Promise<string> {
  const browser = await openBrowser();
  try {
    const { page } = await visit(browser, `${address}/daily`);
    const note = `[...document.querySelectorAll('p.note')].map((note) => note.textContent).find((text) => text.startsWith('Stand ')) ?? ''`;
    return await until<string>(page, note, 20);
  } finally {
    await browser.close();
  }
}
