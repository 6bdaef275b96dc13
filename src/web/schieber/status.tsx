import { useEffect } from 'preact/hooks';
import { isSuspended } from '../../schieber/match.ts';
import type { MatchView } from '../../schieber/view.ts';
import { formatClock } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { useTick } from '../parts/duration.tsx';
import { announce } from '../parts/live.tsx';
import { toast } from '../parts/toast.tsx';
import { Icon } from '../shell/icons.tsx';
import { MINUTE } from '../shell/units.ts';
import { hasClock } from './hasClock.ts';
import { ModeMark } from './modeMark.tsx';
import { beginningOf, modeName, nameOf, points, runningScore } from './say.ts';

interface StatusProps {
  view: MatchView;
  onMenu: () => void;
  onFingerprint: () => void;
}

/** The top line: which game, how long, how many points, what is trump and who said so. */
export function Status({ view, onMenu, onFingerprint }: StatusProps) {
  const words = useWords('schieber');
  const { game, seat } = view;
  const [us, them] = runningScore(view);
  const [usNow, themNow] = game.phase === 'playing' ? points(game.points, seat) : [0, 0];
  return (
    <header class="jass-status">
      <div class="jass-status-row">
        <button class="icon-button" type="button" aria-label={words.menu} onClick={onMenu}>
          <Icon name="menu" />
        </button>
        <p class="jass-number">
          <span class="out-of-sight">{words.gameOf(view.number, view.games)}</span>
          <span aria-hidden="true">
            <b>
              {words.game} {view.number}
            </b>
            /{view.games}
          </span>
        </p>
        {view.deadline !== null && !view.ending && hasClock(view) && (
          <Clock startedAt={view.startedAt} deadline={view.deadline} />
        )}
        {isBeginning(view) && (
          <button class="jass-fingerprint" type="button" onClick={onFingerprint}>
            <Icon name="print" />
            <span>
              {words.fingerprintShort}
              <code>{beginningOf(view.commitment)} …</code>
            </span>
          </button>
        )}
        <p class="jass-score">
          <span class="out-of-sight">{words.score(us, them)}</span>
          <span aria-hidden="true">{words.us}</span>
          <b aria-hidden="true">
            {us} : {them}
          </b>
          <span aria-hidden="true">{words.them}</span>
          {view.number > 1 && (
            <span class={`jass-score-now${game.phase === 'playing' ? '' : ' waits'}`} aria-hidden="true">
              {words.thisGame} {usNow} : {themNow}
            </span>
          )}
        </p>
      </div>
      <div class="jass-mode">
        {game.phase === 'declaring' ? (
          <span class="soft">{words.notDeclared}</span>
        ) : (
          <>
            <ModeMark mode={game.mode} />
            <b>{modeName(game.mode)}</b>
            <span class="by">{game.declarer === seat ? words.byYou : words.by(nameOf(game.declarer, seat))}</span>
          </>
        )}
        {game.passed && <span class="tag tag-line">{words.gschobe}</span>}
      </div>
    </header>
  );
}

/** Until the first trick is turned: there is no score to show yet, and the fingerprint must be seen before it counts. */
export const isBeginning = ({ number, game }: MatchView): boolean =>
  number === 1 && (game.phase === 'declaring' || (game.phase === 'playing' && game.turned.length === 0));

const Clock = ({ startedAt, deadline }: { startedAt: number; deadline: number }) =>
  isSuspended(startedAt, deadline) ? <Stopped /> : <Running deadline={deadline} />;

/** Whoever comes to the table while the championship is suspended is told why the clock stands still. SSC 8.02 */
function Stopped() {
  const words = useWords('schieber');
  useEffect(() => toast(words.said.suspended), []);
  return (
    <p class="jass-clock urgent" role="timer" title={words.said.suspended}>
      <Icon name="clock" />
      {words.stopped}
    </p>
  );
}

/** Warns at five minutes and at one: ruling M10. */
function Running({ deadline }: { deadline: number }) {
  const words = useWords('schieber');
  const left = deadline - useTick();
  const stage = left <= MINUTE ? 1 : left <= 5 * MINUTE ? 5 : 30;
  useEffect(() => {
    if (stage === 5) announce(words.fiveMinutes);
    if (stage === 1 && left > 0) announce(words.oneMinute);
  }, [stage]);
  return (
    <p class={`jass-clock${stage < 30 ? ' urgent' : ''}`} role="timer" aria-label={words.timeLeft(formatClock(left))}>
      <Icon name="clock" />
      {formatClock(left)}
      <span class="jass-clock-word">{words.left}</span>
    </p>
  );
}
