import { useState } from 'preact/hooks';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import type { DeskProps } from './desk.tsx';
import { useSend } from './send.ts';

/** The director's last word, asked twice: who would stay without a rank is named before. EBH 7, 9 */
export function FinishButton({ connection, screen, isBlocked }: DeskProps & { isBlocked: boolean }) {
  const words = useWords('tournament');
  const { command, busy } = useSend(connection);
  const [isAsking, setAsking] = useState(false);
  const [despite, setDespite] = useState('');
  const unrated = screen.view.endTotals;
  const needsReason = unrated.length > 0;
  const finish = async () => {
    const reason = despite.trim();
    if (await command({ type: 'finish', ...(reason === '' ? {} : { despite: reason }) })) setAsking(false);
  };
  return (
    <>
      <Button disabled={isBlocked} onClick={() => setAsking(true)}>
        {words.finish}
      </Button>
      <Dialog
        title={words.finish}
        open={isAsking}
        onClose={() => setAsking(false)}
        actions={
          <Button
            busy={busy}
            kind={needsReason ? 'danger' : 'main'}
            disabled={needsReason && despite.trim() === ''}
            onClick={() => void finish()}
          >
            {needsReason ? words.finishDespite : words.finish}
          </Button>
        }
      >
        <p>{words.finishMeans}</p>
        {needsReason && (
          <>
            <p class="tour-warn">{words.finishUnrated(unrated.length)}</p>
            <p>{unrated.map(({ number, name }) => `${words.number(number)} ${name}`).join(', ')}</p>
            <Field label={words.whyFinish} value={despite} onInput={setDespite} maxLength={300} />
          </>
        )}
      </Dialog>
    </>
  );
}

/** A sheet was found after the end, or a result was wrong: everything can be entered again. EBH 9 */
export function ReopenButton({ connection }: Pick<DeskProps, 'connection'>) {
  const words = useWords('tournament');
  const { command, busy } = useSend(connection);
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const reopen = async () => {
    if (await command({ type: 'reopen', reason })) setAsking(false);
  };
  return (
    <>
      <Button kind="outline" onClick={() => setAsking(true)}>
        {words.reopen}
      </Button>
      <Dialog
        title={words.reopen}
        open={isAsking}
        onClose={() => setAsking(false)}
        actions={
          <Button busy={busy} disabled={reason.trim() === ''} onClick={() => void reopen()}>
            {words.reopen}
          </Button>
        }
      >
        <p>{words.reopenMeans}</p>
        <Field label={words.reason} value={reason} onInput={setReason} maxLength={300} />
      </Dialog>
    </>
  );
}
