import { expect, test } from 'vitest';
import { sha256Hex } from '../../kit/hash.ts';
import { legalIn, type View } from '../../schieber/view.ts';
import { fileStock } from '../../server/bots/stock.ts';
import { TODAY } from '../levels.ts';
import { openPlayers, type PlayerName, type Players } from '../player.ts';
import { RULE_1, ruleOne } from '../rule/ruleOne.ts';
import { viewsOf } from '../testing/positions.ts';
import { peerChoice } from './grandmaster.ts';
import { PEERS } from './plans.ts';

const players = openPlayers(fileStock());
const games = [...viewsOf('grandmaster', 5, (view) => ruleOne(view, RULE_1))];
const views = games.slice(38, 75); // the second game
const fifth = games.slice(150); // where search-3 plays six other cards than search-2

const choicesOf = (name: PlayerName, of: Players, which: readonly View[]) => {
  const player = of.playerOf(name);
  if (!player.ok) throw new Error(`${name.level} is missing`);
  return which.map((view) => player.value.choose(view));
};

test.each([
  ['search-1', views, '52c94acc402659c3dc5426857b7445ce2471267156483fa0c34f6b06a3e6b1e3'],
  ['search-2', views, '2b246af20328f424205d06afe1cd9616d75929dffc13547f205988395154093a'],
  ['search-3', fifth, '851a9810d2b7ad256c362f3577ee7a9055234cf1ef4e40cd4f88157a95c273e0'],
])('%s is frozen: its choices in a game never change, in a fresh module as in a used one', (version, seen, hash) => {
  const name = { ...TODAY.grandmaster, version };
  const choices = choicesOf(name, players, seen);
  expect(sha256Hex(JSON.stringify(choices))).toBe(hash);
  const late = seen.slice(-12);
  expect(choicesOf(name, openPlayers(fileStock()), late)).toEqual(choices.slice(-12));
  for (const [i, choice] of choices.entries()) {
    if (choice.type === 'play') expect(legalIn(seen[i]!)).toContain(choice.card);
  }
  expect(choices).not.toEqual(choicesOf(TODAY.master, players, seen));
});

test.each(Object.entries(PEERS))('the search bot %s keeps the rules', (_, plan) => {
  const { engine, loaded } = players.mindOf(TODAY.master.weights)!;
  for (const view of views.slice(18, 36)) {
    const choice = peerChoice(view, { ...plan, worlds: 5, batch: 5 }, loaded!.module, loaded!.nets, engine);
    if (choice.type === 'play') expect(legalIn(view)).toContain(choice.card);
  }
});
