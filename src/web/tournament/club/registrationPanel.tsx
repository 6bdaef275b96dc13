import './club.css';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../../api/call.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import type { Connection } from '../connection.ts';
import type { DeskProps } from '../desk.tsx';
import { Qr } from '../helpers.tsx';
import { useSend } from '../send.ts';

/** Where phones find this house; undefined until the server has said it. */
export function useHouse({ id, code }: Connection): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    void call('GET /tournaments/:id/address', { params: { id }, code }).then(
      (answer) => answer.ok && setAddress(answer.value.address),
    );
  }, [id]);
  return address;
}

/** The link by which people register themselves, and how many have a seat. */
export function RegistrationPanel({ connection, screen }: DeskProps) {
  const words = useWords('club');
  const { command, busy } = useSend(connection);
  const { registration } = screen.view.club;
  const [places, setPlaces] = useState(registration.places === null ? '' : String(registration.places));
  const house = useHouse(connection);
  const link = `${house}/evening/${connection.id}/register`;
  const set = (isOpen: boolean) =>
    void command({ type: 'set-registration', isOpen, places: places === '' ? null : Number(places) });
  const isBad = places !== '' && Number(places) < 4;
  return (
    <details class="panel" open={registration.isOpen}>
      <summary>{words.registration}</summary>
      <div class="stack">
        <p class="tour-quiet">{words.registrationHint}</p>
        <Field
          label={words.places}
          inputMode="numeric"
          maxLength={4}
          value={places}
          onInput={(text) => setPlaces(text.replace(/\D/g, ''))}
        />
        <p class="tour-acts">
          {registration.isOpen && (
            <Button
              kind="outline"
              busy={busy}
              disabled={isBad || places === String(registration.places ?? '')}
              onClick={() => set(true)}
            >
              {words.save}
            </Button>
          )}
          <Button
            kind={registration.isOpen ? 'outline' : 'main'}
            busy={busy}
            disabled={isBad}
            onClick={() => set(!registration.isOpen)}
          >
            {registration.isOpen ? words.closeRegistration : words.openRegistration}
          </Button>
        </p>
        {registration.isOpen && house && (
          <p class="tour-code">
            <Qr text={link} />
            <a href={link} target="_blank" rel="noreferrer">
              {link}
            </a>
          </p>
        )}
      </div>
    </details>
  );
}
