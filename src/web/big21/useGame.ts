import { useEffect, useRef, useState } from 'preact/hooks';
import { freeCardsBetween } from '../../big21/freeCards.ts';
import type { Turned } from '../../big21/game.ts';
import type { PlayerMove } from '../../big21/play.ts';
import type { Big21View } from '../../big21/view.ts';
import { call } from '../api/call.ts';
import { session } from '../api/session.ts';
import { listen } from '../push/push.ts';
import { refreshAccount } from './account.ts';
import { sound } from './sounds.ts';
import type { MoneyRefused } from './tell.ts';

/** What a person needs at least to see a new card: a second tap that comes sooner was meant for the one before. B21 7.1 */
const SEEN_AFTER = 400;

const MONEY_MOVES: readonly PlayerMove['type'][] = ['buy', 'stop', 'endRound', 'predict', 'risk'];

/** A game as this device sees it, and the way to make a move: one at a time, each an answer to what is shown. */
export function useGame(id: string) {
  const [view, setView] = useState<Big21View>();
  const [problem, setProblem] = useState<MoneyRefused>();
  const [busy, setBusy] = useState(false);
  /** The covered card of a prediction, shown before anything else. B21 15 */
  const [turned, setTurned] = useState<Turned>();
  /** Free cards of the last move. B21 10.1 */
  const [free, setFree] = useState(0);
  const seen = useRef<Big21View | undefined>(undefined);
  const [resting, rest] = useRest();
  const underWay = useRef(false);

  const load = async () => {
    const answer = await call('GET /big21/games/:id', { params: { id } });
    if (answer.ok) show(answer.value);
    else setProblem(answer.refusal);
    await refreshAccount();
  };

  /** An older view never takes the place of a newer one, whichever way it came. */
  const show = (next: Big21View) => {
    const before = seen.current?.id === next.id ? seen.current : undefined;
    if (before && before.version > next.version) return;
    if (before?.version !== next.version) {
      const came = freeCardsBetween(before, next);
      setFree(came);
      // Also where the answer was lost and the game is asked for anew: the covered card is owed. B21 15
      if (before && isNewPrediction(before, next)) setTurned(next.game.turned);
      if (before) sound(next, came, isNewPrediction(before, next));
      rest(); // only what is new has to be seen first: a tap after a connection came back is meant
    }
    seen.current = next;
    setView(next);
  };

  const hear = (next: Big21View) => {
    const before = seen.current;
    if (underWay.current || before === undefined || next.version <= before.version) return;
    setProblem(undefined);
    show(next);
    refreshAccount();
  };

  useNews(id, load, hear);

  const ask = async (move: PlayerMove) => {
    if (underWay.current || resting.current || view === undefined) return;
    underWay.current = true;
    setBusy(true);
    const body = { ...move, version: view.version };
    const answer = await call('POST /big21/games/:id/commands', { params: { id }, body });
    underWay.current = false;
    setBusy(false);
    setProblem(answer.ok ? undefined : answer.refusal);
    if (!answer.ok) {
      await load();
      // The move had arrived, only its answer was lost: what is shown says so better than a complaint.
      const hasArrived = answer.refusal.code === 'offline' && (seen.current?.version ?? 0) > body.version;
      if (hasArrived) setProblem(undefined);
      return;
    }
    if (move.type === 'predict') setTurned(answer.value.game.turned);
    show(answer.value);
    if (MONEY_MOVES.includes(move.type) || answer.value.game.stage === 'over') await refreshAccount();
  };

  const goOn = () => {
    if (resting.current) return;
    rest();
    setTurned(undefined);
  };

  return { view, problem, busy, turned, free, isResting: resting.current, ask, goOn };
}

/** The game as it stands, and all that happens elsewhere: another device of the player, the four hours. B21 7.1, 23 */
function useNews(id: string, load: () => Promise<void>, hear: (next: Big21View) => void): void {
  // On a page that was just loaded it becomes known only later who plays.
  useEffect(() => {
    refreshAccount();
  }, [session.value]);
  useEffect(() => {
    load();
    return listen(`big21:${id}`, hear, load);
  }, [id]);
}

/** A covered card was turned, here or on another device. */
const isNewPrediction = (before: Big21View, after: Big21View): boolean =>
  after.game.turned !== undefined && JSON.stringify(after.game.turned) !== JSON.stringify(before.game.turned);

/** True from each call until somebody can have seen what came. */
function useRest(): readonly [{ readonly current: boolean }, () => void] {
  const resting = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [, tick] = useState(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const rest = () => {
    clearTimeout(timer.current);
    resting.current = true;
    timer.current = setTimeout(() => {
      resting.current = false;
      tick((n) => n + 1);
    }, SEEN_AFTER);
  };
  return [resting, rest];
}
