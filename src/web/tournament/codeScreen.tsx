import './tournament.css';
import { useEffect, useState } from 'preact/hooks';
import type {
  DeskScreen,
  EveningView,
  MovedScreen,
  PlayerScreen,
  SupervisorScreen,
  TableScreen,
  WallScreen,
} from '../../tournament/evening/eveningView.ts';
import type { Refusal } from '../api/call.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { ErrorState } from '../parts/error-state.tsx';
import { lazy } from '../shell/lazy.tsx';
import { go, place } from '../shell/router.tsx';
import { type Connection, isShownOut, useConnection } from './connection.ts';
import { isToTakeUp, takeUp } from './entry.ts';
import { Lost } from './lost.tsx';

/** What every screen of an evening is given. */
export interface ScreenProps<Screen> {
  readonly connection: Connection;
  readonly screen: Screen;
}

const Desk = lazy<ScreenProps<DeskScreen>>(['tournament', 'hall', 'rulings', 'cards'], () =>
  import('./desk.tsx').then((m) => m.Desk),
);
const Supervisor = lazy<ScreenProps<SupervisorScreen>>(['tournament', 'hall', 'rulings', 'cards'], () =>
  import('./supervisor.tsx').then((m) => m.Supervisor),
);
const TableSheet = lazy<ScreenProps<TableScreen>>(['tournament', 'club'], () =>
  import('./sheet.tsx').then((m) => m.TableSheet),
);
const PlayerPage = lazy<ScreenProps<PlayerScreen>>(['tournament', 'hall'], () =>
  import('./player.tsx').then((m) => m.PlayerPage),
);
const Projector = lazy<ScreenProps<WallScreen>>(['tournament', 'charter'], () =>
  import('./projector.tsx').then((m) => m.Projector),
);

const Moved = lazy<ScreenProps<MovedScreen>>(['tournament', 'director', 'rulings', 'hall', 'laptops'], () =>
  import('./laptops/moved.tsx').then((m) => m.Moved),
);

/**
 * What a QR code opens: the code stands behind #, and the server says which screen it is. Without one: somebody signed
 * in. An invitation is taken up first, and then stands in the address no more.
 */
export function Screen({ params }: { params: { id?: string } }) {
  void place.value; // another code in the same tab is another screen
  const id = params.id ?? '';
  const said = location.hash.slice(1) || '-';
  return isToTakeUp(said) && !isTaken(id, said) ? <TakeUp {...{ id, said }} /> : <Opened {...{ id, said }} />;
}

interface Said {
  readonly id: string;
  /** What stands behind #. */
  readonly said: string;
}

/** In a window that remembers nothing a secret stays in the address, and is the code. */
let taken = '';
const isTaken = (id: string, said: string): boolean => taken === `${id}/${said}`;

function TakeUp({ id, said }: Said) {
  const { refusals } = useWords('tournament');
  const [refusal, setRefusal] = useState<Refusal<'POST /tournaments/:id/invitations'>>();
  const ask = () =>
    void takeUp(id, said).then((answer) => {
      if (!answer.ok) return setRefusal(answer.refusal);
      taken = `${id}/${answer.value}`;
      go(`/t/${id}/${answer.value}${location.search}`, 'replace');
    });
  useEffect(ask, [id, said]);
  if (!refusal) return null;
  const isLost = refusal.code === 'offline' || refusal.code === 'server-failed';
  return (
    <main class="tour-phone" id="main">
      {isLost ? <ErrorState kind="load" onRetry={ask} /> : <Wrong>{wordsOf(refusal, refusals)}</Wrong>}
    </main>
  );
}

/** Why this code opens nothing, and where to go on: a code misread is typed, and there is a house around the evening. */
function Wrong({ children }: { children: string }) {
  const { typeCode } = useWords('tournament');
  const { toStart } = useWords('shell');
  return (
    <>
      <div role="alert">
        <h1 class="tour-wrong">{children}</h1>
      </div>
      <nav class="tour-choose">
        <Button href="/code">{typeCode}</Button>
        <Button kind="outline" href="/">
          {toStart}
        </Button>
      </nav>
    </>
  );
}

function Opened({ id, said }: Said) {
  const words = useWords('tournament');
  const connection = useConnection(id, said);
  const screen = connection?.view;
  const refusal = connection?.refusal;
  if (!connection || (!screen && !refusal)) return null;
  if (!screen || (refusal && isShownOut(refusal.code))) {
    const isCode = refusal?.code === 'unknown-code' || refusal?.code === 'not-found';
    const isEnded = refusal?.code === 'access-ended';
    return (
      <main class="tour-phone" id="main">
        {isCode || isEnded ? (
          <Wrong>{refusal && isEnded ? wordsOf(refusal, words.refusals) : words.wrongCode}</Wrong>
        ) : (
          <ErrorState kind="load" onRetry={() => void connection.refresh()} />
        )}
      </main>
    );
  }
  return (
    <>
      <Lost />
      <Shown connection={connection} screen={screen} />
    </>
  );
}

function Shown({ connection, screen }: ScreenProps<EveningView>) {
  switch (screen.as) {
    case 'desk':
      return <Desk connection={connection} screen={screen} />;
    case 'supervisor':
      return <Supervisor connection={connection} screen={screen} />;
    case 'table':
      return <TableSheet connection={connection} screen={screen} />;
    case 'player':
      return <PlayerPage connection={connection} screen={screen} />;
    case 'wall':
      return <Projector connection={connection} screen={screen} />;
    case 'moved':
      return <Moved connection={connection} screen={screen} />;
  }
}
