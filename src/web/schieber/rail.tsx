import type { MatchView } from '../../schieber/view.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import type { Play } from './play.ts';
import { Fingerprint, Sheet } from './sheet.tsx';

interface RailProps {
  view: MatchView;
  play: Play;
  rated: boolean;
  onDialog: (which: 'lastTrick' | 'rules') => void;
}

/** Beside the table on a wide screen: the sheet, the fingerprint, and what else one may want. */
export function Rail({ view, play, rated, onDialog }: RailProps) {
  const words = useWords('schieber');
  return (
    <aside class="rail" aria-label={words.sheet}>
      <Sheet view={view} />
      <Fingerprint commitment={view.commitment} />
      <div class="rail-actions">
        {!rated && (
          <Button kind="quiet" icon="cards" onClick={() => onDialog('lastTrick')}>
            {words.lastTrick}
          </Button>
        )}
        <Button kind="quiet" icon="help" onClick={() => onDialog('rules')}>
          {words.rules}
        </Button>
        {!rated && (
          <Button kind="quiet" icon="again" disabled={!play.mayTakeBack.value} onClick={play.takeBack}>
            {words.takeBack}
          </Button>
        )}
      </div>
    </aside>
  );
}
