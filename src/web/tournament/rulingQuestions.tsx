import { SEATS } from '../../schieber/seat.ts';
import { TRICKS } from '../../schieber/trick.ts';
import type { TableView } from '../../tournament/evening/board.ts';
import { IRREGULARITIES } from '../../tournament/ruling/irregularity.ts';
import { useWords } from '../i18n/words.ts';
import { Choice } from '../parts/choice.tsx';
import { Select } from '../parts/field.tsx';
import { type RulingDraft, type RulingState, withEvent } from './rulingDraft.ts';

export interface RulingPartProps {
  draft: RulingDraft;
  state: RulingState;
  table: TableView;
  onInput: (draft: RulingDraft) => void;
}

/** What happened, when it was noticed, who it was: only what the answer depends on. */
export function RulingQuestions({ draft, state, table, onInput }: RulingPartProps) {
  const words = useWords('tournament');
  const rules = useWords('rulings');
  const set = (change: Partial<RulingDraft>) => onInput({ ...draft, ...change });
  const open = { value: '', label: rules.ask };
  const numbers = (count: number, label: (n: number) => string) =>
    Array.from({ length: count }, (_, i) => ({ value: String(i + 1), label: label(i + 1) }));
  return (
    <section class="tour-facts">
      <Select
        label={words.what}
        value={draft.event}
        onInput={(value) => onInput(withEvent(draft, IRREGULARITIES.find((each) => each === value) ?? draft.event))}
        options={IRREGULARITIES.map((value) => ({ value, label: rules.irregularities[value] }))}
      />
      {state.moments.length > 1 && (
        <Choice
          label={words.noticed}
          value={state.noticed}
          onInput={(noticed) => set({ noticed })}
          options={state.moments.map((value) => ({ value, label: rules.moments[value] }))}
        />
      )}
      {state.variants.length > 0 && (
        <Choice
          label={words.closer}
          value={draft.variant ?? 'none'}
          onInput={(value) => set({ variant: value === 'none' ? null : value })}
          options={state.variants.map((value) => ({ value, label: rules.variants[value] }))}
        />
      )}
      <div class={state.asksOffender ? 'tour-offence' : ''}>
        {state.asksOffender && (
          <Select
            label={words.offender}
            value={draft.offender === null ? '' : String(draft.offender)}
            onInput={(value) => set({ offender: SEATS.find((seat) => String(seat) === value) ?? null })}
            options={[
              open,
              ...SEATS.map((seat) => ({ value: String(seat), label: `${words.seats[seat]} ${table.names[seat]}` })),
            ]}
          />
        )}
        <Select
          label={words.inGame}
          value={String(draft.game)}
          onInput={(value) => set({ game: Number(value) })}
          options={numbers(table.games, (n) => `${words.game} ${n}`)}
        />
      </div>
      {state.asksTrick && (
        <Select
          label={words.inTrick}
          value={draft.trick === null ? '' : String(draft.trick)}
          onInput={(value) => set({ trick: value === '' ? null : Number(value) })}
          options={[open, ...numbers(TRICKS, words.trickOf)]}
        />
      )}
    </section>
  );
}
