import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { encode } from 'uqr';
import type { StaffView } from '../../tournament/evening/eveningView.ts';
import { STAFF_ROLES, type StaffRole } from '../../tournament/evening/rights.ts';
import type { StaffAsked } from '../../tournament/wire.ts';
import { call } from '../api/call.ts';
import { formatDate } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { AskFirst } from '../parts/askFirst.tsx';
import { Button } from '../parts/button.tsx';
import { Field, Select } from '../parts/field.tsx';
import { withoutCode } from '../shell/router.tsx';
import type { DeskProps } from './desk.tsx';
import { useRefusal, useSend } from './send.ts';

/** Helpers without an account: a name, a job, an invitation to scan. */
export function Helpers({ connection, screen }: DeskProps) {
  const words = useWords('tournament');
  const [open, setOpen] = useState<string | null>(null);
  const address = useHallAddress(connection);
  const { role, who, projector, projectorTyped, staff } = screen;
  const shown = (id: string) => ({
    ...{ connection, address, isOpen: open === id, onOpen: () => setOpen(open === id ? null : id) },
  });
  return (
    <aside class="tour-helpers">
      <h2 class="tour-h">{words.helpers}</h2>
      <ul class="tour-list">
        <li>
          <Handed {...shown('v')} name={words.projector} label={words.link} code={projector} typed={projectorTyped} />
        </li>
        {staff
          .filter(({ isRevoked }) => !isRevoked)
          .map((helper) => (
            <Helper
              key={helper.staff}
              {...{ ...shown(`s${helper.staff}`), helper, role }}
              isSelf={who === `staff:${helper.staff}`}
            />
          ))}
      </ul>
      {role === 'director' && <NewHelper connection={connection} />}
    </aside>
  );
}

/** Where phones find this house: the desk itself may be open as localhost, which every phone takes for itself. */
function useHallAddress({ id, code }: DeskProps['connection']): string | undefined {
  const [address, setAddress] = useState<string>();
  const refused = useRefusal();
  useEffect(() => {
    void call('GET /tournaments/:id/address', { params: { id }, code }).then((answer) => {
      if (answer.ok) setAddress(answer.value.address);
      else refused(answer.refusal);
    });
  }, [id, code]);
  return address;
}

interface Shown {
  readonly connection: DeskProps['connection'];
  /** Undefined until the server has said it. */
  readonly address: string | undefined;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

interface HelperProps extends Shown {
  readonly helper: StaffView;
  readonly role: DeskProps['screen']['role'];
  /** Whoever looks is not turned out by his own hand. */
  readonly isSelf: boolean;
}

/** Invited, or in since when; then the invitation is gone from every screen, and only a new one lets another device in. */
function Helper({ helper, role, isSelf, ...shown }: HelperProps) {
  const words = useWords('tournament');
  const { send } = useSend(shown.connection);
  const { staff, name, usedAt, key, typed } = helper;
  const ask = (body: StaffAsked) => void send('POST /tournaments/:id/staff', { body });
  const isIn = key === null;
  return (
    <li>
      <Handed
        {...shown}
        name={name}
        job={words.roles[helper.role]}
        label={words.invitation}
        code={key}
        typed={typed}
        isOnce
      >
        {isIn && (
          <span class="tour-quiet">
            {usedAt === null
              ? role === 'director' && words.codeFromBefore
              : words.invitationUsed(formatDate(usedAt, 'time'))}
          </span>
        )}
        {role === 'director' && isIn && !isSelf && (
          <Asked means={words.newInvitationMeans(name)} onYes={() => ask({ invite: staff })}>
            {words.newInvitation}
          </Asked>
        )}
        {role === 'director' && staff > 1 && (
          <Asked means={words.blockMeans(name)} onYes={() => ask({ block: staff })}>
            {words.block}
          </Asked>
        )}
      </Handed>
    </li>
  );
}

interface AskedProps {
  readonly means: string;
  readonly onYes: () => void;
  readonly children: string;
}

/** A small button that asks before it does what it says. */
const Asked = ({ means, onYes, children }: AskedProps) => (
  <AskFirst title={children} question={means} yes={children} onYes={onYes}>
    {(ask) => (
      <button type="button" class="tour-small" onClick={ask}>
        {children}
      </button>
    )}
  </AskFirst>
);

interface HandedProps extends Shown {
  readonly name: string;
  readonly job?: string;
  readonly label: string;
  readonly code: string | null;
  readonly typed: string | null;
  /** It is used up by whoever opens it: nothing here to click on by mistake. */
  readonly isOnce?: boolean;
  readonly children?: ComponentChildren;
}

/** A name, and what is handed out to scan or to type. */
function Handed({ connection, address, isOpen, onOpen, name, job, label, code, typed, isOnce, children }: HandedProps) {
  const words = useWords('tournament');
  const laptops = useWords('laptops');
  const link = `${address}${withoutCode(`/t/${connection.id}/${code}`)}`;
  return (
    <>
      <div class="tour-helper">
        <b>{name}</b> <span class="tour-quiet">{job}</span>
        {code && (
          <button type="button" class="tour-small" aria-expanded={isOpen} onClick={onOpen}>
            {label}
          </button>
        )}
        {children}
      </div>
      {isOpen && code && address && (
        <p class="tour-code">
          <Qr text={link} />
          {isOnce ? (
            <span>{link}</span>
          ) : (
            <a href={link} target="_blank" rel="noreferrer">
              {link}
            </a>
          )}
          {typed && <span>{laptops.orType(address.replace('http://', ''), typed)}</span>}
          {isOnce && <span class="tour-quiet">{words.invitationHint}</span>}
        </p>
      )}
    </>
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
