import { useState } from 'preact/hooks';
import type { PersonView } from '../../tournament/evening/board.ts';
import { upload } from '../api/call.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Check, Field, Select } from '../parts/field.tsx';
import { FileDrop } from '../parts/file-drop.tsx';
import { closeRefusals } from '../parts/toast.tsx';
import { AtTheDoor } from './club/atTheDoor.tsx';
import { type Members, MembersDialog, useMembers } from './club/members.tsx';
import { inOrder, ORDERS, type Order } from './club/order.ts';
import { PartnerTag } from './club/pairForm.tsx';
import { RegistrationPanel } from './club/registrationPanel.tsx';
import type { DeskProps } from './desk.tsx';
import { FinalistsButton } from './finalists.tsx';
import { Helpers } from './helpers.tsx';
import { Mark } from './mark.tsx';
import { PersonDialog } from './personDialog.tsx';
import { useRefusal, useSend } from './send.ts';

/** Who is here: lists, walk-ins in five seconds, arrival, departure, wishes. */
export function DeskPeople({ connection, screen }: DeskProps) {
  const words = useWords('tournament');
  const { command } = useSend(connection);
  const { view } = screen;
  const club = useWords('club');
  const members = useMembers(connection);
  const [order, setOrder] = useState<Order>('number');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<number | null>(null);
  const [leaving, setLeaving] = useState<PersonView | null>(null);
  const found = view.people.filter((p) =>
    `${p.number} ${p.name} ${p.town}`.toLowerCase().includes(search.toLowerCase()),
  );
  const needsDocument = view.regulation.identityCheck;
  const arrive = (person: PersonView) =>
    needsDocument && !person.fillIn
      ? setChosen(person.number)
      : void command({ type: person.presence === 'retired' ? 'come-back' : 'check-in', number: person.number });
  const person = view.people.find((p) => p.number === chosen);
  return (
    <div class="tour-people">
      <section>
        <TopOfList connection={connection} screen={screen} members={members} />
        <AtTheDoor
          connection={connection}
          people={view.people}
          club={members}
          inPairs={view.regulation.pairs === true}
        />
        {needsDocument && screen.role === 'director' && <FinalistsButton connection={connection} />}
        <div class="tour-pair">
          <Field label={words.search} type="search" value={search} onInput={setSearch} />
          <Select
            label={club.order}
            value={order}
            onInput={(value) => setOrder(ORDERS.find((each) => each === value) ?? order)}
            options={ORDERS.map((value) => ({ value, label: club.orders[value] }))}
          />
        </div>
        <PeopleTable
          people={inOrder(found, order)}
          everybody={view.regulation.pairs ? view.people : null}
          onChoose={setChosen}
          onArrive={arrive}
          onLeave={setLeaving}
        />
        <Exports connection={connection} />
      </section>
      <div class="stack club-aside">
        <RegistrationPanel connection={connection} screen={screen} />
        <Helpers connection={connection} screen={screen} />
      </div>
      <LeaveDialog connection={connection} person={leaving} onClose={() => setLeaving(null)} />
      {person && (
        <PersonDialog
          key={person.number}
          connection={connection}
          view={view}
          person={person}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  );
}

/** How many are here and how many are still awaited, and where their names come from. */
function TopOfList({ connection, screen, members }: DeskProps & { members: Members }) {
  const words = useWords('tournament');
  const club = useWords('club');
  const { people } = screen.view;
  const [isMembers, setMembers] = useState(false);
  const [isList, setList] = useState(false);
  const present = people.filter((p) => p.presence === 'present');
  const expected = people.filter((p) => p.presence === 'expected');
  return (
    <>
      <div class="tour-title">
        <h2>{words.tabs.people}</h2>
        <b>{words.present(present.length)}</b>
        {expected.length > 0 && <span>{words.expected(expected.length)}</span>}
        <span class="tour-quiet">{words.fullTables(Math.floor(present.length / 4), present.length % 4)}</span>
        <Button kind="outline" onClick={() => setList(true)}>
          {words.readList}
        </Button>
        <Button kind="outline" onClick={() => setMembers(true)}>
          {club.members}
        </Button>
      </div>
      <MembersDialog club={members} people={people} isOpen={isMembers} onClose={() => setMembers(false)} />
      <ListDialog connection={connection} isOpen={isList} onClose={() => setList(false)} />
    </>
  );
}

function Exports({ connection }: Pick<DeskProps, 'connection'>) {
  const words = useWords('tournament');
  return (
    <p class="tour-acts">
      {(['csv', 'xlsx'] as const).map((format) => (
        <a
          key={format}
          class="button button-quiet"
          href={connection.address('GET /tournaments/:id/lists/:what', { what: 'people' }, { format })}
          download
        >
          {words.export} {format.toUpperCase()}
        </a>
      ))}
    </p>
  );
}

interface LeaveDialogProps {
  readonly connection: DeskProps['connection'];
  readonly person: PersonView | null;
  readonly onClose: () => void;
}

/** One dialog for the whole list: whoever goes home is in no draw any more. */
function LeaveDialog({ connection, person, onClose }: LeaveDialogProps) {
  const words = useWords('tournament');
  const { command } = useSend(connection);
  const leave = () => {
    if (person) void command({ type: 'leave', number: person.number });
    onClose();
  };
  return (
    <Dialog
      title={words.leave}
      open={person !== null}
      onClose={onClose}
      actions={
        <Button kind="danger" onClick={leave}>
          {words.leave}
        </Button>
      }
    >
      <p>{person && words.leaveMeans(person.name)}</p>
    </Dialog>
  );
}

interface PeopleTableProps {
  readonly people: readonly PersonView[];
  /** Where partners are fixed: to name them. */
  readonly everybody: readonly PersonView[] | null;
  readonly onChoose: (number: number) => void;
  readonly onArrive: (person: PersonView) => void;
  readonly onLeave: (person: PersonView) => void;
}

function PeopleTable({ people, everybody, onChoose, onArrive, onLeave }: PeopleTableProps) {
  const words = useWords('tournament');
  const club = useWords('club');
  return (
    <table class="tour-ranks tour-wide">
      <thead>
        <tr>
          <th>{words.number(0).replace('0', '')}</th>
          <th>{words.name}</th>
          <th class="tour-town">{words.town}</th>
          <th class="tour-passe">{words.cardWish}</th>
          <th class="tour-passe">{words.state}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {people.slice(0, 400).map((p) => (
          <tr key={p.number}>
            <td>{p.number}</td>
            <th scope="row">
              <button type="button" class="tour-name" onClick={() => onChoose(p.number)}>
                {p.name}
              </button>
              {everybody && <PartnerTag person={p} people={everybody} />}
              {p.waiting !== null && <span class="tag">{club.waiting(p.waiting)}</span>}
              {p.fillIn && <span class="tag">{words.fillIn}</span>}
              {p.warnings > 0 && <span class="tag">{words.warnings(p.warnings)}</span>}
              {p.noPhoto && <Mark name="camera" />}
            </th>
            <td class="tour-town">{p.town}</td>
            <td class="tour-passe">{p.cards ? words.cards[p.cards] : words.anyCards}</td>
            <td class="tour-passe">{words.presence[p.presence]}</td>
            <td>
              {(p.presence === 'expected' || p.presence === 'retired') && (
                <button type="button" class="tour-small" onClick={() => onArrive(p)}>
                  {p.presence === 'retired' ? words.comeBack : words.checkIn}
                </button>
              )}
              {p.presence === 'present' && (
                <button type="button" class="tour-small" onClick={() => onLeave(p)}>
                  {words.leave}
                </button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ListDialog({
  connection,
  isOpen,
  onClose,
}: {
  connection: DeskProps['connection'];
  isOpen: boolean;
  onClose: () => void;
}) {
  const words = useWords('tournament');
  const club = useWords('club');
  const [text, setText] = useState('');
  const [isHere, setHere] = useState(false);
  const [busy, setBusy] = useState(false);
  const refused = useRefusal();
  const { id, code } = connection;
  const send = async (file: Blob | string) => {
    if (busy) return; // a second press would bring everybody twice
    setBusy(true);
    const answer = await upload('POST /tournaments/:id/people', {
      params: { id },
      code,
      query: { since: connection.view?.revision ?? 0, present: isHere },
      file: typeof file === 'string' ? new Blob([file]) : file,
      type: typeof file === 'string' ? 'text/plain' : 'application/octet-stream',
    });
    setBusy(false);
    closeRefusals();
    if (!answer.ok) return refused(answer.refusal);
    connection.hear(answer.value.news);
    setText('');
    onClose();
  };
  return (
    <Dialog
      title={words.readList}
      open={isOpen}
      onClose={onClose}
      actions={
        <Button busy={busy} disabled={text.trim() === ''} onClick={() => void send(text)}>
          {words.take}
        </Button>
      }
    >
      <div class="stack">
        <Check checked={isHere} onInput={setHere}>
          {club.allHere}
        </Check>
        <FileDrop label={words.dropList} accept=".csv,.txt,.xlsx" onFile={(file) => void send(file)} />
        <label class="field">
          <span>{words.paste}</span>
          <textarea rows={8} value={text} onInput={(event) => setText(event.currentTarget.value)} />
        </label>
      </div>
    </Dialog>
  );
}
