import { useWords } from '../i18n/words.ts';
import { Field } from '../parts/field.tsx';
import type { Form } from './form.ts';

export const NO_PERSON = { firstName: '', lastName: '', born: '', street: '', houseNumber: '', postcode: '', town: '' };
export type PersonValues = typeof NO_PERSON;

/** Names, date of birth and address, as SSC 3 asks for them. */
export function PersonFields({ form }: { form: Form<PersonValues & Record<string, string>> }) {
  const words = useWords('people');
  const bound = (field: keyof PersonValues) => ({
    value: form.values[field],
    onInput: form.set(field),
    error: form.error(field),
    name: field,
  });
  return (
    <>
      <fieldset class="people-group">
        <legend>{words.you}</legend>
        <div class="people-pair">
          <Field label={words.firstName} autocomplete="given-name" {...bound('firstName')} />
          <Field label={words.lastName} autocomplete="family-name" {...bound('lastName')} />
        </div>
        <Field type="date" label={words.born} hint={words.bornHint} autocomplete="bday" {...bound('born')} />
      </fieldset>
      <fieldset class="people-group">
        <legend>{words.home}</legend>
        <p class="people-hint">{words.homeHint}</p>
        <div class="people-pair people-pair-street">
          <Field label={words.street} autocomplete="address-line1" {...bound('street')} />
          <Field label={words.houseNumber} autocomplete="off" {...bound('houseNumber')} />
        </div>
        <div class="people-pair people-pair-town">
          <Field label={words.postcode} autocomplete="postal-code" inputMode="numeric" {...bound('postcode')} />
          <Field label={words.town} autocomplete="address-level2" {...bound('town')} />
        </div>
      </fieldset>
    </>
  );
}
