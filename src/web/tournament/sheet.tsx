import { useState } from 'preact/hooks';
import type { Seat, Team } from '../../schieber/seat.ts';
import type { TableScreen } from '../../tournament/evening/eveningView.ts';
import type { SheetView } from '../../tournament/evening/views.ts';
import { POINTS_PER_GAME } from '../../tournament/regulation.ts';
import { fillTo157 } from '../../tournament/sheet/decide.ts';
import { NOTHING_SAID, type Said, withExtras } from '../../tournament/sheet/extras.ts';
import { formatNumber } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { HelpLink } from '../shell/helpLink.tsx';
import { useTitle } from '../shell/page.tsx';
import { Announcement } from './announcement.tsx';
import { ExtrasBar } from './club/extrasBar.tsx';
import type { ScreenProps } from './codeScreen.tsx';
import type { Connection } from './connection.ts';
import { FlatRates } from './flatRates.tsx';
import { Mark } from './mark.tsx';
import { Pad } from './pad.tsx';
import { type StepAsked, useSend } from './send.ts';
import { gamePoints } from './typed.ts';

/** The writer's phone: scan the code on the table, type one side, the other fills in. SSC 7.05 (1), EBH 2 */
export function TableSheet({ connection, screen }: ScreenProps<TableScreen>) {
  const words = useWords('tournament');
  useTitle(words.table(screen.table));
  const { sheet, table } = screen;
  return (
    <main class="tour-phone" id="main">
      <header class="tour-ph">
        <h1>{words.table(table)}</h1>
        {sheet && (
          <p>
            {sheet.passe > sheet.passen
              ? words.finalPasse(sheet.passe - sheet.passen)
              : words.passeOf(sheet.passe, sheet.passen)}
            <br />
            {words.cards[sheet.cards]}
          </p>
        )}
        {sheet?.writer !== null && sheet && (
          <p class="tour-ph-end">
            <Mark name="pen" />
            {words.youWrite(sheet.names[sheet.writer].split(' ')[0] ?? '')}
          </p>
        )}
        <HelpLink page="writer" />
      </header>
      <Announcement announcement={screen.announcement} />
      {sheet ? <SheetBody connection={connection} sheet={sheet} /> : <p class="tour-wrong">{words.waitForStart}</p>}
    </main>
  );
}

export function SheetBody({ connection, sheet }: { connection: Connection; sheet: SheetView }) {
  const words = useWords('tournament');
  const { onSheet, busy } = useSend(connection);
  const [editing, setEditing] = useState<number | null>(null);
  const [team, setTeam] = useState<Team>(0);
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState<Said>(NOTHING_SAID);
  const send = (step: StepAsked) => onSheet(sheet, step);
  const open = sheet.rows.indexOf(null);
  const game = editing ?? (open < 0 ? null : open + 1);
  const isClosed = sheet.status === 'visaed' || sheet.isAborted || sheet.isTyped;
  const points = gamePoints(typed);
  const record = async () => {
    if (game === null || points === null) return;
    if (await send({ type: 'record', game, points: withExtras(fillTo157(team, points), said, sheet.extras) })) {
      setTyped('');
      setSaid(NOTHING_SAID);
      setEditing(null);
    }
  };

  if (sheet.writer === null && !isClosed) return <WriterChoice {...{ sheet, send, busy }} />;

  const isTyping = !isClosed && game !== null;
  return (
    <>
      <Teams sheet={sheet} />
      <Rows
        sheet={sheet}
        typing={isTyping ? { game, team, typed } : null}
        onEdit={
          isClosed
            ? undefined
            : (g) => {
                setEditing(g);
                setTyped('');
              }
        }
      />
      {isTyping && (
        <>
          <Hint {...{ sheet, team, game, typed }} />
          {sheet.extras.length > 0 && (
            <ExtrasBar
              cards={points === null ? null : fillTo157(team, points)}
              {...{ said, extras: sheet.extras }}
              onSay={setSaid}
            />
          )}
          <Pad
            typed={typed}
            onType={setTyped}
            onEnter={() => void record()}
            canEnter={points !== null}
            busy={busy}
            side={words.team[team === 0 ? 1 : 0] ?? ''}
            onSide={() => setTeam(team === 0 ? 1 : 0)}
          />
        </>
      )}
      {!isTyping && <Finish sheet={sheet} send={send} busy={busy} />}
    </>
  );
}

