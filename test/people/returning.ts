import { accountObstacle } from '../../src/big21/eligibility.ts';
import { type Chance, chanceFromText } from '../../src/kit/chance.ts';
import { noChance } from '../../src/kit/process.ts';
import { HOUR, type Instant } from '../../src/kit/time.ts';
import { withFormers } from '../../src/ledger/carriedOver.ts';
import { isExcluded } from '../../src/ledger/exclusion.ts';
import { byWindow, checkLimits, type Figures, type Window } from '../../src/ledger/limits.ts';
import { NOTHING, type Rappen, rappen } from '../../src/ledger/money.ts';
import { NEW_WALLET, type Wallet, type WalletCommand, wallet } from '../../src/ledger/wallet.ts';
import type { Candidate } from '../../src/people/duplicates.ts';
import { keptUntil } from '../../src/people/kept.ts';
import { type Hanging, type Met, markTexts, recognise } from '../../src/people/marks.ts';
import { secondAccount, somebody, somebodyElse } from './population.ts';

/**
 * One person who plays, sets limits, excludes himself, leaves and registers again, in any order: with the same data (also
 * written differently), with similar ones, and beside him other people who come when he has left. The rules are the
 * product's: marks, limits, exclusions and the matches of a day.
 */
const DAY = 24 * HOUR;
/** Days are counted here, which calendar they follow is tested elsewhere. */
const dayOf = (at: Instant): number => Math.floor(at / DAY);
const MATCHES_A_DAY = 2; // SSC 5.03
const TERMS = { rules: '1', conditions: '1' };
const EDITION_ENDS = Date.UTC(2026, 11, 1);
const START = Date.UTC(2026, 8, 28, 10);

interface Account {
  readonly id: string;
  readonly data: Candidate;
  readonly formers: readonly string[];
  readonly isHeld: boolean;
  wallet: Wallet;
  left: boolean;
}

interface World {
  now: Instant;
  readonly accounts: Map<string, Account>;
  readonly marks: (Omit<Met, 'isHere'> & { readonly text: string })[];
  readonly matches: Map<string, number>;
  readonly losses: { readonly id: string; readonly day: number; readonly lost: Rappen }[];
}

const newWorld = (): World => ({ now: START, accounts: new Map(), marks: [], matches: new Map(), losses: [] });
const selvesOf = ({ id, formers }: Account) => [id, ...formers];

/** What the server does when somebody registers (src/server/people/registering.ts). */
function register(world: World, data: Candidate): Account | 'excluded' {
  const texts = Object.values(markTexts(data));
  const met = world.marks
    .filter(({ text }) => texts.includes(text))
    .map(({ text: _text, ...mark }) => ({ ...mark, isHere: !world.accounts.get(mark.person)!.left }));
  const { formers, suspects, isExcluded: isOut } = recognise(met, world.now);
  if (isOut) return 'excluded';
  const id = `p${world.accounts.size}`;
  const account = { id, data, formers, isHeld: suspects.length > 0, wallet: NEW_WALLET, left: false };
  world.accounts.set(id, account);
  return account;
}

/** And when somebody leaves (src/server/people/marks.ts). */
function leave(world: World, account: Account): void {
  account.left = true;
  for (const id of selvesOf(account))
    for (const { what, until } of hanging(world, world.accounts.get(id)!))
      for (const [kind, text] of Object.entries(markTexts(account.data)))
        world.marks.push({ kind: kind as Met['kind'], text, person: id, what, until });
}

function hanging({ now, matches, losses }: World, { id, wallet: { exclusion, limits } }: Account): readonly Hanging[] {
  return [
    ...([...matches.keys()].some((key) => key.startsWith(`${id} `))
      ? [{ what: 'edition', until: EDITION_ENDS } as const]
      : []),
    ...(isExcluded(exclusion, now)
      ? [{ what: 'big21-exclusion', until: exclusion!.until ?? keptUntil('exclusion', now) } as const]
      : []),
    ...(limits === undefined ? [] : [{ what: 'big21-limits', until: keptUntil('big21-limits', now) } as const]),
    ...(losses.some((one) => one.id === id) ? [{ what: 'money', until: keptUntil('money', now) } as const] : []),
  ];
}

const formersIn = (world: World, account: Account) =>
  account.formers.map((id) => ({ id, wallet: world.accounts.get(id)!.wallet }));

function command(world: World, account: Account, asked: WalletCommand): void {
  const money = { currency: 'CHF', balance: NOTHING, otherBalance: NOTHING } as const;
  const facts = { person: account.id, ...money, inForce: TERMS, formers: formersIn(world, account), hasTill: false };
  const decided = wallet.decide(account.wallet, asked, { now: world.now, by: 'self', facts, chance: noChance });
  if (decided.ok) account.wallet = decided.value.reduce(wallet.evolve, account.wallet);
}

/** A match of the championship: two a day for the person, whatever the account. */
function play(world: World, account: Account): boolean {
  const day = dayOf(world.now);
  const used = selvesOf(account).reduce((sum, id) => sum + (world.matches.get(`${id} ${day}`) ?? 0), 0);
  if (account.isHeld || used >= MATCHES_A_DAY) return false;
  const key = `${account.id} ${day}`;
  world.matches.set(key, (world.matches.get(key) ?? 0) + 1);
  return true;
}

const figures = (losses: World['losses'], today: number): Figures => {
  const sum = (days: Window) => {
    const first = today + 1 - days;
    return rappen(losses.reduce((total, { day, lost }) => (day >= first ? total + lost : total), 0));
  };
  return { netLoss: byWindow(sum), stake: byWindow(sum) };
};

