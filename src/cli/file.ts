import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { ok, type Result, refuse } from '../kit/result.ts';

/** The text of a file, or of the standard input for '-'; one clear line when it cannot be had. */
export async function readText(path: string): Promise<Result<string, string>> {
  try {
    return ok(path === '-' ? await text(process.stdin) : await readFile(path, 'utf8'));
  } catch (error) {
    return refuse(`${path}: cannot be read (${(error as NodeJS.ErrnoException).code ?? 'failure'})`);
  }
}

export async function readJson(path: string): Promise<Result<unknown, string>> {
  const content = await readText(path);
  if (!content.ok) return content;
  try {
    return ok(JSON.parse(content.value));
  } catch {
    return refuse(`${path === '-' ? 'standard input' : path}: not JSON`);
  }
}
