import { refuse } from '../../kit/result.ts';
import { parseMode } from '../../schieber/mode.ts';
import type { Seat } from '../../schieber/seat.ts';
import { sheetKey } from '../../tournament/evening/board.ts';
import { COMMAND_RIGHTS } from '../../tournament/evening/decide.ts';
import { isEntitled } from '../../tournament/evening/rights.ts';
import { appliedTo } from '../../tournament/ruling/applied.ts';
import { chosen, type Incident, type Ruling, ruling } from '../../tournament/ruling/ruling.ts';
import type { SheetStep } from '../../tournament/sheet/decide.ts';
import type { Sheet } from '../../tournament/sheet/sheet.ts';
import type { RulingAsked } from '../../tournament/wire.ts';
import type { Route } from '../http/route.ts';
import { commandEvening, commandSheet, doneOf, type Office, withNews } from './office.ts';
import { RULING, SHEET, SINCE } from './shapes.ts';
import { tournamentRoute } from './tournamentRoute.ts';

export const rulingRoutes = (office: Office): readonly Route[] => [
  tournamentRoute(office, 'POST /tournaments/:id/sheets/:passe/:table/rulings', {
    right: 'ruling.give',
    idempotency: 'required',
    schema: {
      params: SHEET,
      querystring: SINCE,
      body: RULING,
      summary: 'A ruling at a table: recorded with its article and applied to the sheet.',
    },
    async handler({ params, query, body, board, access, by, at, once }) {
      if (!by || !access) return refuse({ code: 'forbidden' });
      const { regulation } = board.evening;
      const sheet = board.sheets.get(sheetKey(params.passe, params.table))?.sheet;
      if (!sheet) return refuse({ code: 'passe-not-started', article: regulation.articles.start });
      const incident = incidentOf(body, sheet);
      const said = ruling(regulation, incident);
      if (!said.ok) return said;
      const { choices, decides, article } = said.value;
      const { choice } = body;
      if (choices.length > 0 && decides !== 'parties' && choice === undefined)
        return refuse({ code: 'choice-needed', choices: [...choices], article });
      const taken = choice === undefined ? said : chosen(regulation, incident, choice);
      if (!taken.ok) return taken;
      const sanction = sanctionOf(body, taken.value);
      if (sanction && !isEntitled(by.role, COMMAND_RIGHTS[sanction.type]))
        return refuse({ code: 'director-only', article: regulation.articles.warning });
      const applied = appliedTo(sheet, body, taken.value);
      const steps: SheetStep[] =
        sanction?.type === 'exclude' ? [...applied, { type: 'abort', excluded: sanction.seat }] : applied;
      const command = { steps, seen: body.version };
      const told = await commandSheet(office, board, params, command, { by, at, once });
      if (told.ok && sanction)
        await commandEvening(
          office,
          params.id,
          {
            ...{ type: sanction.type, number: sheet.players[sanction.seat] },
            ...{ reason: body.event, article: taken.value.article },
          },
          // Under a key of its own: a ruling sent again after a lost answer warns once.
          { by, at, once: once && { ...once, key: `${once.key}/warning` } },
        );
      return withNews(office, params.id, access, query.since, doneOf(told));
    },
  }),
];

function incidentOf(body: RulingAsked, sheet: Sheet): Incident {
  const { event, noticed, game, offender, variant, trickNumber, rightfulLeader, hand, trick, played } = body;
  const mode = body.mode === undefined ? undefined : parseMode(body.mode);
  const facts = {
    ...{ game, games: sheet.games },
    ...(offender === undefined ? {} : { offender }),
    ...(rightfulLeader === undefined ? {} : { rightfulLeader }),
    ...(variant === undefined ? {} : { variant }),
    ...(trickNumber === undefined ? {} : { trickNumber }),
    ...(mode === undefined ? {} : { mode }),
    ...(hand === undefined ? {} : { hand }),
    ...(trick === undefined ? {} : { trick }),
    ...(played === undefined ? {} : { played }),
  };
  return { event, noticed, facts };
}

/** What the director does in the same step; the ruling alone only proposes it. SSC 7.05 (11), EBH 9 */
function sanctionOf(
  { offender, warn, exclude }: RulingAsked,
  said: Ruling,
): { readonly type: 'warn' | 'exclude'; readonly seat: Seat } | undefined {
  if (offender === undefined) return undefined;
  if (exclude && said.exclusion) return { type: 'exclude', seat: offender };
  return warn && said.warning ? { type: 'warn', seat: offender } : undefined;
}
