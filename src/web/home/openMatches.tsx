import { useEffect, useState } from 'preact/hooks';
import { isKnown } from '../api/session.ts';
import { formatDate } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { localMatch, type MyMatch, myMatches } from '../schieber/matches.ts';

/** My matches: those that wait, and with `all` also those that are over. */
export function useMatches(): readonly MyMatch[] | undefined {
  const [remote, setRemote] = useState<readonly MyMatch[] | undefined>();
  const known = isKnown.value;
  useEffect(() => {
    if (known) myMatches().then((answer) => setRemote(answer.ok ? answer.value : []));
    else setRemote([]);
  }, [known]);
  const local = localMatch();
  if (remote === undefined) return undefined;
  return local ? [local, ...remote] : remote;
}

export function OpenMatches() {
  const words = useWords('home');
  const open = (useMatches() ?? []).filter((match) => match.ending === null);
  if (open.length === 0) return null;
  return (
    <section class="panel">
      <h2>{words.openMatches}</h2>
      <MatchList matches={open.slice(0, 5)} />
    </section>
  );
}

export function MatchList({ matches }: { matches: readonly MyMatch[] }) {
  const words = useWords('home');
  return (
    <ul class="match-list">
      {matches.map((match) => (
        <li key={match.id}>
          <div>
            <b>{words.matchKinds[match.kind] ?? words.otherMatch}</b>
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

const details = (match: MyMatch, words: ReturnType<typeof useWords<'home'>>): string =>
  [
    formatDate(match.startedAt, 'dayTime'),
    words.gamesDone(match.completed, match.games),
    words.pointsSoFar(match.points),
    match.id === 'here' ? words.here : '',
    match.deadline !== null && match.ending === null ? words.untilClock(formatDate(match.deadline, 'time')) : '',
  ]
    .filter(Boolean)
    .join(' · ');
