import pg from 'pg';
import { createStatement } from './initialise.ts';

/** What our database is called in our own PostgreSQL. */
export const DATABASE = 'gschobe';

/** Made where it is missing; `url` names any database of the cluster. */
export async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(createStatement(DATABASE));
  } catch (error) {
    if ((error as { code?: string }).code !== '42P04' && (error as { code?: string }).code !== '23505') throw error; // another was faster
  } finally {
    await client.end();
  }
}
