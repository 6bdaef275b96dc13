import { useState } from 'preact/hooks';
import type { ByTeam } from '../../schieber/seat.ts';
import type { TableView } from '../../tournament/evening/board.ts';
import { colon, formatNumber } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { Field } from '../parts/field.tsx';
import { AskReason } from './askReason.tsx';
import type { Connection } from './connection.ts';
import { useSend } from './send.ts';
import type { Me, OnStep } from './sheetDialog.tsx';

const score = (points: ByTeam<number>): string => `${formatNumber(points[0])} : ${formatNumber(points[1])}`;

/** What was changed on this sheet, by whom and why; also that somebody was alone. Ruling G24 */
export function Changes({ table: { corrections, remarks } }: { table: TableView }) {
  const words = useWords('hall');
  if (corrections.length + remarks.length === 0) return null;
  return (
    <ul class="tour-list tour-changes">
      {remarks.map(({ what, reason, by }) => (
        <li key={`${what}${reason}`}>
          {words.remarks[what]}
          {colon()}
          {reason} <small>{by}</small>
        </li>
      ))}
      {corrections.map(({ game, from, to, reason, by, second }) => (
        <li key={`${reason}${to[0]}`}>
          {game !== null && `${words.inGame(game)}, `}
          {words.corrected(score(from), score(to))}
          {colon()}
          {reason} <small>{second === null ? words.byOne(by) : words.byBoth(by, second)}</small>
        </li>
      ))}
    </ul>
  );
}

interface CorrectionProps {
  readonly table: TableView;
  readonly me: Me;
  readonly busy: boolean;
  readonly totals: [number, number] | null;
  readonly onStep: OnStep;
}

/** Proposed with a reason, confirmed by a second person on a device of their own; the director may stand for it alone. */
export function Correction({ table, me, busy, totals, onStep }: CorrectionProps) {
  const words = useWords('hall');
  const common = useWords('tournament');
  const [reason, setReason] = useState('');
  if (table.asked) return <AskedCorrection {...{ table, me, busy, onStep }} />;
  const isMissing = totals === null || reason.trim() === '';
  const correct = (alone: boolean) => {
    if (totals) void onStep({ type: 'correct', points: totals, reason, ...(alone ? { alone } : {}) });
  };
  return (
    <>
      <Field label={common.reason} value={reason} onInput={setReason} maxLength={300} autocomplete="off" />
      <p class="tour-quiet">{words.proposeHint}</p>
      <div class="row">
        <Button busy={busy} kind="outline" disabled={isMissing} onClick={() => correct(false)}>
          {words.proposeCorrection}
        </Button>
        {me.role === 'director' && (
          <Button busy={busy} kind="quiet" disabled={isMissing} onClick={() => correct(true)}>
            {words.correctAlone}
          </Button>
        )}
      </div>
      {me.role === 'director' && <p class="tour-quiet">{words.aloneMeans}</p>}
    </>
  );
}

/** A correction that waits: the second person confirms it, anybody of the office drops it. */
export function AskedCorrection({ table: { asked }, me, busy, onStep }: Omit<CorrectionProps, 'totals'>) {
  const words = useWords('hall');
  if (!asked) return null;
  return (
    <div class="note stack">
      <p>
        {asked.game !== null && `${words.inGame(asked.game)}${colon()}`}
        {words.waiting(score(asked.from), score(asked.to), asked.by)}. {asked.reason}
      </p>
      <div class="row">
        {asked.who === me.who ? (
          <span class="tour-quiet">{words.waitsForSecond}</span>
        ) : (
          <Button busy={busy} onClick={() => void onStep({ type: 'confirm-correction' })}>
            {words.confirmCorrection}
          </Button>
        )}
        <Button busy={busy} kind="quiet" onClick={() => void onStep({ type: 'drop-correction' })}>
          {words.dropCorrection}
        </Button>
      </div>
    </div>
  );
}

/** They sat down otherwise than drawn, the commonest accident with changing partners. EBH 1 */
export function OtherSeats({ connection, table }: { connection: Connection; table: TableView }) {
  const words = useWords('hall');
  const { command } = useSend(connection);
  const { 0: a, 1: b, 2: c, 3: d } = table.players;
  const [pairing, setPairing] = useState<'next' | 'last'>('next');
  const names = table.names;
  const teams =
    pairing === 'next'
      ? ([
          [a, b],
          [c, d],
        ] as const)
      : ([
          [a, d],
          [b, c],
        ] as const);
  const reseat = (reason: string) =>
    void command({
      ...{ type: 'reseat', passe: table.passe, table: table.table, reason },
      teams: [[...teams[0]], [...teams[1]]],
    });
  return (
    <details>
      <summary>{words.otherSeats}</summary>
      <div class="stack">
        <Choice
          label={words.whoPlayed}
          value={pairing}
          onInput={setPairing}
          options={[
            { value: 'next', label: words.against(names[0], names[1], names[2], names[3]) },
            { value: 'last', label: words.against(names[0], names[3], names[1], names[2]) },
          ]}
        />
        <AskReason title={words.reseat} means={words.reseatMeans} onReason={reseat}>
          {(ask) => (
            <Button kind="outline" onClick={ask}>
              {words.reseat}
            </Button>
          )}
        </AskReason>
      </div>
    </details>
  );
}

interface WholePasseProps {
  readonly busy: boolean;
  readonly isAborted: boolean;
  readonly onStep: OnStep;
}

/** The director's last resorts for a table. EBH 9 */
export function WholePasse({ busy, isAborted, onStep }: WholePasseProps) {
  const words = useWords('hall');
  return (
    <details>
      <summary>{words.wholePasse}</summary>
      <div class="row">
        <AskReason
          title={words.repeat}
          means={words.repeatMeans}
          onReason={(reason) => void onStep({ type: 'repeat', reason })}
        >
          {(ask) => (
            <Button kind="danger" busy={busy} onClick={ask}>
              {words.repeat}
            </Button>
          )}
        </AskReason>
        {isAborted ? (
          <AskReason
            title={words.resume}
            means={words.resumeMeans}
            onReason={(reason) => void onStep({ type: 'resume', reason })}
          >
            {(ask) => (
              <Button kind="outline" busy={busy} onClick={ask}>
                {words.resume}
              </Button>
            )}
          </AskReason>
        ) : (
          <AskReason
            title={words.strike}
            means={words.strikeMeans}
            onReason={(reason) => void onStep({ type: 'void', reason })}
          >
            {(ask) => (
              <Button kind="danger" busy={busy} onClick={ask}>
                {words.strike}
              </Button>
            )}
          </AskReason>
        )}
      </div>
    </details>
  );
}
