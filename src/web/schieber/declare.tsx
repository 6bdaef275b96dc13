import { letterOf, MODES, type Mode } from '../../schieber/mode.ts';
import { partnerOf } from '../../schieber/seat.ts';
import type { MatchView } from '../../schieber/view.ts';
import { suitName } from '../cards/names.ts';
import { useWords } from '../i18n/words.ts';
import { Icon } from '../shell/icons.tsx';
import { ModeMark } from './modeMark.tsx';
import { modeName, nameOf } from './say.ts';

interface DeclareProps {
  view: MatchView;
  chosen: Mode | 'pass' | null;
  onChoose: (what: Mode | 'pass') => void;
  onDeclare: () => void;
  hint: string | null;
  /** Practice alone has it. */
  onHint: (() => void) | undefined;
}

/** Six modes, «gschobe» well apart from them, and a second tap to say it. SSC 2.03, 2.05 */
export function Declare({ view, chosen, onChoose, onDeclare, hint, onHint }: DeclareProps) {
  const words = useWords('schieber');
  const { game, seat } = view;
  const partner = nameOf(partnerOf(seat), seat);
  return (
    <section class="declare" aria-labelledby="declare-title">
      <div class="declare-head">
        <div>
          <h1 id="declare-title" tabIndex={-1}>
            {game.passed ? words.declarePassed(partner) : words.declareForehand}
          </h1>
          <p class={`soft declare-lead${hint ? ' hinted' : ''}`}>
            {hint ?? (game.passed ? words.declareLeadPassed : words.declareLead(partner))}
          </p>
        </div>
        {onHint && (
          <button class="hint-button" type="button" onClick={onHint}>
            <Icon name="bulb" />
            {words.hint}
          </button>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form */}
      <div class="modes" role="group" aria-label={words.modes}>
        {MODES.map((mode, i) => (
          <ModeButton key={letterOf(mode)} mode={mode} number={i + 1} chosen={chosen} onChoose={onChoose} />
        ))}
      </div>
      {!game.passed && (
        <>
          <p class="apart">{words.or}</p>
          <button
            type="button"
            class="push"
            aria-pressed={chosen === 'pass'}
            aria-keyshortcuts="0"
            onClick={() => onChoose('pass')}
          >
            {chosen === 'pass' && <Icon name="check" class="picked" />}
            {words.gschobeButton}
          </button>
        </>
      )}
      <div class="confirm">
        <button type="button" class="confirm-button" disabled={chosen === null} onClick={onDeclare}>
          {chosen === null && words.chooseFirst}
          {chosen === 'pass' && words.declarePass}
          {chosen !== null && chosen !== 'pass' && (
            <>
              <ModeMark mode={chosen} />
              {words.declare(modeName(chosen))}
            </>
          )}
        </button>
      </div>
    </section>
  );
}

interface ModeButtonProps {
  mode: Mode;
  number: number;
  chosen: Mode | 'pass' | null;
  onChoose: (mode: Mode) => void;
}

function ModeButton({ mode, number, chosen, onChoose }: ModeButtonProps) {
  const isChosen = chosen !== null && chosen !== 'pass' && letterOf(chosen) === letterOf(mode);
  return (
    <button
      type="button"
      class="mode-button"
      aria-pressed={isChosen}
      aria-keyshortcuts={String(number)}
      onClick={() => onChoose(mode)}
    >
      {isChosen && <Icon name="check" class="picked" />}
      <ModeMark mode={mode} />
      <span class="capital">{mode.kind === 'trump' ? suitName(mode.suit) : modeName(mode)}</span>
    </button>
  );
}
