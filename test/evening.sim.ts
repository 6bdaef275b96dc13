import { canonical } from '../src/kit/canonical.ts';
import { chanceFromText, shuffle } from '../src/kit/chance.ts';
import { sha256Hex } from '../src/kit/hash.ts';
import { noChance } from '../src/kit/process.ts';
import { promiseOf, readSecret } from '../src/lot/ceremony.ts';
import { lotChance } from '../src/lot/record.ts';
import { verifyLot } from '../src/lot/verify.ts';
import { DECK } from '../src/schieber/card.ts';
import { type ByTeam, nextSeat, type Seat, teamOf } from '../src/schieber/seat.ts';
import { type EveningCommand, eveningProcess } from '../src/tournament/evening/decide.ts';
import { type Evening, type EveningEvent, playersOf, presentPlayers } from '../src/tournament/evening/evening.ts';
import { TOURNAMENT_LOT_KINDS } from '../src/tournament/evening/lots.ts';
import { officialRanking, standingsOf } from '../src/tournament/ranking/standings.ts';
import { EBH, type Regulation, regulationWith, SSC } from '../src/tournament/regulation.ts';
import { appliedTo } from '../src/tournament/ruling/applied.ts';
import { IRREGULARITIES } from '../src/tournament/ruling/irregularity.ts';
import type { Choice } from '../src/tournament/ruling/measure.ts';
import { proposalsOf } from '../src/tournament/ruling/proposals.ts';
import { chosen, momentsOf, type Ruling, ruling, variantsOf } from '../src/tournament/ruling/ruling.ts';
import { checkSeating } from '../src/tournament/seating/check.ts';
import { cardsOf } from '../src/tournament/seating/wishes.ts';
import { type SheetStep, sheetProcess } from '../src/tournament/sheet/decide.ts';
import {
  type By,
  evolveSheet,
  gamesPlayed,
  type Sheet,
  type SheetEvent,
  seatsOf,
  totalsOf,
} from '../src/tournament/sheet/sheet.ts';
import { declarations } from '../src/tournament/sheet/testing.ts';
import { wrongAtTheDesk, wrongOnSheet } from './evening.faults.ts';
import {
  BALZ,
  checkStandings,
  DESK,
  DIRECTOR,
  type EveningReport,
  factsOf,
  hold,
  must,
  playGame,
  RITA,
  sheetFactsOf,
} from './evening.parts.ts';

/**
 * A whole evening from one seed, at speed: people come late and leave, tables make every kind of mistake, results are
 * corrected, somebody is excluded, the laptop crashes and starts again from its log. Invariants hold at every step;
 * the hash of the log says whether two machines saw the same evening.
 */
