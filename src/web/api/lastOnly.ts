/** Of several questions under way only the answer to the last counts, in whatever order the answers come. */
export function lastOnly<Value>(take: (value: Value) => void): (asked: Promise<Value>) => Promise<void> {
  let questions = 0;
  return async (asked) => {
    const own = ++questions;
    const value = await asked;
    if (own === questions) take(value);
  };
}
