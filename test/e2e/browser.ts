import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { openWindow, takeWindow, type Window } from './windows.ts';

const CHROME = process.env['CHROME_PATH'] ?? '/usr/bin/chromium';

/** Without a browser these tests are skipped, and loudly. */
export const hasBrowser = existsSync(CHROME);
if (!hasBrowser) console.error(`*** NO BROWSER at ${CHROME}: browser tests are SKIPPED. Set CHROME_PATH. ***`);

/**
 * A window's address bar alone keeps a process busy. This list stands in the place of Playwright's own, so what matters
 * of that one for pages on http is in it.
 */
const NOT_NEEDED = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'MediaRouter',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
  'LensOverlay',
  'Translate',
];

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--in-process-gpu', // nothing is drawn by a graphics card here
  `--disable-features=${NOT_NEEDED.join()}`,
];

function launch(): Promise<Browser> {
  if (!existsSync(join(process.cwd(), 'dist/web/index.html')))
    throw new Error('dist/web is missing: run `npm run build` first');
  return chromium.launch({
    executablePath: CHROME,
    args: FLAGS,
    env: { ...process.env, HOME: mkdtempSync(join(tmpdir(), 'gschobe-chrome-')) },
  });
}

let running: Browser | undefined;
/** Of each file: the windows that its visitors have. */
const windowsOf = new WeakMap<Browser, Set<Window>>();

/**
 * A browser for one file of tests. Files of the same process share the program, which takes seconds to start, and the
 * windows of its visitors; what else one of them has opened is gone when it closes its browser. Outside of the tests it
 * is a browser of one's own.
 */
export async function openBrowser(): Promise<Browser> {
  if (process.env['VITEST'] === undefined) return launch();
  if (!running?.isConnected()) running = await launch();
  const program = running;
  const opened: BrowserContext[] = [];
  const newContext: Browser['newContext'] = async (options) => {
    const context = await program.newContext(options);
    opened.push(context);
    return context;
  };
  const newPage: Browser['newPage'] = async (options) => (await newContext(options)).newPage();
  const windows = new Set<Window>();
  const close = async () => {
    await Promise.all([...opened.map((context) => context.close()), ...[...windows].map((each) => each.putBack())]);
  };
  const one: Browser = Object.assign(Object.create(program), { newContext, newPage, close });
  windowsOf.set(one, windows);
  return one;
}

export interface Look {
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
  /** How much larger the text is: 2 for 200 %. */
  readonly text?: number;
  /** Cards fly and boxes fade, as for most people; without it everything appears at once, which tests can wait for. */
  readonly motion?: boolean;
  /** A finger instead of a mouse. */
  readonly touch?: boolean;
  readonly language?: 'de' | 'fr' | 'it' | 'en';
  readonly settings?: Readonly<Record<string, unknown>>;
  /** A match of this browser, already under way. */
  readonly match?: unknown;
  /** Of a caller: the visitor is signed in from the first page on. */
  readonly cookie?: string;
}

export interface Visitor {
  readonly page: Page;
  /** What went wrong in the page: exceptions, refused scripts and styles. Must stay empty. */
  readonly errors: readonly string[];
  /** All that a screen reader was told. */
  said(): Promise<string[]>;
  close(): Promise<void>;
}

/** A new visitor with a clean browser, who writes down errors and all that is said. */
export async function visit(browser: Browser, address: string, look: Look = {}): Promise<Visitor> {
  const { width = 1280, height = 800, dark = false, text = 1, language = 'de', settings = {}, match } = look;
  const kind = { locale: `${language}-CH`, hasTouch: look.touch === true };
  const windows = windowsOf.get(browser);
  const window = await (windows ? takeWindow(running!, kind) : openWindow(browser, kind));
  windows?.add(window);
  const { page } = window;
  const errors = await window.begin();
  await page.setViewportSize({ width, height });
  await page.emulateMedia({
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: look.motion ? 'no-preference' : 'reduce',
  });
  await window.runFirst(keepOnce('gschobe.settings', { speed: 'fast', ...settings }));
  if (match !== undefined) await window.runFirst(keepOnce('gschobe.practice', match));
  await window.runFirst(LISTEN);
  // LETTERS='DejaVu Sans': the font that readers have instead of ours.
  const letters = process.env['LETTERS'];
  if (text !== 1 || letters)
    await window.runFirst(`addEventListener('DOMContentLoaded', () => { ${dressed(text, letters)} });`);
  if (look.cookie !== undefined) await page.context().addCookies(cookiesOf(look.cookie, new URL(address).origin));
  await page.goto(address);
  // Once: a window that is put back twice would be somebody else's already.
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    windows?.delete(window);
    await window.putBack();
  };
  return { page, errors, said: () => page.evaluate('window.said'), close };
}

