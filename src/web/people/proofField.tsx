import type { Proof } from '../../people/proof.ts';
import { useWords } from '../i18n/words.ts';
import { Field } from '../parts/field.tsx';
import { CodeField } from './secondFactor.tsx';

interface ProofFieldProps {
  asks: Proof;
  value: string;
  onInput: (value: string) => void;
}

/** The password or a code once more, before something changes by which the account is entered. */
export function ProofField({ asks, value, onInput }: ProofFieldProps) {
  const words = useWords('people');
  if (asks === 'nothing') return null;
  if (asks === 'code') return <CodeField value={value} onInput={onInput} />;
  return (
    <Field
      type="password"
      label={words.presentPassword}
      autocomplete="current-password"
      value={value}
      onInput={onInput}
    />
  );
}
