import { useEffect, useState } from 'preact/hooks';
import type { Change } from '../../big21/terms.ts';
import type { TermsAnswer, TermsDesk } from '../../big21/wire.ts';
import { call, type Refusal } from '../api/call.ts';
import { hasRole, session } from '../api/session.ts';
import { colon, formatDate } from '../i18n/format.ts';
import { language } from '../i18n/language.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { AskFirst } from '../parts/askFirst.tsx';
import { Button } from '../parts/button.tsx';
import { FormError } from '../parts/field.tsx';
import { OwnModels } from './ownModels.tsx';
import { ProposalForm } from './proposalForm.tsx';

type Refused = Refusal<'POST /big21/terms'>;
/** Asks for something and shows what lies on the desk afterwards, or why not. */
export type AskTerms = (
  work: Promise<{ ok: true; value: TermsDesk } | { ok: false; refusal: Refused }>,
) => Promise<boolean>;

/** What holds, what is announced and proposed, and odds of the house's own. B21 3.2, 24.2 */
export function Announcing() {
  const words = useWords('big21House');
  const [terms, setTerms] = useState<TermsAnswer>();
  const [desk, setDesk] = useState<TermsDesk>();
  const [problem, setProblem] = useState('');
  const load = async () => {
    const [now, open] = await Promise.all([call('GET /big21'), call('GET /big21/terms')]);
    if (now.ok) setTerms(now.value);
    if (open.ok) setDesk(open.value);
  };
  useEffect(() => {
    load();
  }, []);
  const ask: AskTerms = async (work) => {
    const answer = await work;
    setProblem(answer.ok ? '' : wordsOf(answer.refusal, words.refusals));
    await load();
    return answer.ok;
  };
  if (!terms || !desk) return null;
  return (
    <section class="panel stack">
      <h2>{words.termsTitle}</h2>
      <p>
        {words.holds} <ChangeText change={terms} />
      </p>
      {terms.announced.length > 0 && <h3>{words.announced}</h3>}
      {terms.announced.map((change, i) => (
        <Announced key={i} change={change} />
      ))}
      <FormError>{problem}</FormError>
      {desk.proposal ? (
        <Proposed proposal={desk.proposal} ask={ask} />
      ) : (
        hasRole('organiser') && <ProposalForm terms={terms} ask={ask} />
      )}
      <OwnModels desk={desk} ask={ask} onWait={load} />
    </section>
  );
}

/** Which versions, as one line. */
function useChangeText(): (change: Partial<Change>) => string {
  const words = useWords('big21House');
  return ({ rules, conditions, model }) =>
    [
      ...(rules === undefined ? [] : [words.rules(rules)]),
      ...(conditions === undefined ? [] : [words.conditions(conditions)]),
      ...(model === undefined ? [] : [words.model(model)]),
    ].join(', ');
}

function ChangeText({ change }: { change: Partial<Change> }) {
  return <>{useChangeText()(change)}</>;
}

function Announced({ change }: { change: Change }) {
  const words = useWords('big21House');
  const { content } = change;
  return (
    <div>
      <p>
        {formatDate(change.from, 'dayTime')}
        {colon()}
        <ChangeText change={change} />
      </p>
      <p class="note big21-text">{content ? (content[language.value] ?? content.de) : words.noContent}</p>
    </div>
  );
}

/** Proposed by one, released by another. */
function Proposed({ proposal, ask }: { proposal: NonNullable<TermsDesk['proposal']>; ask: AskTerms }) {
  const words = useWords('big21House');
  const text = useChangeText()(proposal);
  const isOwn = proposal.by === `person:${session.value?.id}`;
  const mayDecide = hasRole('organiser') || hasRole('director');
  return (
    <div class="stack">
      <h3>{words.proposal(formatDate(proposal.from, 'dayTime'))}</h3>
      <p>{text}</p>
      <p class="big21-text">{proposal.content?.de}</p>
      {mayDecide && !isOwn ? (
        <AskFirst
          title={words.approve}
          question={words.approveQuestion(text)}
          yes={words.approve}
          onYes={() => ask(call('POST /big21/terms/approval', { body: {} }))}
        >
          {(approve) => <Button onClick={approve}>{words.approve}</Button>}
        </AskFirst>
      ) : (
        <p class="note">{words.secondDecides}</p>
      )}
      {mayDecide && (
        <Button kind="quiet" onClick={() => ask(call('DELETE /big21/terms'))}>
          {words.withdraw}
        </Button>
      )}
    </div>
  );
}
