import { existsSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compressAll } from './pages.ts';

test.runIf(existsSync('/dev/full'))('of a page that finds no room no half is left to be sent', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gschobe-pages-'));
  writeFileSync(join(folder, 'index.html'), 'Schieber '.repeat(100));
  symlinkSync('/dev/full', join(folder, `index.html.br.${process.pid}.part`));
  await expect(compressAll(folder)).rejects.toThrow('ENOSPC');
  expect(readdirSync(folder).sort()).toEqual(['index.html', 'index.html.gz']);
  await compressAll(folder);
  expect(readdirSync(folder).sort()).toEqual(['index.html', 'index.html.br', 'index.html.gz']);
});
