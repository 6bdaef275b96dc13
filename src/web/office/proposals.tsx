import type { Motion } from '../../championship/motion.ts';
import { formatDate } from '../i18n/format.ts';
import { useWords, wordsNow } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import type { Desk } from './use.ts';

function titleOf(motion: Motion): string {
  const { motion: words } = wordsNow('office');
  switch (motion.kind) {
    case 'wildCard':
      return words.wildCard(motion.number);
    case 'cancellation':
      return words.cancellation;
    case 'giveBack':
      return words.giveBack(motion.number);
    case 'giveAllBack':
      return words.giveAllBack;
    case 'redraw':
      return words.redraw;
    case 'extension':
      return words.extension(motion.lastStart);
    case 'correctRanking':
      return words.correctRanking(motion.version);
  }
}

/** What one person proposed and a second one decides. */
export function Proposals({ desk }: { desk: Desk }) {
  const words = useWords('office');
  const open = desk.office.edition.proposals.filter(({ decision }) => decision === null);
  return (
    <section class="panel">
      <h2>{words.proposals}</h2>
      {open.length === 0 && <p class="soft">{words.noProposals}</p>}
      <ul class="office-list">
        {open.map(({ id, motion, at }) => (
          <li key={id}>
            <span>
              <b>{titleOf(motion)}</b> {motion.kind === 'wildCard' && desk.nameOf(motion.number)}
              <span class="soft">
                {' '}
                {motion.reason} · {formatDate(at, 'dayTime')}
              </span>
            </span>
            <span class="row">
              <Button onClick={() => desk.send({ type: 'decideProposal', id, approve: true })}>{words.approve}</Button>
              <Button kind="quiet" onClick={() => desk.send({ type: 'decideProposal', id, approve: false })}>
                {words.reject}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
