import './charter.css';
import { useState } from 'preact/hooks';
import type { CharterLine } from '../../tournament/evening/charter.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { lazy } from '../shell/lazy.tsx';

/** The sentences of the regulation in force. `withArticles`: for whoever looks a paragraph up. */
export function CharterLines({ lines, withArticles }: { lines: readonly CharterLine[]; withArticles?: boolean }) {
  const words = useWords('charter');
  const sentence = (line: CharterLine): string => {
    const list = 'extras' in line ? line.extras.map((each) => words.extras[each]).join(', ') : '';
    // Each rule has its own words, made from its own facts: `satisfies` in the catalogue says so.
    const say = words.lines[line.rule] as (facts: CharterLine & { readonly list: string }) => string;
    return say({ ...line, list });
  };
  return (
    <ol class="tour-charter">
      {lines.map((line) => (
        <li key={line.rule}>
          {sentence(line)} {withArticles && <small>{line.article}</small>}
        </li>
      ))}
    </ol>
  );
}

const LazyLines = lazy<{ lines: readonly CharterLine[] }>(['charter'], async () => CharterLines);

/** On a phone: one line, and the regulation when it is opened. */
export function CharterOnPhone({ lines }: { lines: readonly CharterLine[] }) {
  const words = useWords('tournament');
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="tour-mine" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.regulation}</summary>
      {isOpen && <LazyLines lines={lines} />}
    </details>
  );
}

/** At the desk: to read, and on paper for the door. EBH, last sentence */
export function CharterPage({ lines, title }: { lines: readonly CharterLine[]; title: string }) {
  const words = useWords('charter');
  return (
    <details class="tour-charter-page">
      <summary>{words.title}</summary>
      <p>
        <Button kind="outline" onClick={() => print()}>
          {words.print}
        </Button>
      </p>
      <h2>{title}</h2>
      <CharterLines lines={lines} withArticles />
      <p>{words.acceptance}</p>
    </details>
  );
}
