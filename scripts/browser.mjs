// Finds a Chrome or Chromium for the browser tests, and letters for it, or gets Debian's when we may install packages.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const CANDIDATES = [
  process.env['CHROME_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const installed = () => CANDIDATES.find((path) => path && existsSync(path));

/** As wide as most people see letters (the measures of Arial and Helvetica), then two that are wider and higher. */
const LETTERS = { Arial: /Arial|Helvetica|Liberation|Nimbus/, 'Noto Sans': /Noto Sans/, 'DejaVu Sans': /DejaVu Sans/ };

/** Whether the letters are here that pages are looked at with. Where nobody can say (not Linux), they are. */
const hasLetters = () =>
  Object.entries(LETTERS).every(([wanted, found]) => {
    const { stdout } = spawnSync('fc-match', ['-f', '%{family}', wanted], { encoding: 'utf8' });
    return !stdout || found.test(stdout);
  });

/** The path of a browser, or undefined: the browser tests are then reported as skipped. */
export function findBrowser() {
  const found = installed();
  if (found && hasLetters()) return found;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('which', ['apt-get']).status !== 0) return found;
  console.error('gschobe: installing Chromium and its letters for the browser tests …');
  const apt = (...args) =>
    spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  apt('update');
  const fonts = ['fonts-liberation', 'fonts-noto-core', 'fonts-dejavu-core'];
  apt('install', '-y', '--no-install-recommends', 'chromium', ...fonts);
  return installed();
}
