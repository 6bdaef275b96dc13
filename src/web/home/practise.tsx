import './home.css';
import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../i18n/words.ts';
import { AskFirst } from '../parts/askFirst.tsx';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { Empty } from '../parts/empty.tsx';
import { Check } from '../parts/field.tsx';
import { computerLevels } from '../schieber/computer.ts';
import { localMatch, type MyMatch, useMatches } from '../schieber/matches.ts';
import { promiseAhead } from '../schieber/promise.ts';
import { beginHere, beginPractice } from '../schieber/start.ts';
import { StartAnother } from '../schieber/startAnother.tsx';
import { Page } from '../shell/page.tsx';
import { go, Link } from '../shell/router.tsx';
import { change, settings } from '../shell/settings.ts';
import { MatchList } from './openMatches.tsx';

/** Practice: start one, with or without a clock, and all matches so far. */
export function Screen() {
  const words = useWords('home');
  const { levels: names } = useWords('shell');
  const [timed, setTimed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [levels, setLevels] = useState<readonly string[]>([]);
  const { level } = settings.value;
  useEffect(() => {
    promiseAhead();
    computerLevels().then(setLevels);
  }, []);
  const { matches, isFresh } = useMatches();
  const start = async () => {
    setBusy(true);
    go(await beginPractice({ timed }));
  };
  const isOpen = (ending: string | null) => ending === null;
  const open = matches.filter(({ ending }) => isOpen(ending));
  const over = matches.filter(({ ending }) => !isOpen(ending));
  return (
    <Page title={words.practiseTitle} narrow>
      <div class="stack">
        <section class="panel stack">
          {levels.length > 0 && (
            <Choice
              label={words.level}
              value={level}
              onInput={(wanted) => change({ level: wanted })}
              options={levels.map((value) => ({ value, label: names[value] ?? value }))}
            />
          )}
          <Check checked={timed} onInput={setTimed}>
            {words.withClock}
          </Check>
          <StartAnother onStart={start}>
            {(ask) => (
              <Button kind="go" icon="play" wide busy={busy} onClick={ask}>
                {words.startPractice}
              </Button>
            )}
          </StartAnother>
          <p class="soft">{words.practiceLead}</p>
          <div>
            <StartHere />
            <p class="note practise-note">{words.startHereNote}</p>
          </div>
        </section>
        {open.length > 0 && (
          <section class="panel">
            <h2>{words.openMatches}</h2>
            <MatchList matches={open} />
          </section>
        )}
        {over.length > 0 && <Recent matches={over} />}
        {isFresh && matches.length === 0 && (
          <Empty title={words.none}>
            <p>{words.noneText}</p>
          </Empty>
        )}
      </div>
    </Page>
  );
}

/** What was played before, and what all of it says together. */
function Recent({ matches }: { matches: readonly MyMatch[] }) {
  const words = useWords('home');
  return (
    <section class="panel">
      <h2>{words.recent}</h2>
      <p class="practise-note">
        <Link href="/me/numbers">{words.numbers}</Link>
      </p>
      <MatchList matches={matches} />
    </section>
  );
}

/** A browser keeps one match: a new one takes the place of the one underway, so that is asked first. */
function StartHere() {
  const words = useWords('home');
  const start = () => void beginHere().then(go);
  const kept = localMatch();
  const isUnderway = kept !== undefined && kept.ending === null;
  return (
    <AskFirst
      title={words.startHere}
      question={words.giveUpHere(kept?.completed ?? 0, kept?.games ?? 0)}
      yes={words.giveUpYes}
      onYes={start}
    >
      {(ask) => (
        <Button kind="quiet" icon="offline" wide onClick={isUnderway ? ask : start}>
          {words.startHere}
        </Button>
      )}
    </AskFirst>
  );
}
