import type { Model } from '../../big21/model.ts';
import type { Certificate } from '../../big21/odds/certificate.ts';
import { openAside, openAsides } from '../aside.ts';

/** Solving a game takes seconds and 200 MB: it is done in a thread, so that everybody plays on. B21 3.2 */
export const certifyAside = openAside<Model, Certificate>(
  { file: '../big21/odds/certificate', name: 'certify' },
  openAsides({ size: 1, patience: 600_000, mostWaiting: 4, megabytes: 1024 }),
  async () => (await import('../../big21/odds/certificate.ts')).certify,
);
