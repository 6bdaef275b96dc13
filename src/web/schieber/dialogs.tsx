import type { Signal } from '@preact/signals';
import { FingerprintDialog, LastTrick, Menu, RulesDialog, SettingsDialog } from './menu.tsx';
import type { Play } from './play.ts';

export type DialogName = 'menu' | 'lastTrick' | 'rules' | 'settings' | 'fingerprint' | null;

interface DialogsProps {
  readonly dialog: Signal<DialogName>;
  readonly play: Play;
  readonly rated: boolean;
}

/** The menu of the table and what it opens. */
export function Dialogs({ dialog, play, rated }: DialogsProps) {
  const { view } = play.shown.value;
  const close = () => {
    dialog.value = null;
  };
  return (
    <>
      <Menu
        open={dialog.value === 'menu'}
        view={view}
        rated={rated}
        play={play}
        onClose={close}
        onDialog={(which) => (dialog.value = which)}
      />
      <FingerprintDialog open={dialog.value === 'fingerprint'} view={view} onClose={close} />
      <SettingsDialog open={dialog.value === 'settings'} onClose={close} />
      <RulesDialog open={dialog.value === 'rules'} onClose={close} />
      <LastTrick open={dialog.value === 'lastTrick'} view={view} onClose={close} />
    </>
  );
}
