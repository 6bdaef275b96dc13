import { useWords } from '../i18n/words.ts';

/** Somebody to talk to: one tap calls, one tap opens the page. */
export function Help() {
  const { help } = useWords('big21');
  return (
    <p>
      {help.lead}{' '}
      <a href={help.page} target="_blank" rel="noreferrer">
        {help.name}
      </a>
      , <a href={`tel:${help.phone.replaceAll(' ', '')}`}>{help.phone}</a>, {help.note}
    </p>
  );
}
