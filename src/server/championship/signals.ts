import { TODAY } from '../../bots/levels.ts';
import type { Edition } from '../../championship/edition.ts';
import { type Agreement, type Signal, signalsOf, tempoOf } from '../../championship/fairPlay.ts';
import type { FairPlayView } from '../../championship/officeWire.ts';
import { Recent } from '../../kit/recent.ts';
import { choicesOf } from '../../schieber/choices.ts';
import type { HostedEvent } from '../../schieber/hosted.ts';
import { timesOf } from '../../schieber/times.ts';
import type { View } from '../../schieber/view.ts';
import type { Players } from '../schieber/players.ts';
import { streamOf } from '../schieber/stream.ts';
import { type Context, loadEdition } from './context.ts';
import { standingSignals } from './standingSignals.ts';
import { namesOf } from './standings.ts';
import { ours } from './tables.ts';

/** Whoever might get a place, and the best matches of each: what a result rests on. */
const [PEOPLE, MATCHES] = [150, 6];

interface Looked extends Agreement {
  readonly times: readonly number[];
}

/** Matches that are over do not change: each is looked at once. */
const looked = new Recent<string, Promise<Looked>>(5_000);

/** What two people should look at: the play of those at the head of the list, accounts of everybody. It excludes nobody. SSC 8.01 */
export async function signalsIn(
  context: Context,
  choose: Players['choose'],
  id: string,
): Promise<FairPlayView | undefined> {
  const edition = await loadEdition(context, id);
  if (!edition) return undefined;
  const numbers = await headOf(context, edition);
  const standing = await standingSignals(context, id);
  const everybody = [...new Set([...numbers, ...standing.keys()])];
  const names = await namesOf(context.services.store.db, context.people, id, everybody);
  const people: FairPlayView['people'][number][] = [];
  for (const number of everybody) {
    const played = numbers.includes(number) ? await playOf(context, choose, edition, number) : [];
    const signals = [...played, ...(standing.get(number) ?? [])];
    const who = names.get(number);
    if (signals.length > 0) people.push({ number, name: who ? `${who.firstName} ${who.lastName}` : null, signals });
  }
  return { looked: numbers.length, people };
}

/** Tempo and choices in somebody's best matches. */
async function playOf(
  context: Context,
  choose: Players['choose'],
  edition: Edition,
  number: number,
): Promise<readonly Signal[]> {
  const seen: Looked[] = [];
  for (const match of await bestMatches(context, edition, number)) {
    seen.push(await lookAt(context, choose, match)); // one by one: others play meanwhile
  }
  const sum = (part: 'decisions' | 'master' | 'club') => seen.reduce((total, one) => total + one[part], 0);
  const agreement = { decisions: sum('decisions'), master: sum('master'), club: sum('club') };
  return signalsOf(tempoOf(seen.flatMap(({ times }) => times)), agreement);
}

async function headOf({ services: { store } }: Context, { id }: Edition): Promise<readonly number[]> {
  const rows = await ours(store.db)
    .selectFrom('championship_standings')
    .select('number')
    .where('edition', '=', id)
    .where('phase', 'in', ['qualification', 'semiFinal'])
    .where('is_out', '=', false)
    .orderBy('phase', 'desc')
    .orderBy('points', 'desc')
    .limit(2 * PEOPLE)
    .execute();
  return [...new Set(rows.map(({ number }) => number))].slice(0, PEOPLE);
}

async function bestMatches(
  { services: { store } }: Context,
  { id }: Edition,
  number: number,
): Promise<readonly string[]> {
  const rows = await ours(store.db)
    .selectFrom('championship_matches')
    .select('match')
    .where('edition', '=', id)
    .where('number', '=', number)
    .where('ending', 'in', ['finished', 'expired'])
    .orderBy('points', 'desc')
    .limit(MATCHES)
    .execute();
  return rows.map(({ match }) => match);
}

function lookAt(context: Context, choose: Players['choose'], match: string): Promise<Looked> {
  const known = looked.get(match) ?? lookOnce(context, choose, match);
  looked.set(match, known);
  known.catch(() => looked.delete(match));
  return known;
}

async function lookOnce({ services: { store } }: Context, choose: Players['choose'], match: string): Promise<Looked> {
  const stored = await store.read<HostedEvent>(streamOf(match));
  const times = timesOf(stored).map(({ milliseconds }) => milliseconds);
  const cardOf = async (level: 'club' | 'master', view: View) => {
    const choice = await choose(TODAY[level], view);
    return choice.ok && choice.value.type === 'play' ? choice.value.card : undefined;
  };
  let [decisions, master, club] = [0, 0, 0];
  for (const { view, card } of choicesOf(stored.map(({ event }) => event))) {
    const [weak, strong] = [await cardOf('club', view), await cardOf('master', view)];
    if (weak === undefined || strong === undefined || weak === strong) continue;
    decisions++;
    if (card === strong) master++;
    if (card === weak) club++;
  }
  return { times, decisions, master, club };
}
