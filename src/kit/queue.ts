/** Work on the same key waits for each other, work on different keys does not. */
export type InTurn = <Value>(key: string, work: () => Promise<Value>) => Promise<Value>;

export function createQueues(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, turn);
    const leave = () => {
      if (last.get(key) === turn) last.delete(key);
    };
    turn.then(leave, leave);
    return turn;
  };
}
