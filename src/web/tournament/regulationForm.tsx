import { dealsAreEqual } from '../../tournament/regulation.ts';
import { IRREGULARITIES, type Irregularity } from '../../tournament/ruling/irregularity.ts';
import { EXTRAS } from '../../tournament/sheet/extras.ts';
import { useWords } from '../i18n/words.ts';
import { Check, Field, Select } from '../parts/field.tsx';
import { otherOf, type RegulationDraft, withFormat } from './regulationDraft.ts';

interface RegulationFormProps {
  draft: RegulationDraft;
  onInput: (draft: RegulationDraft) => void;
}

/** The number of Passen and of games, which every organiser announces. EBH 1 */
export function FormatFields({ draft, onInput }: RegulationFormProps) {
  const words = useWords('tournament');
  return (
    <>
      <PlayForm draft={draft} onInput={onInput} />
      <div class="tour-pair">
        <Field
          label={words.passenCount}
          type="number"
          min={1}
          max={20}
          value={draft.passen}
          onInput={(passen) => onInput(withFormat(draft, { passen }))}
        />
        <Field
          label={words.gamesCount}
          type="number"
          min={1}
          max={36}
          value={draft.gamesPerPasse}
          onInput={(gamesPerPasse) => onInput(withFormat(draft, { gamesPerPasse }))}
          hint={dealsAreEqual(Number(draft.gamesPerPasse)) ? undefined : words.notByFour}
        />
      </div>
    </>
  );
}

/** Partners drawn for every Passe, or fixed for the evening. */
function PlayForm({ draft, onInput }: RegulationFormProps) {
  const words = useWords('club');
  return (
    <Select
      label={words.form}
      value={draft.pairs ? 'pairs' : 'single'}
      onInput={(form) => onInput({ ...draft, pairs: form === 'pairs' })}
      options={optionsOf(words.forms)}
    />
  );
}

/** Everything else that a regulation of one's own may change. */
export function RegulationFields({ draft, onInput }: RegulationFormProps) {
  const set = (change: Partial<RegulationDraft>) => onInput({ ...draft, ...change });
  return (
    <div class="stack">
      <OrderFields {...{ draft, set }} />
      <ExtraFields {...{ draft, set }} />
      <RankingFields {...{ draft, set }} />
      <OtherRulings {...{ draft, set }} />
    </div>
  );
}

interface PartProps {
  readonly draft: RegulationDraft;
  readonly set: (change: Partial<RegulationDraft>) => void;
}

/** The course of the evening: time, exclusion, final table, documents, the flat rate. SSC 7, EBH 9 */
function OrderFields({ draft, set }: PartProps) {
  const words = useWords('director');
  return (
    <>
      <div class="tour-pair">
        <Field
          label={words.minutes}
          type="number"
          min={5}
          max={240}
          value={draft.minutesPerPasse}
          onInput={(minutesPerPasse) => set({ minutesPerPasse })}
        />
        <Field
          label={words.exclusionFrom}
          type="number"
          min={1}
          max={5}
          value={draft.exclusionFrom}
          onInput={(exclusionFrom) => set({ exclusionFrom })}
        />
      </div>
      <Check checked={draft.exclusionAutomatic} onInput={(exclusionAutomatic) => set({ exclusionAutomatic })}>
        {words.exclusionAutomatic}
      </Check>
      {!draft.pairs && (
        <Check checked={draft.finalTable} onInput={(finalTable) => set({ finalTable })}>
          {words.finalTable}
        </Check>
      )}
      <Check checked={draft.identityCheck} onInput={(identityCheck) => set({ identityCheck })}>
        {words.identityCheck}
      </Check>
      <Field
        label={words.flatRate}
        hint={words.flatRateHint}
        inputMode="numeric"
        value={draft.flatRate}
        onInput={(text) => set({ flatRate: text.replace(/\D/g, '') })}
      />
    </>
  );
}

/** Match, Stöck and Weis, where the organiser counts them: neither printed regulation does. */
function ExtraFields({ draft, set }: PartProps) {
  const words = useWords('club');
  return (
    <fieldset class="field">
      <legend>{words.extras}</legend>
      {EXTRAS.map((extra) => (
        <Check
          key={extra}
          checked={draft.extras.includes(extra)}
          onInput={(on) =>
            set({ extras: EXTRAS.filter((each) => (each === extra ? on : draft.extras.includes(each))) })
          }
        >
          {words.extraNames[extra]}
        </Check>
      ))}
    </fieldset>
  );
}

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** What counts in the ranking, and who writes it down. EBH 7, 8 */
function RankingFields({ draft, set }: PartProps) {
  const words = useWords('director');
  return (
    <>
      <div class="tour-pair">
        <Select
          label={words.bye}
          value={draft.bye}
          onInput={(bye) => set({ bye: bye as RegulationDraft['bye'] })}
          options={optionsOf(words.byes)}
        />
        {draft.bye === 'points' && (
          <Field
            label={words.byePoints}
            inputMode="numeric"
            required
            value={draft.byePoints}
            onInput={(text) => set({ byePoints: text.replace(/\D/g, '') })}
          />
        )}
      </div>
      <Select
        label={words.retired}
        value={draft.retired}
        onInput={(retired) => set({ retired: retired as RegulationDraft['retired'] })}
        options={optionsOf(words.retireds)}
      />
      <Select
        label={words.ties}
        value={draft.ties}
        onInput={(ties) => set({ ties: ties as RegulationDraft['ties'] })}
        options={optionsOf(words.tieRules)}
      />
      <Select
        label={words.personalSheet}
        value={draft.personalSheet}
        onInput={(sheet) => set({ personalSheet: sheet as RegulationDraft['personalSheet'] })}
        options={optionsOf(words.personalSheets)}
      />
    </>
  );
}

/** Irregularities that are ruled as the other regulation has it. SSC 7.05, EBH 5 */
function OtherRulings({ draft, set }: PartProps) {
  const words = useWords('director');
  const common = useWords('tournament');
  const rules = useWords('rulings');
  const isOther = (event: Irregularity) => draft.otherRulings.includes(event);
  return (
    <fieldset class="field tour-rulings">
      <legend>{words.rulingsFrom(common.regulations[otherOf(draft.base)])}</legend>
      {IRREGULARITIES.map((event) => (
        <Check
          key={event}
          checked={isOther(event)}
          onInput={(on) =>
            set({
              otherRulings: IRREGULARITIES.filter((each) => (each === event ? on : isOther(each))),
            })
          }
        >
          {rules.irregularities[event]}
        </Check>
      ))}
    </fieldset>
  );
}
