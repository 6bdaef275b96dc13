import { readFileSync } from 'node:fs';
import { fromHex } from '../kit/bytes.ts';
import { chanceFrom } from '../kit/chance.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import { checkSeating, type Schedule } from '../tournament/seating/check.ts';
import type { CardWish, SeatedSet, SeatedTable } from '../tournament/seating/schedule.ts';
import { drawSeating } from '../tournament/seating/seating.ts';
import { fieldsOf } from './input.ts';
import { BAD_INPUT, complain } from './lines.ts';
import { numberOption, type Options, parseOptions } from './options.ts';

const USAGE = `usage: gschobe seating --players N --sets K --seed HEX [--draw ID] [--absent 3,17] [--french 65-104]
       [--german 1-64] [--apart 3-7,8-9] [--fixed 5@2] [--cards first|after|auto] [--history FILE]
       gschobe seating check [FILE]`;

/** A schedule with its proof, or a verdict on anybody's schedule. SSC 2.02, EBH 1 */
export async function run(args: readonly string[]): Promise<number> {
  if (args[0] === 'check') return check(args[1]);
  const options = parseOptions(args);
  const request = requestOf(options);
  if (!request.ok) return complain(`${request.refusal}\n${USAGE}`);
  const { seed, draw, ...wanted } = request.value;
  const seating = drawSeating(wanted, chanceFrom(seed)(draw));
  if (!seating.ok) return complain(`refused: ${JSON.stringify(seating.refusal)}`);
  process.stdout.write(`${JSON.stringify(seating.value)}\n`);
  return 0;
}

function requestOf(options: Options) {
  const players = numberOption(options, 'players', Number.NaN, 4, 2000);
  const sets = numberOption(options, 'sets', 5, 1, 50);
  if (players === undefined || !Number.isInteger(players))
    return refuse('--players must be a whole number from 4 to 2000');
  if (sets === undefined || !Number.isInteger(sets)) return refuse('--sets must be a whole number from 1 to 50');
  const text = options.named.get('seed');
  const seed = text === undefined ? undefined : fromHex(text);
  if (!seed || seed.length === 0) return refuse('--seed must be an even number of hexadecimal digits');
  const absent = numbers(options.named.get('absent') ?? '');
  const french = numbers(options.named.get('french') ?? '');
  const german = numbers(options.named.get('german') ?? '');
  if (!absent || !french || !german) return refuse('player numbers are written 3,17 or 65-104');
  const apart = pairs(options.named.get('apart') ?? '', '-');
  const fixed = pairs(options.named.get('fixed') ?? '', '@');
  if (!apart) return refuse('--apart takes pairs such as 3-7,8-9');
  if (!fixed) return refuse('--fixed takes player@table such as 5@2');
  const cards = options.named.get('cards') ?? 'auto';
  if (cards !== 'auto' && cards !== 'first' && cards !== 'after') return refuse('--cards is first, after or auto');
  const history = historyOf(options.named.get('history'));
  if (!history.ok) return history;
  const wishes: Record<number, CardWish> = {};
  for (const player of german) wishes[player] = 'german';
  for (const player of french) wishes[player] = 'french';
  return ok({
    seed,
    draw: options.named.get('draw') ?? 'seating',
    players: Array.from({ length: players }, (_, i) => i + 1).filter((player) => !absent.includes(player)),
    sets,
    wishes,
    cards: cards as 'first' | 'after' | 'auto',
    keepApart: apart,
    fixedTables: Object.fromEntries(fixed),
    history: history.value,
  });
}

/** '3,17,65-104' */
function numbers(text: string): number[] | undefined {
  const list: number[] = [];
  for (const part of text.split(',').filter((each) => each.trim() !== '')) {
    const [, from, to] = /^\s*(\d{1,5})(?:-(\d{1,5}))?\s*$/.exec(part) ?? [];
    if (from === undefined) return undefined;
    for (let n = Number(from); n <= Number(to ?? from); n++) list.push(n);
  }
  return list;
}

