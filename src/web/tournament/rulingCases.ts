import type { Regulation } from '../../tournament/regulation.ts';
import type { Facts } from '../../tournament/ruling/facts.ts';
import type { Irregularity, Noticed } from '../../tournament/ruling/irregularity.ts';
import type { Variant } from '../../tournament/ruling/measure.ts';
import { chosen, momentsOf, type Ruling, ruling, variantsOf } from '../../tournament/ruling/ruling.ts';
import type { Words } from './ruling.de.ts';
import { sentenceOf } from './rulingAnswer.tsx';

/** What holds: the paragraph and its sentences, in order. */
interface Holds {
  readonly article: string;
  readonly sentences: readonly string[];
}

/** What holds in one case, and what holds after each choice that the text leaves. */
export interface RulingCase extends Holds {
  /** When it is noticed; empty where it makes no difference. */
  readonly when: string;
  readonly variant: string;
  readonly choices: readonly (Holds & { readonly choice: string })[];
}

/** Every case of one irregularity under a regulation; moments with the same answer stand together. SSC 7.05, EBH 2-9 */
export function rulingCases(regulation: Regulation, event: Irregularity, words: Words): readonly RulingCase[] {
  const moments = momentsOf(regulation, event);
  const cases = new Map<string, { answer: Omit<RulingCase, 'when'>; moments: string[] }>();
  for (const noticed of moments) {
    const variants = variantsOf(regulation, event, noticed);
    for (const variant of variants.length === 0 ? [undefined] : variants) {
      const answer = answerTo(regulation, event, noticed, variant, words);
      const key = JSON.stringify(answer);
      const known = cases.get(key) ?? { answer, moments: [] };
      known.moments.push(words.moments[noticed]);
      cases.set(key, known);
    }
  }
  return [...cases.values()].map(({ answer, moments: when }) => ({
    ...answer,
    when: moments.length > 1 ? when.join(words.orAt) : '',
  }));
}

function answerTo(
  regulation: Regulation,
  event: Irregularity,
  noticed: Noticed,
  variant: Variant | undefined,
  words: Words,
): Omit<RulingCase, 'when'> {
  const facts: Facts = variant ? { variant } : {};
  const said = ruling(regulation, { event, noticed, facts });
  if (!said.ok) throw new Error(`${event} ${noticed}: ${said.refusal.code}`);
  const { decides, choices } = said.value;
  const own = variantsOf(regulation, event, noticed);
  return {
    ...holds(said.value, words),
    variant: variant ? words.variants[variant] : '',
    choices: (decides === 'parties' ? [] : choices).flatMap((choice) => {
      const asked = own.length === 0 ? variantsOf(regulation, event, noticed, choice) : [];
      return (asked.length === 0 ? [variant] : asked).map((finer) => {
        const taken = chosen(regulation, { event, noticed, facts: finer ? { variant: finer } : {} }, choice);
        if (!taken.ok) throw new Error(`${event} ${noticed} ${choice}: ${taken.refusal.code}`);
        const which = asked.length > 0 && finer ? `, ${words.variants[finer]}` : '';
        return { ...holds(taken.value, words), choice: `${words.choices[choice]}${which}` };
      });
    }),
  };
}

const holds = ({ article, consequences }: Ruling, words: Words): Holds => ({
  article,
  sentences: consequences.map((each) => sentenceOf(each, words)),
});
