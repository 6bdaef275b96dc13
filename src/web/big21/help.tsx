import { useState } from 'preact/hooks';
import { CANTONS } from '../../big21/eligibility.ts';
import { formatDate } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Select } from '../parts/field.tsx';
import { Link } from '../shell/router.tsx';

/** Somebody to talk to: one tap calls, one tap opens the page. */
export function Help() {
  const { help } = useWords('big21');
  const care = useWords('big21Care');
  return (
    <p>
      {help.lead}{' '}
      <a href={help.page} target="_blank" rel="noreferrer">
        {help.name}
      </a>
      , <a href={telephone(help.phone)}>{help.phone}</a>, {help.note} <Link href="/big21/care">{care.more}</Link>
    </p>
  );
}

const telephone = (number: string): string => `tel:${number.replaceAll(' ', '')}`;

/**
 * Of which day names, numbers and pages here and in `care.*.ts` are. Whoever runs the house tries them before opening and
 * once a year, and writes the day here.
 */
const HELP_AS_OF = Date.UTC(2026, 10, 16, 12);
const helpDay = (): string => formatDate(HELP_AS_OF);

/** At the desk, for whoever runs the house. */
export function CheckHelp() {
  const words = useWords('big21Care');
  return <p class="note">{words.checkHelp(helpDay())}</p>;
}

/** The pages of the cantons where Big21 is offered. B21 1.2 */
const CANTON_PAGES: Readonly<Record<(typeof CANTONS)[number], string>> = {
  ...{ ZH: 'https://www.zh.ch', BE: 'https://www.be.ch', LU: 'https://www.lu.ch', UR: 'https://www.ur.ch' },
  ...{ SZ: 'https://www.sz.ch', OW: 'https://www.ow.ch', NW: 'https://www.nw.ch', GL: 'https://www.gl.ch' },
  ...{ ZG: 'https://www.zg.ch', SO: 'https://www.so.ch', BS: 'https://www.bs.ch', BL: 'https://www.baselland.ch' },
  ...{ SH: 'https://www.sh.ch', AR: 'https://www.ar.ch', AI: 'https://www.ai.ch', SG: 'https://www.sg.ch' },
  ...{ GR: 'https://www.gr.ch', AG: 'https://www.ag.ch', TG: 'https://www.tg.ch' },
};

type Canton = keyof typeof CANTON_PAGES;
const isCanton = (text: string): text is Canton => text in CANTON_PAGES;

/** All lines in the reader's language, and the page of his canton. */
export function HelpLines() {
  const words = useWords('big21Care');
  const [canton, setCanton] = useState<Canton>('ZH');
  return (
    <section class="panel stack" id="help">
      <h2>{words.helpTitle}</h2>
      <p>{words.helpLead}</p>
      <ul class="big21-list">
        {words.lines.map(({ name, page, phone }) => (
          <li key={name}>
            <a href={page} target="_blank" rel="noreferrer">
              {name}
            </a>
            , <a href={telephone(phone)}>{phone}</a>
          </li>
        ))}
        <li>
          <a href={words.online.page} target="_blank" rel="noreferrer">
            {words.online.name}
          </a>
        </li>
      </ul>
      <Select
        label={words.canton}
        value={canton}
        onInput={(value) => isCanton(value) && setCanton(value)}
        options={CANTONS.map((value) => ({ value, label: value }))}
      />
      <p class="note">{words.cantonNote}</p>
      <p>
        <a href={CANTON_PAGES[canton]} target="_blank" rel="noreferrer">
          {words.cantonPage(canton)}
        </a>
      </p>
      <p class="note">{words.helpAsOf(helpDay())}</p>
    </section>
  );
}