interface StepProps {
  readonly sheet: SheetView;
  readonly send: (step: StepAsked) => Promise<boolean>;
  readonly busy: boolean;
}

/** Whoever writes also deals first. EBH 2 */
function WriterChoice({ sheet, send, busy }: StepProps) {
  const words = useWords('tournament');
  return (
    <section class="tour-choose">
      <h2>{words.chooseWriter}</h2>
      <p class="tour-quiet">{words.writerDeals}</p>
      {([0, 2, 1, 3] as const).map((seat) => (
        <Button key={seat} kind="outline" wide busy={busy} onClick={() => void send({ type: 'elect-writer', seat })}>
          {words.seats[seat]} {sheet.names[seat]}
        </Button>
      ))}
    </section>
  );
}

interface HintProps {
  readonly sheet: SheetView;
  readonly team: Team;
  readonly game: number;
  readonly typed: string;
}

/** What the other side gets, and who deals next; or what to type, or what is wrong with it. */
function Hint({ sheet, team, game, typed }: HintProps) {
  const words = useWords('tournament');
  const points = gamePoints(typed);
  if (points === null && typed !== '')
    return (
      <p class="tour-hint tour-wrong-points" role="alert">
        {words.tooMany(formatNumber(Number(typed)))}
      </p>
    );
  const dealer = sheet.dealers[game] ?? null;
  return (
    <p class="tour-hint" aria-live="polite">
      {sheet.cardsByGame && <b>{words.cards[sheet.cardsByGame[game - 1] ?? '']}. </b>}
      {points === null ? words.typeFor(words.team[team] ?? '') : words.fills(POINTS_PER_GAME - points)}{' '}
      {points !== null &&
        dealer !== null &&
        words.thenDeals(sheet.names[dealer].split(' ')[0] ?? '', words.seats[dealer] ?? '')}
    </p>
  );
}

function Teams({ sheet }: { sheet: SheetView }) {
  const words = useWords('tournament');
  return (
    <section class="tour-teams">
      <span class="tour-lab">{words.total}</span>
      {([0, 1] as const).map((team) => (
        <div key={team} class="tour-team">
          {([team, team + 2] as Seat[]).map((seat) => (
            <p key={seat}>
              <i>{words.seats[seat]}</i>
              <span>{sheet.names[seat]}</span>
              {sheet.writer === seat && <Mark name="pen" />}
            </p>
          ))}
          <b>{formatNumber(sheet.totals[team])}</b>
        </div>
      ))}
    </section>
  );
}

interface RowsProps {
  sheet: SheetView;
  typing: { game: number; team: Team; typed: string } | null;
  onEdit: ((game: number) => void) | undefined;
}

