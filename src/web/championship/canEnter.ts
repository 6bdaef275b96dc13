import type { EditionView } from '../../championship/wire.ts';

/** Somebody who gets a wild card may still enter until the final; afterwards nobody is invited. SSC 7.02 */
export const canEnter = ({ stage, standing }: Pick<EditionView, 'stage' | 'standing'>): boolean =>
  (stage === 'announced' || stage === 'running') && standing !== 'cancelled';
