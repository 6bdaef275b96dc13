import './tournament.css';
import { useWords } from '../i18n/words.ts';
import { ErrorState } from '../parts/error-state.tsx';
import { lazy } from '../shell/lazy.tsx';
import { type Door, useDoor } from './data.ts';

const Desk = lazy<{ door: Door }>(['tournament', 'rulings', 'cards'], () => import('./desk.tsx').then((m) => m.Desk));
const Supervisor = lazy<{ door: Door }>(['tournament', 'rulings', 'cards'], () =>
  import('./supervisor.tsx').then((m) => m.Supervisor),
);
const TableSheet = lazy<{ door: Door }>(['tournament'], () => import('./sheet.tsx').then((m) => m.TableSheet));
const PlayerPage = lazy<{ door: Door }>(['tournament'], () => import('./player.tsx').then((m) => m.PlayerPage));
const Projector = lazy<{ door: Door }>(['tournament'], () => import('./projector.tsx').then((m) => m.Projector));

/** What a QR code opens: the code says which screen it is. '-' stands for somebody signed in. */
export function Screen({ params }: { params: { id?: string; key?: string } }) {
  const words = useWords('tournament');
  const door = useDoor(params.id ?? '', params.key ?? '-');
  const { shown, refusal } = door;
  if (!shown) {
    if (!refusal) return null;
    const isCode = refusal.code === 'unknown-code' || refusal.code === 'not-found';
    return (
      <main class="tour-phone" id="main">
        {isCode ? (
          <p class="tour-wrong">{words.wrongCode}</p>
        ) : (
          <ErrorState kind="load" onRetry={() => void door.refresh()} />
        )}
      </main>
    );
  }
  switch (shown.as) {
    case 'staff':
      return shown.role === 'supervisor' ? <Supervisor door={door} /> : <Desk door={door} />;
    case 'table':
      return <TableSheet door={door} />;
    case 'player':
      return <PlayerPage door={door} />;
    case 'projector':
      return <Projector door={door} />;
  }
}
