import { useState } from 'preact/hooks';
import { isFinalOver } from '../../championship/stage.ts';
import type { EntryView, HomeView } from '../../championship/wire.ts';
import { type Result, refuse } from '../../kit/result.ts';
import type { MatchAnswer } from '../../schieber/wire.ts';
import { call, type Refusal } from '../api/call.ts';
import { noAnswer } from '../api/refusal.ts';
import { newKey } from '../api/request.ts';
import { CardBack, CardFace } from '../cards/card.tsx';
import { colon, formatDate } from '../i18n/format.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { share } from '../parts/share.ts';
import { toast } from '../parts/toast.tsx';
import { takePromise } from '../schieber/promise.ts';
import { StartAnother } from '../schieber/startAnother.tsx';
import { Icon } from '../shell/icons.tsx';
import { go } from '../shell/router.tsx';
import { noon } from './noon.ts';
import { RuleLink } from './ruleLink.tsx';
import { told } from './told.ts';

/** What can be started now, what is left, and why not. SSC 4.03, 5.03, 5.04, 6.03 */
export function StartPanel({ home, reload }: { home: HomeView; reload: () => Promise<void> }) {
  const words = useWords('championship');
  const [busy, setBusy] = useState(false);
  const { edition, door } = home;
  const entry = home.entry!;
  const start = async () => {
    setBusy(true);
    let answer = await startMatch(edition.id);
    if (!answer.ok && answer.refusal.code === 'unknown-promise') answer = await startMatch(edition.id); // asked long ago
    setBusy(false);
    if (answer.ok) return go(`/table/${answer.value.id}`);
    toast(wordsOf(answer.refusal, words.refusals), 'refusal');
    await reload();
  };
  const refusal = home.obstacle ?? (entry.start.ok ? null : entry.start.refusal);
  const label =
    door?.phase === 'semiFinal' ? words.startSemi : door?.phase === 'bootCamp' ? words.startBoot : words.startMatch;
  const { doors, gamesPerMatch, minutesPerMatch } = edition.template;
  return (
    <section class="cs-start">
      <Counts entry={entry} home={home} />
      {refusal ? (
        <p class="cs-refusal" role="status">
          <Icon name="clock" />
          <span>
            {wordsOf(told(refusal), words.refusals)} <RuleLink code={refusal.code} />
          </span>
        </p>
      ) : (
        <StartAnother onStart={start}>
          {(ask) => (
            <Button kind="go" icon="play" wide busy={busy} onClick={ask}>
              {label}
            </Button>
          )}
        </StartAnother>
      )}
      <p class="cs-window">
        <Icon name="clock" />
        <span>
          <b>
            {edition.phase === 'semiFinal'
              ? words.openSemi(formatDate(edition.calendar.semiFinal.lastStart, 'dayTime'))
              : words.openDaily(hour(doors.opens), hour(doors.lastStart))}
          </b>
          <br />
          {words.perMatch(gamesPerMatch, minutesPerMatch)}. {door?.phase !== 'bootCamp' && words.countsAtStart}
        </span>
      </p>
      <div class="cs-fan" aria-hidden="true">
        <CardFace card="HK" silent />
        <CardFace card="DQ" silent />
        <CardFace card="CJ" silent />
      </div>
    </section>
  );
}

type StartRefusal = Refusal<'POST /editions/:edition/matches'> | Refusal<'POST /matches/promises'>;

/** The server promises its seed, then 128 random bits of this browser go into every deal: neither chooses the cards. */
async function startMatch(edition: string): Promise<Result<MatchAnswer, StartRefusal>> {
  const promised = await takePromise();
  if (!promised.ok) return promised;
  const { promise, commitment } = promised.value;
  const body = { promise, clientSeed: newKey() };
  const begun = await call('POST /editions/:edition/matches', { params: { edition }, body });
  if (!begun.ok || begun.value.view.commitment === commitment) return begun;
  return refuse(noAnswer('server-failed', 200)); // the server did not keep its promise: with such a deal we do not play
}

/** '07:00' → '7' */
const hour = (time: string): string => (time.endsWith(':00') ? String(Number(time.slice(0, 2))) : time);

