// Whose libraries PostgreSQL's packages bring, and the text of each licence. The packages bring no such texts: each file
// below `licences` is, letter for letter, the one named in `from`, a source package of Debian.
// `files`: the names of the libraries, below native/bin on Windows and native/lib elsewhere.
export const LIBRARIES = [
  {
    name: 'PostgreSQL',
    files: /^lib(pq|pq-oauth|ecpg|ecpg_compat|pgtypes)[-.\d]*\.(so|dll|dylib)/,
    texts: ['postgresql.txt', 'postgresql-regex.txt'],
    from: 'postgresql-18 18.6: COPYRIGHT, src/backend/regex/COPYRIGHT',
  },
  {
    name: 'OpenSSL 3',
    files: /^lib(crypto|ssl)[-.]3/,
    texts: ['openssl-3.txt'],
    from: 'openssl 3.5.6: LICENSE.txt',
  },
  {
    name: 'OpenSSL 1.1',
    files: /^lib(crypto|ssl)\.so\.1\.1$/,
    texts: ['openssl-1.1.txt'],
    from: 'openssl 1.1.1w: LICENSE',
  },
  { name: 'ICU', files: /^(lib)?icu/, texts: ['icu.txt'], from: 'icu 76.1: LICENSE' },
  { name: 'zlib', files: /^(libz\.|zlib1)/, texts: ['zlib.txt'], from: 'zlib 1.3.2: LICENSE' },
  { name: 'libxml2', files: /^libxml2\./, texts: ['libxml2.txt'], from: 'libxml2 2.15.4: Copyright' },
  { name: 'libxslt', files: /^libxslt\./, texts: ['libxslt.txt'], from: 'libxslt 1.1.45: Copyright' },
  { name: 'LZ4', files: /^liblz4\./, texts: ['lz4.txt'], from: 'lz4 1.10.0: lib/LICENSE' },
  { name: 'Zstandard', files: /^libzstd\./, texts: ['zstd.txt'], from: 'libzstd 1.5.7: LICENSE' },
  { name: 'liblzma', files: /^liblzma\./, texts: ['xz.txt'], from: 'xz-utils 5.2.5: COPYING' },
  { name: 'OSSP uuid', files: /^libossp-uuid\./, texts: ['ossp-uuid.txt'], from: 'ossp-uuid 1.6.2: README' },
  { name: 'libuuid', files: /^libuuid\./, texts: ['libuuid.txt'], from: 'e2fsprogs 1.47.2: lib/uuid/COPYING' },
  { name: 'libcurl', files: /^libcurl\./, texts: ['curl.txt'], from: 'curl 8.21.0: COPYING' },
  {
    name: 'winpthreads (mingw-w64)',
    files: /^libwinpthread-/,
    texts: ['winpthreads.txt'],
    from: 'mingw-w64 12.0.0: mingw-w64-libraries/winpthreads/COPYING',
  },
  {
    name: 'GNU libiconv, GNU libintl',
    files: /^lib(iconv|intl)[-.]/,
    texts: ['lgpl-2.1.txt'],
    from: 'gettext 0.23.1: gettext-runtime/intl/COPYING.LIB. They are files of their own and can be replaced',
  },
  {
    name: 'MIT Kerberos',
    files: /^lib(com_err|gssapi_krb5|k5crypto|krb5|krb5support)\./,
    texts: ['krb5.txt'],
    from: 'krb5 1.22.1: NOTICE',
  },
  { name: 'libedit', files: /^libedit\./, texts: ['libedit.txt'], from: 'libedit 3.1-20250104: COPYING' },
];

/** Those of the libraries that are among the files of a bundle; a file that none of them answers for is a mistake. */
export function librariesOf(paths) {
  const names = paths.flatMap((path) => {
    const [, onWindows, elsewhere] = LIBRARY.exec(path) ?? [];
    return onWindows ?? elsewhere ?? [];
  });
  const unknown = names.filter((name) => !LIBRARIES.some(({ files }) => files.test(name)));
  if (unknown.length > 0) throw new Error(`no licence is known for ${unknown.join(', ')}`);
  return LIBRARIES.filter(({ files }) => names.some((name) => files.test(name)));
}

const LIBRARY = /native\/(?:bin\/([^/]+\.dll)|lib\/([^/]+\.(?:so[.\d]*|dylib)))$/;
