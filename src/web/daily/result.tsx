import { type Field, type Played, signsOf } from '../../daily/result.ts';
import type { DayView, MyResult } from '../../daily/wire.ts';
import { type ModeLetter, parseMode } from '../../schieber/mode.ts';
import { formatDate, formatNumber, formatPercent } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { share } from '../parts/share.ts';
import { Table } from '../parts/table.tsx';
import { modeName } from '../schieber/say.ts';

/** What came of my counted try: points, how many did worse, and game by game beside the others and par. */
export function Result({ day, result }: { day: DayView; result: MyResult }) {
  const words = useWords('daily');
  const points = words.points(formatNumber(result.points));
  const better = result.betterThan === null ? '' : words.betterThan(result.betterThan);
  const par = result.games.flatMap((game) => game.par ?? []);
  const signs = signsOf(
    result.games.map(({ mine }) => mine),
    par,
  );
  const text = words.shareText(formatDate(day.opensAt), points, better, par.length > 0 ? signs : '');
  return (
    <section class="panel daily-result">
      <h2>{words.yourResult}</h2>
      <p class="daily-points">
        <b>{points}</b> <span>{better || words.alone}</span>
      </p>
      {day.mine?.ending === 'expired' && <p class="note">{words.expired}</p>}
      <p class="daily-signs" aria-hidden="true">
        {signs}
      </p>
      <p class="note">{par.length > 0 ? words.signs : words.parLater}</p>
      <div>
        <Button icon="share" onClick={() => share({ text: text.trim(), url: `${location.origin}/daily` })}>
          {words.share}
        </Button>
      </div>
      <h3>{words.gameByGame}</h3>
      <Games result={result} />
      <p class="note">{words.parNote}</p>
    </section>
  );
}

function Games({ result }: { result: MyResult }) {
  const words = useWords('daily');
  const rows = result.games.map((game, index) => ({ ...game, number: index + 1 }));
  return (
    <Table
      caption={words.gameByGame}
      rows={rows}
      rowKey={({ number }) => number}
      columns={[
        {
          head: words.game,
          names: true,
          cell: ({ number, mine, field }) => (
            <>
              {number}. {mine ? <Declared {...mine} /> : words.notPlayed}
              <Others field={field} mine={mine} />
            </>
          ),
        },
        { head: words.mine, figure: true, cell: ({ mine }) => <b>{mine ? mine.points : '–'}</b> },
        { head: words.field, figure: true, cell: ({ field }) => (field.tries > 0 ? formatNumber(field.mean, 1) : '–') },
        { head: words.par, figure: true, cell: ({ par }) => (par ? par.points : '–') },
        {
          head: words.lead3,
          figure: true,
          cell: ({ mine, par }) => (mine && par ? signed(mine.points - par.points) : '–'),
        },
      ]}
    />
  );
}

/** 12 → '+12', −12 → '−12' with the sign for minus. */
const signed = (n: number): string => (n > 0 ? `+${n}` : String(n).replace('-', '\u2212'));

function Declared({ mode, passed }: Pick<Played, 'mode' | 'passed'>) {
  const words = useWords('daily');
  const name = nameOfMode(mode);
  return <>{passed ? words.passed(name) : name}</>;
}

/** What others declared, where not all said the same. */
function Others({ field, mine }: { field: Field; mine: Played | null }) {
  const words = useWords('daily');
  const others = field.declared.filter(({ mode, passed }) => mode !== mine?.mode || passed !== mine.passed);
  if (others.length === 0) return null;
  const texts = others.slice(0, 3).map(({ mode, passed, tries }) => {
    const name = nameOfMode(mode);
    return words.declaredBy(passed ? words.passed(name) : name, formatPercent(tries / field.tries));
  });
  return <span class="daily-others">{texts.join(' · ')}</span>;
}

const nameOfMode = (letter: ModeLetter): string => {
  const mode = parseMode(letter);
  return mode ? modeName(mode) : letter;
};
