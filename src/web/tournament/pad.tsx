import { useLayoutEffect } from 'preact/hooks';
import { useWords } from '../i18n/words.ts';
import { Mark } from './mark.tsx';
import { afterDigit } from './typed.ts';

interface PadProps {
  typed: string;
  onType: (typed: string) => void;
  onEnter: () => void;
  canEnter: boolean;
  busy: boolean;
  /** The other side's name: whose points are typed can be changed. */
  side: string;
  onSide: () => void;
}

/** Large figures under the thumb; a keyboard works as well. */
export function Pad({ typed, onType, onEnter, canEnter, busy, side, onSide }: PadProps) {
  const words = useWords('tournament');
  const digit = (d: string) => onType(afterDigit(typed, d));
  // Before it is painted: of two quick digits the second builds on the first.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
      if (/^\d$/.test(event.key)) digit(event.key);
      else if (event.key === 'Backspace') onType(typed.slice(0, -1));
      else if (event.key === 'Enter' && canEnter && !(event.target instanceof HTMLButtonElement)) onEnter();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  const key = (d: string) => (
    <button key={d} type="button" onClick={() => digit(d)}>
      {d}
    </button>
  );
  return (
    <div class="tour-pad">
      {['1', '2', '3'].map(key)}
      <button type="button" aria-label={words.deleteDigit} onClick={() => onType(typed.slice(0, -1))}>
        <Mark name="erase" />
      </button>
      {['4', '5', '6'].map(key)}
      <button type="button" class="tour-pad-word" onClick={onSide}>
        <span class="out-of-sight">{words.otherSide}</span> {side}
      </button>
      {['7', '8', '9'].map(key)}
      <button type="button" class="tour-pad-enter" disabled={!canEnter || busy} onClick={onEnter}>
        {words.enter}
      </button>
      <button type="button" class="tour-pad-word" onClick={() => onType('157')}>
        {words.allPoints}
      </button>
      {key('0')}
      <button type="button" class="tour-pad-word" onClick={() => onType('')}>
        {words.cancel}
      </button>
    </div>
  );
}
