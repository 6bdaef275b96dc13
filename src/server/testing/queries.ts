import pg from 'pg';

/** What this process asks of PostgreSQL while something is done, word for word. */
export async function queriesDuring(work: () => Promise<unknown>): Promise<readonly string[]> {
  const asked: string[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...how: unknown[]) {
    const [what] = how;
    asked.push(typeof what === 'string' ? what : ((what as { text?: string }).text ?? ''));
    return Reflect.apply(query, this, how);
  } as typeof query;
  await work().finally(() => {
    pg.Client.prototype.query = query;
  });
  return asked;
}
