import { useEffect, useState } from 'preact/hooks';
import type { KnownMember } from '../../../tournament/club/members.ts';
import type { PersonView } from '../../../tournament/evening/board.ts';
import { call } from '../../api/call.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { closeRefusals } from '../../parts/toast.tsx';
import type { Connection } from '../connection.ts';
import { useRefusal } from '../send.ts';

export interface Members {
  readonly members: readonly KnownMember[];
  /** Keeps people, or forgets one; the list is then what the server says. */
  change(
    body: { keep: { name: string; town: string; yearOfBirth: number | null }[] } | { remove: number },
  ): Promise<void>;
}

/** The organiser's members: fetched once, when the list of people is opened. */
export function useMembers(connection: Connection): Members {
  const [members, setMembers] = useState<readonly KnownMember[]>([]);
  const refused = useRefusal();
  const asked = { params: { id: connection.id }, code: connection.code };
  useEffect(() => {
    void call('GET /tournaments/:id/members', asked).then((answer) => answer.ok && setMembers(answer.value.members));
  }, [connection.id]);
  return {
    members,
    async change(body) {
      const answer = await call('POST /tournaments/:id/members', { ...asked, body });
      closeRefusals();
      if (answer.ok) setMembers(answer.value.members);
      else refused(answer.refusal);
    },
  };
}

interface MembersDialogProps {
  readonly club: Members;
  readonly people: readonly PersonView[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Who comes often: all of today kept with one tap, anybody taken out again. */
export function MembersDialog({ club, people, isOpen, onClose }: MembersDialogProps) {
  const words = useWords('club');
  const keep = people.map(({ name, town, yearOfBirth }) => ({ name, town, yearOfBirth }));
  return (
    <Dialog
      title={words.members}
      open={isOpen}
      onClose={onClose}
      actions={
        <Button disabled={keep.length === 0} onClick={() => void club.change({ keep })}>
          {words.keepAll(keep.length)}
        </Button>
      }
    >
      <p class="tour-quiet">{words.membersHint}</p>
      {club.members.length === 0 && <p>{words.noMembers}</p>}
      <ul class="tour-list">
        {club.members.map(({ member, name, town }) => (
          <li key={member} class="club-line">
            <span>
              <b>{name}</b> <span class="tour-quiet">{town}</span>
            </span>
            <button type="button" class="tour-small" onClick={() => void club.change({ remove: member })}>
              {words.forgetMember}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
