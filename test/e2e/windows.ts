import type { Browser, Page } from 'playwright-core';

/** A window of the browser. Opening one takes a second of processor time, so what is put back is used again. */
export interface Window {
  readonly page: Page;
  /** A new visit. Answers what goes wrong in the page from now on: exceptions, refused scripts and styles. */
  begin(): Promise<readonly string[]>;
  /** Before the page's own scripts, until the window is put back. */
  runFirst(script: string): Promise<void>;
  /** Emptied for the next one, or closed where somebody has changed more than can be undone. */
  putBack(): Promise<void>;
}

/** What cannot be changed in an open window. */
export interface Kind {
  readonly locale: string;
  readonly hasTouch: boolean;
}

/** After one of these a window is not used again. */
const LASTING = ['route', 'addInitScript', 'exposeFunction', 'setDefaultTimeout', 'on', 'once'];
const LASTING_FOR_ALL = ['route', 'addInitScript', 'newCDPSession', 'setOffline', 'grantPermissions', 'on', 'once'];

/** Milliseconds to wait for what must come: a machine that does ten things at once is no fault. */
const PATIENCE = 60_000;

const idle = new Map<string, Window[]>();

/** One that was put back, or a new one. */
export async function takeWindow(browser: Browser, kind: Kind): Promise<Window> {
  const key = JSON.stringify(kind);
  for (let waiting = idle.get(key)?.pop(); waiting; waiting = idle.get(key)?.pop())
    if (!waiting.page.isClosed()) return waiting; // the program may have died since
  return openWindow(browser, kind, (window) => idle.set(key, [...(idle.get(key) ?? []), window]));
}

/** Without `onEmptied` it is closed when it is put back. */
export async function openWindow(browser: Browser, kind: Kind, onEmptied?: (window: Window) => void): Promise<Window> {
  const context = await browser.newContext({ ...kind, serviceWorkers: 'block' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const session = await context.newCDPSession(page);
  await session.send('Page.enable'); // or its scripts do not run
  const scripts: string[] = [];
  let visits = 0;
  const origins = new Set<string>();
  let errors: string[] = [];
  page.on('framenavigated', (frame) => frame.url().startsWith('http') && origins.add(new URL(frame.url()).origin));
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    const isAnswer = /Failed to load resource/.test(message.text());
    if (message.type() === 'error' && !isAnswer) errors.push(message.text());
  });
  const isWorn = [watch(page, LASTING), watch(context, LASTING_FOR_ALL)];
  const window: Window = {
    page,
    async begin() {
      errors = [];
      await window.runFirst(forgetting(++visits));
      return errors;
    },
    async runFirst(source) {
      scripts.push((await session.send('Page.addScriptToEvaluateOnNewDocument', { source })).identifier);
    },
    async putBack() {
      if (!onEmptied || isWorn.some((is) => is()) || context.pages().length !== 1) return context.close();
      for (const identifier of scripts.splice(0))
        await session.send('Page.removeScriptToEvaluateOnNewDocument', { identifier });
      await page.goto('about:blank');
      for (const origin of origins) await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
      origins.clear();
      await session.send('Network.clearBrowserCache');
      await session.send('Page.resetNavigationHistory');
      await context.clearCookies();
      onEmptied(window);
    },
  };
  return window;
}

/** What the visit before wrote in its last moment may arrive after everything was emptied: the first page forgets it. */
const forgetting = (visit: number) => `if (sessionStorage.getItem('visit') !== '${visit}') {
  localStorage.clear();
  sessionStorage.clear();
  sessionStorage.setItem('visit', '${visit}');
}`;

/** Answers whether something lasting was done to it since. */
function watch(target: object, names: readonly string[]): () => boolean {
  let isWorn = false;
  for (const name of names) {
    const own: (...args: unknown[]) => unknown = Reflect.get(target, name).bind(target);
    const watched = (...args: unknown[]) => {
      isWorn = true;
      return own(...args);
    };
    Object.assign(target, { [name]: watched });
  }
  return () => isWorn;
}
