import { useState } from 'preact/hooks';
import type { PlayerScreen } from '../../tournament/evening/eveningView.ts';
import type { PlayerView } from '../../tournament/evening/views.ts';
import { colon, formatNumber } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { HelpLink } from '../shell/helpLink.tsx';
import { useTitle } from '../shell/page.tsx';
import { Announcement } from './announcement.tsx';
import { CharterOnPhone } from './charter.tsx';
import type { ScreenProps } from './codeScreen.tsx';
import type { Connection } from './connection.ts';
import { Mark } from './mark.tsx';
import { useSend } from './send.ts';

/** A player's own page: where do I sit, with whom, how do I stand. */
export function PlayerPage({ connection, screen }: ScreenProps<PlayerScreen>) {
  const words = useWords('tournament');
  const { onSheet, busy } = useSend(connection);
  useTitle(screen.view.name);
  const { view, sheet } = screen;
  const seat = sheet && ([0, 1, 2, 3] as const).find((each) => sheet.players[each] === view.number);
  const team = seat === null || seat === undefined ? null : ((seat % 2) as 0 | 1);
  const passeName: PasseName = ({ passe, final }) =>
    final === null ? words.passe(passe) : `${words.finalTable} ${final}`;
  const canConfirm = sheet?.status === 'complete' && team !== null && !sheet.confirmed.includes(team);
  return (
    <main class="tour-phone" id="main">
      <header class="tour-ph">
        <h1>{words.number(view.number)}</h1>
        <p>
          {view.name}
          <br />
          {view.title}
        </p>
        <HelpLink page="player" />
      </header>
      <Announcement announcement={view.announcement} />
      <Place view={view} passeName={passeName} />
      {canConfirm && sheet && team !== null && seat !== null && seat !== undefined && (
        <section class="tour-confirm">
          <h2>{words.confirmHere}</h2>
          <Button wide busy={busy} onClick={() => void onSheet(sheet, { type: 'confirm', seat })}>
            {words.confirm(formatNumber(sheet.totals[team]))}
          </Button>
        </section>
      )}
      <Standing view={view} passeName={passeName} />
      {view.personalSheet === 'player-total' && view.canEnterTotal && <OwnTotal connection={connection} view={view} />}
      <CharterOnPhone lines={view.charter} />
      <p class="tour-quiet tour-foot">{words.acceptance}</p>
    </main>
  );
}

type PasseName = (passe: { passe: number; final: number | null }) => string;

/** Where I sit, with whom and against whom. */
function Place({ view, passeName }: { view: PlayerView; passeName: PasseName }) {
  const words = useWords('tournament');
  const hall = useWords('hall');
  const current = view.passen.find((passe) => passe.stage !== 'closed') ?? null;
  return (
    <section class="tour-mine">
      {view.isFinished ? (
        <p class="tour-quiet">{words.finished}</p>
      ) : current === null ? (
        <p class="tour-quiet">{view.looksOn ? hall.finalIsOn : words.notSeated}</p>
      ) : current.isBye ? (
        <h2>{words.youSitOut}</h2>
      ) : current.table === null ? (
        <p class="tour-warn">{hall.noSeatYet}</p>
      ) : (
        <>
          <p class="tour-quiet">
            {words.yourTable}, {passeName(current)}
          </p>
          <p class="tour-big">
            {current.table}
            <small>
              {words.seat} {words.seats[current.seat ?? 0]}
              <br />
              {current.cards && words.cards[current.cards]}
            </small>
          </p>
          <dl>
            <dt>{words.partner}</dt>
            <dd>{current.partner}</dd>
            <dt>{words.opponents}</dt>
            <dd>{current.opponents.join(', ')}</dd>
          </dl>
        </>
      )}
    </section>
  );
}

/** SSC 7.04 */
const FINALISTS = 4;

/** Points and rank, Passe by Passe; at the final table its own. */
function Standing({ view, passeName }: { view: PlayerView; passeName: PasseName }) {
  const words = useWords('tournament');
  const { final, isFinished } = view;
  const rank = final && !isFinished ? final.rank : view.rank;
  return (
    <section class="tour-mine">
      <p class="tour-standing">
        <b>{formatNumber(final ? final.points : view.total)}</b>
        <span>
          {final && words.finalTable + colon()}
          {rank !== null && words.yourRank(rank, final && !isFinished ? FINALISTS : view.of)}
          {view.behindCut !== null && !isFinished && <small>{words.behindCut(formatNumber(view.behindCut))}</small>}
          {view.places !== null && !isFinished && view.behindCut === null && view.rank !== null && (
            <small>{words.onCut}</small>
          )}
        </span>
      </p>
      <h2 class="tour-h">{words.yourPassen}</h2>
      <table class="tour-ranks tour-wide">
        <tbody>
          {view.passen.map((passe) => (
            <tr key={passe.passe}>
              <th scope="row">{passeName(passe)}</th>
              <td>{passe.table !== null ? words.table(passe.table) : passe.isBye ? words.sitsOut : ''}</td>
              <td>{passe.partner}</td>
              <td class="tour-total">{passe.points === null ? '' : formatNumber(passe.points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The player's own end total, for the supervisor to check. EBH 7 */
function OwnTotal({ connection, view }: { connection: Connection; view: PlayerView }) {
  const words = useWords('tournament');
  const { command, busy } = useSend(connection);
  const [total, setTotal] = useState('');
  return (
    <section class="tour-confirm">
      <h2>{words.yourTotal}</h2>
      {view.entered?.initialled ? (
        <p class="tour-good">
          <Mark name="twice" /> {words.totalInitialled}
        </p>
      ) : (
        <>
          {view.entered && <p>{words.totalEntered(formatNumber(view.entered.total))}</p>}
          <Field label={words.enterTotal} inputMode="numeric" value={total} onInput={setTotal} />
          <Button
            wide
            busy={busy}
            disabled={!/^\d{1,5}$/.test(total)}
            onClick={() => void command({ type: 'enter-total', number: view.number, total: Number(total) })}
          >
            {words.enterTotal}
          </Button>
        </>
      )}
    </section>
  );
}
