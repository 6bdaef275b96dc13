"""Rounds a net to bytes so that its answers, not its single weights, stay nearest to the float net.

Nearest rounding of the 1.1 million weights of master-1 changed the card in 0.9 % of the positions. Here the weights
of a layer are rounded one column after the other, and the columns still to come make up for the error, weighted by how
the inputs move together in real games (Frantar et al., GPTQ, 2022). Same file, same arithmetic, fewer changed cards.

python3 -m training.rounding --file OUT/master-1.jassnet --floats OUT/master-1.f32 --out weights/master-1.jassnet
"""
import argparse
from array import array
from pathlib import Path

import numpy as np

from training import jassnet
from training.host import HostPlayer, choices, positions

DAMPING = 0.002


def round_layer(weights, inputs):
    """(scales, bytes as numbers): columns in falling order of their inputs' power, errors passed on by the inverse."""
    columns = weights.shape[1]
    power = inputs.T.astype(np.float64) @ inputs / len(inputs)
    power[np.diag_indices(columns)] += DAMPING * np.mean(np.diag(power)) + 1e-9
    order = np.argsort(-np.diag(power))
    # Upper Cholesky factor of the inverse: row i tells how the later columns make up for an error in column i.
    upper = np.linalg.cholesky(np.linalg.inv(power[np.ix_(order, order)])).T
    scales = (np.abs(weights).max(1) / 127).astype(np.float32)
    safe = np.where(scales == 0, 1, scales).astype(np.float64)
    left, out = weights[:, order].astype(np.float64), np.zeros(weights.shape, np.int8)
    for column in range(columns):
        values = np.clip(np.rint(left[:, column] / safe), -127, 127)
        error = (left[:, column] - values * safe) / upper[column, column]
        left[:, column + 1:] -= np.outer(error, upper[column, column + 1:])
        out[:, order[column]] = values
    return scales, out


def round_net(layers, x):
    """Layer by layer on the inputs the rounded net really produces; the mean error that stays goes into the bias."""
    exact, rough, done = x, x, []
    for index, (weights, biases) in enumerate(layers):
        scales, values = round_layer(weights, rough)
        rounded = values.astype(np.float32) * scales[:, None]
        want, got = exact @ weights.T + biases, rough @ rounded.T
        biases = (want - got).mean(0).astype(np.float32)
        got += biases
        done.append((scales, biases, values))
        if index < len(layers) - 1:
            residual = index > 0
            exact = np.maximum(want, 0) + (exact if residual else 0)
            rough = np.maximum(got, 0) + (rough if residual else 0)
    return done


def dequantised(done):
    return [(values.astype(np.float32) * scales[:, None], biases) for scales, biases, values in done]


def plain(layers):
    """Nearest rounding, for the small declaration nets."""
    done = []
    for weights, biases in layers:
        _, _, scales, _, body = jassnet.nearest(*weights.shape, weights.flatten().tolist(), biases.tolist())
        done.append((np.array(scales, np.float32), biases, np.array(body, np.int8).reshape(weights.shape)))
    return done


def main():
    parser = argparse.ArgumentParser()
    for name in ('--file', '--floats', '--out'):
        parser.add_argument(name, required=True)
    parser.add_argument('--seed', type=int, default=11)
    parser.add_argument('--deals', type=int, default=6000)
    options = parser.parse_args()
    exact, nearest = HostPlayer(options.file, options.floats), HostPlayer(options.file)
    rows, _, _ = positions(exact, options.deals, options.seed)
    done = {name: plain(layers) for name, layers in exact.nets.items()}
    done['actor'] = round_net(exact.nets['actor'], rows)
    nets = [(net['name'], net['residual'],
             [(*values.shape, array('f', scales.tolist()), array('f', biases.tolist()), array('b', values.tobytes()))
              for scales, biases, values in done[net['name']]]) for net in exact.header['nets']]
    data = jassnet.pack(exact.name, exact.header['features'], nets)
    Path(options.out).write_bytes(data)
    test, legal, count = positions(exact, 4000, options.seed + 1)
    want = choices(exact.nets['actor'], test, legal)
    for name, layers in (('nearest', nearest.nets['actor']), ('this', dequantised(done['actor']))):
        changed = (choices(layers, test, legal) != want).sum()
        print(f'{name} rounding: same card in {100 - 100 * changed / count:.3f} % of {count} positions, '
              f'{100 - 100 * changed / len(test):.3f} % of the {len(test)} with a choice (seed {options.seed})')
    print(f'{options.out} {len(data)} bytes, sha256 {jassnet.sha256(data)}')


if __name__ == '__main__':
    main()
