import { Readable } from 'node:stream';
import type { House } from '../../demo/house.ts';
import { HOUSE_KEYS } from '../../demo/keys.ts';
import type { Instant } from '../../kit/time.ts';
import { type Config, readConfig } from '../config.ts';
import { openPages } from '../http/pages.ts';
import { openDatabase } from '../main.ts';
import { type Server, startServer } from '../server.ts';
import { connect } from '../store/database.ts';
import { restoreFrom } from '../store/restore.ts';
import { startLiving } from './living.ts';
import { unpack } from './packed.ts';
import { demoPages } from './pages.ts';
import { claimFolder, whyNot } from './refusal.ts';
import { packedIn, readShipped, SHIPPED, type Shipped } from './shipped.ts';

export interface Demo {
  readonly address: string;
  /** Says why, when the database cannot come back by itself. */
  readonly lost: Promise<string>;
  stop(): Promise<void>;
}

export interface DemoOptions {
  readonly environment: NodeJS.ProcessEnv;
  /** How many times faster than life; 0: nothing happens by itself. */
  readonly speed: number;
  report(line: string): void;
  /** Where the house lies; without it where the repository has it. */
  readonly folder?: string;
}

/** Not the port of the product, so that what a browser keeps of that is left alone. */
const PORT = '8090';
/** How often what is due is looked for: the jobs' own clock is the machine's, not the house's. */
const TICK = 1000;

/** The product with the house in it, in a folder and a database of its own. */
export async function openDemo({ environment, speed, report, folder = SHIPPED }: DemoOptions): Promise<Demo> {
  const dataDir = environment['DATA_DIR'] ?? './demo-data';
  const why = whyNot(environment, dataDir);
  if (why !== undefined) throw new Error(why);
  const shipped = readShipped(folder);
  claimFolder(dataDir);
  const config = readConfig({ PORT, ...environment, ...HOUSE_KEYS, DATA_DIR: dataDir });
  const text = unpack(packedIn(folder), shipped); // before anything is started: a changed file is noticed first
  const database = await openDatabase(config, report);
  try {
    await bringIn(database.url, text, shipped);
    const { server, stop } = await serveHouse({ config, databaseUrl: database.url, house: shipped, speed, report });
    return {
      ...{ address: server.address, lost: database.lost },
      async stop() {
        await stop();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

export interface HouseToServe extends Pick<DemoOptions, 'speed' | 'report'> {
  readonly config: Config;
  /** It is in there. */
  readonly databaseUrl: string;
  readonly house: House;
}

/** Serves it at the moment at which it was made: its clock goes on from there. */
export async function serveHouse({ config, databaseUrl, house, speed, report }: HouseToServe) {
  const now = clockFrom(house.moment);
  const pages = demoPages(house, now);
  const server = await startServer({
    ...{ config, databaseUrl, now, jobs: 'asked' },
    async pages(http) {
      await pages.open(http);
      await openPages(http);
    },
  });
  pages.use(server);
  const stopTicking = keepTicking(server, now, report);
  const stopLiving = startLiving({ server, house, speed, report });
  return {
    server,
    async stop() {
      await Promise.all([stopLiving(), stopTicking()]);
      await server.stop();
    },
  };
}

/** Into an empty database; with the events it was made with, or not at all. */
export async function bringIn(url: string, text: string, { eventLog }: Shipped): Promise<void> {
  const { pool, close } = connect(url, 1);
  try {
    const log = await restoreFrom(pool, 'the house', Readable.from(piecesOf(Buffer.from(text))));
    if (log.eventLog !== eventLog) throw new Error('the house is not the one that was made');
  } finally {
    await close();
  }
}

const PIECE = 1 << 20;
function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

/** A house in the second week of its qualification is so on whatever day it is started. */
function clockFrom(moment: Instant): () => Instant {
  const ahead = moment - Date.now();
  return () => Date.now() + ahead;
}

function keepTicking({ worker }: Server, now: () => Instant, report: (line: string) => void): () => Promise<void> {
  let running = Promise.resolve();
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    running = worker
      .runDue(now())
      .catch((error: unknown) => report(`jobs: ${error}`))
      .finally(() => {
        isRunning = false;
      });
  }, TICK);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
