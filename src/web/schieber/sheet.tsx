import './record.css';
import type { MatchView } from '../../schieber/view.ts';
import { suitName } from '../cards/names.ts';
import { useWords } from '../i18n/words.ts';
import { Icon } from '../shell/icons.tsx';
import { ModeMark } from './modeMark.tsx';
import { inFours, modeName, nameOf, points, runningScore } from './say.ts';

/** The sheet of this match: every game, who declared what, and the check that 157 were shared out. SSC 2.04 */
export function Sheet({ view }: { view: MatchView }) {
  const words = useWords('schieber');
  const { seat, results, game } = view;
  const current = game.phase === 'playing' ? game : undefined;
  const [us, them] = points(view.total, seat);
  const [usNow, themNow] = runningScore(view);
  return (
    <section class="sheet">
      <h2>
        {words.sheet} <span>{words.sheetNote(view.games)}</span>
      </h2>
      <table class="table">
        <caption class="out-of-sight">{words.sheet}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="out-of-sight">{words.game}</span>
            </th>
            <th scope="col">{words.declaration}</th>
            <th scope="col">
              <span class="out-of-sight">{words.who}</span>
            </th>
            <th scope="col" class="n">
              {words.us}
            </th>
            <th scope="col" class="n">
              {words.them}
            </th>
          </tr>
        </thead>
        <tbody>
          {[...results, ...(current ? [current] : [])].map((result, i) => {
            const [a, b] = points(result.points, seat);
            return (
              <tr key={i} class={i === results.length ? 'here' : undefined}>
                <th scope="row">{i + 1}</th>
                <td>
                  <span class="sheet-mode">
                    <ModeMark mode={result.mode} />
                    <span class="capital">
                      {result.mode.kind === 'trump' ? suitName(result.mode.suit) : modeName(result.mode)}
                    </span>
                  </span>
                </td>
                <td class="soft">{nameOf(result.declarer, seat)}</td>
                <td class={`n${a > b ? ' lead' : ''}`}>{a}</td>
                <td class={`n${b > a ? ' lead' : ''}`}>{b}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row">{words.total}</th>
            <td />
            <td class="n">{usNow}</td>
            <td class="n">{themNow}</td>
          </tr>
        </tfoot>
      </table>
      {results.length > 0 && (
        <p class="sheet-check">
          <Icon name="check" />
          {words.checkTotal(us, them, results.length)}
        </p>
      )}
    </section>
  );
}

/** What was promised before the first card. */
export function Fingerprint({ commitment }: { commitment: string }) {
  const words = useWords('schieber');
  return (
    <section class="fingerprint">
      <h2>
        <Icon name="print" />
        {words.fingerprint}
      </h2>
      <code>{inFours(commitment)}</code>
      <p class="note">{words.fingerprintNote}</p>
    </section>
  );
}
