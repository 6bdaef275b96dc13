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

/** Who sits at the final table, and with whom in each of its Passen. SSC 7.04 */
export function FinalPlan({ view, final }: { view: DeskView; final: NonNullable<DeskView['final']> }) {
  const words = useWords('tournament');
  const nameOf = (number: number) => final.players.find((player) => player.number === number)?.name ?? '';
  return (
    <section>
      <h3 class="tour-h">{words.finalTable}</h3>
      <ul class="tour-list">
        {final.passen.map(({ passe, players }) => (
          <li key={passe}>
            <b>{words.finalPasse(passe - view.regulation.passen)}</b> {nameOf(players[0])} + {nameOf(players[2])} :{' '}
            {nameOf(players[1])} + {nameOf(players[3])}
          </li>
        ))}
      </ul>
    </section>
  );
}
