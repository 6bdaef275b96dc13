import { language } from '../i18n/language.ts';
import { useWords } from '../i18n/words.ts';
import type { DeskProps } from './desk.tsx';

const BLANKS: Readonly<Record<string, number>> = {
  sheets: 30,
  personal: 30,
  tables: 30,
  certificates: 3,
  'seating-names': 4,
  'seating-tables': 2,
  ranking: 4,
};

/** Everything on paper, filled in or blank; and the evening in one file. */
export function DeskPrint({ connection, screen }: DeskProps) {
  const words = useWords('tournament');
  const spoken = language.value;
  return (
    <>
      <div class="tour-title">
        <h2>{words.tabs['print']}</h2>
        <span class="tour-quiet">{words.printHint}</span>
      </div>
      <ul class="tour-prints">
        {Object.entries(words.prints).map(([what, name]) => (
          <li key={what}>
            <h3>{name}</h3>
            <p class="tour-acts">
              <a
                class="button button-main"
                href={connection.address('GET /tournaments/:id/prints/:what', { what }, { language: spoken })}
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
        <section class="panel stack">
          <h3>{words.backup}</h3>
          <p class="tour-quiet">{words.backupHint}</p>
          <p>
            <a class="button button-outline" href={connection.address('GET /tournaments/:id/backup', {})} download>
              {words.saveBackup}
            </a>
          </p>
        </section>
      )}
    </>
  );
}
