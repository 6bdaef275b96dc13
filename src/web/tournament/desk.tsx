import { writtenDay } from './day.ts';
import './desk.css';
import type { DeskScreen } from '../../tournament/evening/eveningView.ts';
import { formatDate } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { useTick } from '../parts/duration.tsx';
import { connectionLost } from '../push/push.ts';
import { HelpLink } from '../shell/helpLink.tsx';
import { lazy } from '../shell/lazy.tsx';
import { useTitle } from '../shell/page.tsx';
import { Link, place } from '../shell/router.tsx';
import type { ScreenProps } from './codeScreen.tsx';
import { DeskBoard } from './deskBoard.tsx';
import { Mark } from './mark.tsx';

export type DeskProps = ScreenProps<DeskScreen>;

const TABS = ['board', 'draw', 'people', 'till', 'ranking', 'rules', 'print', 'log'] as const;
const DeskDraw = lazy<DeskProps>(['tournament', 'cards', 'club'], () =>
  import('./deskDraw.tsx').then((m) => m.DeskDraw),
);
const DeskPeople = lazy<DeskProps>(['tournament', 'director', 'club', 'laptops'], () =>
  import('./deskPeople.tsx').then((m) => m.DeskPeople),
);
const DeskRanking = lazy<DeskProps>(['tournament', 'director', 'club'], () =>
  import('./deskRanking.tsx').then((m) => m.DeskRanking),
);
const DeskTill = lazy<DeskProps>(['tournament', 'club'], () => import('./club/deskTill.tsx').then((m) => m.DeskTill));
const DeskRules = lazy<DeskProps>(['tournament', 'director', 'rulings', 'club', 'charter'], () =>
  import('./deskRules.tsx').then((m) => m.DeskRules),
);
const DeskPrint = lazy<DeskProps>(['tournament', 'laptops'], () => import('./deskPrint.tsx').then((m) => m.DeskPrint));
const DeskLog = lazy<DeskProps>(['tournament', 'director'], () => import('./deskLog.tsx').then((m) => m.DeskLog));

/** The director's desk: one evening on one laptop. */
export function Desk(props: DeskProps) {
  const { connection, screen } = props;
  const words = useWords('tournament');
  const now = useTick();
  const { title, day, place: where } = screen.view;
  useTitle(title);
  const asked = new URLSearchParams(place.value.search).get('tab') ?? 'board';
  const tab = TABS.find((each) => each === asked) ?? 'board';
  return (
    <div class="tour-desk">
      <header class="tour-bar">
        <span class="tour-brand">Gschobe</span>
        <p class="tour-event">
          <b>{title}</b> {writtenDay(day, 'shortDay')}
          {where && `, ${where}`}
        </p>
        <nav class="tour-nav" aria-label={title}>
          {TABS.map((each) => (
            <Link
              key={each}
              href={`/t/${connection.id}/${connection.key}?tab=${each}`}
              aria-current={each === tab ? 'page' : undefined}
            >
              {words.tabs[each]}
            </Link>
          ))}
        </nav>
        <p class="tour-end">
          <span class={connectionLost.value ? 'tour-lost' : ''}>
            <Mark name={connectionLost.value ? 'warn' : 'check'} />
            {connectionLost.value ? words.lost : words.live}
          </span>
          <time class="tour-now">{formatDate(now, 'time')}</time>
          <HelpLink page="host" />
        </p>
      </header>
      <main class="tour-main" id="main">
        <h1 class="out-of-sight">{words.tabs[tab]}</h1>
        {tab === 'board' && <DeskBoard {...props} />}
        {tab === 'draw' && <DeskDraw {...props} />}
        {tab === 'people' && <DeskPeople {...props} />}
        {tab === 'till' && <DeskTill {...props} />}
        {tab === 'ranking' && <DeskRanking {...props} />}
        {tab === 'rules' && <DeskRules {...props} />}
        {tab === 'print' && <DeskPrint {...props} />}
        {tab === 'log' && <DeskLog {...props} />}
      </main>
    </div>
  );
}
