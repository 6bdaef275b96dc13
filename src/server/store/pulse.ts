import { uptime } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Instant } from '../../kit/time.ts';
import { type MakingGood, makeGood, namesOf } from './makingGood.ts';
import type { Store } from './store.ts';

/** The heartbeat: while it is missing nobody can play, and afterwards every open deadline moves. Ruling M7 */
export interface Pulse {
  /** True from a missed beat until the outage has been made good: no command is taken in between. */
  isInterrupted(): boolean;
  /** False also while the next beat may still tell of an outage: until then nothing ends by its time. */
  isSteady(): boolean;
  /** For whoever can wait a moment: true once it is certain that no clock has to move first, false if they move now. */
  becomesSteady(): Promise<boolean>;
  stop(): Promise<void>;
}

const INTERVAL = 500;
/** While people wait, we ask more often. */
const AGAIN = 100;
/** A busy second is not an outage, unless we have asked in vain: then nobody could play, however short it was. */
const TOLERANCE = 3000;
/** A beat as young as this is that of others who live: whoever starts, or has asked in vain, has cost nobody a moment. */
const BESIDE = 2 * INTERVAL;
/** Who is answered as late as this, and nobody else meanwhile, has asked in vain. */
const LATE = 1000;
/** Steps of a quarter of a second without an answer until the database is taken for hung. */
const STEP = 250;
const SILENT_STEPS = 16;
/** Less than those steps together: who still waits for the others then says so, and leaves nobody waiting in the database. */
const LONGEST_TURN = 3000;
/** Every so many beats, and after an append that failed, we look whether there is room to write. */
const BEATS_A_LOOK = 10;

/** Seconds that no one can set, sleep of the machine included; also when Node's own clocks are faked. */
const realSeconds = uptime;
/** Milliseconds that cost nothing to read, but the first stands still while the machine sleeps and the second can be set. */
const cheapClocks = [performance.now.bind(performance), Date.now];
const readCheapClocks = () => cheapClocks.map((clock) => clock());
/** How long our thread was busy, and what the process has computed; both in milliseconds, since it began. */
const readWork = () => {
  const { user, system } = process.cpuUsage();
  return { busy: performance.eventLoopUtilization().active, computed: (user + system) / 1000 };
};
type Work = ReturnType<typeof readWork>;
/** Who works gets at least this share of a processor, however busy the machine; who is stopped gets none. */
const LEAST_SHARE = 0.02;

/** What the heart knows of itself. */
interface Heart extends MakingGood {
  lastBeat: number | undefined;
  /** The cheap clocks at that beat. */
  cheapAtBeat: readonly number[];
  /** What we had done by then. */
  workAtBeat: Work;
  /** The first of those clocks at the last append of people who play. */
  cheapAtAppend: number;
  /** What we had done when we first asked in vain since then: what keeps people from playing from there on is not our work. */
  inVain: Work | undefined;
  /** The instant of our last beat, and whether nobody else had beaten since the one before. */
  beatAt: Instant;
  /** The instant of the last one that was sent, answered or not. */
  sentAt: Instant;
  isAlone: boolean;
  isInterrupted: boolean;
  isStopped: boolean;
  /** An append has failed since we last looked. */
  isInDoubt: boolean;
  beats: number;
}

/** Beats once, makes good what was missed, then keeps beating. */
export async function startPulse(options: MakingGood): Promise<Pulse> {
  const heart: Heart = {
    ...options,
    ...{ lastBeat: undefined, cheapAtBeat: [], workAtBeat: readWork(), cheapAtAppend: 0, inVain: undefined, beats: 0 },
    ...{ beatAt: 0, sentAt: 0, isAlone: false, isInterrupted: false, isStopped: false, isInDoubt: false },
  };
  heart.store.onAppend(() => {
    const at = cheapClocks[0]!();
    const before = Math.max(heart.cheapAtAppend, heart.cheapAtBeat[0] ?? 0);
    // A move that comes through after a long silence says nothing of that silence.
    if (!heart.isInterrupted && at - before <= LATE) heart.cheapAtAppend = at;
  });
  heart.store.onFailure(() => {
    heart.isInDoubt = true;
  });
  await beat(heart, readWork());
  const beating = keepBeating(heart);
  const isSteady = () => !heart.isInterrupted && hasBeatenWithin(heart, LATE);
  return {
    isInterrupted: () => heart.isInterrupted || isOverdue(heart),
    isSteady,
    async becomesSteady() {
      while (!isSteady() && !heart.isInterrupted && !heart.isStopped) await pause(AGAIN, undefined, { ref: false });
      return isSteady();
    },
    async stop() {
      heart.isStopped = true;
      await Promise.race([beating, pause(50)]);
    },
  };
}

async function keepBeating(heart: Heart): Promise<void> {
  while (!heart.isStopped) {
    await pause(heart.isInterrupted ? AGAIN : INTERVAL, undefined, { ref: false });
    if (heart.isStopped) return;
    const work = readWork();
    try {
      await beat(heart, work);
    } catch (error) {
      heart.inVain ??= work;
      if (!heart.isInterrupted) heart.report(`no heartbeat: ${error instanceof Error ? error.message : error}`);
      // No word from the database itself: whoever still waits for it would wait for nothing.
      if (heart.isInterrupted && !(error instanceof pg.DatabaseError)) heart.store.cut();
      heart.isInterrupted = true;
    }
  }
}

