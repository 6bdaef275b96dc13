import { afterAll, expect, test } from 'vitest';
import { LEVELS, type Level, TODAY } from '../../bots/levels.ts';
import { openPlayers } from '../../bots/player.ts';
import { RULE_1, ruleOne } from '../../bots/rule/ruleOne.ts';
import { viewsOf } from '../../bots/testing/positions.ts';
import type { View } from '../../schieber/view.ts';
import type { Asker, Talk, Told } from '../schieber/players.ts';
import { serverPlayers } from './players.ts';
import { openPool } from './pool.ts';
import { fileStock } from './stock.ts';

const players = serverPlayers(openPool(2));
afterAll(() => players.close());
const somebody = (i: number): Asker => ({ owner: `guest:${i}`, isRated: false });

test('SSC 2.02 every level answers on the server as it answers anywhere, also from its own thread', async () => {
  const here = openPlayers(fileStock());
  const views = [...viewsOf('server', 1, (view) => ruleOne(view, RULE_1))];
  for (const level of LEVELS) {
    const name = players.ofLevel(level);
    if (!name.ok) throw new Error(`${level} is missing`);
    const player = here.playerOf(name.value);
    if (!player.ok) throw new Error(`${level} is missing`);
    const answers = await Promise.all(views.map((view, i) => players.choose(name.value, view, somebody(i))));
    expect(answers).toEqual(views.map((view) => ({ ok: true, value: player.value.choose(view) })));
  }
});

test('an unknown level and an unknown player are refused', async () => {
  expect(players.ofLevel('wizard')).toEqual({ ok: false, refusal: { code: 'unknown-level', level: 'wizard' } });
  const [view] = viewsOf('server', 1, (view) => ruleOne(view, RULE_1));
  for (const level of ['master', 'grandmaster'] as const) {
    const name = { ...TODAY[level], weights: '00' };
    expect(await players.choose(name, view!)).toEqual({ ok: false, refusal: { code: 'unknown-player', ...name } });
  }
});

/** Asks about these views, one after the other, and answers what it was told. */
function* talkAbout(views: readonly View[], level: Level): Talk<readonly Told[]> {
  const told: Told[] = [];
  for (const view of views) told.push(yield { player: TODAY[level], view });
  return told;
}

test('talks that go on side by side hear what each would hear alone, whoever is asked', async () => {
  const views = [...viewsOf('talks', 1, (view) => ruleOne(view, RULE_1))].slice(0, 12);
  const talks = LEVELS.flatMap((level) =>
    [1, 2, 3, 4, 5].map((from) => ({ level, views: views.slice(from, 2 * from) })),
  );
  const said = await Promise.all(
    talks.map(({ level, views }, i) => players.talk(talkAbout(views, level), somebody(i))),
  );
  for (const [i, { level, views }] of talks.entries())
    expect(said[i]).toEqual(await Promise.all(views.map((view, j) => players.choose(TODAY[level], view, somebody(j)))));
});

test('a talk that breaks, or asks what cannot be answered, harms nobody beside it', async () => {
  const [view] = viewsOf('server', 1, (view) => ruleOne(view, RULE_1));
  const notOnTurn = { ...view!, turn: ((view!.seat + 1) % 4) as 0 } as View;
  // biome-ignore lint/correctness/useYield: it breaks before its first question
  const broken = function* (): Talk<never> {
    throw new Error('broken');
  };
  const talks = await Promise.allSettled(
    [talkAbout([view!], 'master'), broken(), talkAbout([notOnTurn], 'master'), talkAbout([view!], 'club')].map(
      (talk, i) => players.talk(talk, somebody(i)),
    ),
  );
  expect(talks.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
});

test('a question that breaks its thread fails alone; a closed pool answers no more', async () => {
  const pool = openPool(1);
  const [view] = viewsOf('server', 1, (view) => ruleOne(view, RULE_1));
  const over = { ...view!, turn: ((view!.seat + 1) % 4) as 0 } as typeof view;
  await expect(pool.choose({ name: TODAY.grandmaster, view: over! }, somebody(1))).rejects.toThrow('on its turn');
  expect((await pool.choose({ name: TODAY.grandmaster, view: view! }, somebody(1))).ok).toBe(true);
  await pool.close();
  await expect(pool.choose({ name: TODAY.grandmaster, view: view! }, somebody(1))).rejects.toThrow('closed');
});
