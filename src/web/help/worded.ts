import {
  type HandbookIndex,
  type HandbookPage,
  type HandbookStep,
  type HandbookTask,
  ROLES,
} from '../../wire/handbook.ts';
import { formatDate } from '../i18n/format.ts';
import { LANGUAGES, type Language } from '../i18n/language.ts';
import { catalogues } from './catalogues.ts';
import { HANDBOOK } from './handbook.ts';
import { PICTURES } from './pictures.ts';
import { SCREEN_TASKS } from './screenTasks.ts';
import type { Catalogues, Step, Task } from './task.ts';

/** The handbook in words, as files: 'handbook/de/index.json', 'handbook/de/host.json'. The build lays them beside the page. */
export async function wordedHandbook(): Promise<readonly { readonly fileName: string; readonly source: string }[]> {
  const files = [];
  for (const language of LANGUAGES) {
    const words = await catalogues(language);
    const pages = ROLES.map((role) => pageOf(role, words, language));
    for (const page of pages)
      files.push({ fileName: `handbook/${language}/${page.role}.json`, source: JSON.stringify(page) });
    const index = indexOf(pages, words);
    files.push({ fileName: `handbook/${language}/index.json`, source: JSON.stringify(index) });
  }
  return files;
}

function indexOf(pages: readonly HandbookPage[], words: Catalogues): HandbookIndex {
  return {
    frame: words.help.frame,
    pages: pages.map((page) => ({ ...page, tasks: page.tasks.map(({ id, title }) => ({ id, title })) })),
    screens: SCREEN_TASKS,
  };
}

function pageOf(role: HandbookPage['role'], words: Catalogues, language: Language): HandbookPage {
  const tasks = Object.entries<Task>(HANDBOOK[role]);
  return { role, ...words.help.roles[role], tasks: tasks.map(([id, task]) => taskOf(id, task, words, language)) };
}

function taskOf(id: string, task: Task, words: Catalogues, language: Language): HandbookTask {
  const picture = PICTURES[id];
  return {
    id,
    title: task.title(words),
    lead: task.lead(words),
    steps: task.steps.map((step) => stepOf(step, words, language)),
    ...(picture && { picture: { file: `/handbook/${id}.jpg`, width: picture.width, height: picture.height } }),
  };
}

function stepOf(step: Step, words: Catalogues, language: Language): HandbookStep {
  const note = step.note && { note: plain(step.note(words)) };
  if (step.do === 'run') return { text: words.help.run, command: step.command, ...note };
  const address = step.do === 'open' && { address: step.address };
  return { text: oneStop(plain(sentence(step, words, language))), ...address, ...note };
}

function sentence(step: Exclude<Step, { do: 'run' }>, words: Catalogues, language: Language): string {
  const { help } = words;
  const named = (label: (words: Catalogues) => string) => quoted(label(words), language);
  switch (step.do) {
    case 'open':
      return help.open(named(step.called), step.address);
    case 'press':
      return help.press(named(step.label));
    case 'fill':
      return help.fill(named(step.field), told(step.value));
    case 'choose':
      return help.choose(named(step.field), named(step.option));
    case 'tick':
      return help.tick(named(step.label));
    case 'see':
      return help.see(named(step.text));
    case 'hear':
      return help.hear(named(step.text));
    case 'key':
      return help.key(step.key === 'Enter' ? words.schieber.enterKey : step.key);
    case 'go':
    case 'act':
      return step.text(words);
  }
}

/** A list is told by its first line, a day as people write it. */
function told(value: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(Date.parse(value), 'day');
  return value.replace(/\n.*/s, ' …');
}

/** A sentence that ends in a quoted sentence has one full stop. */
const oneStop = (text: string): string => text.replace(/([.!?…])(\u202F?[»”])\.$/, '$1$2');

/** «…» as each language writes it. A label that has marks of its own keeps those alone. */
export function quoted(label: string, language: Language): string {
  if (/^[«“]/.test(label)) return label;
  if (language === 'en') return `“${label}”`;
  return language === 'fr' ? `«\u202F${label}\u202F»` : `«${label}»`;
}

/** Without the marks where a word may be broken. */
const plain = (text: string): string => text.replaceAll('\u00AD', '');
