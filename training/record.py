"""Whole games of one player in all four seats, as a test for other implementations of its inference.

python3 -m training.record weights/master-1.jassnet --games 200 > weights/master-1.games.jsonl
One game a line: the four hands as dealt (seat 0 is forehand), what forehand chose, the mode, and the 36 cards in the
order played with their seats. Cards are numbers (FEATURES.md). `margin` is the smallest lead, in logits, of a card
played over the next best legal one: where it is tiny, other arithmetic may fairly choose the other card.
"""
import argparse
import json

import numpy as np

from training.host import PASS, TURN, HostPlayer, forward, play

MODE, PASSED = 26, 28  # enum Field in cuda/rules.cuh
CHOICES = ['H', 'D', 'S', 'C', 'obenabe', 'undenufe', 'pass']


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('file')
    parser.add_argument('--games', type=int, default=200)
    parser.add_argument('--seed', type=int, default=3)
    options = parser.parse_args()
    player, hands, turns, margins = HostPlayer(options.file), [], [], []

    def note(rows, legal, state):
        hands.append(state[:4].copy())
        turns.append(state[TURN].copy())
        logits = np.where(legal[:, None] >> np.arange(36) & 1, forward(player.nets['actor'], rows), -1e9)
        two = np.sort(logits, 1)[:, -2:]
        margins.append(two[:, 1] - two[:, 0])
        if len(hands) == 1:
            note.mode, note.passed = state[MODE].copy(), state[PASSED].copy()

    play([player] * 4, options.games, options.seed, note)
    hands.append(np.zeros_like(hands[0]))
    margin = np.min(margins, 0)
    for game in range(options.games):
        cards = []
        for ply, turn in enumerate(turns):
            seat = int(turn[game])
            gone = int(hands[ply][seat, game] & ~hands[ply + 1][seat, game])
            cards.append([seat, gone.bit_length() - 1])
            assert gone & (gone - 1) == 0
        dealt = [[card for card in range(36) if hands[0][seat, game] >> card & 1] for seat in range(4)]
        first = PASS if note.passed[game] else note.mode[game]
        print(json.dumps({'hands': dealt, 'forehand': CHOICES[first], 'mode': CHOICES[note.mode[game]], 'cards': cards,
                          'margin': round(float(margin[game]), 4)}, separators=(',', ':')))


if __name__ == '__main__':
    main()
