import { createGate } from './gate.ts';

/**
 * What many ask for is worked out for all of them, one time after the other. Who asks while it is under way shares the next
 * time with all who do: nobody is told what was before he asked. Of different names so many are worked out at once.
 */
export function together(atOnce: number): <Value>(name: string, work: () => Promise<Value>) => Promise<Value> {
  const gate = createGate(atOnce);
  const lines = new Map<string, { now: Promise<unknown>; next?: Promise<unknown> }>();

  function begin<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
    const now = gate.run(work);
    const line = { now };
    lines.set(name, line);
    const over = () => {
      if (lines.get(name) === line) lines.delete(name);
    };
    now.then(over, over);
    return now;
  }

  return <Value>(name: string, work: () => Promise<Value>) => {
    const line = lines.get(name);
    if (line === undefined) return begin(name, work);
    const again = () => begin(name, work);
    line.next ??= line.now.then(again, again);
    return line.next as Promise<Value>; // under one name always the same is asked
  };
}