async function beat(heart: Heart, work: Work): Promise<void> {
  const silentBefore = silenceOf(heart) ?? 0;
  const { at, outage, isLeft, before } = await ask(heart);
  const isLate = (silenceOf(heart) ?? 0) - silentBefore > LATE;
  if (outage === null && isLate && heart.inVain === undefined) {
    heart.inVain = work;
    return beat(heart, work); // what was asked then could not yet say how long it would wait
  }
  if (outage !== null || isLeft) heart.isInterrupted = true;
  if (heart.lastBeat === undefined || heart.isInterrupted) await makeGood(heart);
  heart.isAlone = before === heart.beatAt;
  heart.beatAt = at;
  heart.lastBeat = realSeconds();
  heart.cheapAtBeat = readCheapClocks();
  heart.workAtBeat = readWork();
  heart.inVain = undefined;
  heart.isInterrupted = false;
}

interface Asked {
  readonly at: Instant;
  /** The outage that ends with this beat. */
  readonly outage: bigint | null;
  /** One has not been made good to its end, whoever found it. */
  readonly isLeft: boolean;
  /** The beat before this one, ours or another's. */
  readonly before: Instant | null;
}

async function ask(heart: Heart): Promise<Asked> {
  const { store } = heart;
  const looks = heart.isInDoubt || heart.isInterrupted || heart.beats++ % BEATS_A_LOOK === 0;
  const answer = await unlessSilent(
    store,
    store.heart.connect().then((client) => askOn(client, heart, looks).finally(() => client.release())),
  );
  if (looks) heart.isInDoubt = false;
  return answer;
}

async function askOn(client: pg.PoolClient, heart: Heart, looks: boolean): Promise<Asked> {
  // A new leader takes connections before a standby follows it, and until then no move: a beat sent now would say that
  // the outage is over, and wait.
  if (heart.inVain !== undefined) await client.query(takingBack(heart));
  // Now, and not before: until then nobody could play.
  const [at, silence] = [heart.now(), silenceOf(heart)];
  heart.sentAt = at;
  const { rows } = await client.query<Omit<Asked, 'at'>>({
    name: looks ? 'beat-and-look' : 'beat',
    text: `select outage, is_left as "isLeft", (select last from pulse) as before${looks ? ', room_to_write()' : ''}
      from beat($1, $2, $3, $4)`,
    values: [new Date(at), silence, toleranceOf(heart), namesOf(heart.subjects)],
  });
  const { outage = null, isLeft = false, before = null } = rows[0] ?? {};
  return { at, outage, isLeft, before };
}

/**
 * Something small that is written only when a move would be. A beat of ours that was not answered in time is stored all the
 * same once a standby follows, and would say that people could play when it was sent: it is taken back, unless others have
 * beaten since, or it has ended an outage.
 */
function takingBack({ sentAt, beatAt, isAlone }: Heart): string {
  const [sent, answered] = [sentAt, beatAt].map((at) => `timestamptz '${new Date(at).toISOString()}'`);
  const isOurs = `last = ${sent} and not exists (select from outages where until_at = ${sent})`;
  const last = isAlone ? `case when ${isOurs} then ${answered} else last end` : 'last';
  return `set local lock_timeout = ${LONGEST_TURN}; update pulse set last = ${last}`;
}

function toleranceOf({ lastBeat, inVain, isAlone }: Heart): number {
  if (lastBeat === undefined) return BESIDE;
  if (inVain === undefined) return TOLERANCE;
  return isAlone ? 0 : BESIDE;
}

/**
 * Milliseconds since the last beat, or the last append after it, without those in which we worked; null before the first. A
 * long work of our own is no outage: who could make us work could else make clocks stand still. Ruling M7
 */
function silenceOf({ lastBeat, cheapAtBeat, workAtBeat, cheapAtAppend, inVain }: Heart): number | null {
  if (lastBeat === undefined) return null;
  const { busy, computed } = inVain ?? readWork();
  const worked = Math.max(0, busy - workAtBeat.busy);
  const isOurs = computed - workAtBeat.computed >= worked * LEAST_SHARE; // else we were stopped in the middle of it
  const played = cheapAtAppend - cheapAtBeat[0]!;
  return Math.max(0, (realSeconds() - lastBeat) * 1000 - Math.max(0, played, isOurs ? worked : 0));
}

/** Asked with every request: only when a cheap clock finds much time gone by, the real one is read. */
function isOverdue(heart: Heart): boolean {
  return !hasBeatenWithin(heart, TOLERANCE) && (silenceOf(heart) ?? 0) > TOLERANCE;
}

const hasBeatenWithin = ({ cheapAtBeat }: Heart, milliseconds: number): boolean =>
  cheapAtBeat.every((then, i) => Math.abs(cheapClocks[i]!() - then) <= milliseconds);

/** A database that hangs would hold everybody who waits for it; those are told now. */
async function unlessSilent<Answer>(store: Store, asked: Promise<Answer>): Promise<Answer> {
  let isAnswered = false;
  const answered = asked.finally(() => {
    isAnswered = true;
  });
  answered.catch(() => {});
  // In steps: a block of our own process is one step, not a silence of the database.
  for (let steps = 0; steps < SILENT_STEPS && !isAnswered; steps++) {
    await Promise.race([answered.catch(() => {}), pause(STEP, undefined, { ref: false })]);
  }
  if (!isAnswered) store.cut();
  return answered;
}
