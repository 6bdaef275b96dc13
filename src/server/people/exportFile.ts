import { portionsOf } from '../store/portions.ts';

/**
 * JSON piece by piece: of whoever played ten thousand times there is never all of it in memory, and everybody else has a
 * turn between two pieces. A list that is read while it is written is an async iterable.
 */
export async function* jsonOf(value: unknown): AsyncGenerator<string> {
  if (isReadAsWritten(value)) yield* listOf(value);
  else if (Array.isArray(value)) yield* listOf(linesOf(value));
  else if (isFields(value)) {
    let before = '{';
    for (const [name, field] of Object.entries(value)) {
      if (field === undefined) continue;
      yield `${before}${JSON.stringify(name)}:`;
      yield* jsonOf(field);
      before = ',';
    }
    yield before === '{' ? '{}' : '}';
  } else yield JSON.stringify(value);
}

async function* listOf(lines: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[';
  for await (const line of lines) {
    yield `${before}${JSON.stringify(line) ?? 'null'}`;
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

async function* linesOf(list: readonly unknown[]): AsyncGenerator<unknown> {
  for await (const portion of portionsOf(list)) yield* portion;
}

const isReadAsWritten = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
