import type { Proposal } from '../../tournament/ruling/proposals.ts';
import { useWords } from '../i18n/words.ts';
import { AskReason } from './askReason.tsx';
import type { DeskProps } from './desk.tsx';
import { useSend } from './send.ts';

/** What the tables propose; the director warns or excludes, or leaves it. SSC 7.05 (11), EBH 9 */
export function Proposals({ connection, screen }: DeskProps) {
  const words = useWords('tournament');
  const rules = useWords('rulings');
  const hall = useWords('hall');
  const { command, busy } = useSend(connection);
  const { proposals, people } = screen.view;
  if (proposals.length === 0) return null;
  const nameOf = (number: number): string =>
    `${words.number(number)} ${people.find((person) => person.number === number)?.name ?? ''}`.trim();
  const follow = (proposal: Proposal) => {
    const { number, article } = proposal;
    return proposal.kind === 'warning'
      ? command({ type: 'warn', number, reason: proposal.event, article })
      : command({ type: 'exclude', number, reason: article });
  };
  return (
    <ul class="tour-list tour-proposals" aria-label={rules.proposals}>
      {proposals.map((proposal) => (
        <li key={`${proposal.kind}${proposal.number}`} class="tour-log">
          <p>
            <b>
              {proposal.kind === 'warning'
                ? rules.proposesWarning(nameOf(proposal.number))
                : rules.proposesExclusion(nameOf(proposal.number), proposal.warnings)}
            </b>
            <span>{proposal.article}</span>
          </p>
          {proposal.kind === 'warning' && `${words.table(proposal.table)}, ${rules.irregularities[proposal.event]} `}
          {screen.role === 'director' && (
            <button type="button" class="tour-small" disabled={busy} onClick={() => void follow(proposal)}>
              {proposal.kind === 'warning' ? words.warn : words.exclude}
            </button>
          )}
          {screen.role === 'director' && (
            <AskReason
              title={hall.leaveIt}
              means={hall.leaveItMeans}
              onReason={(reason) => void command({ type: 'dismiss-proposal', number: proposal.number, reason })}
            >
              {(ask) => (
                <button type="button" class="tour-small" disabled={busy} onClick={ask}>
                  {hall.leaveIt}
                </button>
              )}
            </AskReason>
          )}
        </li>
      ))}
    </ul>
  );
}
