import { ok, type Result, refuse } from '../kit/result.ts';
import { parseFrancs } from '../ledger/money.ts';

/** What a line at the desk asks of the server. */
export interface DeskRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: object;
}

/** Names of what follows a command, in order; the last one may have several words. */
interface Line {
  readonly follows: readonly ('PERSON' | 'ID' | 'FRANCS' | 'REASON' | 'NAME' | 'RESULT' | 'ASKED')[];
  request(words: Readonly<Record<string, string>>): Omit<DeskRequest, 'method'> & Partial<Pick<DeskRequest, 'method'>>;
}

const at = (person = '', what = '') => `/api/desk/accounts/${encodeURIComponent(person)}${what}`;
const about = (person = '', what = '') => `/api/people/${encodeURIComponent(person)}${what}`;
const rappenOf = (francs = ''): number => {
  const isMinus = francs.startsWith('-');
  const size = parseFrancs(francs.replace(/^-/, '')) ?? Number.NaN;
  return isMinus ? -size : size;
};

/** One line a command: the same requests that the screens send, so the same rules decide. */
const LINES: Readonly<Record<string, Line>> = {
  find: {
    follows: ['NAME'],
    request: ({ NAME = '' }) => ({ method: 'GET', path: `/api/desk/people?search=${encodeURIComponent(NAME)}` }),
  },
  show: { follows: ['PERSON'], request: ({ PERSON }) => ({ method: 'GET', path: at(PERSON) }) },
  deposit: {
    follows: ['PERSON', 'FRANCS'],
    request: ({ PERSON, FRANCS }) => ({ path: at(PERSON, '/deposits'), body: { amount: rappenOf(FRANCS) } }),
  },
  'drop-deposit': {
    follows: ['PERSON', 'ID'],
    request: ({ PERSON, ID = '' }) => ({
      method: 'DELETE',
      path: at(PERSON, `/deposits/${encodeURIComponent(ID)}`),
    }),
  },
  identity: {
    follows: ['PERSON', 'RESULT'],
    request: ({ PERSON, RESULT }) => ({ path: at(PERSON, '/identity'), body: { result: RESULT } }),
  },
  pay: {
    follows: ['PERSON', 'ID'],
    request: ({ PERSON, ID }) => ({ path: at(PERSON, '/payouts'), body: { id: ID, result: 'paid' } }),
  },
  return: {
    follows: ['PERSON', 'ID'],
    request: ({ PERSON, ID }) => ({ path: at(PERSON, '/payouts'), body: { id: ID, result: 'returned' } }),
  },
  correct: {
    follows: ['PERSON', 'FRANCS', 'REASON'],
    request: ({ PERSON, FRANCS, REASON }) => ({
      path: at(PERSON, '/corrections'),
      body: { amount: rappenOf(FRANCS), reason: REASON },
    }),
  },
  approve: {
    follows: ['PERSON', 'ID'],
    request: ({ PERSON, ID }) => ({ path: at(PERSON, '/approvals'), body: { id: ID } }),
  },
  exclude: {
    follows: ['PERSON', 'REASON'],
    request: ({ PERSON, REASON }) => ({ path: at(PERSON, '/exclusion'), body: { reason: REASON } }),
  },
  readmit: {
    follows: ['PERSON'],
    request: ({ PERSON }) => ({ method: 'DELETE', path: at(PERSON, '/exclusion') }),
  },
  'approve-exclusion': {
    follows: ['PERSON'],
    request: ({ PERSON }) => ({ path: at(PERSON, '/exclusion/approval'), body: {} }),
  },
  'exclude-person': {
    follows: ['PERSON', 'REASON'],
    request: ({ PERSON, REASON }) => ({ path: about(PERSON, '/exclusion'), body: { reason: REASON } }),
  },
  'readmit-person': {
    follows: ['PERSON'],
    request: ({ PERSON }) => ({ path: about(PERSON, '/readmission'), body: {} }),
  },
  'approve-person': {
    follows: ['PERSON'],
    request: ({ PERSON }) => ({ path: about(PERSON, '/approval'), body: {} }),
  },
  'show-person': { follows: ['PERSON'], request: ({ PERSON }) => ({ method: 'GET', path: about(PERSON) }) },
  'grant-change': {
    follows: ['PERSON', 'ASKED'],
    request: ({ PERSON, ASKED }) => ({ path: about(PERSON, '/change'), body: { asked: Number(ASKED), grant: true } }),
  },
  'refuse-change': {
    follows: ['PERSON', 'ASKED'],
    request: ({ PERSON, ASKED }) => ({ path: about(PERSON, '/change'), body: { asked: Number(ASKED), grant: false } }),
  },
  tills: { follows: [], request: () => ({ method: 'GET', path: '/api/desk/tills' }) },
  'open-till': {
    follows: ['FRANCS'],
    request: ({ FRANCS }) => ({ path: '/api/desk/till/opening', body: { counted: rappenOf(FRANCS) } }),
  },
  'close-till': {
    follows: ['FRANCS'],
    request: ({ FRANCS }) => ({ path: '/api/desk/till/closing', body: { counted: rappenOf(FRANCS) } }),
  },
  'sign-till': {
    follows: ['PERSON'],
    request: ({ PERSON = '' }) => ({ path: `/api/desk/tills/${encodeURIComponent(PERSON)}/signature`, body: {} }),
  },
};

export const DESK_LINES = Object.entries(LINES).map(([name, { follows }]) => [name, ...follows].join(' '));

/** What was typed → what is asked of the server, or how it is typed. */
export function deskRequest([name = '', ...words]: readonly string[]): Result<DeskRequest, string> {
  const line = Object.hasOwn(LINES, name) ? LINES[name] : undefined;
  if (line === undefined) return refuse(`commands: ${DESK_LINES.join(', ')}`);
  const { follows } = line;
  const isLong = follows.at(-1) === 'REASON' || follows.at(-1) === 'NAME';
  if (isLong ? words.length < follows.length : words.length !== follows.length)
    return refuse(`usage: gschobe desk ${[name, ...follows].join(' ')}`);
  const said = Object.fromEntries(
    follows.map((what, i) => [what, isLong && i === follows.length - 1 ? words.slice(i).join(' ') : words[i]!]),
  );
  if (said['FRANCS'] !== undefined && Number.isNaN(rappenOf(said['FRANCS'])))
    return refuse(`not a sum of francs: ${said['FRANCS']}`);
  return ok({ method: 'POST', ...line.request(said) });
}
