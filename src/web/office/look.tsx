import { useEffect, useState } from 'preact/hooks';
import { coloursFor, type Look, type LookCommand } from '../../championship/look.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Field, FormError } from '../parts/field.tsx';
import { Link } from '../shell/router.tsx';
import { LookColour } from './lookColour.tsx';
import { LookSponsors, type SponsorDraft, wishedSponsors } from './lookSponsors.tsx';
import { PictureField } from './pictureField.tsx';
import type { Desk } from './use.ts';

/** A look as the form has it. */
interface Draft {
  readonly colour: string;
  readonly picture: string | null;
  readonly words: string;
  readonly sponsors: readonly SponsorDraft[];
}

const draftOf = (look: Look | null | undefined): Draft => ({
  colour: look?.colours?.day ?? '',
  picture: look?.logo?.picture ?? null,
  words: look?.logo?.words ?? '',
  sponsors: look?.sponsors.map((sponsor, i) => ({ ...sponsor, link: sponsor.link ?? '', key: i })) ?? [],
});

const wishOf = ({ colour, picture, words, sponsors }: Draft): LookCommand => ({
  type: 'dress',
  colour: colour.trim() === '' ? null : colour,
  logo: picture === null ? null : { picture, words },
  sponsors: wishedSponsors(sponsors),
});

/** Colour, logo and sponsors of an edition: seen as everybody will see them, saved by one button, taken back by another. */
export function LookSection({ desk }: { desk: Desk }) {
  const { look: words } = useWords('editions');
  const office = useWords('office');
  const { edition, public: view } = desk.office;
  const worn = edition.look?.now;
  const [draft, setDraft] = useState(() => draftOf(worn));
  const [error, setError] = useState('');
  // What is worn has changed, by a save or by going back: the form shows that.
  const seen = JSON.stringify(worn ?? null);
  useEffect(() => {
    setDraft(draftOf(worn));
    setError('');
  }, [seen]);
  if (edition.publicity === 'archived' || edition.standing === 'cancelled') return <p class="panel">{words.fixed}</p>;
  const set = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }));
  const send = async (command: LookCommand) => {
    const answer = await desk.send(command);
    setError(answer.ok ? '' : wordsOf(answer.refusal, office.refusals));
  };
  const colours = draft.colour.trim() === '' ? undefined : coloursFor(draft.colour);
  const isSaved = JSON.stringify(wishOf(draft)) === JSON.stringify(wishOf(draftOf(worn)));
  const logo = draft.picture === null ? null : { picture: draft.picture, words: draft.words };
  return (
    <div class="office-grid">
      <section class="panel stack">
        <h2>{words.colour}</h2>
        <p class="soft">{words.text}</p>
        <LookColour
          colour={draft.colour}
          onInput={(colour) => set({ colour })}
          colours={colours}
          edition={view}
          logo={logo}
        />
      </section>
      <LogoPanel edition={edition.id} draft={draft} set={set} />
      <LookSponsors edition={edition.id} sponsors={draft.sponsors} onInput={(sponsors) => set({ sponsors })} />
      <Save
        desk={desk}
        error={error}
        isSaved={isSaved}
        canSave={colours?.ok !== false}
        onSave={() => send(wishOf(draft))}
        onBack={() => send({ type: 'dressBack' })}
      />
    </div>
  );
}

interface LogoProps {
  edition: string;
  draft: Draft;
  set: (change: Partial<Draft>) => void;
}

function LogoPanel({ edition, draft, set }: LogoProps) {
  const { look: words } = useWords('editions');
  return (
    <section class="panel stack">
      <h2>{words.logo}</h2>
      <PictureField
        edition={edition}
        picture={draft.picture}
        onPicture={(picture) => set({ picture })}
        texts={{ drop: words.dropLogo, none: words.noLogo, remove: words.removeLogo, shows: draft.words }}
      />
      {draft.picture !== null && (
        <Field
          label={words.logoWords}
          hint={words.logoWordsHint}
          value={draft.words}
          onInput={(text) => set({ words: text })}
          maxLength={160}
        />
      )}
    </section>
  );
}

interface SaveProps {
  desk: Desk;
  error: string;
  isSaved: boolean;
  canSave: boolean;
  onSave: () => void;
  onBack: () => void;
}

function Save({ desk, error, isSaved, canSave, onSave, onBack }: SaveProps) {
  const { look: words } = useWords('editions');
  const { edition } = desk.office;
  return (
    <section class="panel stack">
      <FormError>{error}</FormError>
      {!isSaved && <p role="status">{words.unsaved}</p>}
      <Button wide busy={desk.busy} disabled={isSaved || !canSave} onClick={onSave}>
        {words.save}
      </Button>
      <p>
        <Link href={`/championship?edition=${edition.id}`}>{words.asEverybody}</Link>
      </p>
      {edition.look && (
        <>
          <p class="soft">{words.bringBackText}</p>
          <Button kind="outline" busy={desk.busy} onClick={onBack}>
            {words.bringBack}
          </Button>
        </>
      )}
    </section>
  );
}
