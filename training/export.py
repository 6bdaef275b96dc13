"""Writes a weights file, and the same nets as flat float32, from the policy.pt of a run.

python3 -m training.export --policy OUT/policy.pt --name master-1 --out FOLDER
"""
import argparse
from array import array
from pathlib import Path

import torch

from training import jassnet
from training.players import checkpoint_player


def layers_of(net):
    """(rows, columns, flat weights, biases) of each layer, without the inputs that only pad the rows."""
    layers = []
    for index, layer in enumerate(net.layers()):
        weight = layer.weight.detach().float().cpu()
        if index == 0:
            weight = weight[:, :net.inputs]
        layers.append((*weight.shape, weight.flatten().tolist(), layer.bias.detach().float().cpu().tolist()))
    return layers


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--policy', required=True)
    parser.add_argument('--name', required=True)
    parser.add_argument('--out', required=True)
    options = parser.parse_args()
    player = checkpoint_player(options.name, torch.load(options.policy, map_location='cuda'))
    named = [('actor', player.actor), ('declare', player.declaration.declare), ('pass', player.declaration.passing)]
    nets = [(name, net.residual(), layers_of(net)) for name, net in named]
    rounded = [(name, flags, [jassnet.nearest(*layer) for layer in layers]) for name, flags, layers in nets]
    data = jassnet.pack(options.name, 'sorted-532', rounded)
    folder = Path(options.out)
    (folder / f'{options.name}.jassnet').write_bytes(data)
    flat = array('f', (value for _, _, layers in nets for _, _, weights, biases in layers for value in weights + biases))
    (folder / f'{options.name}.f32').write_bytes(flat.tobytes())
    print(f'{options.name}.jassnet {len(data)} bytes, sha256 {jassnet.sha256(data)}')


if __name__ == '__main__':
    main()
