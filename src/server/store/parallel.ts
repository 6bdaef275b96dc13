/** Does the work for all, a few at a time: appends that wait together share one sync of the disk. */
export async function inParallel<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
  atOnce = 12,
): Promise<void> {
  const left = items.values();
  const hand = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, hand));
}
