import { useState } from 'preact/hooks';
import { FIRST_TERMS } from '../../big21/terms.ts';
import type { TermsAnswer } from '../../big21/wire.ts';
import { formatDate } from '../i18n/format.ts';
import { language } from '../i18n/language.ts';
import { useWords } from '../i18n/words.ts';
import { Select } from '../parts/field.tsx';
import { editionName } from './edition.ts';

type Part = 'rules' | 'conditions';
interface Section {
  readonly title: string;
  readonly text: readonly string[];
}

/** Rules or conditions as a whole text, in every version that was ever announced; the German one binds. B21 5, 24.3, 25 */
export function WholeText({ part, terms }: { part: Part; terms: TermsAnswer }) {
  const words = useWords('big21Articles');
  const [version, setVersion] = useState(terms[part]);
  const versions = [...new Set([FIRST_TERMS[part], ...terms.announced.flatMap((change) => change[part] ?? [])])];
  const change = terms.announced.findLast((each) => each[part] === version);
  const text = terms.announced.findLast((each) => each[part] === version && each.texts?.[part])?.texts?.[part];
  const own = text?.[language.value];
  const sections = version === FIRST_TERMS[part] ? words[part] : sectionsOf(own ?? text?.de ?? words.noText);
  const nameOf = (each: string) => {
    if (each === terms[part]) return words.inForce(editionName(each));
    const from = terms.announced.findLast((announced) => announced[part] === each)?.from;
    return from === undefined ? editionName(each) : words.from(editionName(each), formatDate(from));
  };
  const content = change?.content;
  return (
    <>
      {versions.length > 1 && (
        <Select
          label={words.version}
          value={version}
          onInput={setVersion}
          options={versions.map((each) => ({ value: each, label: nameOf(each) }))}
        />
      )}
      <p class="note">
        {nameOf(version)}. {words.binding} {text !== undefined && own === undefined && words.otherLanguage}
      </p>
      {content && (
        <>
          <h3>{words.changes}</h3>
          <p class="big21-text">{content[language.value] ?? content.de}</p>
        </>
      )}
      {sections.map(({ title, text: paragraphs }) => (
        <section key={title} class="big21-article">
          {title !== '' && <h3>{title}</h3>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph} class="big21-text">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </>
  );
}

/** A text of the house: a line that begins with «#» is a heading, an empty line ends a paragraph. */
function sectionsOf(text: string): readonly Section[] {
  const sections: { title: string; text: string[] }[] = [];
  for (const block of text.split(/\n{2,}|\n(?=#)|(?<=^#.*)\n/m)) {
    const paragraph = block.trim();
    if (paragraph === '') continue;
    if (paragraph.startsWith('#')) sections.push({ title: paragraph.replace(/^#+\s*/, ''), text: [] });
    else if (sections.length === 0) sections.push({ title: '', text: [paragraph] });
    else sections.at(-1)?.text.push(paragraph);
  }
  return sections;
}
