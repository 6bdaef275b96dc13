import { useEffect, useState } from 'preact/hooks';
import type { Refusal, Wording } from '../api/refusal.ts';
import { refusalText } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';

export interface Form<Values extends Readonly<Record<string, string>>> {
  readonly values: Values;
  set(field: keyof Values & string): (value: string) => void;
  fill(values: Partial<Values>): void;
  /** What is wrong with a field, in words. */
  error(field: string): string | undefined;
  /** What is wrong with the whole. */
  readonly problem: string | undefined;
  readonly busy: boolean;
  /** Runs the command; the refusal, if any, is shown where it belongs. */
  send(work: () => Promise<Refusal | undefined>): Promise<void>;
}

/** Codes about the password, which the server gives for the whole form. */
const PASSWORD = /^password-/;

/** A form with its values, its errors from the server and its busy time. */
export function useForm<Values extends Readonly<Record<string, string>>>(initial: Values): Form<Values> {
  const words = useWords('people');
  const [values, setValues] = useState(initial);
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState(false);

  const errors = new Map<string, string>();
  if (refusal !== undefined) {
    const fields = refusal.facts['fields'];
    if (Array.isArray(fields)) for (const { field, code, ...facts } of fields) errors.set(field, say(code, facts));
    if (PASSWORD.test(refusal.code)) errors.set('password', say(refusal.code, refusal.facts));
    if (refusal.code === 'rules-not-accepted') errors.set('rules', say(refusal.code, refusal.facts));
    if (refusal.status === 422 && errors.size === 0) errors.set('email', say(refusal.code, refusal.facts));
  }
  function say(code: string, facts: Readonly<Record<string, unknown>>): string {
    const wording: Wording | undefined = words.fieldErrors[code];
    return typeof wording === 'function' ? wording(facts) : (wording ?? code);
  }

  // Whoever cannot see the marks is taken to the first field that needs a change.
  useEffect(() => {
    if (errors.size > 0) document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus();
  }, [refusal]);

  return {
    values,
    busy,
    set: (field) => (value) => setValues((before) => ({ ...before, [field]: value })),
    fill: (more) => setValues((before) => ({ ...before, ...more })),
    error: (field) => errors.get(field),
    problem:
      refusal === undefined || (refusal.status === 422 && refusal.code !== 'registration-incomplete' && errors.size > 0)
        ? undefined
        : refusalText(refusal, words.refusals),
    async send(work) {
      if (busy) return;
      setBusy(true);
      setRefusal(await work());
      setBusy(false);
    },
  };
}

/** The token behind # in a link of ours; taken out of the address at once, so that it stays in no history. */
export function takeHash(): string {
  const token = location.hash.slice(1);
  if (token !== '') history.replaceState(null, '', location.pathname + location.search);
  return token;
}
