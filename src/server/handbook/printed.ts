import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HandbookIndex, HandbookLanguage, HandbookPage, HandbookRole } from '../../wire/handbook.ts';
import { home } from '../home.ts';
import { printHandbook } from './print.ts';

/** Beside the pages: the build has worded the handbook there, in every language. */
const FOLDER = join(home, 'dist', 'web');

export interface Wanted {
  readonly role: HandbookRole;
  readonly language: HandbookLanguage;
}

/** Undefined where the pages were not built. */
export async function printedHandbook({ role, language }: Wanted): Promise<Buffer | undefined> {
  const folder = join(FOLDER, 'handbook', language);
  if (!existsSync(join(folder, 'index.json'))) return undefined;
  const { frame }: HandbookIndex = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
  const page: HandbookPage = JSON.parse(await readFile(join(folder, `${role}.json`), 'utf8'));
  return printHandbook(page, frame, (file) => readFile(join(FOLDER, file)));
}
