/** Lets so many work at once; the others wait in line. */
export interface Gate {
  run<Answer>(work: () => Promise<Answer>): Promise<Answer>;
}

export function createGate(most: number): Gate {
  const line: (() => void)[] = [];
  let inside = 0;
  return {
    async run(work) {
      if (inside >= most) await new Promise<void>((enter) => line.push(enter));
      else inside++;
      try {
        return await work();
      } finally {
        const next = line.shift();
        if (next === undefined) inside--;
        else next(); // takes our place
      }
    },
  };
}
