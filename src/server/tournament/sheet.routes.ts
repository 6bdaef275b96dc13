import type { Static } from 'typebox';
import { ok, type Result, refuse } from '../../kit/result.ts';
import type { AnyRefusal } from '../../kit/wire.ts';
import { type Card, parseCard } from '../../schieber/card.ts';
import { parseMode } from '../../schieber/mode.ts';
import { SEATS, type Seat } from '../../schieber/seat.ts';
import { sheetKey } from '../../tournament/evening/board.ts';
import type { EveningRefusal } from '../../tournament/evening/decide.ts';
import { appliedTo } from '../../tournament/ruling/applied.ts';
import type { Facts } from '../../tournament/ruling/facts.ts';
import { chosen, type Incident, type Ruling, ruling } from '../../tournament/ruling/ruling.ts';
import type { SheetCommand } from '../../tournament/sheet/decide.ts';
import type { By, Sheet } from '../../tournament/sheet/sheet.ts';
import { looseRoute, type Route, sent } from '../http/route.ts';
import { type Access, accessOf } from './access.ts';
import type { ServerBoard } from './boards.ts';
import type { Office } from './office.ts';
import { CODE, RULING, SHEET, SHEET_COMMAND } from './shapes.ts';

type Asked = Static<typeof SHEET_COMMAND>;

export function sheetRoutes(office: Office): readonly Route[] {
  return [
    looseRoute({
      method: 'POST',
      url: '/api/tournaments/:id/sheets/:passe/:table/commands',
      policy: 'public',
      idempotency: 'required',
      schema: {
        params: SHEET,
        querystring: CODE,
        body: SHEET_COMMAND,
        summary: 'Writing, confirming, initialling a Jass sheet.',
      },
      async handler({ params, query, body, actor, at, once }) {
        const board = await office.boards.load(params.id);
        if (!board) return refuse({ code: 'not-found' });
        const access = accessOf(board, actor, query.key);
        if (!access.ok) return access;
        const sheet = board.sheets.get(sheetKey(params.passe, params.table))?.sheet;
        const by = writerOf(board, access.value, params.table, sheet, body);
        if (!by.ok) return by;
        const { version, ...asked } = body;
        const command = commandOf(board, asked as Omit<Asked, 'version'>, params.passe);
        if (!command.ok) return command;
        return sent(
          await office.sheet(params.id, params.passe, params.table, [command.value], version, {
            by: by.value,
            at,
            once,
          }),
        );
      },
    }),
    looseRoute({
      method: 'POST',
      url: '/api/tournaments/:id/sheets/:passe/:table/rulings',
      policy: 'public',
      idempotency: 'required',
      schema: {
        params: SHEET,
        querystring: CODE,
        body: RULING,
        summary: 'A ruling at a table: recorded with its article and applied to the sheet.',
      },
      async handler({ params, query, body, actor, at, once }) {
        const board = await office.boards.load(params.id);
        if (!board) return refuse({ code: 'not-found' });
        const access = accessOf(board, actor, query.key);
        if (!access.ok) return access;
        const { articles } = board.evening.regulation;
        if (access.value.as !== 'staff') return refuse({ code: 'supervisor-only', article: articles.decision });
        const { by } = access.value;
        const sheet = board.sheets.get(sheetKey(params.passe, params.table))?.sheet;
        if (!sheet) return refuse({ code: 'passe-not-started', article: articles.start });
        const incident = incidentOf(body, sheet);
        const said = ruling(board.evening.regulation, incident);
        if (!said.ok) return refuse(said.refusal);
        const { choice } = body;
        if (said.value.choices.length > 0 && said.value.decides !== 'parties' && choice === undefined)
          return refuse({
            code: 'choice-needed',
            choices: said.value.choices,
            article: said.value.article,
          } as AnyRefusal);
        const taken = choice === undefined ? said : chosen(board.evening.regulation, incident, choice);
        if (!taken.ok) return refuse(taken.refusal);
        const sanction = sanctionOf(body, taken.value);
        if (sanction && by.role !== 'director') return refuse({ code: 'director-only', article: articles.warning });
        const points = body.points as [number, number] | undefined;
        const commands = appliedTo(sheet, { ...body, choice, points }, taken.value);
        if (sanction?.type === 'exclude') commands.push({ type: 'abort', excluded: sanction.seat });
        const told = await office.sheet(params.id, params.passe, params.table, commands, body.version, {
          by,
          at,
          once,
        });
        if (told.ok && sanction)
          await office.evening(
            params.id,
            {
              type: sanction.type,
              number: sheet.players[sanction.seat],
              reason: body.event,
              article: taken.value.article,
            },
            // Under a key of its own: a ruling sent again after a lost answer warns once.
            { by, at, once: once && { ...once, key: `${once.key}/warning` } },
          );
        return sent(told);
      },
    }),
  ];
}