function Rows({ sheet, typing, onEdit }: RowsProps) {
  const words = useWords('tournament');
  let a = 0;
  let b = 0;
  return (
    <table class={`tour-rows${typing ? ' tour-rows-typing' : ''}`}>
      <thead>
        <tr>
          <th>{words.game}</th>
          <td />
          <th>{words.points}</th>
          <th>{words.total}</th>
          <th>{words.points}</th>
          <th>{words.total}</th>
        </tr>
      </thead>
      <tbody>
        {sheet.rows.map((row, index) => {
          const game = index + 1;
          a += row?.points[0] ?? 0;
          b += row?.points[1] ?? 0;
          const isNow = typing?.game === game;
          const side = (team: Team) => {
            if (!isNow || typing === null) return row ? row.points[team] : '';
            if (typing.typed === '') return typing.team === team ? '▏' : '';
            const points = gamePoints(typing.typed);
            if (typing.team === team) return `${typing.typed}▏`;
            return points === null ? '' : POINTS_PER_GAME - points;
          };
          const dealer = sheet.dealers[index];
          return (
            <tr key={game} class={`${isNow ? 'tour-row-now' : ''}${game % 4 === 0 ? ' tour-row-block' : ''}`}>
              <th scope="row">
                {onEdit && row && !isNow ? (
                  <button type="button" aria-label={words.changeGame(game)} onClick={() => onEdit(game)}>
                    {game}
                  </button>
                ) : (
                  game
                )}
              </th>
              <td class="tour-dealer">
                {dealer !== null && dealer !== undefined && (
                  <>
                    <Mark name="deal" />
                    <span class="out-of-sight">{words.dealsMark}</span> {words.seats[dealer]}
                  </>
                )}
              </td>
              <td class={row && row.points[0] > row.points[1] ? 'tour-win' : ''}>{side(0)}</td>
              <td class="tour-sub">
                {row?.estimated && <span title={words.estimated}>~</span>}
                {row ? formatNumber(a) : ''}
              </td>
              <td class={`tour-them ${row && row.points[1] > row.points[0] ? 'tour-win' : ''}`}>{side(1)}</td>
              <td class="tour-sub">{row ? formatNumber(b) : ''}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** All games are there: the sum, the two confirmations, the visa. Ruling G25 */
function Finish({ sheet, send, busy }: StepProps) {
  const words = useWords('tournament');
  const first: Team = sheet.writer === 1 || sheet.writer === 3 ? 1 : 0;
  const open = ([first, first === 0 ? 1 : 0] as const).find((team) => !sheet.confirmed.includes(team));
  return (
    <>
      {!sheet.isAborted && (
        <p class="tour-check">
          <b>{formatNumber(sheet.totals[0] + sheet.totals[1])}</b>
          <span>{words.sheetRight(formatNumber(sheet.totals[0]), formatNumber(sheet.totals[1]), sheet.games)}</span>
          <Mark name="check" />
        </p>
      )}
      <section class="tour-confirm">
        {sheet.status === 'visaed' && (
          <p class="tour-who">
            <Mark name="twice" />
            {sheet.visa && words.visaedBy(sheet.visa.who)}
          </p>
        )}
        {sheet.flatRates && <FlatRates names={sheet.names} rates={sheet.flatRates} />}
        {sheet.status === 'reported' && <h2>{words.reportedWait}</h2>}
        {sheet.status === 'complete' && open !== undefined && <Confirmation {...{ sheet, send, busy, open }} />}
      </section>
    </>
  );
}

/** A side confirms its points, or says in which game they are wrong. Ruling G25 */
function Confirmation({ sheet, send, busy, open }: StepProps & { readonly open: Team }) {
  const words = useWords('tournament');
  const [objects, setObjects] = useState(false);
  const namesOf = (team: Team) =>
    [sheet.names[team], sheet.names[team === 0 ? 2 : 3]].map((name) => name.split(' ')[0]).join(` ${words.and} `);
  const object = async (game: number) => {
    await send({ type: 'object', seat: open, game });
    setObjects(false);
  };
  return (
    <>
      {sheet.confirmed.map((team) => (
        <p key={team} class="tour-who">
          <Mark name="check" />
          {words.hasConfirmed(namesOf(team), words.team[team] ?? '')}
        </p>
      ))}
      <h2>{words.stillRight(formatNumber(sheet.totals[open]), namesOf(open))}</h2>
      {objects ? (
        <>
          <p>{words.whichGame}</p>
          <p class="tour-games">
            {sheet.rows.map((_, index) => (
              <button key={index} type="button" class="tour-small" onClick={() => void object(index + 1)}>
                {index + 1}
              </button>
            ))}
          </p>
        </>
      ) : (
        <div class="tour-confirm-acts">
          <Button busy={busy} wide onClick={() => void send({ type: 'confirm', seat: open })}>
            {words.confirm(formatNumber(sheet.totals[open]))}
          </Button>
          <Button kind="outline" onClick={() => setObjects(true)}>
            {words.object}
          </Button>
        </div>
      )}
      {sheet.objection && <p class="tour-quiet">{words.objection(sheet.objection.game)}</p>}
    </>
  );
}