export function simulateEvening(
  seed: string,
  players: number,
  base: Regulation = SSC,
  /** Hears each append, as the store would: 'evening', or a sheet by its Passe and table. */
  recorded: (where: string, events: readonly (EveningEvent | SheetEvent)[]) => void = () => {},
): EveningReport {
  const dice = chanceFromText(seed)('evening');
  const regulation =
    base.key === EBH.key
      ? must(regulationWith(base, { passen: 3 + dice.below(2), gamesPerPasse: 4 * (2 + dice.below(2)), flatRate: 660 }))
      : base;
  let now = Date.UTC(2024, 10, 16, 8);
  let evening: Evening | undefined;
  let sheets = new Map<string, Sheet>();
  const log: EveningEvent[] = [];
  const sheetLog: [string, SheetEvent][] = [];
  const kinds = new Set<string>();
  let [rulings, games, draws, crashes, corrections, paper] = [0, 0, 0, 0, 0, 0];

  const tell = (command: EveningCommand, by: By = DIRECTOR): void => {
    now += 1000;
    const facts = evening ? factsOf(evening, [...sheets.values()]) : factsOf(undefined, []);
    const decided = must(eveningProcess.decide(evening, command, { by, now, facts, chance: noChance }));
    recorded('evening', decided);
    for (const event of decided) {
      log.push(event);
      evening = eveningProcess.evolve(evening, event);
    }
  };
  const write = (key: string, event: SheetEvent) => {
    sheetLog.push([key, event]);
    recorded(key, [event]);
    sheets.set(key, evolveSheet(sheets.get(key), event));
  };
  /** Paper sheets are typed twice. */
  const decideOn = (key: string, step: SheetStep, by: By) =>
    sheetProcess.decide(
      sheets.get(key),
      { steps: [step] },
      { by, now, facts: sheetFactsOf(evening!, true), chance: noChance },
    );
  const on = (key: string, step: SheetStep, by: By): void => {
    now += 1000;
    for (const event of must(decideOn(key, step, by))) write(key, event);
  };

  tell({ type: 'create', title: `Abend ${seed}`, place: 'Olten', day: '2024-11-16', regulation });
  const wish = () => ([null, 'german', 'german', 'french'] as const)[dice.below(4)] ?? null;
  tell({
    type: 'add-players',
    players: Array.from({ length: players }, () => ({ cards: wish() })),
  });
  for (let number = 1; number <= players; number++) arrive(number);

  const finals = regulation.finalTable ? regulation.finalTable.passen : 0;
  for (let passe = 1; passe <= regulation.passen + finals; passe++) {
    if (passe <= regulation.passen) {
      drawPasse(passe);
      if (dice.below(3) === 0) somebodyLeavesAfterTheDraw(passe);
      none(wrongAtTheDesk(evening!, passe, DIRECTOR, RITA, now));
    } else if (passe === regulation.passen + 1) drawFinal();
    tell({ type: 'start-passe', passe });
    openSheets(passe);
    const tables = [...sheets.values()].filter((sheet) => sheet.passe === passe).map(({ table }) => table);
    const crashAt = tables[dice.below(tables.length)];
    for (const table of tables) {
      playTable(`${passe}/${table}`);
      if (table === crashAt) crashAndRestart(); // in the middle of the Passe
    }
    tell({ type: 'close-passe', passe });
    if (passe < regulation.passen) comeAndGo();
    if (dice.below(2) === 0) crashAndRestart();
    checkStandings(evening!, [...sheets.values()]);
    if (passe === 2) excludeSomebody();
  }
  if (regulation.personalSheet === 'player-total') handInSheets();
  tell({ type: 'finish', despite: 'somebody went home with the sheet' });
  givePrizes();

  const final = evening!;
  const last = final.finalTable ? final.lots[final.drawIds.at(-1)!]! : undefined;
  const official = officialRanking(final, [...sheets.values()], last ? lotChance(last.seed, `${last.id}/tie`) : dice);
  const verdict = checkSeating({
    sets: final.passen.filter((each) => each.passe <= regulation.passen).map((each) => each.seating),
  });
  hold(verdict.faults.filter(({ code }) => code === 'player-twice').length === 0, 'nobody sits at two tables');
  hold(verdict.partnerRepeats === 0 || players < 20, 'nobody has the same partner twice');
  return {
    players,
    passen: final.passen.length,
    games,
    rulings,
    kinds: [...kinds].sort(),
    dropouts: log.filter(({ type }) => type === 'left').length,
    late: playersOf(final).filter(({ since }) => since > 0).length,
    corrections,
    exclusions: log.filter(({ type }) => type === 'excluded').length,
    crashes,
    anyRepeats: verdict.anyRepeats,
    secondByes: verdict.secondByes,
    champion: official[0]?.line.number ?? null,
    hash: sha256Hex(canonical({ log, sheetLog, official })),
    state: { evening: final, sheets: [...sheets.values()] },
  };

  function none(wrong: readonly string[]): void {
    hold(wrong.length === 0, wrong.join('; '));
  }

  /** Unfair play seen by the whole hall: the director's word, and the ranking without him. SSC 8.01 */
  function excludeSomebody(): void {
    const present = presentPlayers(evening!);
    if (present.length <= 16) return;
    const { number } = present[dice.below(present.length)]!;
    tell({ type: 'exclude', number, reason: 'signals' });
    const line = standingsOf(evening!, [...sheets.values()]).find((each) => each.number === number);
    hold(line?.rank === null, 'an exclusion corrects the ranking at once');
  }

  /** Three prizes; the winner of the first turns out to have cheated. SSC 8.01 */
  function givePrizes(): void {
    const order = () => officialRanking(evening!, [...sheets.values()], dice).filter(({ rank }) => rank !== null);
    tell({ type: 'set-prizes', prizes: [1, 2, 3].map((place) => ({ place, what: 'ham', valueRappen: 12_000 })) });
    for (const { place, line } of order().slice(0, 3)) tell({ type: 'award', place, player: line.number });
    const first = evening!.awards[0];
    if (!first || dice.below(2) === 0) return;
    tell({ type: 'hand-over', place: 1, player: first.player });
    tell({ type: 'exclude', number: first.player, reason: 'found out later' });
    tell({ type: 'take-back', place: 1, player: first.player, reason: 'excluded' });
    hold(evening!.awards[0]?.state === 'reclaimed', 'a prize that was handed over is reclaimed');
    hold(!order().some(({ line }) => line.number === first.player), 'the others move up');
  }

  function arrive(number: number): void {
    const document = regulation.identityCheck ? ({ document: 'identity-card', adult: true } as const) : {};
    tell({ type: 'check-in', number, ...document });
  }

  function randomness() {
    draws++;
    const secret = sha256Hex(`${seed}/secret/${draws}`);
    const cards = shuffle(DECK, chanceFromText(seed)(`deck ${draws}`));
    const source = { kind: 'ceremony', commitment: promiseOf(readSecret(secret)!) } as const;
    return { source, value: { kind: 'ceremony', secret, cards } as const };
  }

  function finishDraw(draw: string, value: ReturnType<typeof randomness>['value']): void {
    tell({ type: 'draw', draw, randomness: value });
    const verified = verifyLot(JSON.parse(JSON.stringify(evening!.lots[draw])), TOURNAMENT_LOT_KINDS);
    hold(verified.ok, `the draw ${draw} can be recomputed`);
  }

  function drawPasse(passe: number, reason?: string): void {
    const { source, value } = randomness();
    const draw = `passe-${passe}/${draws}`;
    tell({ type: 'announce-draw', draw, passen: [passe], source, ...(reason ? { reason } : {}) });
    finishDraw(draw, value);
  }

  function drawFinal(): void {
    const { source, value } = randomness();
    tell({ type: 'announce-final', draw: 'final', source, cards: null });
    finishDraw('final', value);
  }

  function somebodyLeavesAfterTheDraw(passe: number): void {
    if (presentPlayers(evening!).length <= 8) return;
    const present = presentPlayers(evening!);
    tell({ type: 'leave', number: present[dice.below(present.length)]!.number });
    drawPasse(passe, 'somebody went home');
  }

  function comeAndGo(): void {
    const present = presentPlayers(evening!);
    const leaving = present.length > 12 ? Math.floor((present.length * 3) / 100) + dice.below(2) : 0;
    for (const player of shuffle(present, dice).slice(0, leaving)) tell({ type: 'leave', number: player.number });
    if (dice.below(3) === 0) {
      tell({ type: 'add-players', players: [{ origin: 'walk-in' }] }, DESK);
      arrive(evening!.lastNumber);
    }
  }

  function openSheets(passe: number): void {
    const { seating } = evening!.passen.find((each) => each.passe === passe)!;
    const wishes = Object.fromEntries(
      Object.values(evening!.players).flatMap((p) => (p.cards ? [[p.number, p.cards]] : [])),
    );
    const isFinal = passe > regulation.passen;
    for (const table of seating.tables)
      write(`${passe}/${table.table}`, {
        type: 'opened',
        passe,
        table: table.table,
        players: seatsOf(table),
        games: isFinal ? regulation.finalTable!.games : regulation.gamesPerPasse,
        cards: isFinal ? 'both' : cardsOf(table, wishes),
        at: now,
      });
  }

  function playTable(key: string): void {
    const sheet = () => sheets.get(key)!;
    const at = (seat: Seat): By => ({
      role: 'player',
      who: `Nr. ${sheet().players[seat]}`,
      player: sheet().players[seat],
    });
    const writer = dice.below(4) as Seat;
    on(key, { type: 'elect-writer', seat: writer }, at(writer));
    none(wrongOnSheet(sheet(), evening!, RITA, now));
    if (dice.below(8) === 0) {
      typePaper(key);
      return;
    }
    for (let game = 1; game <= sheet().games; game++) {
      let points = playGame(dice);
      if (dice.below(12) === 0) {
        const result = irregularity(key, game, points);
        if (result === 'broken-off') break;
        points = result;
      }
      games++;
      on(key, { type: 'record', game, points: [points[0], points[1]] }, at(writer));
    }
    if (!sheet().aborted) {
      hold(gamesPlayed(sheet()) === sheet().games, 'all games are there');
      const counts = declarations(sheet());
      hold(counts[0] === counts[1] || sheet().dealers.length > 0, 'declarations are equal, or the sheet says why');
      if (dice.below(20) === 0) on(key, { type: 'object', seat: nextSeat(writer), game: 1 }, at(nextSeat(writer)));
      if (dice.below(10) === 0) on(key, { type: 'sign' }, RITA);
      else {
        on(key, { type: 'confirm', seat: writer }, at(writer));
        on(key, { type: 'confirm', seat: nextSeat(writer) }, at(nextSeat(writer)));
      }
      const totals = totalsOf(sheet());
      hold(totals[0] + totals[1] === 157 * sheet().games, 'a sheet totals its games times 157');
    }
    on(key, { type: 'visa' }, RITA);
    if (!sheet().aborted && dice.below(25) === 0) {
      const points = playGame(dice);
      on(key, { type: 'correct', game: 1, points: [points[0], points[1]], reason: 'Übertrag' }, RITA);
      corrections++;
    }
  }

  /** The phone is empty, the sheet is paper: two helpers type the same, or the second is told. */
  function typePaper(key: string): void {
    const { games: all } = sheets.get(key)!;
    const points = 157 * all - dice.below(157 * all);
    const totals: [number, number] = [points, 157 * all - points];
    on(key, { type: 'enter', totals }, DESK);
    const other = decideOn(key, { type: 'enter', totals: [totals[1] + 1, totals[0] - 1] }, BALZ);
    hold(!other.ok || totals[0] === totals[1] + 1, 'two entries that differ are not taken');
    on(key, { type: 'enter', totals }, BALZ);
    on(key, { type: 'sign' }, RITA);
    on(key, { type: 'visa' }, RITA);
    games += all;
    if (++paper % 3 !== 0) return;
    const second = { totals: [totals[1], totals[0]] as [number, number] };
    on(key, { type: 'correct', points: second.totals, reason: 'sides exchanged' }, RITA);
    on(key, { type: 'confirm-correction' }, BALZ);
    corrections++;
  }

  /** One of the irregularities, ruled, applied to the sheet; what the game is worth afterwards. */
  function irregularity(key: string, game: number, points: ByTeam<number>): ByTeam<number> | 'broken-off' {
    const sheet = sheets.get(key)!;
    const event = IRREGULARITIES[dice.below(IRREGULARITIES.length)]!;
    const moments = momentsOf(regulation, event);
    const noticed = moments[dice.below(moments.length)]!;
    const variants = variantsOf(regulation, event, noticed);
    const offender = dice.below(4) as Seat;
    const facts = {
      offender,
      game,
      games: sheet.games,
      trickNumber: 1 + dice.below(9),
      ...(variants.length > 0 ? { variant: variants[dice.below(variants.length)]! } : {}),
    };
    const incident = { event, noticed, facts };
    let said: Ruling = must(ruling(regulation, incident));
    let choice: Choice | undefined;
    if (said.choices.length > 0) {
      const picked = said.choices[dice.below(said.choices.length)]!;
      choice = picked;
      said = must(chosen(regulation, incident, picked));
    }
    rulings++;
    kinds.add(event);
    for (const command of appliedTo(sheet, { event, game, offender, choice }, said)) on(key, command, RITA);
    const number = sheet.players[offender];
    if (said.warning && evening!.players[number]!.presence !== 'excluded' && sheet.passe <= regulation.passen) {
      const others = presentPlayers(evening!).length > 12;
      const next = evening!.players[number]!.warnings.length + 1;
      const isLast = regulation.warnings.automatic && next >= regulation.warnings.exclusionFrom;
      if (others || !isLast) tell({ type: 'warn', number, reason: event, article: said.article });
      if (others && isLast) {
        const proposed = proposalsOf(evening!, [...sheets.values()]);
        hold(
          proposed.some((each) => each.kind === 'exclusion' && each.number === number),
          'the exclusion is proposed',
        );
        tell({ type: 'exclude', number, reason: event });
      }
    }
    const isExcluded = evening!.players[number]!.presence === 'excluded';
    if (isExcluded || (said.exclusion && sheet.passe <= regulation.passen && presentPlayers(evening!).length > 12)) {
      if (!isExcluded) tell({ type: 'exclude', number, reason: 'unfair play' });
      on(key, { type: 'abort', excluded: offender, ...(regulation.flatRate === null ? { rate: 942 } : {}) }, DESK);
      return 'broken-off';
    }
    if (said.redeal || said.annul) return playGame(dice);
    if (said.tricksFrom === null) return points;
    const opponents = teamOf(nextSeat(offender));
    return playGame(dice, { from: said.tricksFrom, opponents });
  }

  function handInSheets(): void {
    for (const { number, total, fillIn } of standingsOf(evening!, [...sheets.values()])) {
      if (fillIn || dice.below(40) === 0) continue; // somebody goes home with the sheet in his pocket
      const who: By = { role: 'player', who: `Nr. ${number}`, player: number };
      tell({ type: 'enter-total', number, total }, who);
      tell({ type: 'initial-total', number }, RITA);
      tell({ type: 'hand-in', number }, DESK);
    }
  }

  /** Everything in memory is gone; the log alone brings the same evening back. */
  function crashAndRestart(): void {
    crashes++;
    const before = canonical({ evening, sheets: [...sheets] });
    evening = log.reduce<Evening | undefined>(eveningProcess.evolve, undefined);
    sheets = new Map();
    for (const [key, event] of sheetLog) sheets.set(key, evolveSheet(sheets.get(key), event));
    hold(canonical({ evening, sheets: [...sheets] }) === before, 'the log replays to the same evening');
  }
}
