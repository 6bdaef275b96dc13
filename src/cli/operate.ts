import { readConfig } from '../server/config.ts';
import { openDatabase } from '../server/main.ts';
import { connect } from '../server/store/database.ts';
import { complain } from './lines.ts';

export const print = (value: unknown) => process.stdout.write(`${JSON.stringify(value)}\n`);

type Connections = ReturnType<typeof connect>;

/** Work on the database of DATA_DIR or DATABASE_URL, whether the server runs or not; a failure is one clear line. */
export async function onDatabase(work: (connections: Connections, url: string) => Promise<number>): Promise<number> {
  try {
    const database = await openDatabase(readConfig(process.env), (line) => process.stderr.write(`${line}\n`));
    const connections = connect(database.url, 4);
    try {
      return await work(connections, database.url);
    } finally {
      await connections.close();
      await database.close();
    }
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
