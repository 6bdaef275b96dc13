import { useState } from 'preact/hooks';
import type { PersonView } from '../../../tournament/evening/board.ts';
import type { DeskView } from '../../../tournament/evening/views.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import type { Connection } from '../connection.ts';
import { useSend } from '../send.ts';

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

/** 'mit Kari Näf', or that somebody is missing. */
export function PartnerTag({ person, people }: { person: PersonView; people: readonly PersonView[] }) {
  const words = useWords('club');
  const partner = people.find(({ number }) => number === person.partner);
  return <span class="tag">{partner ? words.partnerOf(partner.name) : words.noPartner}</span>;
}
