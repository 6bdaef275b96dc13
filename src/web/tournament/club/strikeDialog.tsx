import { useState } from 'preact/hooks';
import type { SeriesLine, SeriesResult } from '../../../tournament/series/standings.ts';
import { colon, formatNumber } from '../../i18n/format.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Field } from '../../parts/field.tsx';
import type { TellSeries } from './series.tsx';

interface StrikeProps {
  readonly line: SeriesLine;
  readonly result: SeriesResult;
  readonly tell: TellSeries;
  readonly onClose: () => void;
}

/** A result struck by decision, with its reason; or counted again. EBH 9 */
export function StrikeDialog({ line, result, tell, onClose }: StrikeProps) {
  const words = useWords('club');
  const [reason, setReason] = useState('');
  const { evening, number, struck } = result;
  const done = (isDone: boolean) => isDone && onClose();
  const isStruck = struck !== null;
  return (
    <Dialog
      title={`${line.name}${colon()}${formatNumber(result.points)}`}
      open
      onClose={onClose}
      actions={
        isStruck ? (
          <Button onClick={() => void tell({ type: 'restore', evening, number }).then(done)}>{words.putBack}</Button>
        ) : (
          <Button
            disabled={reason.trim() === ''}
            onClick={() => void tell({ type: 'strike', evening, number, reason }).then(done)}
          >
            {words.strike}
          </Button>
        )
      }
    >
      {isStruck ? (
        <p>{struck}</p>
      ) : (
        <>
          <p>{words.strikeMeans(line.name)}</p>
          <Field label={words.whyStruck} value={reason} onInput={setReason} maxLength={300} />
        </>
      )}
    </Dialog>
  );
}
