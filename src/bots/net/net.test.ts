import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cardAt } from '../../schieber/card.ts';
import { bySeat } from '../../schieber/seat.ts';
import { fileStock } from '../../server/bots/stock.ts';
import { home } from '../../server/home.ts';
import { TODAY, WEIGHTS, weightsNamed } from '../levels.ts';
import { openPlayers } from '../player.ts';
import { RULE_1, ruleOne } from '../rule/ruleOne.ts';
import { playGame } from '../table.ts';
import { viewsOf } from '../testing/positions.ts';
import { loadWeights, openModule, wasmEngine } from '../wasm/module.ts';
import { plainEngine } from './engine.ts';
import { netChoice, netChoices } from './netPlayer.ts';
import { readWeights } from './weightsFile.ts';

const stock = fileStock();
const weightsOf = (hash: string) => {
  const weights = readWeights(stock.weights(hash)!);
  if (!weights.ok) throw new Error(weights.refusal);
  return weights.value;
};

test.each(Object.entries(WEIGHTS))('weights %s have the hash %s', (name, hash) => {
  expect(weightsOf(hash)).toMatchObject({ hash, name });
});

test.each(Object.entries(WEIGHTS))('WebAssembly and plain TypeScript give the same numbers: %s', (_, hash) => {
  const weights = weightsOf(hash);
  const plain = plainEngine(weights);
  const module = openModule(stock.instance()!);
  const wasm = wasmEngine(module, loadWeights(module, weights));
  let positions = 0;
  for (const view of viewsOf('twins', 3, (view) => netChoice(view, wasm))) {
    if (view.phase === 'declaring') {
      expect(wasm.declarationsOf(view.hand, view.passed)).toEqual(plain.declarationsOf(view.hand, view.passed));
    } else if (view.phase === 'playing') {
      expect(wasm.valuesOf(view)).toEqual(plain.valuesOf(view));
      expect(wasm.cardOf(view)).toBe(plain.cardOf(view));
    }
    positions++;
  }
  expect(positions).toBeGreaterThan(100);
});

test.each(Object.entries(WEIGHTS))(
  'positions that are looked at together get the cards they get alone: %s',
  (_, hash) => {
    const module = openModule(stock.instance()!);
    const wasm = wasmEngine(module, loadWeights(module, weightsOf(hash)));
    const views = [...viewsOf('together', 2, (view) => netChoice(view, wasm))];
    for (const size of [1, 2, 3, 4, 7, views.length]) {
      for (let from = 0; from < views.length; from += size) {
        const group = views.slice(from, from + size);
        expect(netChoices(group, wasm)).toEqual(group.map((view) => netChoice(view, wasm)));
      }
    }
  },
);

// Games that the training code played with the same weights, by its own features and exact inference.
test.each([TODAY.club, TODAY.master])('$level plays the games its training recorded', ({ level, ...name }) => {
  const player = openPlayers(stock).playerOf({ level, ...name });
  if (!player.ok) throw new Error(`${level} is missing`);
  const lines = readFileSync(join(home, 'weights', `${weightsNamed(name.weights)}.games.jsonl`), 'utf8').split('\n');
  for (const line of lines.slice(0, 60)) {
    const recorded = JSON.parse(line);
    const hands = bySeat((seat) => (recorded.hands[seat] as number[]).map(cardAt));
    const { passed, mode, turned } = playGame(
      hands,
      0,
      bySeat(() => player.value.choose),
    );
    expect(passed).toBe(recorded.forehand === 'pass');
    expect(mode.kind === 'trump' ? mode.suit : mode.kind).toBe(recorded.mode);
    expect(turned.flatMap(({ cards }) => cards)).toEqual(
      recorded.cards.map(([, card]: [number, number]) => cardAt(card)),
    );
  }
});

test('a player answers without WebAssembly as with it', () => {
  const quick = openPlayers(stock).playerOf(TODAY.master);
  const slow = openPlayers({ ...stock, instance: () => undefined }).playerOf(TODAY.master);
  if (!quick.ok || !slow.ok) throw new Error('the master is there');
  for (const view of viewsOf('no wasm', 2, (view) => ruleOne(view, RULE_1))) {
    expect(quick.value.choose(view)).toEqual(slow.value.choose(view));
  }
});

test('a damaged weights file is refused, and says why', () => {
  const good = stock.weights(TODAY.master.weights)!;
  const changed = (change: (bytes: Uint8Array) => void) => {
    const bytes = Uint8Array.from(good);
    change(bytes);
    return readWeights(bytes);
  };
  expect(readWeights(good.subarray(0, 3))).toEqual({ ok: false, refusal: 'not a weights file' });
  expect(changed((bytes) => bytes.set([0], 0))).toEqual({ ok: false, refusal: 'not a weights file' });
  expect(changed((bytes) => bytes.fill(255, 4, 8))).toEqual({ ok: false, refusal: 'the header is cut off' });
  expect(changed((bytes) => bytes.set([0x5b], 8))).toEqual({ ok: false, refusal: 'the header is not JSON' });
  expect(readWeights(good.subarray(0, 5000))).toEqual({ ok: false, refusal: 'actor: the weights are cut off' });
  const longer = new Uint8Array(good.length + 16);
  longer.set(good);
  expect(readWeights(longer)).toEqual({ ok: false, refusal: 'the file has another length than its header says' });
});

test('a file that is not what its name says plays nowhere', () => {
  const forged = Uint8Array.from(stock.weights(TODAY.master.weights)!);
  forged[forged.length - 20]! ^= 1;
  const { playerOf } = openPlayers({ ...stock, weights: () => forged });
  expect(playerOf(TODAY.master)).toEqual({ ok: false, refusal: { code: 'unknown-player', ...TODAY.master } });
});