/** A stake that is lost. */
function stake(world: World, account: Account, amount: Rappen): boolean {
  const held = withFormers(account.wallet, formersIn(world, account), world.now);
  if (account.isHeld || accountObstacle(held, TERMS, world.now)) return false;
  const selves = selvesOf(account);
  const own = world.losses.filter(({ id }) => selves.includes(id));
  if (!checkLimits(held.limits, figures(own, dayOf(world.now)), amount, world.now).ok) return false;
  world.losses.push({ id: account.id, day: dayOf(world.now), lost: amount });
  return true;
}

/** The same text in another dress: what folding makes equal. */
const dressed = (data: Candidate, chance: Chance): Candidate =>
  [data, { ...data, firstName: data.firstName.toUpperCase() }, { ...data, lastName: data.lastName.toLowerCase() }][
    chance.below(3)
  ]!;

export interface Returned {
  readonly sequences: number;
  readonly returns: number;
  /** Sequences in which somebody with the same data got more than who stayed. */
  readonly exceeded: number;
  readonly first: string | null;
  /** Of those who came back with similar data: joined or held. */
  readonly similar: number;
  readonly similarCaught: number;
  /** Of others who came after somebody had left: joined or held, though they are nobody's second. */
  readonly others: number;
  readonly othersHeld: number;
  readonly othersJoined: number;
}

export function returning(seed: string, sequences: number): Returned {
  const sum = { returns: 0, exceeded: 0, similar: 0, similarCaught: 0, others: 0, othersHeld: 0, othersJoined: 0 };
  let first: string | null = null;
  for (let i = 0; i < sequences; i++) {
    const chance = chanceFromText(`${seed}/${i}`)('returning');
    const fault = oneLife(chance, sum);
    if (fault === undefined) continue;
    sum.exceeded++;
    first ??= `${seed}/${i}: ${fault}`;
  }
  return { sequences, first, ...sum };
}

type Sum = {
  -readonly [Key in 'returns' | 'similar' | 'similarCaught' | 'others' | 'othersHeld' | 'othersJoined']: number;
};

/** Who stays and does the same: nobody who leaves and comes back with the same data may do more. */
interface Stayed {
  wallet: Wallet;
  readonly matches: Map<number, number>;
}

function oneLife(chance: Chance, sum: Sum): string | undefined {
  const world = newWorld();
  const data = somebody('me', chance);
  const stayed: Stayed = { wallet: NEW_WALLET, matches: new Map() };
  let me = register(world, data);
  for (let steps = 8 + chance.below(10); steps > 0; steps--) {
    if (me === 'excluded') return undefined;
    const what = chance.below(10);
    if (what === 0) world.now += chance.below(5) * DAY + chance.below(20) * HOUR;
    else if (what <= 2) {
      leave(world, me);
      if (chance.below(8) === 0) return aReturn(world, me, chance, sum);
      sum.returns++;
      world.now += chance.below(4) * chance.below(3) * DAY;
      me = register(world, dressed(data, chance));
    } else {
      const fault = act(world, me, stayed, what, chance);
      if (fault !== undefined) return fault;
    }
  }
  return undefined;
}

/** One act of who came back, and of who stayed; what only the first one was allowed is a fault. */
function act(world: World, me: Account, stayed: Stayed, what: number, chance: Chance): string | undefined {
  const day = dayOf(world.now);
  if (what <= 4) {
    if (!play(world, me)) return undefined;
    const used = (stayed.matches.get(day) ?? 0) + 1;
    stayed.matches.set(day, used);
    return used > MATCHES_A_DAY ? `match ${used} on ${day}` : undefined;
  }
  if (what <= 7) {
    const amount = rappen(100 * (1 + chance.below(60)));
    const before = figures(world.losses, day);
    if (!stake(world, me, amount)) return undefined;
    const { exclusion, limits } = stayed.wallet;
    if (isExcluded(exclusion, world.now)) return 'a stake while excluded';
    return checkLimits(limits, before, amount, world.now).ok ? undefined : `a stake of ${amount} beyond the limit`;
  }
  const asked: WalletCommand =
    what === 8
      ? { type: 'setLimits', wish: { netLoss: byWindow((days) => rappen(100 * (1 + chance.below(30 * days)))) } }
      : { type: 'excludeSelf', days: 1 + chance.below(60) };
  const accepted: WalletCommand = { type: 'accept', ...TERMS };
  const alone = { ...me, id: 'stayed', formers: [], wallet: stayed.wallet };
  for (const one of [accepted, asked]) {
    command(world, me, one);
    command({ ...world, accounts: new Map([['stayed', alone]]) }, alone, one);
  }
  stayed.wallet = alone.wallet;
  return undefined;
}

/** The last return of a life: with similar data, or it is somebody else who comes. */
function aReturn(world: World, me: Account, chance: Chance, sum: Sum): undefined {
  if (!world.marks.some(({ until }) => until > world.now)) return; // nothing hangs on anybody
  const isOther = chance.below(2) === 0;
  const data = isOther ? somebodyElse(me.data, 'other', chance) : secondAccount(me.data, 'second', chance);
  const came = register(world, data);
  const isJoined = came === 'excluded' || came.formers.length > 0;
  const isCaught = isJoined || came.isHeld;
  if (isOther) {
    sum.others++;
    if (isJoined) sum.othersJoined++;
    else if (isCaught) sum.othersHeld++;
  } else {
    sum.similar++;
    if (isCaught) sum.similarCaught++;
  }
}
