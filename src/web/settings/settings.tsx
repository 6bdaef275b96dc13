import '../home/home.css';
import { CardFace } from '../cards/card.tsx';
import { LANGUAGE_NAMES, LANGUAGES, language } from '../i18n/language.ts';
import { speak, useWords } from '../i18n/words.ts';
import { Choice } from '../parts/choice.tsx';
import { Check } from '../parts/field.tsx';
import { Page } from '../shell/page.tsx';
import { change, settings } from '../shell/settings.ts';

/** How this person likes to play. Every change holds at once. */
export function Screen() {
  const words = useWords('settings');
  return (
    <Page title={words.title} narrow>
      <div class="stack">
        <p class="soft">{words.lead}</p>
        <SettingsForm />
      </div>
    </Page>
  );
}

/** The same at the table, without leaving it. */
export function SettingsForm() {
  return (
    <div class="stack">
      <Cards />
      <Playing />
      <Display />
    </div>
  );
}

function Cards() {
  const words = useWords('settings');
  const now = settings.value;
  return (
    <section class="panel stack home-deck">
      <h2>{words.cards}</h2>
      <Choice
        label={words.deck}
        value={now.deck}
        onInput={(deck) => change({ deck })}
        options={(['de', 'fr'] as const).map((deck) => ({
          value: deck,
          label: (
            <>
              <CardFace card="SJ" deck={deck} silent />
              <CardFace card="HA" deck={deck} silent />
              {deck === 'de' ? words.german : words.french}
            </>
          ),
        }))}
      />
      <div>
        <Check checked={now.fourColours} onInput={(fourColours) => change({ fourColours })}>
          {words.fourColours}
        </Check>
        <Check checked={now.largeCards} onInput={(largeCards) => change({ largeCards })}>
          {words.largeCards}
        </Check>
        <Check checked={now.trumpFirst} onInput={(trumpFirst) => change({ trumpFirst })}>
          {words.trumpFirst}
        </Check>
      </div>
    </section>
  );
}

function Playing() {
  const words = useWords('settings');
  const now = settings.value;
  return (
    <section class="panel stack">
      <h2>{words.playing}</h2>
      <div>
        <Check checked={now.oneTap} onInput={(oneTap) => change({ oneTap })}>
          {words.oneTap}
          <span class="note block">{words.oneTapNote}</span>
        </Check>
        <Check checked={now.leftHanded} onInput={(leftHanded) => change({ leftHanded })}>
          {words.leftHanded}
        </Check>
        <Check checked={now.keys} onInput={(keys) => change({ keys })}>
          {words.keys}
          <span class="note block">{words.keysNote}</span>
        </Check>
      </div>
      <Choice
        label={words.speed}
        value={now.speed}
        onInput={(speed) => change({ speed })}
        options={(['slow', 'normal', 'fast'] as const).map((value) => ({ value, label: words[value] }))}
      />
      <Choice
        label={words.turnTrick}
        value={now.turnTrick}
        onInput={(turnTrick) => change({ turnTrick })}
        options={[
          { value: 'alone', label: words.turnAlone },
          { value: 'tap', label: words.turnTap },
        ]}
      />
    </section>
  );
}

/** Language, colours, motion and sound. */
function Display() {
  const words = useWords('settings');
  const now = settings.value;
  return (
    <section class="panel stack">
      <h2>{words.screen}</h2>
      <Choice
        label={words.language}
        value={language.value}
        onInput={speak}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
      <Choice
        label={words.theme}
        value={now.theme}
        onInput={(theme) => change({ theme })}
        options={(['system', 'light', 'dark'] as const).map((value) => ({ value, label: words[value] }))}
      />
      <div>
        <Check checked={now.motion === 'less'} onInput={(less) => change({ motion: less ? 'less' : 'system' })}>
          {words.lessMotion}
        </Check>
        <Check checked={now.sound} onInput={(sound) => change({ sound })}>
          {words.sound}
        </Check>
      </div>
    </section>
  );
}
