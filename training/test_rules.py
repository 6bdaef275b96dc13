"""The GPU's game against a second, plain one written from the articles and from FEATURES.md.

The same source is compiled for the processor here, so no GPU is needed: python3 -m unittest training.test_rules
"""
import ctypes
import random
import subprocess
import tempfile
import unittest
from pathlib import Path

TRUMP_ORDER = [5, 3, 8, 7, 6, 4, 2, 1, 0]  # ranks, strongest first: Art. 2.03
POINTS = {'trump': [0, 0, 0, 14, 10, 20, 3, 4, 11], 'side': [0, 0, 0, 0, 10, 2, 3, 4, 11],
          'obenabe': [0, 0, 8, 0, 10, 2, 3, 4, 11], 'undenufe': [11, 0, 8, 0, 10, 2, 3, 4, 0]}


def host_library():
    out = Path(tempfile.mkdtemp()) / 'game.so'
    source = Path(__file__).parent / 'cuda' / 'game.cu'
    subprocess.run(['g++', '-O2', '-x', 'c++', '-shared', '-fPIC', str(source), '-o', str(out)], check=True)
    return ctypes.CDLL(str(out))


def power(card, mode):
    if card // 9 == mode:
        return 100 - TRUMP_ORDER.index(card % 9)
    return -(card % 9) if mode == 5 else card % 9


