import { useEffect, useState } from 'preact/hooks';
import { EXCLUSION_REASONS, type ExclusionReason } from '../../people/person.ts';
import type { PersonLine } from '../../people/wire.ts';
import { call } from '../api/call.ts';
import { session } from '../api/session.ts';
import { useAnswer } from '../championship/use.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Select } from '../parts/field.tsx';
import { Progress } from '../parts/progress.tsx';
import { toast } from '../parts/toast.tsx';
import { ChangeRequests } from './changeRequests.tsx';
import { Resembles } from './personPanel.tsx';

const REASONS = Object.keys(EXCLUSION_REASONS) as ExclusionReason[];

/** What is decided about a person at one click. */
type Decision =
  | 'POST /people/:id/release'
  | 'POST /people/:id/approval'
  | 'POST /people/:id/proposal/drop'
  | { readonly exclude: ExclusionReason };

/** People who look like another account, exclusions that wait for a second person, and changes of a record. SSC 1, 3, 7.02, 8.01 */
export function Review() {
  const words = useWords('office');
  const { refusals } = useWords('people');
  const [held, setHeld] = useState<readonly PersonLine[]>();
  const [proposed, setProposed] = useState<readonly PersonLine[]>();
  const [requested, setRequested] = useState<readonly PersonLine[]>();
  const load = async () => {
    const [one, other, third] = await Promise.all([
      call('GET /people', { query: { only: 'held' } }),
      call('GET /people', { query: { only: 'proposed' } }),
      call('GET /people', { query: { only: 'requested' } }),
    ]);
    if (one.ok) setHeld(one.value.people);
    if (other.ok) setProposed(other.value.people);
    if (third.ok) setRequested(third.value.people);
  };
  useEffect(() => {
    load();
  }, []);
  const decide = async (id: string, decision: Decision) => {
    const params = { id };
    const answer =
      typeof decision === 'string'
        ? await call(decision, { params, body: {} })
        : await call('POST /people/:id/exclusion', { params, body: { reason: decision.exclude } });
    toast(answer.ok ? words.done : wordsOf(answer.refusal, refusals), answer.ok ? 'news' : 'refusal');
    await load();
  };
  return (
    <div class="office-grid">
      <Held people={held} decide={decide} />
      <Proposed people={proposed} decide={decide} />
      <ChangeRequests people={requested} reload={load} />
    </div>
  );
}

interface ListProps {
  people: readonly PersonLine[] | undefined;
  decide: (id: string, decision: Decision) => Promise<void>;
}

function Held({ people, decide }: ListProps) {
  const words = useWords('office');
  const [why, setWhy] = useState<ExclusionReason>('second-account');
  // How many waited when the work began: the bar fills as they are decided.
  const [began, setBegan] = useState(0);
  const waiting = people?.length;
  const most = Math.max(began, waiting ?? 0);
  if (most > began) setBegan(most);
  return (
    <section class="panel stack">
      <h2>{words.heldTitle}</h2>
      <p class="soft">{words.heldText}</p>
      {waiting !== undefined && most > 0 && (
        <Progress done={most - waiting} of={most} label={words.reviewed(most - waiting, most)} />
      )}
      <Select
        label={words.reason}
        value={why}
        onInput={(chosen) => setWhy(REASONS.find((known) => known === chosen) ?? why)}
        options={REASONS.map((value) => ({ value, label: words.why[value] }))}
      />
      <ul class="office-list">
        {people?.map((person) => (
          <li key={person.person}>
            <span>
              <Named person={person} />
              <Resembles id={person.person} />
            </span>
            <span class="row">
              <Button kind="outline" onClick={() => decide(person.person, 'POST /people/:id/release')}>
                {words.release}
              </Button>
              <Button kind="danger" onClick={() => decide(person.person, { exclude: why })}>
                {words.proposeExclusion}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {waiting === 0 && <p class="soft">{words.nobody}</p>}
    </section>
  );
}

function Proposed({ people, decide }: ListProps) {
  const words = useWords('office');
  return (
    <section class="panel stack">
      <h2>{words.proposedTitle}</h2>
      <ul class="office-list">
        {people?.map((person) => (
          <ProposedLine key={person.person} person={person} decide={decide} />
        ))}
      </ul>
      {people?.length === 0 && <p class="soft">{words.nobody}</p>}
    </section>
  );
}

/** What is proposed about whom; whoever proposed it, or is the one, does not decide. */
function ProposedLine({ person, decide }: { person: PersonLine; decide: ListProps['decide'] }) {
  const words = useWords('office');
  const { refusals } = useWords('people');
  const id = person.person;
  const { value } = useAnswer('GET /people/:id', { params: { id } });
  const proposal = value?.proposal;
  if (!proposal) return null;
  const me = session.value?.id;
  const whyNot = id === me ? refusals['not-about-oneself'] : proposal.by === me ? words.youProposed : undefined;
  return (
    <li>
      <div class="stack">
        <Named person={person} />
        <p class="office-warning">{words.proposedWhat[proposal.kind](words.why[proposal.reason])}</p>
        {whyNot !== undefined && <p class="note">{whyNot}</p>}
      </div>
      <span class="row">
        {whyNot === undefined && <Button onClick={() => decide(id, 'POST /people/:id/approval')}>{words.agree}</Button>}
        {id !== me && (
          <Button kind="quiet" onClick={() => decide(id, 'POST /people/:id/proposal/drop')}>
            {words.drop}
          </Button>
        )}
      </span>
    </li>
  );
}

function Named({ person: { firstName, lastName, email, town, born } }: { person: PersonLine }) {
  return (
    <span>
      <b>
        {firstName} {lastName}
      </b>{' '}
      <span class="soft">{[email, town, born].filter(Boolean).join(' · ')}</span>
    </span>
  );
}
