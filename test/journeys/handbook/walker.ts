import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { invariant } from '../../../src/kit/absurd.ts';
import type { TestServer } from '../../../src/server/testing/server.ts';
import type { Act, Place } from '../../../src/web/help/acts.ts';
import type { Catalogues, Label, Step } from '../../../src/web/help/task.ts';
import { type Look, pick, type Visitor, visit } from '../../e2e/browser.ts';

/** Where a screen is, and how one looks at it. */
export interface Target {
  readonly address: string;
  readonly look?: Look;
}

/** What a task begins with. */
export interface Begin {
  readonly server: TestServer | null;
  /** Opened before the first step; left out where the task opens its screen itself. */
  readonly first?: Target;
  /** How the pages are looked at that a step opens by their address. */
  readonly look?: Look;
  readonly places?: Partial<Record<Place, Target | (() => Promise<Target>)>>;
  /** Whose window a place is opened in; else it has one of its own. */
  readonly windows?: Partial<Record<Place | 'here', string>>;
  /** Lets time pass: a clock that is moved, a person who signs in again. */
  readonly hour?: () => Promise<void>;
  /** Where commands are run, and with what. */
  readonly folder?: { readonly path: string; readonly env: Readonly<Record<string, string>> };
  /** What an act needs to know: the number of the champion, an address to type. */
  readonly facts?: Readonly<Record<string, string>>;
  end(): Promise<void>;
}

const PHONE: Look = { width: 390, height: 664 };
const PATIENCE = 30_000;

/** Somebody who does what the handbook says, and nothing else. */
export class Walker {
  readonly browser: Browser;
  readonly words: Catalogues;
  readonly begin: Begin;
  readonly visitors: Visitor[] = [];
  private readonly at = new Map<string, Visitor>();
  private now: Visitor | undefined;

  constructor(browser: Browser, words: Catalogues, begin: Begin) {
    this.browser = browser;
    this.words = words;
    this.begin = begin;
  }

  get page(): Page {
    invariant(this.now, 'a task begins with a screen');
    return this.now.page;
  }

  /** The window of a place where one was before. */
  pageAt(place: Place): Page {
    const known = this.at.get(place);
    invariant(known, `${place} was opened before`);
    return known.page;
  }

  get server(): TestServer {
    invariant(this.begin.server, 'this task has a server');
    return this.begin.server;
  }

  /** A window of its own for each place or person, where one comes back to. */
  async show(place: Place | 'here', { address, look }: Target): Promise<void> {
    const name = this.begin.windows?.[place] ?? place;
    const known = this.at.get(name);
    if (known) await known.page.goto(address);
    else this.at.set(name, await visit(this.browser, address, { ...PHONE, ...this.begin.look, ...look }));
    this.now = this.at.get(name);
    if (this.now && !known) this.visitors.push(this.now);
  }

  async do(step: Step, hands: Readonly<Record<Act, (walker: Walker) => Promise<void>>>): Promise<void> {
    const say = (label: Label) => label(this.words).replaceAll('\u00AD', '');
    switch (step.do) {
      case 'open':
        await this.show('here', { address: this.server.address + step.address });
        await this.page.locator('#main h1').first().waitFor();
        return;
      case 'go':
        return this.goTo(step.to);
      case 'press':
        return this.press(say(step.label));
      case 'fill':
        return this.fill(say(step.field), step.value);
      case 'choose':
        return this.choose(say(step.field), say(step.option));
      case 'tick':
        return this.tick(say(step.label));
      case 'see':
        return this.see(say(step.text));
      case 'hear':
        return this.hear(say(step.text));
      case 'key':
        return this.page.keyboard.press(step.key);
      case 'act':
        return hands[step.act](this);
      case 'run':
        return step.command === 'npm start' ? this.start() : this.run(step.command);
    }
  }

  private async goTo(place: Place): Promise<void> {
    const known = this.begin.places?.[place];
    invariant(known, `this task knows where ${place} is`);
    await this.show(place, typeof known === 'function' ? await known() : known);
  }

  /** Where one looks: the dialog on top; else what the page is about and, once that is there, all of it. */
  private async scopes(): Promise<readonly Locator[]> {
    const dialog = this.page.locator('dialog[open]').last();
    if ((await dialog.count()) > 0) return [dialog];
    const main = this.page.locator('#main');
    return (await main.locator('.spinner').count()) > 0 ? [main] : [main, this.page.locator('body')];
  }

