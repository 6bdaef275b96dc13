import './menu.css';
import { seatAfter } from '../../schieber/seat.ts';
import type { MatchView } from '../../schieber/view.ts';
import { CardFace } from '../cards/card.tsx';
import { colon } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { lazy } from '../shell/lazy.tsx';
import { settings } from '../shell/settings.ts';
import type { Play } from './play.ts';
import { inFours, nameOf } from './say.ts';
import { useLevel } from './seats.tsx';
import { Fingerprint, Sheet } from './sheet.tsx';

interface MenuProps {
  open: boolean;
  view: MatchView;
  rated: boolean;
  play: Play;
  onClose: () => void;
  onDialog: (which: 'lastTrick' | 'rules' | 'settings') => void;
}

export function Menu({ open, view, rated, play, onClose, onDialog }: MenuProps) {
  const words = useWords('schieber');
  const shell = useWords('shell');
  const level = useLevel(view.players[seatAfter(view.seat, 2)]);
  return (
    <Dialog title={words.menu} open={open} onClose={onClose}>
      <div class="menu-actions">
        <Button onClick={onClose}>{words.keepPlaying}</Button>
        {!rated && (
          <Button kind="quiet" icon="cards" onClick={() => onDialog('lastTrick')}>
            {words.lastTrick}
          </Button>
        )}
        <Button kind="quiet" icon="help" onClick={() => onDialog('rules')}>
          {words.rules}
        </Button>
        <Button kind="quiet" icon="gear" onClick={() => onDialog('settings')}>
          {words.settings}
        </Button>
        {play.mayTakeBack.value && (
          <Button
            kind="quiet"
            icon="again"
            onClick={() => {
              onClose();
              play.takeBack();
            }}
          >
            {words.takeBack}
          </Button>
        )}
        <Button kind="quiet" icon="help" href="/help?from=/table/here">
          {shell.help}
        </Button>
        <Button kind="quiet" icon="home" href="/">
          {words.toStart}
        </Button>
      </div>
      <p class="note">{view.deadline === null ? words.leaveNote : words.leaveRated}</p>
      {level && (
        <p>
          {words.computer}
          {colon()}
          <b>{level}</b>
        </p>
      )}
      <Sheet view={view} />
      <Fingerprint commitment={view.commitment} />
      {settings.value.keys && <KeyHelp />}
    </Dialog>
  );
}

function KeyHelp() {
  const words = useWords('schieber');
  return (
    <section>
      <h2>{words.keys}</h2>
      <dl class="key-help">
        {Object.entries(words.keyHelp).map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key === 'Enter' ? words.enterKey : key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What the fingerprint is, one tap from the table. */
export function FingerprintDialog({ open, view, onClose }: { open: boolean; view: MatchView; onClose: () => void }) {
  const words = useWords('schieber');
  return (
    <Dialog title={words.fingerprint} open={open} onClose={onClose}>
      <div class="fingerprint">
        <code>{inFours(view.commitment)}</code>
        <p>{words.fingerprintNote}</p>
        <p class="fingerprint-how">{useWords('verification').fingerprintHow}</p>
      </div>
    </Dialog>
  );
}

/** In practice alone: rated play knows no look back. SSC 7.05 (7) */
export function LastTrick({ open, view, onClose }: { open: boolean; view: MatchView; onClose: () => void }) {
  const words = useWords('schieber');
  const trick = view.game.phase === 'declaring' ? undefined : view.game.turned.at(-1);
  return (
    <Dialog title={`${words.lastTrick} (${words.practiceOnly})`} open={open} onClose={onClose}>
      {trick ? (
        <ul class="last-trick">
          {trick.cards.map((card, place) => {
            const seat = seatAfter(trick.leader, place);
            return (
              <li key={card} class={seat === trick.winner ? 'took' : undefined}>
                <CardFace card={card} />
                {nameOf(seat, view.seat)}
                {seat === trick.winner && <span class="tag tag-mark">{words.wins}</span>}
              </li>
            );
          })}
        </ul>
      ) : (
        <p>{words.noLastTrick}</p>
      )}
    </Dialog>
  );
}

const Rules = lazy<object>(['rules', 'cards'], () => import('../rules/rules.tsx').then((module) => module.Rules));

/** The rules at the moment of doubt, without leaving the table. */
export function RulesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useWords('schieber');
  return (
    <Dialog title={words.rules} open={open} onClose={onClose}>
      <Rules />
    </Dialog>
  );
}

const Settings = lazy<object>(['settings', 'cards'], () =>
  import('../settings/settings.tsx').then((module) => module.SettingsForm),
);

/** The settings hold at once, and closing them is the way back to the table. */
export function SettingsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useWords('schieber');
  return (
    <Dialog title={words.settings} open={open} onClose={onClose}>
      <Settings />
    </Dialog>
  );
}
