import type { Mode } from '../../schieber/mode.ts';
import { SuitMark } from '../cards/card.tsx';
import { Icon } from '../shell/icons.tsx';

/** The symbol of a mode; its name always stands beside it. */
export const ModeMark = ({ mode }: { mode: Mode }) =>
  mode.kind === 'trump' ? <SuitMark suit={mode.suit} /> : <Icon name={mode.kind} class="mode-icon" />;
