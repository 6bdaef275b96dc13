import type { Language } from '../../people/person.ts';
import { words as de, type Words } from './words.de.ts';
import { words as en } from './words.en.ts';
import { words as fr } from './words.fr.ts';
import { words as it } from './words.it.ts';

/** A letter before it has an envelope: short paragraphs, at most one thing to click. */
export interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  /** The button's, where an edition has its own; it holds on white and under its ink. */
  readonly colours?: { readonly button: string; readonly ink: string };
}

export interface Rendered {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const WORDS: Readonly<Record<Language, Words>> = { de, fr, it, en };

const HOUSE = { button: '#14532d', ink: '#fff' };

/** Plain text first; the HTML says the same with one button. No pictures, no counting of readers. */
export function render(letter: Letter, language: Language, name: string): Rendered {
  const { greeting, foot } = WORDS[language];
  const hello = greeting(name);
  const { subject, paragraphs, action, colours: { button, ink } = HOUSE } = letter;
  const text = [
    hello,
    ...paragraphs,
    ...(action === undefined ? [] : [`${action.label}:\n${action.url}`]),
    'Gschobe',
    `-- \n${foot}`,
  ].join('\n\n');
  const html = [
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${escaped(subject)}</title>`,
    '<body style="font:16px/1.5 system-ui,sans-serif;color:#1d1d1b;background:#fff;max-width:34em;margin:2em auto;padding:0 1em">',
    ...[hello, ...paragraphs].map((paragraph) => `<p>${escaped(paragraph)}</p>`),
    ...(action === undefined
      ? []
      : [
          `<p><a href="${escaped(action.url)}" style="display:inline-block;padding:.7em 1.2em;background:${button};color:${ink};border-radius:.5em;text-decoration:none">${escaped(action.label)}</a></p>`,
          `<p style="font-size:13px;word-break:break-all">${escaped(action.url)}</p>`,
        ]),
    `<p>Gschobe</p><hr><p style="font-size:13px;color:#555">${escaped(foot)}</p></body></html>`,
  ].join('\n');
  return { subject: subject.replace(/[\r\n]+/g, ' '), text, html };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
