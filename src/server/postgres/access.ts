import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountName } from '../systemAccount.ts';

/**
 * Who may enter our PostgreSQL: only the system account that runs this product, and root; the kernel says who calls.
 * Started by root it runs as `nobody`, and other programs of `nobody` pass its closed folders: without this they would
 * be owners of the database. Written anew at each start, so that old databases are closed too.
 */
export function accessSettings(home: string, owner: string): Readonly<Record<string, string>> {
  const account = accountName();
  if (account === undefined || !/^[\w.@$-]+$/.test(account)) return {}; // the folder alone protects it
  const files = { hba_file: join(home, 'postgres.hba'), ident_file: join(home, 'postgres.ident') };
  write(files.hba_file, 'local all all peer map=gschobe\n');
  write(files.ident_file, [...new Set([account, 'root'])].map((name) => `gschobe "${name}" ${owner}\n`).join(''));
  return files;
}

/** Read by the account that PostgreSQL runs under; there is nothing secret in it. */
function write(file: string, text: string): void {
  writeFileSync(file, text);
  chmodSync(file, 0o644);
}
