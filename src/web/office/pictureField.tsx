import { useState } from 'preact/hooks';
import { MOST_BYTES } from '../../championship/picture.ts';
import { upload } from '../api/call.ts';
import { pictureAddress } from '../championship/dressed.tsx';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { FormError } from '../parts/field.tsx';
import { FileDrop } from '../parts/file-drop.tsx';
import { Progress } from '../parts/progress.tsx';

interface PictureProps {
  edition: string;
  picture: string | null;
  onPicture: (picture: string | null) => void;
  /** `shows`: what the picture shows, for those who do not see it. */
  texts: { drop: string; none: string; remove: string; shows: string };
}

/** A picture dropped here or chosen: sent at once, shown as the house keeps it, or why it is refused. */
export function PictureField({ edition, picture, onPicture, texts }: PictureProps) {
  const { look: words } = useWords('editions');
  const { refusals } = useWords('office');
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState('');
  const take = async (file: File) => {
    setError('');
    if (file.size > MOST_BYTES) return setError(refusals['picture-too-heavy']({ most: MOST_BYTES }));
    setSending(true);
    const answer = await upload('POST /editions/:edition/pictures', {
      ...{ params: { edition }, file, type: 'application/octet-stream' },
    });
    setSending(false);
    if (answer.ok) onPicture(answer.value.picture);
    else setError(wordsOf(answer.refusal, refusals));
  };
  return (
    <div class="stack">
      {picture === null ? (
        texts.none !== '' && <p class="soft">{texts.none}</p>
      ) : (
        <img class="look-logo office-picture" src={pictureAddress(edition, picture)} alt={texts.shows} />
      )}
      {isSending ? (
        <Progress label={words.sending} />
      ) : (
        <FileDrop label={texts.drop} accept="image/png,image/jpeg,image/webp" onFile={take} />
      )}
      <p class="note">{words.pictureHint}</p>
      <FormError>{error}</FormError>
      {picture !== null && (
        <Button kind="quiet" onClick={() => onPicture(null)}>
          {texts.remove}
        </Button>
      )}
    </div>
  );
}
