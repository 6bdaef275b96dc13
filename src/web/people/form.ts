import { useEffect, useState } from 'preact/hooks';
import type { Immutable } from '../../kit/immutable.ts';
import type { RefusalsOf } from '../../kit/wire.ts';
import type { LinkExpired, PeopleWire, WrongCode } from '../../people/wire.ts';
import type { CommonRefusal } from '../../wire/refusals.ts';
import type { Refused } from '../api/refusal.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import type { Words } from './words.de.ts';

/** Any refusal that the screens of people may show. */
export type PeopleRefused = Refused<RefusalsOf<PeopleWire> | CommonRefusal>;

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
  send(work: () => Promise<PeopleRefused | undefined>): Promise<void>;
}

/** A form with its values, its errors from the server and its busy time. */
export function useForm<Values extends Readonly<Record<string, string>>>(initial: Values): Form<Values> {
  const words = useWords('people');
  const [values, setValues] = useState(initial);
  const [refusal, setRefusal] = useState<PeopleRefused>();
  const [busy, setBusy] = useState(false);
  const errors = refusal === undefined ? NO_ERRORS : errorsOf(refusal, words);

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
    problem: refusal && isOfWhole(refusal) ? wordsOf(refusal, words.refusals) : undefined,
    async send(work) {
      if (busy) return;
      setBusy(true);
      setRefusal(await work());
      setBusy(false);
    },
  };
}

const NO_ERRORS: ReadonlyMap<string, string> = new Map();

/** What the server says of the whole form, and yet belongs to one field of it. */
function fieldOf({ code }: PeopleRefused): 'password' | 'rules' | undefined {
  switch (code) {
    case 'password-too-short':
    case 'password-too-long':
    case 'password-too-common':
    case 'password-about-you':
      return 'password';
    case 'rules-not-accepted':
      return 'rules';
    default:
      return undefined;
  }
}

const isOfWhole = (refusal: PeopleRefused): boolean => fieldOf(refusal) === undefined;

function errorsOf(refusal: PeopleRefused, words: Immutable<Words>): ReadonlyMap<string, string> {
  const field = fieldOf(refusal);
  if (field !== undefined) return new Map([[field, wordsOf(refusal, words.refusals)]]);
  if (refusal.code !== 'registration-incomplete') return NO_ERRORS;
  return new Map(
    refusal.facts.fields.map((wrong) => [
      wrong.field,
      wordsOf({ code: wrong.code, status: refusal.status, facts: wrong }, words.fieldErrors),
    ]),
  );
}

/** A token that is not even one reads the same to the person: the link does not work. */
export const LINK_EXPIRED: Refused<LinkExpired> = { code: 'link-expired', status: 409, facts: {} };
/** And so does a code that is too short. */
export const WRONG_CODE: Refused<WrongCode> = { code: 'wrong-code', status: 401, facts: {} };

/** The token behind # in a link of ours; taken out of the address at once, so that it stays in no history. */
export function takeHash(): string {
  const token = location.hash.slice(1);
  if (token !== '') history.replaceState(null, '', location.pathname + location.search);
  return token;
}
