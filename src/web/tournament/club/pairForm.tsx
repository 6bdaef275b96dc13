import { useState } from 'preact/hooks';
import type { PersonView } from '../../../tournament/evening/board.ts';
import type { DeskView } from '../../../tournament/evening/views.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import type { Connection } from '../connection.ts';
import { useSend } from '../send.ts';

/** A pair at the door: two names, the town, Enter, and the next one. */
export function PairAtTheDoor({ connection }: { connection: Connection }) {
  const words = useWords('club');
  const common = useWords('tournament');
  const { command, busy } = useSend(connection);
  const [first, setFirst] = useState('');
  const [second, setSecond] = useState('');
  const [town, setTown] = useState('');
  const isMissing = first.trim() === '' || second.trim() === '';
  const add = async () => {
    const entries = [first, second].map((name) => ({ name, town, origin: 'walk-in' as const }));
    if (!(await command({ type: 'add-players', entries, present: true, inPairs: true }))) return;
    setFirst('');
    setSecond('');
    setTown('');
  };
  return (
    <form
      class="tour-walkin"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isMissing) void add();
      }}
    >
      <Field label={words.firstName} value={first} onInput={setFirst} required maxLength={80} autocomplete="off" />
      <Field label={words.secondName} value={second} onInput={setSecond} required maxLength={80} autocomplete="off" />
      <Field label={common.town} value={town} onInput={setTown} maxLength={80} autocomplete="off" />
      <Button type="submit" busy={busy} disabled={isMissing}>
        {words.addPair}
      </Button>
    </form>
  );
}

interface PartnerProps {
  readonly connection: Connection;
  readonly view: DeskView;
  readonly person: PersonView;
}

/** With whom somebody plays: another partner before the first Passe, or for one who has gone home. */
export function Partner({ connection, view, person: { number, partner } }: PartnerProps) {
  const words = useWords('club');
  const { command, busy } = useSend(connection);
  const [other, setOther] = useState(partner === null ? '' : String(partner));
  if (!view.regulation.pairs) return null;
  const pairUp = () => void command({ type: 'pair', pair: [number, Number(other)], together: true });
  return (
    <div class="row">
      <Field label={words.pairWith} inputMode="numeric" value={other} onInput={setOther} />
      <Button kind="outline" busy={busy} disabled={!/^\d+$/.test(other) || Number(other) === partner} onClick={pairUp}>
        {words.pairUp}
      </Button>
    </div>
  );
}

/** Partners stand below each other. */
export const byPairs = (people: readonly PersonView[]): readonly PersonView[] => {
  const lead = ({ number, partner }: PersonView) => Math.min(number, partner ?? number);
  return [...people].sort((a, b) => lead(a) - lead(b) || a.number - b.number);
};

/** 'mit Kari Näf', or that somebody is missing. */
export function PartnerTag({ person, people }: { person: PersonView; people: readonly PersonView[] }) {
  const words = useWords('club');
  const partner = people.find(({ number }) => number === person.partner);
  return <span class="tag">{partner ? words.partnerOf(partner.name) : words.noPartner}</span>;
}
