import { useId } from 'preact/hooks';
import { inkOn, readColour } from '../../championship/colour.ts';
import {
  type Colours,
  contrastsIn,
  type Light,
  type Logo,
  type LookRefusal,
  SURFACES,
} from '../../championship/look.ts';
import type { EditionView } from '../../championship/wire.ts';
import type { Result } from '../../kit/result.ts';
import { Band, lookStyle } from '../championship/dressed.tsx';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Icon } from '../shell/icons.tsx';

interface ColourProps {
  colour: string;
  onInput: (colour: string) => void;
  /** Undefined: none is chosen. */
  colours: Result<Colours, LookRefusal> | undefined;
  edition: EditionView;
  logo: Logo | null;
}

/** A colour by its code or picked, with its contrasts in words and how it looks by day and in the dark. */
export function LookColour({ colour, onInput, colours, edition, logo }: ColourProps) {
  const { look: words } = useWords('editions');
  const id = useId();
  const refusal = colours?.ok === false ? colours.refusal : undefined;
  const offered = refusal?.code === 'low-contrast' ? refusal.offered : undefined;
  return (
    <>
      <div class="office-colour">
        <Field
          label={words.colourCode}
          hint={words.colourHint}
          value={colour}
          onInput={onInput}
          error={useRefusalText(refusal)}
          maxLength={9}
        />
        <div class="field">
          <label for={id}>{words.pickColour}</label>
          <input
            id={id}
            type="color"
            value={readColour(colour) ?? '#1f5a41'}
            onInput={(event) => onInput(event.currentTarget.value)}
          />
        </div>
      </div>
      {offered && (
        <Button kind="outline" onClick={() => onInput(offered)}>
          {words.takeOffered(offered)}
        </Button>
      )}
      {colours?.ok && (
        <>
          <p>{words.sibling(colours.value.dark)}</p>
          <div class="office-lights">
            {(['day', 'dark'] as const).map((light) => (
              <Preview key={light} light={light} colours={colours.value} edition={edition} logo={logo} />
            ))}
          </div>
        </>
      )}
      {colour.trim() !== '' && (
        <p>
          <Button kind="quiet" onClick={() => onInput('')}>
            {words.houseColour}
          </Button>
        </p>
      )}
    </>
  );
}

/** The same words as when the server refuses. */
function useRefusalText(refusal: LookRefusal | undefined): string | undefined {
  const { refusals } = useWords('office');
  if (refusal?.code === 'not-a-colour') return refusals['not-a-colour'];
  return refusal?.code === 'low-contrast' ? refusals['low-contrast'](refusal) : undefined;
}

type PreviewProps = Pick<ColourProps, 'edition' | 'logo'> & { light: Light; colours: Colours };

function Preview({ light, colours, edition, logo }: PreviewProps) {
  const { look: words } = useWords('editions');
  const [page] = SURFACES[light];
  return (
    <figure class={`office-light office-light-${light}`} style={{ background: page, color: inkOn(page) }}>
      <figcaption>{words.lights[light]}</figcaption>
      <Band edition={edition} look={{ colours, logo }} />
      <p class="look" style={lookStyle({ colours })}>
        <span class="look-link">{words.sampleLink}</span>
      </p>
      <ul>
        {contrastsIn(colours[light], light).map((one) => (
          <li key={one.use}>
            <Icon name="check" />
            <span>{words.contrast(one)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
