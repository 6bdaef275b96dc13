import type { Titles } from '../../championship/titles.ts';
import { useWords } from '../i18n/words.ts';
import { Field } from '../parts/field.tsx';

const OTHERS = ['fr', 'it', 'en'] as const;

/** What the edition is called in the other languages; who leaves one empty is read the German title there. SSC 8.06 */
export function OtherTitles({ titles, onInput }: { titles: Titles; onInput: (titles: Titles) => void }) {
  const words = useWords('editions');
  return (
    <>
      {OTHERS.map((language) => (
        <Field
          key={language}
          label={words.titlesIn[language]}
          hint={words.titleHint}
          value={titles[language] ?? ''}
          onInput={(title) => onInput({ ...titles, [language]: title })}
          maxLength={120}
        />
      ))}
    </>
  );
}
