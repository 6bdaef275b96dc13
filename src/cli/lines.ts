import { createInterface } from 'node:readline';
import type { Result } from '../kit/result.ts';

/** Exit code of a command that met bad input. */
export const BAD_INPUT = 2;

/** Answers each JSON line of the standard input with one JSON line; a bad line gets one line on stderr, the good ones go on. */
export async function eachLine(
  answer: (value: unknown) => Result<unknown, string> | Promise<Result<unknown, string>>,
): Promise<number> {
  let code = 0;
  let number = 0;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    number++;
    if (line.trim() === '') continue;
    const result = await answerLine(line, answer);
    if (result.ok) process.stdout.write(`${JSON.stringify(result.value)}\n`);
    else {
      process.stderr.write(`line ${number}: ${result.refusal}\n`);
      code = BAD_INPUT;
    }
  }
  return code;
}

async function answerLine(
  line: string,
  answer: (value: unknown) => Result<unknown, string> | Promise<Result<unknown, string>>,
): Promise<Result<unknown, string>> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { ok: false, refusal: 'not JSON' };
  }
  return answer(value);
}

/** One clear line and the exit code for bad input. */
export function complain(message: string): number {
  process.stderr.write(`${message}\n`);
  return BAD_INPUT;
}
