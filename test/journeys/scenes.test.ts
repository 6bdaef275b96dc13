// Whatever a player meets is whole: nothing hidden, cut or covered, at every size, in every language, by day and in the dark.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './journey.ts';
import { keepPicture } from './pictures.ts';
import { EVERY_TELLING } from './places.ts';
import { SCENES, type Scene } from './scenes.ts';
import { covered, notFound, overlapping, unreadable, unseen } from './sees.ts';

journey(
  'Every screen of a player is whole',
  async ({ open, place, language, dark }) => {
    const hasRoom = place.height > 500 && place.text === 1;
    const faults: string[] = [];
    const look = async (scene: Scene) => {
      const { page, close } = await open(scene.path, scene.look);
      await scene.reach(page);
      await keepPicture(page, { place, language, dark }, scene.name);
      const found = await faultsOf(page, scene, hasRoom);
      faults.push(...found.map((fault) => `${scene.name}: ${fault}`));
      await close();
    };
    const left = [...SCENES];
    const next = async (): Promise<void> => {
      for (let scene = left.shift(); scene; scene = left.shift()) await look(scene);
    };
    await Promise.all([next(), next(), next()]); // three windows side by side
    expect(faults).toEqual([]);
  },
  EVERY_TELLING,
);

/** All that a person would complain about. */
async function faultsOf(page: Page, { atOnce, main, cards, apart }: Scene, hasRoom: boolean): Promise<string[]> {
  const faults = await covered(page);
  if (cards) faults.push(...(await unreadable(page, cards)).map((card) => `${card} cannot be read`));
  if (apart) faults.push(...(await overlapping(page, apart)));
  if (atOnce) faults.push(...(await unseen(page, atOnce)));
  if (main && hasRoom) faults.push(...(await unseen(page, main)));
  if (main && !hasRoom) for (const part of main.split(', ')) faults.push(...(await notFound(page, part)));
  return faults;
}
