import { useWords } from '../i18n/words.ts';
import { Button } from './button.tsx';

interface ErrorStateProps {
  /** load: something did not arrive · offline: no connection · text: a refusal already put into words. */
  kind?: 'load' | 'offline';
  text?: string;
  onRetry?: () => void;
}

/** What happened and what to do next. */
export function ErrorState({ kind = 'load', text, onRetry }: ErrorStateProps) {
  const words = useWords('shell');
  return (
    <div class="error-state" role="alert">
      <p>{text ?? (kind === 'offline' ? words.offlineNow : words.loadFailed)}</p>
      {onRetry && (
        <Button kind="outline" icon="again" onClick={onRetry}>
          {words.tryAgain}
        </Button>
      )}
    </div>
  );
}
