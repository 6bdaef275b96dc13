import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { ok, type Result, refuse } from '../kit/result.ts';

/** The JSON of a file, or of the standard input for '-'; one clear line when it cannot be had. */
export async function readJson(path: string): Promise<Result<unknown, string>> {
  let content: string;
  try {
    content = path === '-' ? await text(process.stdin) : await readFile(path, 'utf8');
  } catch (error) {
    return refuse(`${path}: cannot be read (${(error as NodeJS.ErrnoException).code ?? 'failure'})`);
  }
  try {
    return ok(JSON.parse(content));
  } catch {
    return refuse(`${path === '-' ? 'standard input' : path}: not JSON`);
  }
}
