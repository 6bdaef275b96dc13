import type { Browser, BrowserContext, Page } from 'playwright-core';
import { utf8 } from '../../src/kit/bytes.ts';
import { type Chance, chanceFrom } from '../../src/kit/chance.ts';
import { sha256 } from '../../src/kit/hash.ts';
import type { MatchView } from '../../src/schieber/view.ts';
import { PLACES } from '../journeys/places.ts';
import { until, visit } from './browser.ts';
import { waitForTurn } from './player.ts';

/** A match as life disturbs it: what happened on the way, and every figure that was not right. */
export interface RoughMatch {
  readonly games: number;
  readonly mishaps: Readonly<Record<string, number>>;
  readonly wrong: readonly string[];
}

const BEGIN = (games: number) => `(async () => {
  const post = (path, body) => fetch('/api' + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': path.slice(1) },
    body: JSON.stringify(body),
  }).then((response) => response.json());
  await post('/guests', {});
  return (await post('/matches', { kind: 'practice', level: 'club', games: ${games} })).id;
})()`;

/** Somebody plays a match at random, at a random pace and place, and between two cards anything may happen. */
export async function roughMatch(browser: Browser, address: string, seed: string, games: number): Promise<RoughMatch> {
  const chance = chanceFrom(sha256(utf8(seed)))('rough');
  const { width, height, text } = PLACES[chance.below(PLACES.length)]!;
  const settings = {
    speed: ['slow', 'normal', 'fast'][chance.below(3)],
    oneTap: chance.below(2) === 0,
    turnTrick: ['alone', 'tap'][chance.below(2)],
  };
  const motion = chance.below(2) === 0;
  const { page, errors, close } = await visit(browser, address, { width, height, text, settings, motion });
  const id: string = await page.evaluate(BEGIN(games));
  await page.goto(`${address}/table/${id}`);
  const mishaps: Record<string, number> = {};
  const wrong: string[] = [];
  let last = 'the beginning';
  const answers: string[] = [];
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/api')) return;
    const why = response.ok() ? '' : ` ${await response.text().catch(() => 'no text')}`;
    answers.push(`${response.request().method()} ${pathname} ${response.status()}${why}`);
  });
  /** A dead end says after what, what is shown, and what the server answered last. */
  const deadEnd = async (error: Error): Promise<never> => {
    const shown = await page.locator('#main').textContent();
    throw new Error(`${seed}, after ${last}: ${error.message}: ${shown}; ${answers.slice(-4).join(', ')}`);
  };
  for (;;) {
    const waiting = await waitForTurn(page).catch(deadEnd);
    if (waiting === 'end') break;
    if (waiting === 'result') await page.locator('.game-result .button-main').click();
    else {
      wrong.push(...(await lastingDifferences(page, id)));
      if (isOver(await waitForTurn(page))) continue; // by what another tab has played
      const [name, happen] = MISHAPS[chance.below(MISHAPS.length * 2)] ?? [];
      last = name ?? 'a card';
      if (name && happen) {
        mishaps[name] = (mishaps[name] ?? 0) + 1;
        await happen(page, chance).catch(deadEnd);
      } else await act(page, chance).catch(deadEnd);
    }
  }
  const { total } = await viewOf(page, id);
  const shown = await page.locator('.result-figure').textContent();
  if (shown !== String(total[0])) wrong.push(`result ${shown} instead of ${total[0]}`);
  if (total[0] + total[1] !== games * 157) wrong.push(`${total[0]} + ${total[1]} in ${games} games`);
  wrong.push(...errors);
  await close();
  return { games, mishaps, wrong };
}

/** A card, or a declaration, whatever the table waits for. */
async function act(page: Page, chance: Chance): Promise<void> {
  if (await page.locator('.declare').count()) {
    await page.locator('.mode-button').nth(chance.below(6)).click();
    const confirm = page.locator('.confirm-button');
    if (await confirm.count()) await confirm.click();
    await page.waitForSelector('.declare', { state: 'detached' });
    return;
  }
  const cards: string[] = await page.evaluate(
    `[...document.querySelectorAll('.hand-card.legal')].map((one) => one.dataset.card)`,
  );
  const card = `[data-card=${cards[chance.below(cards.length)]}].hand-card`;
  await page.locator(card).click({ position: { x: 6, y: 8 } });
  if (await page.locator(`${card}.held`).count()) await page.locator('.play-button').click();
  await page.waitForSelector(card, { state: 'detached' });
}

type Mishap = (page: Page, chance: Chance) => Promise<unknown>;

const MISHAPS: readonly (readonly [string, Mishap])[] = [
  ['reload', (page) => page.reload()],
  [
    'lost connection',
    async (page, chance) => {
      await page.context().setOffline(true);
      await act(page, chance);
      await page.context().setOffline(false);
    },
  ],
  [
    'second tab',
    async (page, chance) => {
      const other = await (page.context() as BrowserContext).newPage();
      await other.goto(page.url());
      if (['play', 'declare'].includes(await waitForTurn(other))) await act(other, chance);
      const waiting = await waitForTurn(other);
      await other.close();
      if (waiting === 'end') await page.reload(); // what the other tab has finished is looked at anew
    },
  ],
  [
    'turned round',
    async (page) => {
      const { width, height } = page.viewportSize()!;
      await page.setViewportSize({ width: height, height: width });
    },
  ],
  [
    'menu',
    async (page) => {
      await page.locator('.jass-status .icon-button').click();
      await page.waitForSelector('dialog[open]');
      await page.evaluate('history.back()');
      await until(page, `!document.querySelector('dialog[open]')`);
    },
  ],
  ['taken back', (page) => page.keyboard.press('u')],
];

/** What the server knows; one that is busy for a moment is asked again. */
const viewOf = (page: Page, id: string): Promise<MatchView> =>
  until(page, `fetch('/api/matches/${id}').then((answer) => answer.json()).then(({ view }) => view)`);

const isOver = (waiting: string): boolean => waiting === 'result' || waiting === 'end';

/** What another tab played is on its way for a moment: only what stays different is wrong. */
async function lastingDifferences(page: Page, id: string): Promise<string[]> {
  for (let asked = 0; ; asked++) {
    const found = await differences(page, id);
    if (found.length === 0 || asked === 40) return found;
    if (isOver(await waitForTurn(page))) return [];
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** What the table shows against what the server knows: my cards and the score. */
async function differences(page: Page, id: string): Promise<string[]> {
  const { game, total } = await viewOf(page, id);
  const running = game.phase === 'playing' ? game.points : { 0: 0, 1: 0 };
  const score = `${total[0] + running[0]} : ${total[1] + running[1]}`;
  const shown = (await page.locator('.jass-score b').textContent()) ?? '';
  const hand: string[] = await page.evaluate(
    `[...document.querySelectorAll('.hand-card')].map((one) => one.dataset.card).sort()`,
  );
  return [
    ...(shown === score ? [] : [`score ${shown} instead of ${score}`]),
    ...(hand.join() === [...game.hand].sort().join() ? [] : [`hand ${hand} instead of ${game.hand}`]),
  ];
}
