import { useRef, useState } from 'preact/hooks';
import { namesakes } from '../../../tournament/club/members.ts';
import type { PersonView } from '../../../tournament/evening/board.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import type { Connection } from '../connection.ts';
import { useRefusal } from '../send.ts';
import type { Members } from './members.tsx';
import { NameField } from './nameField.tsx';

interface DoorProps {
  readonly connection: Connection;
  readonly people: readonly PersonView[];
  readonly club: Members;
  /** Partnerschieber: two at a time. */
  readonly inPairs: boolean;
}

/** Somebody at the door, or two: name, town, Enter, and the next ones. */
export function AtTheDoor({ connection, people, club, inPairs }: DoorProps) {
  const words = useWords('club');
  const common = useWords('tournament');
  const refused = useRefusal();
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const [names, setNames] = useState<readonly [string, string]>(['', '']);
  const [town, setTown] = useState('');
  const typed = inPairs ? names : names.slice(0, 1);
  const isMissing = typed.some((name) => name.trim() === '');
  const isKnown = typed.some((name) => namesakes(people, name).length > 0);
  const set = (at: number, name: string) => setNames(at === 0 ? [name, names[1]] : [names[0], name]);
  // Emptied at once, so that the next name can be typed while this one is on its way; refused, it stands there again.
  const add = async () => {
    const entries = typed.map((name) => ({ name, town, origin: 'walk-in' as const }));
    const body = { type: 'add-players', entries, present: true, ...(inPairs ? { inPairs } : {}) } as const;
    setNames(['', '']);
    setTown('');
    const sent = line.current.then(() => connection.send('POST /tournaments/:id/commands', { body }));
    line.current = sent;
    const answer = await sent;
    if (answer.ok) return;
    refused(answer.refusal);
    setNames((typing) => (typing.some((name) => name !== '') ? typing : names));
    setTown((typing) => typing || town);
  };
  const labels = inPairs ? [words.firstName, words.secondName] : [common.name];
  return (
    <form
      class="tour-walkin"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isMissing) void add();
      }}
    >
      {labels.map((label, at) => (
        <NameField
          key={label}
          label={label}
          value={names[at] ?? ''}
          members={club.members}
          people={people}
          onInput={(name) => set(at, name)}
          onMember={(member) => {
            set(at, member.name);
            setTown(member.town);
          }}
        />
      ))}
      <Field label={common.town} value={town} onInput={setTown} maxLength={80} autocomplete="off" />
      <Button type="submit" disabled={isMissing}>
        {isKnown ? words.addAnyway : inPairs ? words.addPair : common.addPerson}
      </Button>
    </form>
  );
}
