import type { CertificateText } from '../../big21/wire.ts';
import type { Language } from '../../people/person.ts';
import { words as de } from './certificate.de.ts';
import { words as en } from './certificate.en.ts';
import { words as fr } from './certificate.fr.ts';
import { words as it } from './certificate.it.ts';

/** The words of the certificate, for the screen, the PDF and the command line alike: one text, three ways to show it. */
export type CertificateWords = Omit<CertificateText, 'title' | 'lead'> & {
  readonly title: (model: string) => string;
  readonly lead: (ratio: string, highest: string) => string;
};

export const CERTIFICATE_WORDS: Readonly<Record<Language, CertificateWords>> = { de, fr, it, en };
