import { useState } from 'preact/hooks';
import { nextSeat, type Seat, teamOf } from '../../schieber/seat.ts';
import type { TableView } from '../../tournament/evening/board.ts';
import type { SupervisorScreen } from '../../tournament/evening/eveningView.ts';
import { POINTS_PER_GAME } from '../../tournament/regulation.ts';
import { chosen, momentsOf, type Ruling, ruling, variantsOf } from '../../tournament/ruling/ruling.ts';
import {
  IRREGULARITIES,
  type Irregularity,
  type Noticed,
  type Choice as Taken,
  type Variant,
} from '../../tournament/ruling/table.ts';
import { formatNumber } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Choice, Field, Select } from '../parts/field.tsx';
import type { Connection } from './connection.ts';
import { Mark } from './mark.tsx';
import type { Words } from './ruling.de.ts';
import { useSend } from './send.ts';

interface WizardProps {
  connection: Connection;
  screen: SupervisorScreen;
  table: TableView;
  onClose: () => void;
}

/** A few questions, then what holds, with its paragraph. SSC 7.05, EBH 2-9 */
export function RulingWizard({ connection, screen, table, onClose }: WizardProps) {
  const words = useWords('tournament');
  const rules = useWords('rulings');
  const { send, busy } = useSend(connection);
  const { regulation, title } = screen.view;
  const [event, setEvent] = useState<Irregularity>('E8');
  const [noticed, setNoticed] = useState<Noticed>('open');
  const [offender, setOffender] = useState<Seat>(0);
  const [trick, setTrick] = useState(1);
  const [game, setGame] = useState(Math.min(table.games, table.played + 1));
  const [variant, setVariant] = useState<Variant | ''>('');
  const [choice, setChoice] = useState<Taken | ''>('');
  const [counted, setCounted] = useState('');
  const moments = momentsOf(regulation, event);
  const moment = moments.includes(noticed) ? noticed : (moments[0] ?? 'open');
  const variants = variantsOf(regulation, event, moment);
  const finer = variants.includes(variant as Variant)
    ? (variant as Variant)
    : variants.length > 1
      ? variants[0]
      : undefined;
  const facts = { offender, trickNumber: trick, game, games: table.games, ...(finer ? { variant: finer } : {}) };
  const incident = { event, noticed: moment, facts };
  const said = ruling(regulation, incident);
  const taken =
    said.ok && choice !== '' && said.value.choices.includes(choice) ? chosen(regulation, incident, choice) : said;
  const answer = taken.ok ? taken.value : undefined;
  const opponents = words.team[teamOf(nextSeat(offender))] ?? '';
  const needsPoints = answer !== undefined && answer.tricksFrom !== null;
  const own = /^\d{1,3}$/.test(counted) ? Number(counted) : null;
  const isCounted = own !== null && own <= POINTS_PER_GAME;
  const points: [number, number] | undefined =
    needsPoints && isCounted
      ? teamOf(offender) === 0
        ? [own, POINTS_PER_GAME - own]
        : [POINTS_PER_GAME - own, own]
      : undefined;
  const isOpenChoice = said.ok && said.value.choices.length > 0 && said.value.decides !== 'parties' && choice === '';
  const enter = async () => {
    const body = {
      ...{ event, noticed: moment, game, offender, trickNumber: trick, version: table.version },
      ...(finer ? { variant: finer } : {}),
      ...(choice !== '' && said.ok && said.value.choices.includes(choice) ? { choice } : {}),
      ...(points ? { points } : {}),
    };
    const params = { passe: String(table.passe), table: String(table.table) };
    if (await send('POST /tournaments/:id/sheets/:passe/:table/rulings', { params, body })) onClose();
  };
  return (
    <main class="tour-phone" id="main">
      <header class="tour-ph">
        <button type="button" class="tour-back" aria-label={words.back} onClick={onClose}>
          <Mark name="back" />
        </button>
        <h1>{words.ruling}</h1>
        <p class="tour-ph-end">
          {words.table(table.table)}, {words.game} {game}
        </p>
      </header>
      <section class="tour-facts">
        <p>
          <b>{title}</b>
        </p>
        <Select
          label={words.what}
          value={event}
          onInput={(value) => {
            setEvent(value as Irregularity);
            setChoice('');
            setVariant('');
          }}
          options={IRREGULARITIES.map((value) => ({ value, label: rules.irregularities[value] ?? value }))}
        />
        {moments.length > 1 && (
          <Choice
            label={words.noticed}
            value={moment}
            onInput={setNoticed}
            options={moments.map((value) => ({ value, label: rules.moments[value] ?? value }))}
          />
        )}
        {variants.length > 1 && finer && (
          <Choice
            label={words.closer}
            value={finer}
            onInput={setVariant}
            options={variants.map((value) => ({ value, label: rules.variants[value] ?? value }))}
          />
        )}
        <Select
          label={words.offender}
          value={String(offender)}
          onInput={(value) => setOffender(Number(value) as Seat)}
          options={([0, 1, 2, 3] as const).map((seat) => ({
            value: String(seat),
            label: `${words.seats[seat]} ${table.names[seat]}`,
          }))}
        />
        <Select
          label={words.inGame}
          value={String(game)}
          onInput={(value) => setGame(Number(value))}
          options={Array.from({ length: table.games }, (_, i) => ({
            value: String(i + 1),
            label: `${words.game} ${i + 1}`,
          }))}
        />
        {needsPoints && (
          <Select
            label={words.inTrick}
            value={String(trick)}
            onInput={(value) => setTrick(Number(value))}
            options={Array.from({ length: 9 }, (_, i) => ({ value: String(i + 1), label: words.trickOf(i + 1) }))}
          />
        )}
      </section>
      <section class="tour-ruled" aria-live="polite">
        <p class="tour-quiet">{words.soItIs}</p>
        {answer && <h2>{sentences(answer, rules, opponents)}</h2>}
        {said.ok && said.value.choices.length > 0 && said.value.decides !== 'parties' && (
          <Choice
            label={rules.decidesWho[said.value.decides] ?? ''}
            value={choice as Taken}
            onInput={setChoice}
            options={said.value.choices.map((value) => ({ value, label: rules.choices[value] ?? value }))}
          />
        )}
        {needsPoints && answer && (
          <>
            <ol class="tour-tricks">
              {Array.from({ length: 9 }, (_, i) => (
                <li key={i} class={i + 1 >= (answer.tricksFrom ?? 10) ? 'tour-given' : ''}>
                  {i + 1}
                </li>
              ))}
            </ol>
            <Field
              label={words.typeFor(words.team[teamOf(offender)] ?? '')}
              inputMode="numeric"
              value={counted}
              onInput={setCounted}
            />
            {isCounted && (
              <p class="tour-good">
                <Mark name="check" /> {opponents} {formatNumber(POINTS_PER_GAME - own)}. {rules.record157}
              </p>
            )}
          </>
        )}
        {answer && (
          <p class="tour-quiet">
            <b>{answer.article}</b>
          </p>
        )}
      </section>
      <div class="tour-dock">
        <Button
          wide
          busy={busy}
          disabled={!answer || isOpenChoice || (needsPoints && !isCounted)}
          onClick={() => void enter()}
        >
          {words.enterRuling}
        </Button>
      </div>
    </main>
  );
}

