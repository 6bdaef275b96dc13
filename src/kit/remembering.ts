import { Recent } from './recent.ts';

type Plain = string | number;

/** What is the same for everybody: asked by many at once, made once. What could not be made is made anew when asked again. */
export function remembering<Asked extends readonly Plain[], Answer>(
  kept: number,
  make: (...asked: Asked) => Promise<Answer>,
): (...asked: Asked) => Promise<Answer> {
  const known = new Recent<string, Promise<Answer>>(kept);
  return (...asked) => {
    const key = JSON.stringify(asked);
    const answer = known.get(key) ?? make(...asked);
    known.set(key, answer);
    answer.catch(() => known.delete(key));
    return answer;
  };
}
