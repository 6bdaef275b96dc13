import { afterAll, expect, test } from 'vitest';
import { LEVELS, TODAY } from '../../bots/levels.ts';
import { openPlayers } from '../../bots/player.ts';
import { RULE_1, ruleOne } from '../../bots/rule/ruleOne.ts';
import { viewsOf } from '../../bots/testing/positions.ts';
import { serverPlayers } from './players.ts';
import { openPool } from './pool.ts';
import { fileStock } from './stock.ts';

const players = serverPlayers(openPool(2));
afterAll(() => players.close());

test('SSC 2.02 every level answers on the server as it answers anywhere, also from its own thread', async () => {
  const here = openPlayers(fileStock());
  const views = [...viewsOf('server', 1, (view) => ruleOne(view, RULE_1))];
  for (const level of LEVELS) {
    const name = players.ofLevel(level);
    if (!name.ok) throw new Error(`${level} is missing`);
    const player = here.playerOf(name.value);
    if (!player.ok) throw new Error(`${level} is missing`);
    const answers = await Promise.all(views.map((view) => players.choose(name.value, view)));
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

test('a view that cannot be answered harms nobody who asked beside it', async () => {
  const views = [...viewsOf('server', 1, (view) => ruleOne(view, RULE_1))].slice(0, 6);
  const broken = { ...views[2]!, turn: ((views[2]!.seat + 1) % 4) as 0 } as (typeof views)[number];
  const asked = await Promise.allSettled(views.with(2, broken).map((view) => players.choose(TODAY.master, view)));
  expect(asked.map(({ status }) => status)).toEqual(views.map((_, i) => (i === 2 ? 'rejected' : 'fulfilled')));
});

test('a question that breaks its thread fails alone; a closed pool answers no more', async () => {
  const pool = openPool(1);
  const [view] = viewsOf('server', 1, (view) => ruleOne(view, RULE_1));
  const over = { ...view!, turn: ((view!.seat + 1) % 4) as 0 } as typeof view;
  await expect(pool.choose(TODAY.grandmaster, over!)).rejects.toThrow('on its turn');
  expect((await pool.choose(TODAY.grandmaster, view!)).ok).toBe(true);
  await pool.close();
  await expect(pool.choose(TODAY.grandmaster, view!)).rejects.toThrow('closed');
});
