"""The same games on the processor, with numpy: to check and to round a weights file where there is no GPU.

python3 -m training.host weights/master-1.jassnet weights/study.jassnet --deals 4000
"""
import argparse
import ctypes
import subprocess
import tempfile
from pathlib import Path

import numpy as np

from training import jassnet

HERE = Path(__file__).parent
POINTS, TURN, PASS = 33, 29, 6  # enum Field in cuda/rules.cuh


def build():
    out = Path(tempfile.mkdtemp()) / 'game.so'
    subprocess.run(['g++', '-O3', '-march=native', '-x', 'c++', '-shared', '-fPIC',
                    str(HERE / 'cuda' / 'game.cu'), '-o', str(out)], check=True)
    return ctypes.CDLL(str(out))


def forward(layers, x):
    """Layers as (weights [out][in], biases)."""
    (weights, biases), *middle, (last, last_biases) = layers
    x = np.maximum(x @ weights.T + biases, 0)
    for weights, biases in middle:
        x = x + np.maximum(x @ weights.T + biases, 0)
    return x @ last.T + last_biases


class HostPlayer:
    def __init__(self, path, floats=None):
        """The nets of a file; with `floats`, the unrounded weights (flat, in the file's order) in their place."""
        header, nets = jassnet.unpack(Path(path).read_bytes())
        self.name, self.is_sorted = header['name'], header['features'] == 'sorted-532'
        self.header = header
        self.nets = {name: [(np.array(w, np.float32).reshape(rows, columns), np.array(b, np.float32))
                            for rows, columns, w, b in layers] for name, layers in nets.items()}
        if floats:
            flat, at = np.fromfile(floats, np.float32), 0
            for layers in self.nets.values():
                for index, (w, b) in enumerate(layers):
                    end = at + w.size
                    layers[index] = flat[at:end].reshape(w.shape), flat[end:end + b.size]
                    at = end + b.size
            assert at == flat.size

    def slots(self, suits, mode):
        """Hands [n][4 suits][9] in the order of FEATURES.md."""
        if self.is_sorted:
            key = (suits * (512 + 2 ** np.arange(9))).sum(2)
            if mode < 4:
                key[:, mode] = 1 << 20
            order = np.argsort(-key, axis=1, kind='stable')
        else:
            order = np.tile(np.arange(4), (len(suits), 1))
            if mode < 4:
                order[:, [0, mode]] = order[:, [mode, 0]]
        return np.take_along_axis(suits, order[:, :, None], 1).reshape(-1, 36).astype(np.float32)

    def declare(self, cards, may_pass):
        suits = (cards[:, None] >> np.arange(36) & 1).reshape(-1, 4, 9)
        values = []
        for mode in range(6):
            tail = np.zeros((len(cards), 4), np.float32)
            tail[:, 0 if mode < 4 else mode - 3], tail[:, 3] = 1, not may_pass
            values.append(forward(self.nets['declare'], np.hstack([self.slots(suits, mode), tail])))
        if may_pass:
            values.append(forward(self.nets['pass'], self.slots(suits, 4)))
        return np.hstack(values).argmax(1)


def pointer(values):
    return ctypes.c_void_p(values.ctypes.data)


def play(seats, deals, seed, on_position=None):
    """The difference team 0 - team 1 of each deal, every seat with its own nets. `on_position(rows, legal, state)`."""
    library, size = play.library, ctypes.c_int64(deals)
    state = np.zeros((library.jass_fields(), deals), np.int64)
    sets, rows = np.zeros((deals, library.jass_sets()), np.int64), np.zeros((deals, library.jass_columns()), np.float32)
    legal, action = np.zeros(deals, np.int64), np.zeros(deals, np.int64)
    log_prob, sign, reward = np.zeros((3, deals), np.float32)
    learns, logits = np.zeros(deals, np.uint8), np.zeros((deals, 36), np.float32)
    library.jass_deal(pointer(state), size, ctypes.c_uint64(seed), None)
    first, second = seats[0].declare(state[0], True), seats[2].declare(state[2], False)
    passed = first == PASS
    mode, flags = np.where(passed, second, first), passed.astype(np.int64)
    players = np.zeros(deals, np.int64)
    order = np.full(deals, sum(seat.is_sorted << n for n, seat in enumerate(seats)), np.int64)
    library.jass_start(pointer(state), size, pointer(mode), pointer(flags), pointer(players), pointer(order), None)
    for ply in range(36):
        library.jass_observe(pointer(state), size, ply, pointer(sets), pointer(rows), pointer(legal), None)
        if on_position:
            on_position(rows[:, :532], legal, state)
        for player in set(seats):
            mine = np.isin(state[TURN], [n for n, seat in enumerate(seats) if seat is player])
            logits[mine] = forward(player.nets['actor'], rows[mine, :532])
        library.jass_act(pointer(state), size, ply, pointer(logits), pointer(logits), ctypes.c_int64(0),
                         ctypes.c_float(0), ctypes.c_uint64(seed), pointer(legal), pointer(action), pointer(log_prob),
                         pointer(learns), pointer(sign), pointer(reward), None)
    return state[POINTS] - state[POINTS + 1]


play.library = build()


def choices(layers, rows, legal):
    """The card each row's net plays."""
    return np.where(legal[:, None] >> np.arange(36) & 1, forward(layers, rows), -np.inf).argmax(1)


def positions(player, deals, seed):
    """Rows and legal cards of all positions with a choice, in the player's own games, and how many there were in all."""
    kept = []

    def keep(rows, legal, _):
        some = (legal & (legal - 1)) != 0
        kept.append((rows[some].copy(), legal[some].copy()))

    play([player] * 4, deals, seed, keep)
    return np.concatenate([rows for rows, _ in kept]), np.concatenate([legal for _, legal in kept]), 36 * deals


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('a')
    parser.add_argument('b')
    parser.add_argument('--b-floats')
    parser.add_argument('--deals', type=int, default=4000)
    parser.add_argument('--seed', type=int, default=5)
    options = parser.parse_args()
    a, b = HostPlayer(options.a), HostPlayer(options.b, options.b_floats)
    results = []
    for at in range(0, options.deals, 2000):
        n, seed = min(2000, options.deals - at), options.seed + at
        results.append((play([a, b, a, b], n, seed) - play([b, a, b, a], n, seed)) / 2)
    values = np.concatenate(results)
    print(f'{a.name} - {b.name}: {values.mean():+.3f} ± {values.std() / len(values) ** 0.5:.3f} points a game, '
          f'{len(values)} duplicate deals, seed {options.seed}')


if __name__ == '__main__':
    main()
