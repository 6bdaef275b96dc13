import './big21.css';
import { useEffect, useState } from 'preact/hooks';
import { type Lacking, lackingAtTheDoor } from '../../big21/door.ts';
import { STAKES } from '../../big21/play.ts';
import type { GameLine } from '../../big21/wire.ts';
import { call } from '../api/call.ts';
import { hasRole, isKnown, session } from '../api/session.ts';
import { colon, formatDate, formatMoney } from '../i18n/format.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { FormError } from '../parts/field.tsx';
import { Page } from '../shell/page.tsx';
import { go, Link } from '../shell/router.tsx';
import { account, refreshAccount, startGame } from './account.ts';
import { Warnings } from './money.tsx';
import { toPlayOn } from './ownGames.ts';
import { PurseNote } from './purse.tsx';
import { Signs } from './signs.tsx';

/** Those who look at the desk without handling money. */
const DESK_READERS = ['organiser', 'auditor', 'director'] as const;

/** The door to Big21: stake, practice, what is open, account and rules. B21 4.1 */
export function Screen() {
  const words = useWords('big21');
  const care = useWords('big21Care');
  const [stake, setStake] = useState(String(STAKES[0]));
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const [rows, setRows] = useState<readonly GameLine[]>([]);
  const known = isKnown.value;
  useEffect(() => {
    if (!known) return;
    refreshAccount();
    call('GET /big21/games').then((answer) => answer.ok && setRows(answer.value.games));
  }, [known, session.value]);

  const begin = async (purse: 'money' | 'practice') => {
    setBusy(true);
    const answer = await startGame(purse, Number(stake));
    setBusy(false);
    if (answer.ok) go(`/big21/game/${answer.value.id}`);
    else setProblem(wordsOf(answer.refusal, words.refusals));
  };

  const open = toPlayOn(rows);
  return (
    <Page title={words.title} narrow>
      <div class="stack">
        <p>{words.lead}</p>
        <PurseNote />
        <Signs />
        <section class="panel stack">
          <Choice
            label={words.playFor}
            value={stake}
            onInput={setStake}
            options={STAKES.map((amount) => ({ value: String(amount), label: formatMoney(amount) }))}
          />
          <ForMoney stake={Number(stake)} busy={busy} onStart={() => begin('money')} />
          <Button wide kind="outline" busy={busy} onClick={() => begin('practice')}>
            {words.practise}
          </Button>
          <p class="note soft">{words.practiseNote}</p>
          <FormError>{problem}</FormError>
        </section>
        {open.length > 0 && <OpenGames games={open} />}
        <p class="big21-links">
          {session.value && <Link href="/big21/account">{words.account}</Link>}
          <Link href="/big21/rules">{words.rules}</Link>
          <Link href="/big21/care">{care.title}</Link>
          <Link href="/big21/verify">{words.verifyPage}</Link>
          {hasRole('cashier') && <Link href="/big21/desk">{words.deskTitle}</Link>}
          {DESK_READERS.some(hasRole) && <Link href="/big21/desk">{words.monitorTitle}</Link>}
        </p>
      </div>
    </Page>
  );
}

/** The balance and the stake of money, or what is lacking for it. B21 4.1, 5 */
function ForMoney({ stake, busy, onStart }: { stake: number; busy: boolean; onStart: () => void }) {
  const words = useWords('big21');
  const held = account.value;
  const lacking = held ? lackingAtTheDoor(held, stake) : [];
  if (!session.value)
    return (
      <p>
        {words.signInFirst} <Link href="/sign-in">{words.signIn}</Link>
      </p>
    );
  return (
    <>
      {held && (
        <p>
          {words.balance}
          {colon()}
          <b>{formatMoney(held.balance)}</b>
        </p>
      )}
      {held && lacking.length > 0 ? (
        <Door lacking={lacking} />
      ) : (
        <Button wide kind="go" busy={busy} onClick={onStart}>
          {words.startFor(formatMoney(stake))}
        </Button>
      )}
      <Warnings stake={stake} />
    </>
  );
}

const PLACE_OF = { rules: '#rules', limits: '#limits', funds: '#money' } as const;

/** All that is lacking before a stake, each with the way to put it right. B21 5, 10.2 */
function Door({ lacking }: { lacking: readonly Lacking[] }) {
  const words = useWords('big21');
  return (
    <div>
      <p>{words.doorLead}</p>
      <ul class="big21-list">
        {lacking.map((each) => (
          <li key={each}>
            <Link href={`/big21/account${PLACE_OF[each]}`}>{words.door[each]}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

const FIRST_SHOWN = 5;

/** Games that wait to be played on, until their four hours are over. B21 23 */
function OpenGames({ games }: { games: readonly GameLine[] }) {
  const words = useWords('big21');
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? games : games.slice(0, FIRST_SHOWN);
  return (
    <section class="panel stack">
      <h2>{words.openGames}</h2>
      {shown.map(({ id, startedAt, purse, stake }) => (
        <p class="row" key={id}>
          <span>
            {formatDate(startedAt, 'dayTime')} · {purse === 'money' ? formatMoney(stake) : words.practise}
          </span>
          <Link href={`/big21/game/${id}`}>{words.carryOn}</Link>
        </p>
      ))}
      {shown.length < games.length && (
        <Button kind="quiet" onClick={() => setWhole(true)}>
          {words.moreGames}
        </Button>
      )}
    </section>
  );
}
