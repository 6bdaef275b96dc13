/** What somebody asks for while it is being worked out under the same name is not worked out twice. Who asks later has it anew. */
export function together(): <Value>(name: string, work: () => Promise<Value>) => Promise<Value> {
  const underWay = new Map<string, Promise<unknown>>();
  return <Value>(name: string, work: () => Promise<Value>) => {
    // Under one name always the same is asked.
    const known = underWay.get(name) as Promise<Value> | undefined;
    if (known) return known;
    const answer = work().finally(() => underWay.delete(name));
    underWay.set(name, answer);
    return answer;
  };
}
