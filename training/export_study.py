"""Turns the study's flat float32 files into a weights file, without torch.

python3 -m training.export_study actor.f32 trump.f32 weights/study.jassnet
"""
import sys
from array import array
from pathlib import Path

from training.jassnet import nearest, pack, sha256, unpack

ACTOR = [(512, 532), (512, 512), (512, 512), (36, 512)]
DECLARE = [(256, 40), (256, 256), (256, 256), (1, 256)]
PASS = [(256, 36), (256, 256), (256, 256), (1, 256)]
RESIDUAL = [False, True, True, False]


def read_layers(values, shapes, at):
    """The study wrote, layer by layer, weights [out][in] and then biases."""
    layers = []
    for rows, columns in shapes:
        middle, end = at + rows * columns, at + rows * columns + rows
        layers.append((rows, columns, values[at:middle], values[middle:end]))
        at = end
    return layers, at


def floats(path):
    values = array('f')
    values.frombytes(Path(path).read_bytes())
    return values


def main(actor_path, trump_path, out):
    actor_values, trump_values = floats(actor_path), floats(trump_path)
    actor, actor_end = read_layers(actor_values, ACTOR, 0)
    declare, at = read_layers(trump_values, DECLARE, 0)
    passing, trump_end = read_layers(trump_values, PASS, at)
    assert actor_end == len(actor_values) and trump_end == len(trump_values)
    nets = [('actor', RESIDUAL, actor), ('declare', RESIDUAL, declare), ('pass', RESIDUAL, passing)]
    data = pack('study', 'study-532', [(name, flags, [nearest(*layer) for layer in layers]) for name, flags, layers in nets])
    header, read_back = unpack(data)
    for name, _, layers in nets:
        for (rows, columns, weights, _), (_, _, again, _) in zip(layers, read_back[name]):
            for row in range(rows):
                mine = weights[row * columns:(row + 1) * columns]
                half_step = max(map(abs, mine)) / 127 / 2 * 1.001
                assert all(abs(a - b) <= half_step for a, b in zip(mine, again[row * columns:(row + 1) * columns]))
    Path(out).write_bytes(data)
    print(out, len(data), 'bytes, sha256', sha256(data))


if __name__ == '__main__':
    main(*sys.argv[1:])