function Counts({ home, entry }: { home: HomeView; entry: EntryView }) {
  const words = useWords('championship');
  const { allowance } = entry;
  const { edition } = home;
  if (edition.phase === 'bootCamp') {
    return <Count figure={words.unlimited} why={words.bootLeft} />;
  }
  if (edition.phase === 'semiFinal' || edition.phase === 'admission') {
    const { left, of } = allowance.semiFinal;
    return (
      <Count
        figure={String(left)}
        small={words.of(of)}
        backs={left}
        why={words.semiLeft(edition.template.semiFinal.best)}
      />
    );
  }
  const today = allowance.today ?? { left: 0, of: edition.template.qualification.daily };
  const expiry = formatDate(noon(edition.calendar.qualification.last), 'day');
  return (
    <div class="cs-counts">
      <Count
        figure={String(today.left)}
        small={words.of(today.of)}
        backs={today.left}
        why={words.dailyLeft(allowance.isTrumpSunday)}
      />
      <Count
        figure={String(allowance.bonus.left)}
        small={words.bonus}
        backs={allowance.bonus.left}
        gold
        why={allowance.bonus.of > 0 ? words.bonusWhy(expiry) : words.bonusNone}
      />
    </div>
  );
}

interface CountProps {
  figure: string;
  small?: string;
  backs?: number;
  gold?: boolean;
  why: string;
}

function Count({ figure, small, backs = 0, gold, why }: CountProps) {
  return (
    <div class="cs-count">
      <p class="cs-figure">
        {figure}
        {small && <small>{small}</small>}
      </p>
      {backs > 0 && (
        <div class={`cs-backs${gold ? ' cs-backs-gold' : ''}`} aria-hidden="true">
          {Array.from({ length: Math.min(backs, 8) }, (_, i) => (
            <CardBack key={i} />
          ))}
        </div>
      )}
      <p class="cs-why">{why}</p>
    </div>
  );
}

/** The personal link, with the way a phone shares things. SSC 5.04 */
export function Referral({ home }: { home: HomeView }) {
  const words = useWords('championship');
  const { edition } = home;
  const entry = home.entry!;
  const url = `${location.origin}/join/${entry.code}?edition=${edition.id}`;
  const until = formatDate(noon(edition.calendar.qualification.last), 'day');
  return (
    <section class="panel">
      <h2>{words.bringTitle}</h2>
      <div class="cs-link">
        <code>{url.replace(/^https?:\/\//, '')}</code>
        <Button icon="share" onClick={() => share({ url, text: words.shareText })}>
          {words.share}
        </Button>
      </div>
      <p class="soft">{words.bringText(edition.template.bonus.referral, until)}</p>
      <dl class="cs-facts">
        <div>
          <dd>{entry.referrals}</dd>
          <dt>{words.cameAndPlayed}</dt>
        </div>
        <div>
          <dd>{entry.referrals * edition.template.bonus.referral}</dd>
          <dt>{words.bonusEarned}</dt>
        </div>
      </dl>
    </section>
  );
}

/** The place in the final: confirm it or give it up. SSC 7.02 */
export function PlacePanel({ home, reload }: { home: HomeView; reload: () => Promise<void> }) {
  const words = useWords('championship');
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const place = home.entry?.place;
  if (!place) return null;
  const answer = async (what: 'confirm' | 'withdraw') => {
    setBusy(true);
    const result = await call('POST /editions/:edition/place', {
      ...{ params: { edition: home.edition.id }, body: { answer: what } },
    });
    setBusy(false);
    setAsking(false);
    if (!result.ok) toast(wordsOf(result.refusal, words.refusals), 'refusal');
    await reload();
  };
  const finalDay = formatDate(noon(home.edition.calendar.finalDay), 'weekday');
  const isOver = isFinalOver(home.edition.stage, home.edition.champion);
  const isGone = place.status !== 'offered' && place.status !== 'confirmed';
  const isHeld = !isOver && !isGone;
  return (
    <section class={`panel cs-place${isHeld ? ' cs-place-held' : ''}`}>
      <h2>
        <Icon name="trophy" /> {words.placeTitle}
      </h2>
      <p class="soft">{words.placeBy[place.title]}</p>
      {isHeld && place.status === 'offered' && <p>{words.placeUntil(formatDate(place.deadline - 1, 'weekday'))}</p>}
      {place.status === 'confirmed' && <p>{(isOver ? words.placePlayed : words.placeConfirmed)(finalDay)}</p>}
      {isHeld && home.edition.venue && (
        <p>
          {words.venueTimes(home.edition.venue.opens, home.edition.venue.begins)}
          {colon()}
          <b>{home.edition.venue.hall}</b>, {home.edition.venue.address}, {home.edition.venue.town}
        </p>
      )}
      {isGone && <p>{words.placeStatus[place.status]}</p>}
      {asking && <p>{words.withdrawSure}</p>}
      {isHeld && (
        <div class="row">
          {place.status === 'offered' && !asking && (
            <Button icon="check" busy={busy} onClick={() => answer('confirm')}>
              {words.confirm}
            </Button>
          )}
          <Button kind={asking ? 'danger' : 'quiet'} onClick={() => (asking ? answer('withdraw') : setAsking(true))}>
            {asking ? words.withdrawYes : words.withdraw}
          </Button>
        </div>
      )}
    </section>
  );
}
