import type { CertificatePage } from '../../big21/wire.ts';
import { invariant } from '../../kit/absurd.ts';
import { remembering } from '../../kit/remembering.ts';
import type { Language } from '../../people/person.ts';
import { VERSION } from '../home.ts';
import type { Answer } from '../store/events.ts';
import { asAnswer } from '../store/perform.ts';
import { certificateText } from './certificatePage.ts';
import { certificateSections } from './certificateSections.ts';
import { drawCertificate } from './paperwork.ts';
import type { KnownTerms } from './terms.ts';

/** A few models in four languages. */
const KEPT = 40;

/** What was certified never changes: each page is worded once and each paper drawn once. Undefined: no such model. */
export interface Certificates {
  page(model: string, language: Language): Promise<Answer<CertificatePage> | undefined>;
  paper(model: string, language: Language): Promise<Buffer | undefined>;
}

export function openCertificates(terms: Pick<KnownTerms, 'certificateOf'>): Certificates {
  const issued = async (model: string) => {
    const found = await terms.certificateOf(model);
    invariant(found, `model ${model} is certified`);
    return { proof: found.proof, issue: { at: found.at, software: VERSION } };
  };
  const page = remembering(KEPT, async (model: string, language: Language) => {
    const { proof, issue } = await issued(model);
    const sections = certificateSections(proof, issue, language);
    return asAnswer({ proof, words: certificateText(proof, language), sections });
  });
  const paper = remembering(KEPT, async (model: string, language: Language) => {
    const { proof, issue } = await issued(model);
    return drawCertificate(proof, issue, language);
  });
  const isThere = async (model: string) => (await terms.certificateOf(model)) !== undefined;
  return {
    page: async (model, language) => ((await isThere(model)) ? page(model, language) : undefined),
    paper: async (model, language) => ((await isThere(model)) ? paper(model, language) : undefined),
  };
}