/** Who is writing: the office, or somebody who sits at this very table. */
function writerOf(
  board: ServerBoard,
  access: Access,
  table: number,
  sheet: Sheet | undefined,
  asked: Asked,
): Result<By, AnyRefusal> {
  const { articles } = board.evening.regulation;
  switch (access.as) {
    case 'staff':
      return ok(access.by);
    case 'player':
      return ok(access.by);
    case 'table': {
      if (access.table !== table) return refuse({ code: 'unknown-code', article: articles.number });
      const seat: Seat = 'seat' in asked ? asked.seat : (sheet?.writer ?? 0);
      const player = sheet?.players[seat] ?? 0;
      return ok({ role: 'player', who: `player:${player}`, player });
    }
    default:
      return refuse({ code: 'forbidden' });
  }
}

function commandOf(board: ServerBoard, asked: Omit<Asked, 'version'>, passe: number): Result<SheetCommand, AnyRefusal> {
  const command = asked as SheetCommand & { second?: string };
  const fault = command.type === 'substitute' ? substituteFault(board, passe, command.player) : undefined;
  if (fault) return refuse(fault);
  if (command.type === 'enter') return ok({ ...command, double: board.evening.doubleEntry } as SheetCommand);
  if (command.type !== 'correct') return ok(command as SheetCommand);
  // The second signature is a helper's own code, typed or scanned by himself. Ruling G24
  const second = accessOf(board, { kind: 'anonymous' }, command.second as unknown as string);
  if (!second.ok || second.value.as !== 'staff')
    return refuse({ code: 'second-person-needed', article: board.evening.regulation.articles.decision });
  return ok({ ...command, second: second.value.by } as SheetCommand);
}

/** Whoever takes a seat in the middle of a Passe is here and sits nowhere else. EBH 1, ruling G4 */
function substituteFault(board: ServerBoard, passe: number, number: number): EveningRefusal | undefined {
  const { players, regulation } = board.evening;
  const { articles } = regulation;
  const player = players[number];
  if (!player) return { code: 'no-such-player', number, article: articles.number };
  if (player.presence !== 'present') return { code: 'not-present', number };
  const isSeated = [...board.sheets.values()].some(
    ({ sheet }) => sheet.passe === passe && SEATS.some((seat) => sheet.players[seat] === number),
  );
  return isSeated ? { code: 'player-at-two-tables', player: number, article: articles.draw } : undefined;
}

/** What the director does in the same step; the ruling alone only proposes it. SSC 7.05 (11), EBH 9 */
function sanctionOf(
  { offender, warn, exclude }: Static<typeof RULING>,
  said: Ruling,
): { type: 'warn' | 'exclude'; seat: Seat } | undefined {
  if (offender === undefined) return undefined;
  if (exclude && said.exclusion) return { type: 'exclude', seat: offender };
  return warn && said.warning ? { type: 'warn', seat: offender } : undefined;
}

function incidentOf(body: Static<typeof RULING>, sheet: Sheet): Incident {
  const cards = (list: readonly string[] | undefined): Card[] | undefined => list?.map((text) => parseCard(text)!);
  const facts: Record<string, unknown> = {
    offender: body.offender,
    rightfulLeader: body.rightfulLeader,
    variant: body.variant,
    trickNumber: body.trickNumber,
    game: body.game,
    games: sheet.games,
    mode: body.mode === undefined ? undefined : parseMode(body.mode),
    hand: cards(body.hand),
    trick: cards(body.trick),
    played: cards(body.played),
  };
  const known = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Facts;
  return { event: body.event, noticed: body.noticed, facts: known };
}
