import type { Card } from '../../schieber/card.ts';
import { MODE_LETTERS, type ModeLetter } from '../../schieber/mode.ts';
import { SEATS } from '../../schieber/seat.ts';
import { suitName } from '../cards/names.ts';
import { useWords } from '../i18n/words.ts';
import { Select } from '../parts/field.tsx';
import { Pack } from './pack.tsx';
import type { RulingDraft } from './rulingDraft.ts';
import type { RulingPartProps } from './rulingQuestions.tsx';

const IN_A_TRICK = 4;

/** The cards of the trick, for who wants to know who wins it now: a card without trick value does not. EBH 5, SSC 7.05 */
export function RulingTrick({ draft, table, onInput }: RulingPartProps) {
  const words = useWords('tournament');
  const rules = useWords('rulings');
  const set = (change: Partial<RulingDraft>) => onInput({ ...draft, ...change });
  const { cards } = draft;
  const open = { value: '', label: rules.ask };
  const modeName = (letter: ModeLetter): string =>
    letter === 'O' ? rules.topsDown : letter === 'U' ? rules.bottomsUp : suitName(letter);
  const tap = (card: Card) => !cards.includes(card) && cards.length < IN_A_TRICK && set({ cards: [...cards, card] });
  return (
    <details class="tour-who-wins">
      <summary>{rules.whoWins}</summary>
      <div class="tour-pair">
        <Select
          label={rules.playedAs}
          value={draft.mode ?? ''}
          onInput={(value) => set({ mode: MODE_LETTERS.find((letter) => letter === value) ?? null })}
          options={[open, ...MODE_LETTERS.map((value) => ({ value, label: modeName(value) }))]}
        />
        <Select
          label={rules.led}
          value={draft.leader === null ? '' : String(draft.leader)}
          onInput={(value) => set({ leader: SEATS.find((seat) => String(seat) === value) ?? null })}
          options={[
            open,
            ...SEATS.map((seat) => ({ value: String(seat), label: `${words.seats[seat]} ${table.names[seat]}` })),
          ]}
        />
      </div>
      <p class="tour-quiet">
        {rules.whoWinsHint}{' '}
        <button
          type="button"
          class="tour-small"
          disabled={cards.length === 0}
          onClick={() => set({ cards: cards.slice(0, -1) })}
        >
          {rules.takeBack}
        </button>
      </p>
      <Pack read={cards} onTap={tap} />
    </details>
  );
}
