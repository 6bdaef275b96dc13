import './tournament.css';
import type {
  DeskScreen,
  EveningView,
  MovedScreen,
  PlayerScreen,
  SupervisorScreen,
  TableScreen,
  WallScreen,
} from '../../tournament/evening/eveningView.ts';
import { useWords } from '../i18n/words.ts';
import { ErrorState } from '../parts/error-state.tsx';
import { lazy } from '../shell/lazy.tsx';
import { place } from '../shell/router.tsx';
import { type Connection, useConnection } from './connection.ts';
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

/** What a QR code opens: the code stands behind #, and the server says which screen it is. Without one: somebody signed in. */
export function Screen({ params }: { params: { id?: string } }) {
  const words = useWords('tournament');
  void place.value; // another code in the same tab is another screen
  const connection = useConnection(params.id ?? '', location.hash.slice(1) || '-');
  const screen = connection?.view;
  if (!connection || !screen) {
    const refusal = connection?.refusal;
    if (!refusal) return null;
    const isCode = refusal.code === 'unknown-code' || refusal.code === 'not-found';
    return (
      <main class="tour-phone" id="main">
        {isCode ? (
          <p class="tour-wrong">{words.wrongCode}</p>
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
