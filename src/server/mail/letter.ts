import type { Language } from '../../people/person.ts';

/** A letter before it has an envelope: short paragraphs, at most one thing to click. */
export interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
}

export interface Rendered {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export const GREETING: Readonly<Record<Language, (name: string) => string>> = {
  de: (name) => (name === '' ? 'Hallo' : `Hallo ${name}`),
  fr: (name) => (name === '' ? 'Bonjour' : `Bonjour ${name}`),
  it: (name) => (name === '' ? 'Ciao' : `Ciao ${name}`),
  en: (name) => (name === '' ? 'Hello' : `Hello ${name}`),
};

const FOOT: Readonly<Record<Language, string>> = {
  de: 'Diese Nachricht wurde automatisch verschickt. Gschobe fragt dich nie per E-Mail nach deinem Passwort.',
  fr: 'Ce message a été envoyé automatiquement. Gschobe ne te demande jamais ton mot de passe par e-mail.',
  it: 'Questo messaggio è stato inviato automaticamente. Gschobe non ti chiede mai la password per e-mail.',
  en: 'This message was sent automatically. Gschobe never asks for your password by e-mail.',
};

/** Plain text first; the HTML says the same with one button. No pictures, no counting of readers. */
export function render(letter: Letter, language: Language, name: string): Rendered {
  const greeting = GREETING[language](name);
  const { subject, paragraphs, action } = letter;
  const text = [
    greeting,
    ...paragraphs,
    ...(action === undefined ? [] : [`${action.label}:\n${action.url}`]),
    'Gschobe',
    `-- \n${FOOT[language]}`,
  ].join('\n\n');
  const html = [
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${escaped(subject)}</title>`,
    '<body style="font:16px/1.5 system-ui,sans-serif;color:#1d1d1b;background:#fff;max-width:34em;margin:2em auto;padding:0 1em">',
    ...[greeting, ...paragraphs].map((paragraph) => `<p>${escaped(paragraph)}</p>`),
    ...(action === undefined
      ? []
      : [
          `<p><a href="${escaped(action.url)}" style="display:inline-block;padding:.7em 1.2em;background:#14532d;color:#fff;border-radius:.5em;text-decoration:none">${escaped(action.label)}</a></p>`,
          `<p style="font-size:13px;word-break:break-all">${escaped(action.url)}</p>`,
        ]),
    `<p>Gschobe</p><hr><p style="font-size:13px;color:#555">${escaped(FOOT[language])}</p></body></html>`,
  ].join('\n');
  return { subject: subject.replace(/[\r\n]+/g, ' '), text, html };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
