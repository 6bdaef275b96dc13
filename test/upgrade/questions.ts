import { sha256Hex } from '../../src/kit/hash.ts';
import { type Caller, createCaller } from '../../src/server/testing/server.ts';

/** Who and what the recorded database knows: enough to ask for everything again. */
export interface Known {
  readonly instant: number;
  readonly password: string;
  /** Cookies of guests: nothing else opens what is theirs. */
  readonly guests: readonly string[];
  /** People who can still sign in. */
  readonly people: readonly string[];
  /** Everybody, those who have left too. */
  readonly persons: readonly string[];
  readonly editions: readonly string[];
  readonly evenings: readonly { readonly id: string; readonly key: string; readonly projector: string }[];
}

/** Public pages without anybody signed in, the office's pages as an organiser, the rest as whoever owns it. */
export async function askAll(address: string, known: Known, office: Caller): Promise<Record<string, unknown>> {
  const anybody = createCaller(address);
  const owners = new Map<string, Caller>();
  for (const [index, cookie] of known.guests.entries())
    owners.set(`guest ${index + 1}`, Object.assign(createCaller(address), { cookie }));
  for (const email of known.people) {
    const caller = createCaller(address);
    const answer = await caller.post('/api/session', { email, password: known.password });
    if (answer.status !== 200) throw new Error(`${email} cannot sign in: ${answer.text}`);
    owners.set(email, caller);
  }
  const facts: Record<string, unknown> = {
    terms: pick(await ask(anybody, '/api/big21'), 'rules', 'conditions', 'model', 'announced'),
    ledger: await ask(office, '/api/ledger/check'),
  };
  for (const edition of known.editions) facts[`edition ${edition}`] = await aboutEdition(anybody, office, edition);
  for (const evening of known.evenings) facts[`evening ${evening.id}`] = await aboutEvening(address, evening);
  for (const person of known.persons) facts[`person ${person}`] = await aboutPerson(office, person);
  for (const [name, owner] of owners) {
    facts[`matches of ${name}`] = await aboutMatches(owner);
    facts[`games of ${name}`] = await aboutGames(owner);
    if (!name.startsWith('guest')) facts[`account of ${name}`] = await aboutAccount(owner);
  }
  return facts;
}

async function aboutEdition(anybody: Caller, office: Caller, id: string): Promise<object> {
  const path = `/api/editions/${id}`;
  const shown = await ask(anybody, path);
  const { edition, openPlaces } = await ask(office, `${path}/office`);
  const entries = (await ask(office, `${path}/entries`)).entries as Row[];
  const rankings: Row = {};
  for (const phase of ['bootCamp', 'qualification', 'semiFinal']) {
    const list = await ask(anybody, `${path}/ranking/${phase}`);
    const { versions } = await ask(anybody, `${path}/corrections/${phase}`);
    rankings[phase] = {
      public: { ...pick(list, 'total', 'official'), rows: list.rows.map((row: Row) => pick(row, ...RANKED)) },
      office: tableOf((await office.get(`${path}/export/${phase}?format=csv`)).text),
      versions,
    };
  }
  const draws = edition.admission.draws as { announcement: { id: string } }[];
  const lots = await Promise.all(
    draws.map(async ({ announcement }) =>
      pick(await ask(anybody, `${path}/lot?id=${announcement.id}`), 'id', 'poolHash', 'randomness', 'result'),
    ),
  );
  const matches = await Promise.all(
    entries.map(async ({ number }) =>
      ((await ask(office, `${path}/entries/${number}/matches`)).matches as Row[]).map((row) => pick(row, ...PLAYED)),
    ),
  );
  const recount = (await office.get(`${path}/recount`)).text.trim().split('\n').at(-1)!;
  return {
    ...pick(shown, 'title', 'standing', 'phase', 'computers'),
    ...{ openPlaces, rankings, lots, entries, matches, recount: JSON.parse(recount) },
    excluded: edition.excluded,
    proposals: edition.proposals,
    places: edition.admission.places.map((place: Row) => pick(place, 'number', 'title', 'status', 'points')),
    finalists: (await ask(anybody, `${path}/finalists`)).finalists,
  };
}

const RANKED = ['rank', 'number', 'points', 'best', 'name', 'town'];
const PLAYED = ['match', 'phase', 'slot', 'ending', 'games', 'points', 'startedAt'];

