import type { DeskView } from '../../tournament/evening/views.ts';
import { useWords } from '../i18n/words.ts';

/** Between whom the lot decides. SSC 7.04 */
export function LevelFinalists({ view }: { view: DeskView }) {
  const words = useWords('tournament');
  const nameOf = (number: number) => view.people.find((person) => person.number === number)?.name ?? '';
  return (
    <>
      <p>{words.levelFinalists}</p>
      <ul class="tour-list">
        {view.level.map((number) => (
          <li key={number}>
            {words.number(number)} {nameOf(number)}
          </li>
        ))}
      </ul>
    </>
  );
}