  /** Presses what says exactly this; else what begins with it. Waits until it can be pressed. */
  async press(label: string): Promise<void> {
    const begins = new RegExp(`^\\s*${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
    const target = await this.find(label, (scope) => [
      scope.getByRole('button', { name: label, exact: true }),
      scope.getByRole('link', { name: label, exact: true }),
      scope.getByRole('radio', { name: label, exact: true }),
      scope.locator('summary', { hasText: label }),
      scope.getByRole('button', { name: begins }),
      scope.getByRole('radio', { name: begins }),
      scope.getByRole('link', { name: begins }),
    ]);
    if (await target.evaluate((element) => element.matches('input'))) await pick(target);
    else await target.click();
    await this.drawn();
  }

  async fill(field: string, value: string): Promise<void> {
    const target = await this.find(field, (scope) => [
      scope.getByLabel(field, { exact: true }),
      scope.getByLabel(field),
      scope.locator('label', { hasText: field }).locator('input, textarea'),
    ]);
    await target.fill(value);
    await this.drawn();
  }

  private async choose(field: string, option: string): Promise<void> {
    const target = await this.find(field, (scope) => [
      scope.locator('select').and(scope.getByLabel(field, { exact: true })),
      scope.getByRole('radio', { name: option, exact: true }),
    ]);
    if (await target.evaluate((element) => element.matches('select'))) await target.selectOption({ label: option });
    else await pick(target);
    await this.drawn();
  }

  private async tick(label: string): Promise<void> {
    const target = await this.find(label, (scope) => [
      scope.getByLabel(label, { exact: true }),
      scope.getByRole('radio', { name: label }),
      scope.getByRole('checkbox', { name: label }),
    ]);
    await target.click({ force: true });
    await this.drawn();
  }

  /** What is seen lies in the window: a picture of it shows it. */
  private async see(text: string): Promise<void> {
    const seen = await this.find(text, (scope) => [
      scope.getByText(text),
      this.page.getByText(text),
      scope.getByLabel(text),
      scope.getByRole('button', { name: text }),
    ]);
    await seen.scrollIntoViewIfNeeded();
  }

  private async hear(text: string): Promise<void> {
    const end = Date.now() + PATIENCE;
    const said = () => this.now?.said() ?? Promise.resolve([]);
    while (!(await said()).some((sentence) => sentence.includes(text))) {
      if (Date.now() > end) throw new Error(`not heard: «${text}» in ${JSON.stringify(await said())}`);
      await soon();
    }
  }

  private run(command: string): void {
    const { folder } = this.begin;
    invariant(folder, 'a command is run in a folder');
    const gschobe = `'${process.execPath}' '${join(process.cwd(), 'bin/gschobe.js')}'`;
    const typed = command.replaceAll('npx gschobe', gschobe);
    execFileSync('sh', ['-c', typed], {
      ...{ cwd: folder.path, env: { ...process.env, ...folder.env }, stdio: 'pipe', timeout: 120_000 },
    });
  }

  /** Typed in a clone of the product: it comes up, says where it is, and is stopped again. */
  private async start(): Promise<void> {
    const { folder } = this.begin;
    invariant(folder, 'the product has a folder for its data');
    const env = { ...process.env, ...folder.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' };
    const child = spawn('npm', ['start'], {
      cwd: process.cwd(),
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    const ready = new Promise<void>((done, failed) => {
      child.stdout.on('data', (text) => {
        said += text;
        if (/https?:\/\/\S+/.test(said)) done();
      });
      child.once('exit', (code) => failed(new Error(`npm start ended with ${code}: ${said}`)));
    });
    await ready;
    const gone = new Promise((done) => child.once('exit', done));
    process.kill(-(child.pid ?? 0), 'SIGTERM'); // npm, and what it started
    await gone;
  }

  /** The first of these that is seen and takes a click. */
  async find(what: string, places: (scope: Locator) => readonly Locator[]): Promise<Locator> {
    const end = Date.now() + PATIENCE;
    for (;;) {
      for (const place of (await this.scopes()).flatMap(places)) {
        const one = place.locator('visible=true').first();
        if ((await one.count()) > 0 && (await isReady(one))) return one;
      }
      if (Date.now() > end) throw new Error(`not seen: «${what}» at ${this.page.url()}\n${await this.text()}`);
      await soon();
    }
  }

  private text = (): Promise<string> => this.page.evaluate('document.body.innerText.slice(0, 1500)');

  /** What was done is drawn: a dialog that opens is open, a button that waits says so. */
  async drawn(): Promise<void> {
    await this.page.evaluate(
      'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30))))',
    );
  }

  async end(): Promise<void> {
    for (const { close } of this.visitors) await close();
    await this.begin.end();
  }
}

const isReady = (one: Locator): Promise<boolean> =>
  one.evaluate((element) => !element.matches(':disabled, [aria-busy=true]')).catch(() => false); /* it was drawn anew */

const soon = () => new Promise((resolve) => setTimeout(resolve, 50));
