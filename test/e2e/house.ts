import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { invariant } from '../../src/kit/absurd.ts';
import { startTestServer, type TestServer } from '../../src/server/testing/server.ts';
import { openBrowser } from './browser.ts';

export interface House {
  readonly server: TestServer;
  readonly browser: Browser;
}

/** A server and a browser for the tests beside it; both are gone after the last one. */
export function openHouse(): House {
  let server: TestServer | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startTestServer(), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  return {
    get server() {
      invariant(server, 'the house opens with the first test');
      return server;
    },
    get browser() {
      invariant(browser, 'the house opens with the first test');
      return browser;
    },
  };
}
