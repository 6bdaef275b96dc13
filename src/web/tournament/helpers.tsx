import { useState } from 'preact/hooks';
import { encode } from 'uqr';
import { STAFF_ROLES, type StaffRole } from '../../tournament/evening/rights.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Field, Select } from '../parts/field.tsx';
import type { DeskProps } from './desk.tsx';
import { useSend } from './send.ts';

/** Helpers without an account: a name, a job, a code to scan. */
export function Helpers({ connection, screen }: DeskProps) {
  const words = useWords('tournament');
  const { send, busy } = useSend(connection);
  const [name, setName] = useState('');
  const [role, setRole] = useState<StaffRole>('supervisor');
  const [open, setOpen] = useState<string | null>(null);
  const link = (key: string) => `${location.origin}/t/${connection.id}/${key}`;
  const add = async () => {
    if (await send('POST /tournaments/:id/staff', { body: { name, role } })) setName('');
  };
  const entries = [
    { id: 'v', name: words.projector, job: '', key: screen.projector, staff: 0 },
    ...screen.staff
      .filter((each) => !each.isRevoked)
      .map((each) => ({
        id: `s${each.staff}`,
        name: each.name,
        job: words.roles[each.role] ?? '',
        key: each.key,
        staff: each.staff,
      })),
  ];
  return (
    <aside class="tour-helpers">
      <h2 class="tour-h">{words.helpers}</h2>
      <ul class="tour-list">
        {entries.map((each) => (
          <li key={each.id}>
            <p class="tour-helper">
              <b>{each.name}</b> <span class="tour-quiet">{each.job}</span>
              {each.key && (
                <button
                  type="button"
                  class="tour-small"
                  aria-expanded={open === each.id}
                  onClick={() => setOpen(open === each.id ? null : each.id)}
                >
                  {words.link}
                </button>
              )}
              {each.staff > 1 && (
                <button
                  type="button"
                  class="tour-small"
                  onClick={() =>
                    void send('POST /tournaments/:id/staff', {
                      body: { name: each.name, role: 'supervisor', revoke: each.staff },
                    })
                  }
                >
                  {words.revoke}
                </button>
              )}
            </p>
            {open === each.id && each.key && (
              <p class="tour-code">
                <Qr text={link(each.key)} />
                <a href={link(each.key)} target="_blank" rel="noreferrer">
                  {link(each.key)}
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
      {screen.role === 'director' && (
        <div class="stack">
          <Field label={words.addHelper} value={name} onInput={setName} maxLength={80} autocomplete="off" />
          <Select
            label={words.state}
            value={role}
            onInput={(value) => setRole(STAFF_ROLES.find((each) => each === value) ?? role)}
            options={STAFF_ROLES.map((value) => ({ value, label: words.roles[value] ?? value }))}
          />
          <Button kind="outline" busy={busy} disabled={name.trim() === ''} onClick={() => void add()}>
            {words.add}
          </Button>
        </div>
      )}
    </aside>
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
