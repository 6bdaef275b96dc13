import type { ComponentChildren } from 'preact';

/** The little Markdown that a regulation needs: headings, lists, paragraphs, **bold**. Nothing in it becomes HTML. */
export function Markdown({ text }: { text: string }) {
  return (
    <div class="stack cs-articles">
      {text
        .split(/\n\s*\n/)
        .filter((block) => block.trim() !== '')
        .map((block, i) => (
          <Block key={i} block={block.trim()} />
        ))}
    </div>
  );
}

function Block({ block }: { block: string }) {
  const heading = /^(#{1,3})\s+(.*)$/.exec(block);
  if (heading) return heading[1] === '###' ? <h3>{inline(heading[2]!)}</h3> : <h2>{inline(heading[2]!)}</h2>;
  const lines = block.split('\n');
  if (lines.every((line) => /^[-*]\s/.test(line))) {
    return (
      <ul>
        {lines.map((line) => (
          <li key={line}>{inline(line.slice(2))}</li>
        ))}
      </ul>
    );
  }
  return <p>{inline(lines.join(' '))}</p>;
}

const inline = (text: string): ComponentChildren[] =>
  text.split(/(\*\*[^*]+\*\*)/).map((part) => (part.startsWith('**') ? <b>{part.slice(2, -2)}</b> : part));
