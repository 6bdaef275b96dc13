import { formatClock, formatDate } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { useTick } from '../parts/duration.tsx';
import { hasClock } from '../schieber/hasClock.ts';
import type { MyMatch } from '../schieber/matches.ts';
import { Icon } from '../shell/icons.tsx';

/** The match underway: how far it is, how long its clock still runs, and the way back to it. */
export function Underway({ match }: { match: MyMatch }) {
  const words = useWords('home');
  const { completed, games, points, deadline } = match;
  return (
    <section class="home-underway">
      <p class="home-underway-kind">
        {kindOf(match, words)}
        {match.id === 'here' && ` · ${words.here}`}
      </p>
      <h2>{words.underway(Math.min(completed + 1, games), games)}</h2>
      <p class="home-underway-far">
        {words.gamesDone(completed, games)} · {words.pointsSoFar(points)}
      </p>
      {deadline !== null && hasClock(match) && <Countdown deadline={deadline} />}
      <Button kind="go" icon="play" wide href={`/table/${match.id}`}>
        {words.resume}
      </Button>
    </section>
  );
}

/** A clock that runs on while nobody plays is seen before it has run out. SSC 5.03 */
function Countdown({ deadline }: { deadline: number }) {
  const words = useWords('home');
  const left = Math.max(0, deadline - useTick());
  return (
    <p class="home-underway-clock" role="timer">
      <Icon name="clock" />
      {words.clockLeft(formatClock(left))}
    </p>
  );
}

export function MatchList({ matches }: { matches: readonly MyMatch[] }) {
  const words = useWords('home');
  return (
    <ul class="match-list">
      {matches.map((match) => (
        <li key={match.id}>
          <div>
            <b>{kindOf(match, words)}</b>
            <p class="note">{details(match, words)}</p>
          </div>
          <Button kind={match.ending === null ? 'outline' : 'quiet'} href={`/table/${match.id}`}>
            {match.ending === null ? words.resume : words.seeResult}
          </Button>
        </li>
      ))}
    </ul>
  );
}

type HomeWords = ReturnType<typeof useWords<'home'>>;

function kindOf({ kind }: MyMatch, words: HomeWords): string {
  const kinds: Readonly<Record<string, string>> = words.matchKinds;
  return kinds[kind] ?? words.otherMatch; // an edition names its own kinds
}

const details = (match: MyMatch, words: HomeWords): string =>
  [
    formatDate(match.startedAt, 'dayTime'),
    words.gamesDone(match.completed, match.games),
    words.pointsSoFar(match.points),
    match.id === 'here' ? words.here : '',
    match.deadline !== null && match.ending === null ? words.untilClock(formatDate(match.deadline, 'time')) : '',
  ]
    .filter(Boolean)
    .join(' · ');
