import { nextSeat, type Seat, teamOf } from '../../schieber/seat.ts';
import { TRICKS } from '../../schieber/trick.ts';
import type { TableView } from '../../tournament/evening/board.ts';
import type { Consequence } from '../../tournament/ruling/consequence.ts';
import { formatNumber } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Choice } from '../parts/choice.tsx';
import { Field } from '../parts/field.tsx';
import { Mark } from './mark.tsx';
import type { Words } from './ruling.de.ts';
import type { RulingPartProps } from './rulingQuestions.tsx';

/** What holds: sentence by sentence, the choice where the text leaves one, the points, the paragraph. */
export function RulingAnswer(props: RulingPartProps) {
  const { draft, state, table, onInput } = props;
  const words = useWords('tournament');
  const rules = useWords('rulings');
  const { answer, choices } = state;
  if (!answer && choices.length === 0) return <p class="tour-quiet">{rules.tellMore}</p>;
  return (
    <>
      <p class="tour-quiet">
        {words.soItIs} {answer && <b>{answer.article}</b>}
      </p>
      <ol class="tour-consequences">
        {answer?.consequences.map((each) => (
          <li key={each.kind}>
            {sentenceOf(each, rules)} {'seats' in each && <b>{seatNames(table, each.seats ?? [], words.seats)}</b>}
          </li>
        ))}
      </ol>
      {choices.length > 0 && (
        <Choice
          label={rules.choose}
          value={draft.choice ?? 'none'}
          onInput={(choice) => onInput({ ...draft, choice: choice === 'none' ? null : choice })}
          options={choices.map((value) => ({ value, label: rules.choices[value] }))}
        />
      )}
      {state.asksTrick && <Points {...props} />}
      {/* Only the director warns or excludes: SSC 7.05 (11), EBH 9. */}
      {(answer?.warning || answer?.exclusion) && <p class="tour-quiet">{rules.proposed}</p>}
    </>
  );
}

export function sentenceOf(consequence: Consequence, { consequences: say }: Words): string {
  switch (consequence.kind) {
    case 'tricks-from':
      return say['tricks-from'](consequence.trick);
    case 'cards-from':
      return say['cards-from'](consequence.trick);
    case 'flat-rate':
      return say['flat-rate'](consequence.points === null ? null : formatNumber(consequence.points));
    default:
      return say[consequence.kind];
  }
}

const seatNames = (table: TableView, seats: readonly Seat[], letters: readonly string[]): string =>
  seats.map((seat) => `${letters[seat]} ${table.names[seat]}`).join(', ');

/** The tricks that change hands, and what the offender's side has left; the rest to 157 is the opponents'. */
function Points({ draft, state, onInput }: RulingPartProps) {
  const words = useWords('tournament');
  const rules = useWords('rulings');
  const { points } = state;
  const { offender, trick } = draft;
  if (offender === null) return null;
  const opponents = teamOf(nextSeat(offender));
  return (
    <>
      <ol class="tour-tricks">
        {Array.from({ length: TRICKS }, (_, i) => (
          <li key={i} class={trick !== null && i + 1 >= trick ? 'tour-given' : ''}>
            {i + 1}
          </li>
        ))}
      </ol>
      <Field
        label={words.typeFor(words.team[teamOf(offender)] ?? '')}
        inputMode="numeric"
        value={draft.counted}
        onInput={(counted) => onInput({ ...draft, counted })}
      />
      {points && (
        <p class="tour-good">
          <Mark name="check" /> {words.team[opponents]} {formatNumber(points[opponents])}. {rules.record157}
        </p>
      )}
    </>
  );
}