function pairs(text: string, sign: string): [number, number][] | undefined {
  const list: [number, number][] = [];
  for (const part of text.split(',').filter((each) => each.trim() !== '')) {
    const [a, b, ...more] = part.split(sign).map((each) => (/^\s*\d+\s*$/.test(each) ? Number(each) : Number.NaN));
    if (a === undefined || b === undefined || more.length > 0 || Number.isNaN(a) || Number.isNaN(b)) return undefined;
    list.push([a, b]);
  }
  return list;
}

function historyOf(file: string | undefined): Result<readonly SeatedSet[], string> {
  if (file === undefined) return ok([]);
  const text = readText(file);
  if (!text.ok) return text;
  const schedule = scheduleOf(text.value);
  if (!schedule.ok) return schedule;
  const sets: SeatedSet[] = [];
  for (const [index, { tables, byes = [] }] of schedule.value.sets.entries()) {
    const seated = tables.map(({ table, teams }, at) => seatedTable(table ?? at + 1, teams));
    if (!seated.every((table) => table !== undefined)) return refuse(`set ${index + 1}: a table has two teams of two`);
    sets.push({ tables: seated, byes });
  }
  return ok(sets);
}

/** Undefined where it is not two teams of two. */
function seatedTable(table: number, [first, second, ...more]: readonly (readonly number[])[]): SeatedTable | undefined {
  return isPair(first) && isPair(second) && more.length === 0 ? { table, teams: [first, second] } : undefined;
}

const isPair = (team: readonly number[] | undefined): team is readonly [number, number] => team?.length === 2;

/** One schedule as JSON, from a file or the standard input; several lines are several schedules. */
async function check(file: string | undefined): Promise<number> {
  const text = file === undefined || file === '-' ? ok(await standardInput()) : readText(file);
  if (!text.ok) return complain(text.refusal);
  if (text.value.trim() === '') return complain(`nothing to check\n${USAGE}`);
  const whole = scheduleOf(text.value);
  if (whole.ok) return verdict(whole.value);
  let code = 0;
  const lines = text.value.split(/\r?\n/);
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const schedule = scheduleOf(line);
    if (schedule.ok) verdict(schedule.value);
    else {
      process.stderr.write(`line ${index + 1}: ${schedule.refusal}\n`);
      code = BAD_INPUT;
    }
  }
  return code;
}

function verdict(schedule: Schedule): number {
  process.stdout.write(`${JSON.stringify(checkSeating(schedule))}\n`);
  return 0;
}

function scheduleOf(text: string): Result<Schedule, string> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('not JSON');
  }
  const fields = fieldsOf(value);
  if (!fields.ok) return fields;
  const { sets } = fields.value;
  if (!Array.isArray(sets)) return refuse('sets must be a list of {"tables":[{"teams":[[1,2],[3,4]]}],"byes":[]}');
  for (const [index, set] of sets.entries()) {
    const where = `set ${index + 1}`;
    const { tables, byes } = (set ?? {}) as Record<string, unknown>;
    if (!Array.isArray(tables)) return refuse(`${where}: tables must be a list`);
    const areNumbers = (list: unknown) => Array.isArray(list) && list.every((each) => typeof each === 'number');
    if (byes !== undefined && !areNumbers(byes)) return refuse(`${where}: byes must be a list of player numbers`);
    for (const table of tables) {
      const teams = (table as Record<string, unknown> | null)?.['teams'];
      if (!Array.isArray(teams) || !teams.every(areNumbers))
        return refuse(`${where}: teams must be lists of player numbers`);
    }
  }
  return ok(value as Schedule);
}

function readText(file: string): Result<string, string> {
  try {
    return ok(readFileSync(file, 'utf8'));
  } catch {
    return refuse(`cannot read ${file}`);
  }
}

async function standardInput(): Promise<string> {
  let text = '';
  for await (const chunk of process.stdin.setEncoding('utf8')) text += chunk;
  return text;
}
