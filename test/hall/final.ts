import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chanceFromText } from '../../src/kit/chance.ts';
import { passePoints } from '../../src/tournament/regulation.ts';
import { openBrowser, visit } from '../e2e/browser.ts';
import { freePort, startProduct } from '../load/product.ts';
import { openHall } from './hall.ts';

export interface FinalFigures {
  readonly players: number;
  readonly anyRepeats: number;
  readonly visas: number;
  /** From the supervisor's visa to the new total on the projector, the slowest of those measured. */
  readonly slowestOnTheWall: number;
  readonly champion: string;
  readonly errors: readonly string[];
}

/** The final from the first draw to the champion, with desk, projector and two phones open all the time. */
export async function playFinal(players: number): Promise<FinalFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gschobe-final-'));
  const environment = { DATA_DIR: dataDir };
  const port = await freePort();
  const product = await startProduct(environment, port);
  const browser = await openBrowser();
  try {
    const options = ['--title', 'Schieber-Final', '--day', '2024-11-16', '--regulation', 'ssc'];
    const hall = await openHall(product.address, { ...environment, PORT: String(port) }, options);
    const at = (key: string) => `${product.address}/t/${hall.id}/${key}`;
    await hall.people(players);
    const rita = await hall.supervisor('Rita Amstutz');
    const desk = await visit(browser, at(hall.desk), { width: 1440, height: 900 });
    const wall = await visit(browser, at(hall.projector), { width: 1920, height: 1080 });
    const player = await visit(browser, at(hall.code('p', 29)), { width: 390, height: 844 });
    const supervisor = await visit(browser, at(rita), { width: 390, height: 844 });
    const dice = chanceFromText('final')('points');
    let visas = 0;
    let slowest = 0;
    for (let passe = 1; passe <= 5; passe++) {
      await hall.draw([passe]);
      await wall.page.getByText(`Plätze Passe ${passe}`).first().waitFor({ timeout: 30_000 });
      await hall.start(passe);
      const tables = (await hall.view()).view.tables as { table: number }[];
      for (const { table } of tables) {
        await hall.paper(passe, table, 600 + dice.below(700), passePoints(12), rita);
        visas++;
      }
      const from = performance.now();
      await wall.page
        .getByText(`${tables.length} von ${tables.length} Tischen visiert`)
        .first()
        .waitFor({ timeout: 30_000 });
      slowest = Math.max(slowest, performance.now() - from);
    }
    const { view } = await hall.view();
    const anyRepeats = view.passen.at(-1).draw.proof.anyRepeats as number;
    await hall.draw([]);
    await wall.page.getByText('Finaltisch').first().waitFor({ timeout: 30_000 });
    for (const passe of [6, 7, 8]) {
      await hall.start(passe);
      await hall.paper(passe, 1, 200 + dice.below(200), passePoints(4), rita);
      visas++;
    }
    await hall.post('/commands', { type: 'finish' });
    await wall.page.getByText('Siegerin/Sieger').first().waitFor({ timeout: 30_000 });
    await desk.page.getByText('Das Turnier ist abgeschlossen').first().waitFor({ timeout: 30_000 });
    const champion = (await wall.page.locator('.proj-champion span').first().textContent())?.split('\n')[0] ?? '';
    const errors = [desk, wall, player, supervisor].flatMap((each) => each.errors);
    return { players, anyRepeats, visas, slowestOnTheWall: Math.round(slowest), champion, errors };
  } finally {
    await browser.close();
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
