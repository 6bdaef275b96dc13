import { useState } from 'preact/hooks';
import { language } from '../i18n/language.ts';
import { useWords } from '../i18n/words.ts';
import { Select } from '../parts/field.tsx';
import type { DeskProps } from './desk.tsx';
import { FirstLaptop } from './laptops/firstLaptop.tsx';
import { SavedByItself } from './laptops/saves.tsx';

const BLANKS: Readonly<Record<string, number>> = {
  sheets: 30,
  personal: 30,
  tables: 30,
  certificates: 3,
  'seating-names': 4,
  'seating-tables': 2,
  ranking: 4,
};

/** Which prints belong to one Passe; the others to the whole evening. */
const OF_A_PASSE: readonly string[] = ['sheets', 'seating-names', 'seating-tables'];

/** Everything on paper, filled in or blank, of any Passe; and the evening in one file. */
export function DeskPrint({ connection, screen }: DeskProps) {
  const words = useWords('tournament');
  const spoken = language.value;
  const { passen, regulation } = screen.view;
  const [chosen, setChosen] = useState<string | null>(null);
  const usual = passen.find(({ stage }) => stage !== 'closed') ?? passen.at(-1);
  const passe = chosen ?? (usual ? String(usual.passe) : '');
  const nameOf = (each: number) =>
    each > regulation.passen ? words.finalPasse(each - regulation.passen) : words.passe(each);
  const filled = (what: string) => ({
    language: spoken,
    ...(OF_A_PASSE.includes(what) && passe !== '' ? { passe: Number(passe) } : {}),
  });
  return (
    <>
      <div class="tour-title">
        <h2>{words.tabs.print}</h2>
        <span class="tour-quiet">{words.printHint}</span>
      </div>
      {passen.length > 1 && (
        <Select
          label={words.printPasse}
          value={passe}
          onInput={setChosen}
          options={passen.map((each) => ({ value: String(each.passe), label: nameOf(each.passe) }))}
        />
      )}
      <ul class="tour-prints">
        {Object.entries(words.prints).map(([what, name]) => (
          <li key={what}>
            <h3>{name}</h3>
            <p class="tour-acts">
              <a
                class="button button-main"
                href={connection.address('GET /tournaments/:id/prints/:what', { what }, filled(what))}
                target="_blank"
                rel="noreferrer"
              >
                {words.filled}
              </a>
              {BLANKS[what] !== undefined && (
                <a
                  class="button button-outline"
                  href={connection.address(
                    'GET /tournaments/:id/prints/:what',
                    { what },
                    { language: spoken, blank: BLANKS[what] },
                  )}
                  target="_blank"
                  rel="noreferrer"
                >
                  {words.blank}
                </a>
              )}
            </p>
          </li>
        ))}
      </ul>
      {screen.role === 'director' && (
        <div class="stack">
          <Backup connection={connection} screen={screen} />
          <FirstLaptop connection={connection} />
        </div>
      )}
    </>
  );
}

/** The whole evening in one file, for a second laptop. */
function Backup({ connection, screen }: DeskProps) {
  const words = useWords('tournament');
  return (
    <section class="panel stack">
      <h3>{words.backup}</h3>
      <p class="tour-quiet">{words.backupHint}</p>
      <SavedByItself connection={connection} screen={screen} />
      <p>
        <a class="button button-outline" href={connection.address('GET /tournaments/:id/backup', {})} download>
          {words.saveBackup}
        </a>
      </p>
    </section>
  );
}
