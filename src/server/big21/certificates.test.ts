import { expect, test } from 'vitest';
import { PUBLISHED } from '../../big21/odds/published.ts';
import { openCertificates } from './certificates.ts';
import type { Issued } from './terms.ts';

const [PROOF] = Object.values(PUBLISHED);

test('B21 3.2 a certificate is worded and drawn once in each language, however many ask', async () => {
  const certificates = openCertificates({ certificateOf: async () => ({ proof: PROOF!, at: 0 }) });
  const papers = await Promise.all([1, 2, 3].map(() => certificates.paper('red', 'de')));
  for (const paper of papers) expect(paper).toBe(papers[0]);
  expect(await certificates.paper('red', 'fr')).not.toBe(papers[0]);
  expect(await certificates.page('red', 'it')).toBe(await certificates.page('red', 'it'));
});

test('B21 3.2 a model that is not certified yet is looked for again', async () => {
  let issued: Issued | undefined;
  const certificates = openCertificates({ certificateOf: async () => issued });
  expect([await certificates.page('own', 'de'), await certificates.paper('own', 'de')]).toEqual([undefined, undefined]);
  issued = { proof: PROOF!, at: 0 };
  expect((await certificates.page('own', 'de'))?.status).toBe(200);
  expect((await certificates.paper('own', 'de'))?.subarray(0, 5).toString()).toBe('%PDF-');
});
