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

/** How many queries of this pool are under way or waiting at the same moment, at most. */
export async function mostAtOnce(pool: pg.Pool, work: () => Promise<unknown>): Promise<number> {
  let most = 0;
  let underWay = 0;
  const { query } = pool;
  pool.query = function (this: pg.Pool, ...how: unknown[]) {
    most = Math.max(most, ++underWay);
    return Promise.resolve(Reflect.apply(query, pool, how)).finally(() => underWay--);
  } as typeof query;
  await work().finally(() => {
    pool.query = query;
  });
  return most;
}
