import { useEffect, useState } from 'preact/hooks';
import { encode } from 'uqr';
import { STAFF_ROLES, type StaffRole } from '../../tournament/evening/rights.ts';
import { call } from '../api/call.ts';
import { useWords } from '../i18n/words.ts';
import { AskFirst } from '../parts/askFirst.tsx';
import { Button } from '../parts/button.tsx';
import { Field, Select } from '../parts/field.tsx';
import { withoutCode } from '../shell/router.tsx';
import type { DeskProps } from './desk.tsx';
import { useRefusal, useSend } from './send.ts';

/** Helpers without an account: a name, a job, a code to scan. */
export function Helpers({ connection, screen }: DeskProps) {
  const words = useWords('tournament');
  const [open, setOpen] = useState<string | null>(null);
  const address = useHallAddress(connection);
  const entries: readonly HelperEntry[] = [
    { id: 'v', name: words.projector, job: '', key: screen.projector, typed: screen.projectorTyped, staff: 0 },
    ...screen.staff
      .filter((each) => !each.isRevoked)
      .map(({ staff, name, role, key, typed }) => ({
        ...{ id: `s${staff}`, name, job: words.roles[role], key, typed, staff },
      })),
  ];
  return (
    <aside class="tour-helpers">
      <h2 class="tour-h">{words.helpers}</h2>
      <ul class="tour-list">
        {entries.map((each) => (
          <Helper
            key={each.id}
            {...{ connection, address }}
            helper={each}
            isOpen={open === each.id}
            onOpen={() => setOpen(open === each.id ? null : each.id)}
          />
        ))}
      </ul>
      {screen.role === 'director' && <NewHelper connection={connection} />}
    </aside>
  );
}

/** Where phones find this house: the desk itself may be open as localhost, which every phone takes for itself. */
function useHallAddress({ id, key }: DeskProps['connection']): string | undefined {
  const [address, setAddress] = useState<string>();
  const refused = useRefusal();
  useEffect(() => {
    void call('GET /tournaments/:id/address', { params: { id }, query: key === '-' ? {} : { key } }).then((answer) => {
      if (answer.ok) setAddress(answer.value.address);
      else refused(answer.refusal);
    });
  }, [id, key]);
  return address;
}

interface HelperEntry {
  readonly id: string;
  readonly name: string;
  readonly job: string;
  readonly key: string | null;
  readonly typed: string | null;
  /** 0 for the projector, 1 for the director who made the evening: they are not revoked. */
  readonly staff: number;
}

interface HelperProps {
  readonly connection: DeskProps['connection'];
  /** Undefined until the server has said it. */
  readonly address: string | undefined;
  readonly helper: HelperEntry;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function Helper({ connection, address, helper: { name, job, key, typed, staff }, isOpen, onOpen }: HelperProps) {
  const words = useWords('tournament');
  const laptops = useWords('laptops');
  const { send } = useSend(connection);
  const link = `${address}${withoutCode(`/t/${connection.id}/${key}`)}`;
  const revoke = () => send('POST /tournaments/:id/staff', { body: { name, role: 'supervisor', revoke: staff } });
  return (
    <li>
      <div class="tour-helper">
        <b>{name}</b> <span class="tour-quiet">{job}</span>
        {key && (
          <button type="button" class="tour-small" aria-expanded={isOpen} onClick={onOpen}>
            {words.link}
          </button>
        )}
        {staff > 1 && (
          <AskFirst
            title={words.revoke}
            question={words.revokeMeans(name)}
            yes={words.revoke}
            onYes={() => void revoke()}
          >
            {(ask) => (
              <button type="button" class="tour-small" onClick={ask}>
                {words.revoke}
              </button>
            )}
          </AskFirst>
        )}
      </div>
      {isOpen && key && address && (
        <p class="tour-code">
          <Qr text={link} />
          <a href={link} target="_blank" rel="noreferrer">
            {link}
          </a>
          {typed && <span>{laptops.orType(address.replace('http://', ''), typed)}</span>}
        </p>
      )}
    </li>
  );
}

function NewHelper({ connection }: Pick<DeskProps, 'connection'>) {
  const words = useWords('tournament');
  const { send, busy } = useSend(connection);
  const [name, setName] = useState('');
  const [role, setRole] = useState<StaffRole>('supervisor');
  const add = async () => {
    if (await send('POST /tournaments/:id/staff', { body: { name, role } })) setName('');
  };
  return (
    <div class="stack">
      <Field label={words.addHelper} value={name} onInput={setName} maxLength={80} autocomplete="off" />
      <Select
        label={words.role}
        value={role}
        onInput={(value) => setRole(STAFF_ROLES.find((each) => each === value) ?? role)}
        options={STAFF_ROLES.map((value) => ({ value, label: words.roles[value] }))}
      />
      <Button kind="outline" busy={busy} disabled={name.trim() === ''} onClick={() => void add()}>
        {words.add}
      </Button>
    </div>
  );
}

/** A code drawn as one path: crisp at any size, black on white also at night. */
export function Qr({ text }: { text: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg class="tour-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={text}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
