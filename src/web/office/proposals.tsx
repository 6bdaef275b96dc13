import { isWaiting, type Motion, type Proposal } from '../../championship/motion.ts';
import { Markdown } from '../championship/markdown.tsx';
import { useAnswer } from '../championship/use.ts';
import { formatDate } from '../i18n/format.ts';
import { useWords, wordsNow } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import type { Desk } from './use.ts';

function titleOf(motion: Motion): string {
  const { motion: words } = wordsNow('office');
  const { motion: more } = wordsNow('editions');
  const { phases } = wordsNow('championship');
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
    case 'titleHolder':
    case 'champion':
      return more[motion.kind](motion.number);
    case 'establish':
      return more.establish(phases[motion.phase] ?? '');
    case 'change':
    case 'regulation':
    case 'cut':
      return more[motion.kind];
  }
}

/** What one person proposed and a second one decides; what both agreed to can be withdrawn for an hour. */
export function Proposals({ desk }: { desk: Desk }) {
  const words = useWords('office');
  const { proposals } = desk.office.edition;
  const open = proposals.filter((proposal) => proposal.decision === null || isWaiting(proposal));
  return (
    <section class="panel">
      <h2>{words.proposals}</h2>
      {open.length === 0 && <p class="soft">{words.noProposals}</p>}
      <ul class="office-list">
        {open.map((proposal) => (
          <Line key={proposal.id} desk={desk} proposal={proposal} />
        ))}
      </ul>
    </section>
  );
}

function Line({ desk, proposal }: { desk: Desk; proposal: Proposal }) {
  const words = useWords('office');
  const editions = useWords('editions');
  const { id, motion, at, decision } = proposal;
  const decide = (approve: boolean) => desk.send({ type: 'decideProposal', id, approve });
  return (
    <li>
      <span>
        <b>{titleOf(motion)}</b> {'number' in motion && desk.nameOf(motion.number)}
        <span class="soft">
          {' '}
          {motion.reason} · {formatDate(at, 'dayTime')}
        </span>
        {motion.kind === 'regulation' && <ProposedText desk={desk} hash={motion.hash} />}
        {decision?.effective !== undefined && (
          <span class="note office-why">{editions.waitsUntil(formatDate(decision.effective, 'dayTime'))}</span>
        )}
      </span>
      <span class="row">
        {decision === null && <Button onClick={() => decide(true)}>{words.approve}</Button>}
        <Button kind="quiet" onClick={() => decide(false)}>
          {decision === null ? words.reject : editions.takeBack}
        </Button>
      </span>
    </li>
  );
}

/** What is to be agreed to, word for word. */
function ProposedText({ desk, hash }: { desk: Desk; hash: string }) {
  const words = useWords('editions');
  const params = { edition: desk.office.edition.id, hash };
  const { value } = useAnswer('GET /editions/:edition/regulations/:hash', { params });
  return (
    <details>
      <summary>{words.readText}</summary>
      {value?.texts.map(({ language, text }) => (
        <div key={language} lang={language}>
          <Markdown text={text} />
        </div>
      ))}
    </details>
  );
}
