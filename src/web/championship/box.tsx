import { session } from '../api/session.ts';
import type { HomeBox } from '../home/slots.ts';
import { lazy } from '../shell/lazy.tsx';
import { useEditionId } from './use.ts';
import { useReady } from './useReady.ts';

type EditionBox = HomeBox & { id: string };
const MyBox = lazy<EditionBox>(['championship', 'invitation', 'cards'], () =>
  import('./myBox.tsx').then((module) => module.MyBox),
);
const OpenBox = lazy<EditionBox>(['invitation'], () => import('./invitation.tsx').then((module) => module.OpenBox));

/** The championship on the home page: start a match, or come in. Nothing is loaded while there is none. */
export function Box({ onReady }: HomeBox) {
  const { value: id, refusal } = useEditionId();
  useReady(id === null || refusal !== undefined, onReady);
  if (!id || session.value === undefined) return null;
  return session.value ? <MyBox id={id} onReady={onReady} /> : <OpenBox id={id} onReady={onReady} />;
}
