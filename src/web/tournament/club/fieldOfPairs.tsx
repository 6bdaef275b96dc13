import type { PersonView } from '../../../tournament/evening/board.ts';
import { useWords } from '../../i18n/words.ts';

/** Who goes into the draw of a Partnerschieber, and who does not because the partner is missing. */
export function FieldOfPairs({ present }: { present: readonly PersonView[] }) {
  const words = useWords('club');
  const here = new Set(present.map(({ number }) => number));
  const paired = present.filter(({ partner }) => partner !== null && here.has(partner));
  const singles = present.filter((person) => !paired.includes(person)).map(({ number }) => number);
  const pairs = paired.length / 2;
  return (
    <>
      <p>{words.pairField(pairs, Math.floor(pairs / 2))}</p>
      {singles.length > 0 && <p class="tour-warn">{words.singles(singles.join(', '))}</p>}
    </>
  );
}