def points(card, mode):
    kind = {4: 'obenabe', 5: 'undenufe'}.get(mode, 'trump' if card // 9 == mode else 'side')
    return POINTS[kind][card % 9]


def winner(trick, mode):
    """(seat, card) that is winning; `trick` is a list of (seat, card)."""
    led = trick[0][1] // 9
    return max((play for play in trick if play[1] // 9 in (led, mode)), key=lambda play: power(play[1], mode))


def legal(hand, trick, mode):
    """Art. 2.05, written as in the house style's sketch."""
    if not trick:
        return set(hand)
    led = trick[0][1] // 9
    trumps = [card for card in hand if card // 9 == mode]
    if led == mode:
        return set(hand) if all(card % 9 == 5 for card in trumps) else set(trumps)
    if len(trumps) == len(hand):
        return set(hand)
    lying = [power(card, mode) for _, card in trick if card // 9 == mode]
    void = not any(card // 9 == led for card in hand)
    return {card for card in hand if (void or card // 9 in (led, mode))
            and not (card // 9 == mode and lying and power(card, mode) < max(lying))}


def slots(dealt, mode, is_sorted):
    """The suit that stands in each slot."""
    if not is_sorted:
        order = [0, 1, 2, 3]
        if mode < 4:
            order[0], order[mode] = mode, 0
        return order
    key = lambda suit: (suit != mode, -sum(512 + 2 ** (c % 9) for c in dealt if c // 9 == suit), suit)
    return sorted(range(4), key=key)


def features(seat, hand, dealt, tricks, mode, passed, is_sorted):
    order = slots(dealt, mode, is_sorted)
    card_at = [9 * order[i // 9] + i % 9 for i in range(36)]
    block = lambda cards: [float(card in cards) for card in card_at]
    current, past = tricks[-1], tricks[:-1]
    by = lambda some, rel: {card for trick in some for who, card in trick if who == (seat + rel) % 4}
    played = {card: n + 1 for n, trick in enumerate(tricks) for _, card in trick}
    excluded = {s: set() for s in range(4)}
    for trick in tricks:
        for n, (who, card) in enumerate(trick[1:], 1):
            led, suit = trick[0][1] // 9, card // 9
            if suit == led:
                continue
            best = winner(trick[:n], mode)[1]
            if led != mode and suit == mode:
                if best // 9 == mode and power(card, mode) < power(best, mode):
                    excluded[who] |= {c for c in range(36) if c // 9 != mode}
            else:
                excluded[who] |= {c for c in range(36) if c // 9 == led and not (led == mode and c % 9 == 5)}
    possible = lambda rel: {c for c in range(36) if c not in hand and c not in played
                            and c not in excluded[(seat + rel) % 4]}
    one_hot = lambda n, size: [float(n == i) for i in range(size)]
    score = [0, 0]
    for trick in past:
        score[winner(trick, mode)[0] % 2] += sum(points(card, mode) for _, card in trick)
    row = block(hand)
    for rel in (1, 2, 3):
        row += block(by([current], rel))
    for rel in range(4):
        row += block(by(past, rel))
    row += [played.get(card, 0) / 9 for card in card_at]
    row += block({trick[0][1] for trick in tricks if trick})
    for rel in (1, 2, 3):
        row += block(possible(rel))
    row += one_hot(0 if mode < 4 else mode - 3, 3) + one_hot(((2 if passed else 0) - seat) % 4, 4) + [float(passed)]
    row += one_hot(len(past), 9) + one_hot(len(current), 4) + [score[seat % 2] / 157, score[1 - seat % 2] / 157]
    row += one_hot((winner(current, mode)[0] - seat) % 4, 4) if current else [0.0] * 4
    row += block({winner(current, mode)[1]}) if current else [0.0] * 36
    return row + [sum(points(card, mode) for _, card in current) / 40], card_at


class TheGame(unittest.TestCase):
    def test_random_games_agree_card_by_card_and_share_out_157_points(self):
        library, games, chance = host_library(), 400, random.Random(1)
        numbers = lambda values: (ctypes.c_int64 * len(values))(*values)
        fields, columns = library.jass_fields(), library.jass_columns()
        state = numbers([0] * fields * games)
        size = ctypes.c_int64(games)
        library.jass_deal(state, size, ctypes.c_uint64(7), None)
        dealt = [[{c for c in range(36) if state[s * games + g] >> c & 1} for s in range(4)] for g in range(games)]
        for hands in dealt:
            self.assertEqual([len(hand) for hand in hands], [9] * 4)
            self.assertEqual(len(set().union(*hands)), 36)
        mode = [chance.randrange(6) for _ in range(games)]
        passed = [chance.randrange(2) for _ in range(games)]
        orders = [chance.choice([0, 15]) for _ in range(games)]
        library.jass_start(state, size, numbers(mode), numbers(passed), numbers([0] * games), numbers(orders), None)
        hands = [[set(hand) for hand in four] for four in dealt]
        tricks, turn, total = [[[]] for _ in range(games)], [0] * games, [[0, 0] for _ in range(games)]
        rows, mask = (ctypes.c_float * (games * columns))(), numbers([0] * games)
        sets = numbers([0] * games * library.jass_sets())
        action, learns = numbers([0] * games), (ctypes.c_ubyte * games)()
        log_prob, sign, reward = ((ctypes.c_float * games)() for _ in range(3))
        for ply in range(36):
            library.jass_observe(state, size, ply, sets, rows, mask, None)
            logits = (ctypes.c_float * (36 * games))(*(chance.random() for _ in range(36 * games)))
            library.jass_act(state, size, ply, logits, logits, ctypes.c_int64(0), ctypes.c_float(1.0),
                             ctypes.c_uint64(3), mask, action, log_prob, learns, sign, reward, None)
            for g in range(games):
                seat, trick = turn[g], tricks[g][-1]
                row, card_at = features(seat, hands[g][seat], dealt[g][seat], tricks[g], mode[g], passed[g], orders[g])
                given = rows[g * columns:g * columns + 532]
                self.assertTrue(all(abs(a - b) < 1e-6 for a, b in zip(row, given)), (g, ply))
                allowed = legal(hands[g][seat], trick, mode[g])
                self.assertEqual({card_at[c] for c in range(36) if mask[g] >> c & 1}, allowed)
                card = card_at[action[g]]
                self.assertIn(card, allowed)
                hands[g][seat].remove(card)
                trick.append((seat, card))
                turn[g] = (seat + 1) % 4
                if len(trick) == 4:
                    turn[g] = winner(trick, mode[g])[0]
                    won = sum(points(c, mode[g]) for _, c in trick) + (5 if ply == 35 else 0)
                    total[g][turn[g] % 2] += won
                    self.assertEqual(reward[g], won if turn[g] % 2 == 0 else -won)
                    tricks[g].append([])
        self.assertTrue(all(sum(both) == 157 for both in total))


if __name__ == '__main__':
    unittest.main()
