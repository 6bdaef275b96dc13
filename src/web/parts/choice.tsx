import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface ChoiceProps<V extends string> {
  label: string;
  value: V;
  onInput: (value: V) => void;
  options: readonly { readonly value: V; readonly label: ComponentChildren }[];
  hint?: string | undefined;
}

/** One of a few: all of them to be seen, one marked. */
export function Choice<V extends string>({ label, value, onInput, options, hint }: ChoiceProps<V>) {
  const name = useId();
  return (
    <fieldset class="field">
      <legend>{label}</legend>
      {hint && <p class="hint">{hint}</p>}
      <div class="choice">
        {options.map((option) => (
          <label key={option.value}>
            <input type="radio" name={name} checked={option.value === value} onInput={() => onInput(option.value)} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