/** The consequence in plain sentences. */
function sentences(said: Ruling, rules: Words, opponents: string): string {
  const c = rules.consequences;
  const parts = [
    said.tricksFrom !== null ? rules.tricksFrom(said.tricksFrom, opponents) : '',
    said.dealer !== null ? c[said.dealer] : '',
    said.annul ? c['annul'] : '',
    said.cardBack ? c['cardBack'] : '',
    said.mustGive.length > 0 ? c['highest'] : '',
    said.trickTo !== null && said.tricksFrom === null ? c['trickTo'] : '',
    said.nextLead === 'right-of-offender' ? c['nextLead'] : said.nextLead === 'rightful-leader' ? c['rightful'] : '',
    said.suitBan !== null || (said.article === 'SSC 7.05 (5)' && said.cardBack) ? c['suitBan'] : '',
    said.article === 'SSC 7.05 (6)' ? c['devalued'] : '',
    said.surplusTo !== null ? c['surplus'] : '',
    said.suitNamedBy !== null ? c['suitNamed'] : '',
    said.correctNextDeal ? c['nextDeal'] : '',
    said.declaresNext !== null && said.dealer === null ? c['declaresNext'] : '',
    said.cannotWinTrick && said.trickTo === null ? c['cannotWin'] : '',
    said.recount ? c['recount'] : '',
    said.estimate ? c['estimate'] : '',
    said.refuseEntry ? c['refuseEntry'] : '',
    said.unrated ? c['unrated'] : '',
    said.flatRate !== null ? rules.flatRate(formatNumber(said.flatRate)) : '',
    said.warning ? c['warning'] : '',
    said.stands ? c['stands'] : '',
  ];
  return parts.filter(Boolean).join(' ');
}
