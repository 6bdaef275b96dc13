import { isLink, MOST_SPONSORS, type Sponsor } from '../../championship/look.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { PictureField } from './pictureField.tsx';

/** `key`: stays with a sponsor when the order changes, so that the focus does too. */
export interface SponsorDraft {
  readonly key: number;
  readonly name: string;
  readonly link: string;
  readonly picture: string | null;
}

export const wishedSponsors = (drafts: readonly SponsorDraft[]): Sponsor[] =>
  drafts.map(({ name, link, picture }) => ({ name, link: link.trim() === '' ? null : link.trim(), picture }));

interface SponsorsProps {
  edition: string;
  sponsors: readonly SponsorDraft[];
  onInput: (sponsors: readonly SponsorDraft[]) => void;
}

/** The sponsors in their order; each is moved by a button, so that a keyboard and a thumb can do it too. */
export function LookSponsors({ edition, sponsors, onInput }: SponsorsProps) {
  const { look: words } = useWords('editions');
  const change = (at: number, to: Partial<SponsorDraft>) =>
    onInput(sponsors.map((sponsor, i) => (i === at ? { ...sponsor, ...to } : sponsor)));
  const move = (at: number, by: number) => {
    const order = [...sponsors];
    order.splice(at + by, 0, ...order.splice(at, 1));
    onInput(order);
  };
  const add = () => {
    const key = Math.max(-1, ...sponsors.map((sponsor) => sponsor.key)) + 1;
    onInput([...sponsors, { key, name: '', link: '', picture: null }]);
  };
  return (
    <section class="panel stack">
      <h2>{words.sponsors}</h2>
      {sponsors.length === 0 && <p class="soft">{words.noSponsors}</p>}
      {sponsors.map((sponsor, i) => {
        const called = sponsor.name.trim() || words.sponsor(i + 1);
        return (
          <fieldset class="office-sponsor stack" key={sponsor.key}>
            <legend>{words.sponsor(i + 1)}</legend>
            <Field
              label={words.sponsorName}
              value={sponsor.name}
              onInput={(name) => change(i, { name })}
              maxLength={80}
            />
            <Field
              {...{ type: 'url', label: words.sponsorLink, hint: words.sponsorLinkHint, maxLength: 300 }}
              value={sponsor.link}
              onInput={(link) => change(i, { link })}
              error={sponsor.link.trim() !== '' && !isLink(sponsor.link.trim()) ? words.badLink : undefined}
            />
            <PictureField
              edition={edition}
              picture={sponsor.picture}
              onPicture={(picture) => change(i, { picture })}
              texts={{ drop: words.dropPicture, none: '', remove: words.removePicture, shows: called }}
            />
            <div class="row">
              <Button kind="quiet" disabled={i === 0} onClick={() => move(i, -1)}>
                {words.moveUp(called)}
              </Button>
              <Button kind="quiet" disabled={i === sponsors.length - 1} onClick={() => move(i, 1)}>
                {words.moveDown(called)}
              </Button>
              <Button kind="quiet" onClick={() => onInput(sponsors.filter((other) => other !== sponsor))}>
                {words.removeSponsor(called)}
              </Button>
            </div>
          </fieldset>
        );
      })}
      {sponsors.length < MOST_SPONSORS && (
        <Button kind="outline" onClick={add}>
          {words.addSponsor}
        </Button>
      )}
    </section>
  );
}
