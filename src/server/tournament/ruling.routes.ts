import { refuse } from '../../kit/result.ts';
import { parseMode } from '../../schieber/mode.ts';
import { nextSeat } from '../../schieber/seat.ts';
import { sheetKey } from '../../tournament/evening/board.ts';
import { chosen, type Incident, type Ruling, ruling } from '../../tournament/ruling/ruling.ts';
import type { SheetStep } from '../../tournament/sheet/decide.ts';
import { dealerOf, type Sheet } from '../../tournament/sheet/sheet.ts';
import type { RulingAsked } from '../../tournament/wire.ts';
import type { Route } from '../http/route.ts';
import { commandEvening, commandSheet, doneOf, type Office, withNews } from './office.ts';
import { CODE, RULING, SHEET } from './shapes.ts';
import { tournamentRoute } from './tournamentRoute.ts';

export const rulingRoutes = (office: Office): readonly Route[] => [
  tournamentRoute(office, 'POST /tournaments/:id/sheets/:passe/:table/rulings', {
    right: 'ruling.give',
    idempotency: 'required',
    schema: {
      params: SHEET,
      querystring: CODE,
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
      const command = { steps: consequences(sheet, body, taken.value), seen: body.version };
      const told = await commandSheet(office, board, params, command, { by, at, once });
      if (told.ok && taken.value.warning && body.warn !== false)
        await commandEvening(
          office,
          params.id,
          { type: 'warn', number: sheet.players[body.offender], reason: body.event, article: taken.value.article },
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
    ...{ offender, game, games: sheet.games },
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

/** What the ruling does to the sheet: the note, an annulled game, the order of dealers, the points. */
function consequences(sheet: Sheet, { game, event, choice, points }: RulingAsked, said: Ruling): SheetStep[] {
  const { article } = said;
  const note: SheetStep = { type: 'note-ruling', game, event, article, ...(choice ? { choice } : {}) };
  const steps: SheetStep[] = [note];
  if (said.annul) steps.push({ type: 'annul', game, article });
  const dealer = dealerOf(sheet, game);
  if (dealer !== null && said.declaresNext !== null) {
    // Dealt again at once by the next dealer, or made good in the next game: the same side is forehand once more.
    if (said.redeal) steps.push({ type: 'set-dealer', game, dealer: nextSeat(dealer), article });
    else if (game < sheet.games) steps.push({ type: 'set-dealer', game: game + 1, dealer, article });
  }
  if (said.correctNextDeal && dealer !== null && game < sheet.games)
    steps.push({ type: 'set-dealer', game: game + 1, dealer: nextSeat(dealer), article });
  if (points && !said.annul && !said.redeal) steps.push({ type: 'record', game, points, estimated: said.estimate });
  return steps;
}