async function aboutEvening(address: string, { id, key, projector }: Known['evenings'][number]): Promise<object> {
  const path = `/api/tournaments/${id}`;
  const director = createCaller(address, key);
  const { view } = await ask(director, `${path}/view`);
  const wall = (await ask(createCaller(address, projector), `${path}/view`)).view;
  const sheets: Row = {};
  for (const { passe, stage, tables } of view.passen as { passe: number; stage: string; tables: Row[] }[]) {
    if (stage === 'drawn') continue; // no sheets before the director's word
    for (const { table } of tables) {
      const sheet = await ask(director, `${path}/sheets/${passe}/${table}`);
      // How an irregularity is called may change; that it was ruled, in which game and by which article, may not.
      const rulings = sheet.rulings.map((ruling: Row) => pick(ruling, 'game', 'article'));
      sheets[`${passe}/${table}`] = { ...pick(sheet, ...SHEET), rulings };
    }
  }
  const draws = await Promise.all(
    (view.lots as string[]).map(async (draw) =>
      pick(await ask(director, `${path}/draws/${draw}`), 'id', 'poolHash', 'randomness', 'result'),
    ),
  );
  const { entries } = await ask(director, `${path}/log`);
  return {
    ...pick(view, 'title', 'place', 'day', 'doubleEntry', 'keepApart', 'announcements', 'prizes', 'awards'),
    ...pick(view, 'isFinished', 'published', 'final', 'ranking'),
    people: view.people.map((person: Row) => pick(person, ...PERSON)),
    passen: view.passen.map((passe: Row) => pick(passe, 'passe', 'stage', 'tables', 'byes', 'startedAt', 'closedAt')),
    wall: pick(wall, 'ranking', 'published', 'tables', 'closed', 'isFinished'),
    ...{ sheets, draws },
    log: entries.map((entry: Row) => pick(entry, 'at', 'who', 'passe', 'table', 'game', 'number', 'article')),
  };
}

const SHEET = [
  ...['players', 'names', 'status', 'games', 'played', 'totals', 'objection', 'confirmed', 'signed', 'visa'],
  ...['isAborted', 'writer', 'rows', 'dealers', 'annulled', 'version'],
];
const PERSON = ['number', 'name', 'town', 'presence', 'warnings', 'cards', 'origin', 'fixedTable', 'noPhoto', 'since'];

async function aboutPerson(office: Caller, person: string): Promise<object> {
  const shown = await ask(office, `/api/people/${person}`);
  const account = await ask(office, `/api/desk/accounts/${person}`);
  return {
    ...pick(shown, 'confirmed', 'roles', 'hold', 'proposal', 'exclusion', 'deletedAt', 'registeredAt'),
    record: shown.record && pick(shown.record, 'email', 'firstName', 'lastName', 'town', 'born', 'language'),
    account: { ...pick(account, 'balance', 'figures', 'wallet'), statement: account.statement.map(lineOf) },
  };
}

async function aboutMatches(owner: Caller): Promise<object> {
  const { matches } = await ask(owner, '/api/matches');
  return Promise.all(
    (matches as Row[]).map(async (row) => {
      const { view, version } = await ask(owner, `/api/matches/${row['id']}`);
      const record = await owner.get(`/api/matches/${row['id']}/record.txt`);
      return {
        ...pick(row, 'id', 'kind', 'rated', 'level', 'games', 'startedAt', 'deadline', 'ending', 'completed', 'points'),
        ...{ version, results: view.results, hand: view.game?.hand ?? null },
        record: record.status === 200 ? sha256Hex(record.text) : record.body.code,
      };
    }),
  );
}

async function aboutGames(owner: Caller): Promise<object> {
  const { games } = await ask(owner, '/api/big21/games');
  return Promise.all(
    (games as Row[]).map(async (row) => {
      const record = await ask(owner, `/api/big21/games/${row['id']}/record`);
      const seeds = pick(record, 'commitment', 'serverSeed', 'clientSeed', 'model');
      return { ...row, record: { ...seeds, events: record.events.length } };
    }),
  );
}

async function aboutAccount(owner: Caller): Promise<object> {
  const shown = await ask(owner, '/api/wallet');
  const { lines } = await ask(owner, '/api/wallet/statement');
  const profile = await ask(owner, '/api/me/profile');
  return {
    ...pick(shown, 'balance', 'figures', 'wallet', 'leftToLose'),
    participationsLeft: shown.participations.left,
    lines: lines.map(lineOf),
    profile: pick(profile, 'email', 'firstName', 'lastName', 'rules', 'consents', 'held', 'exclusion'),
  };
}

const lineOf = (line: Row) => pick(line, 'at', 'kind', 'key', 'amount', 'balance');

type Row = Record<string, unknown>;

// biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of any shape
async function ask(caller: Caller, path: string): Promise<any> {
  const answer = await caller.get(path);
  if (answer.status !== 200) throw new Error(`GET ${path}: ${answer.status} ${answer.text}`);
  return answer.body;
}

const pick = (row: Row, ...names: readonly string[]): Row =>
  Object.fromEntries(names.flatMap((name) => (row[name] === undefined ? [] : [[name, row[name]]])));

/** Rows of a CSV file by the words of its head. */
function tableOf(text: string): readonly Row[] {
  const [head = [], ...rows] = text
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  return rows.map((row) => Object.fromEntries(head.map((name, i) => [name, row[i]])));
}
