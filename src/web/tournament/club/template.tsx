import { useState } from 'preact/hooks';
import type { DeskView } from '../../../tournament/evening/views.ts';
import { type Answer, call } from '../../api/call.ts';
import { useWords } from '../../i18n/words.ts';
import { Check, Select } from '../../parts/field.tsx';
import { writtenDay } from '../day.ts';

/** An earlier evening to begin from: what stands in the form, and what is taken over once the new one exists. */
export interface Template {
  readonly view: DeskView;
  readonly withPeople: boolean;
}

interface TemplateProps {
  readonly evenings: Answer<'GET /tournaments'>['tournaments'];
  readonly onTemplate: (template: Template | undefined) => void;
}

/** The last evening as a template: nobody sets up the same regulation every month. */
export function TemplateFields({ evenings, onTemplate }: TemplateProps) {
  const words = useWords('club');
  const [id, setId] = useState('');
  const [template, setTemplate] = useState<Template>();
  const take = (next: Template | undefined) => {
    setTemplate(next);
    onTemplate(next);
  };
  const choose = async (chosen: string) => {
    setId(chosen);
    const answer = chosen === '' ? undefined : await call('GET /tournaments/:id/view', { params: { id: chosen } });
    const screen = answer?.ok ? answer.value : undefined;
    take(screen?.as === 'desk' ? { view: screen.view, withPeople: template?.withPeople ?? false } : undefined);
  };
  if (evenings.length === 0) return null;
  return (
    <>
      <Select
        label={words.template}
        hint={words.templateHint}
        value={id}
        onInput={(chosen) => void choose(chosen)}
        options={[
          { value: '', label: words.noTemplate },
          ...evenings.map((each) => ({ value: each.id, label: `${each.title}, ${writtenDay(each.day)}` })),
        ]}
      />
      {template && (
        <Check checked={template.withPeople} onInput={(withPeople) => take({ ...template, withPeople })}>
          {words.takePeople}
        </Check>
      )}
    </>
  );
}

/** What an evening of the template has beside its regulation: the till, the prizes, and the people if wanted. */
export async function takeOver(id: string, code: string | undefined, { view, withPeople }: Template): Promise<void> {
  const send = (body: Parameters<typeof call<'POST /tournaments/:id/commands'>>[1]['body']) =>
    call('POST /tournaments/:id/commands', { params: { id }, code, body });
  const { fee, costs, plan } = view.club.till;
  await send({ type: 'set-till', fee, costs, plan });
  if (view.prizes.length > 0) await send({ type: 'set-prizes', prizes: view.prizes });
  if (!withPeople) return;
  for (const { entries, inPairs } of groupsOf(view))
    for (let at = 0; at < entries.length; at += MOST)
      await send({ type: 'add-players', entries: entries.slice(at, at + MOST), ...(inPairs ? { inPairs } : {}) });
}

/** As many as one request may carry. */
const MOST = 300;

/** Pairs together, then whoever plays alone; numbers are given anew. */
function groupsOf({ people, regulation }: DeskView) {
  const entryOf = ({ name, town, yearOfBirth, cards, fixedTable, noPhoto, fillIn }: DeskView['people'][number]) => ({
    ...{ name, town, yearOfBirth, cards, fixedTable, noPhoto, fillIn },
  });
  const wanted = people.filter(({ presence }) => presence !== 'excluded');
  const partnerOf = (number: number | null) => wanted.find((each) => each.number === number);
  const paired = regulation.pairs
    ? wanted.flatMap((person) => {
        const partner = partnerOf(person.partner);
        return partner && person.number < partner.number ? [person, partner] : [];
      })
    : [];
  const single = wanted.filter((person) => !paired.includes(person));
  return [
    { entries: paired.map(entryOf), inPairs: true },
    { entries: single.map(entryOf), inPairs: false },
  ];
}
