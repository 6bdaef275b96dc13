import { useId } from 'preact/hooks';
import { completions, type KnownMember, namesakes } from '../../../tournament/club/members.ts';
import type { PersonView } from '../../../tournament/evening/board.ts';
import { useWords } from '../../i18n/words.ts';
import { Field } from '../../parts/field.tsx';

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly members: readonly KnownMember[];
  readonly people: readonly PersonView[];
  readonly onInput: (name: string) => void;
  /** Somebody was chosen from the list of members. */
  readonly onMember: (member: KnownMember) => void;
}

/** 'Vreni Odermatt, Stans': two of one name can be told apart. */
const lineOf = ({ name, town }: KnownMember): string => [name, town].filter(Boolean).join(', ');

/** A name with those who come often offered while it is typed, and a word when somebody has it already. */
export function NameField({ label, value, members, people, onInput, onMember }: NameFieldProps) {
  const words = useWords('club');
  const id = useId();
  const twin = namesakes(people, value)[0];
  const type = (text: string) => {
    const chosen = members.find((member) => lineOf(member) === text);
    if (chosen) onMember(chosen);
    else onInput(text);
  };
  return (
    <>
      <Field
        label={label}
        value={value}
        onInput={type}
        required
        maxLength={80}
        autocomplete="off"
        list={id}
        hint={twin && words.namesake(twin.name, twin.number)}
      />
      <datalist id={id}>
        {completions(members, value).map((member) => (
          <option key={member.member} value={lineOf(member)} />
        ))}
      </datalist>
    </>
  );
}
