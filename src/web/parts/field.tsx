import type { ComponentChildren, PartialInputHTMLAttributes } from 'preact';
import { useId } from 'preact/hooks';
import { Icon } from '../shell/icons.tsx';

type Plain = Pick<
  PartialInputHTMLAttributes<HTMLInputElement>,
  'autocomplete' | 'inputMode' | 'maxLength' | 'min' | 'max' | 'name' | 'pattern' | 'placeholder' | 'required' | 'step'
>;

interface FieldProps extends Plain {
  type?: 'text' | 'email' | 'password' | 'tel' | 'number' | 'date' | 'search' | 'time' | 'datetime-local' | 'url';
  label: string;
  value: string;
  onInput: (value: string) => void;
  /** The id of a datalist: what is offered while somebody types. */
  list?: string;
  hint?: string | undefined;
  /** What is wrong and how to put it right. */
  error?: string | undefined;
}

/** A labelled line of text with its hint and its error; both are read out with the field. */
export function Field({ label, value, onInput, hint, error, ...input }: FieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        {...(input as object)}
        id={id}
        value={value}
        aria-invalid={error ? 'true' : undefined}
        aria-describedby={describedBy(id, hint, error)}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** Several lines of text. */
export function LongField({ label, value, onInput, hint }: Pick<FieldProps, 'label' | 'value' | 'onInput' | 'hint'>) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <textarea
        id={id}
        rows={10}
        value={value}
        aria-describedby={describedBy(id, hint)}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </div>
  );
}

interface SelectProps {
  label: string;
  value: string;
  onInput: (value: string) => void;
  options: readonly { readonly value: string; readonly label: string }[];
  hint?: string | undefined;
  error?: string | undefined;
}

export function Select({ label, value, onInput, options, hint, error }: SelectProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <select
        id={id}
        value={value}
        aria-invalid={error ? 'true' : undefined}
        aria-describedby={describedBy(id, hint, error)}
        onInput={(event) => onInput(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

interface CheckProps {
  checked: boolean;
  onInput: (checked: boolean) => void;
  children: ComponentChildren;
  error?: string | undefined;
}

/** A box to tick; the whole line can be tapped. */
export function Check({ checked, onInput, children, error }: CheckProps) {
  const id = useId();
  return (
    <div class="field">
      <label class="check">
        <input
          type="checkbox"
          checked={checked}
          aria-invalid={error ? 'true' : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onInput={(event) => onInput(event.currentTarget.checked)}
        />
        <span>{children}</span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** An error of a whole form, above its button. */
export function FormError({ children }: { children: ComponentChildren }) {
  return children ? (
    <p class="form-error" role="alert">
      <Icon name="no" />
      <span>{children}</span>
    </p>
  ) : null;
}

function FieldError({ id, children }: { id: string; children: ComponentChildren }) {
  return (
    <p class="error" id={id}>
      <Icon name="no" />
      <span>{children}</span>
    </p>
  );
}

const describedBy = (id: string, hint?: string, error?: string): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
