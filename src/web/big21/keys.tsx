import { useLayoutEffect } from 'preact/hooks';
import { useWords } from '../i18n/words.ts';
import { Check } from '../parts/field.tsx';
import { change, settings } from '../shell/settings.ts';

/** The whole game by single keys: each presses the button that names it (aria-keyshortcuts). WCAG 2.1.4 */
export function useKeys(): void {
  const isOn = settings.value.big21Keys;
  useLayoutEffect(() => {
    if (!isOn) return;
    const hear = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      const target = event.target instanceof Element ? event.target : undefined;
      if (target?.closest('input, select, textarea, dialog') || !/^[1-5dhlrs]$/i.test(event.key)) return;
      const meant = `.big21-game [aria-keyshortcuts="${event.key.toUpperCase()}"]`;
      const button = document.querySelector<HTMLElement>(meant);
      if (!button) return;
      event.preventDefault();
      if (button instanceof HTMLButtonElement) button.click();
      else button.querySelector('input')?.focus();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [isOn]);
}

/** Which keys there are, and the switches: keys, sound, motion. */
export function KeysNote() {
  const words = useWords('big21');
  return (
    <details class="big21-keys">
      <summary>{words.keysTitle}</summary>
      <p class="note">{words.keysText}</p>
      <Check checked={settings.value.big21Keys} onInput={(big21Keys) => change({ big21Keys })}>
        {words.keysOn}
      </Check>
      <Check checked={settings.value.sound} onInput={(sound) => change({ sound })}>
        {words.soundOn}
      </Check>
      <Check
        checked={settings.value.motion === 'less'}
        onInput={(isLess) => change({ motion: isLess ? 'less' : 'system' })}
      >
        {words.lessMotion}
      </Check>
    </details>
  );
}