/** In the page: text of another size, in the letters that this reader has. */
export const dressed = (text: number, letters: string | undefined): string => `
  document.documentElement.style.fontSize = '${100 * text}%';
  document.documentElement.style.setProperty('--font-text', ${JSON.stringify(letters ?? '')});`;

/** What this browser remembers, unless it has remembered something else since. */
const keepOnce = (key: string, value: unknown) =>
  `localStorage.getItem('${key}') ?? localStorage.setItem('${key}', ${JSON.stringify(JSON.stringify(value))});`;

/** Keeps every sentence that enters the live region. */
const LISTEN = `
  window.said = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) {
      const found = node.id === 'live' ? [...node.children] : node.parentElement?.id === 'live' ? [node] : [];
      for (const sentence of found) window.said.push(sentence.textContent);
    }
  }).observe(document, { childList: true, subtree: true });
`;

/** Which cards of the hand cannot be told: an index outside the window or under something else. */
export const hiddenIndices = (page: Page): Promise<string[]> =>
  page.evaluate(`
    [...document.querySelectorAll('.hand-card')].filter((button) => {
      const { left, top, width, height } = button.querySelector('img').getBoundingClientRect();
      // The figure and the suit below it: from 5 to 21 % of the width, from 4 to 29 % of the height.
      return [0.06, 0.2].some((x) => [0.05, 0.15, 0.28].some((y) => {
        const [px, py] = [left + x * width, top + y * height];
        if (px < 0 || py < 0 || px >= innerWidth || py >= innerHeight) return true;
        return document.elementFromPoint(px, py)?.closest('.hand-card') !== button;
      }));
    }).map((button) => button.dataset.card)
  `);

/** Asks the page again and again until the expression is true. (The page's own policy forbids it to poll by itself.) */
export async function until<T = unknown>(page: Page, expression: string, seconds = 30): Promise<T> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const value = await page.evaluate(expression);
    if (value) return value as T;
    if (Date.now() > end) throw new Error(`not within ${seconds} s: ${expression}`);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

/**
 * Goes on as a link of the page does, without loading the program again. Screens of one kind keep their heading: what
 * begins alike is loaded.
 */
export async function follow(page: Page, path: string): Promise<void> {
  const here = new URL(page.url());
  const kindOf = (address: string) => address.split(/[/?]/)[1];
  if (here.protocol !== 'http:' || kindOf(here.pathname) === kindOf(path)) {
    await page.goto(new URL(path, here).href);
    return;
  }
  await page.evaluate(`
    for (const old of document.querySelectorAll('h1')) old.dataset.left = '';
    history.pushState(null, '', ${JSON.stringify(path)});
    dispatchEvent(new PopStateEvent('popstate'));
  `);
  await until(page, `document.querySelector('h1') && !document.querySelector('h1[data-left]')`);
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** One line per violation: what, and where. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate('Boolean(window.axe)'))) await page.evaluate(AXE);
  return page.evaluate(`
    axe.run(document, { resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
      .then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).slice(0, 3).join(' | ')))
  `);
}

/** The same at the end of the page, wherever that is by then: nothing lies under the navigation at the foot of a phone. */
export const violationsAtTheEnd = (page: Page): Promise<string[]> =>
  page.evaluate('scrollTo(0, 1e6)').then(() => violations(page));

/**
 * Chooses one of several: its label is what people press, the button itself is out of sight. The label is pressed once it
 * lies still; a forced click goes where the button was a moment ago.
 */
export const pick = (radio: Locator): Promise<void> => radio.locator('xpath=..').click();

/** The cookies of a caller, for a browser. */
export const cookiesOf = (cookie: string, url: string) =>
  cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url };
  });
