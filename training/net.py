"""The one form of network: relu first layer, residual relu middle layers, linear last layer."""
import torch
import torch.nn.functional as F
from torch import nn


def padded(inputs):
    """Rows of a multiple of eight numbers keep the matrix units fast; the added inputs are always zero."""
    return -(-inputs // 8) * 8


class Mlp(nn.Module):
    def __init__(self, inputs, hidden, middle, outputs, exact=True):
        super().__init__()
        self.inputs, self.exact = inputs, exact
        self.first = nn.Linear(padded(inputs), hidden)
        self.middle = nn.ModuleList(nn.Linear(hidden, hidden) for _ in range(middle))
        self.last = nn.Linear(hidden, outputs)
        with torch.no_grad():
            self.first.weight[:, inputs:] = 0

    def forward(self, x):
        x = F.relu(self.first(x))
        for layer in self.middle:
            x = x + F.relu(layer(x))
        if not self.exact:
            return self.last(x).float()
        # Rounded logits would blur close decisions, so the actor's last layer is never computed in bfloat16.
        with torch.autocast('cuda', enabled=False):
            return self.last(x.float())

    def layers(self):
        return [self.first, *self.middle, self.last]

    def residual(self):
        return [False] + [True] * len(self.middle) + [False]

    @torch.no_grad()
    def load_layers(self, layers):
        """Layers as (weights [out][in], biases). A net that is deeper than they are keeps small extra layers:
        not zero, because relu passes no gradient there, but small enough not to disturb what was learned."""
        copy = lambda to, weights, biases: (to.weight[:, :weights.shape[1]].copy_(weights), to.bias.copy_(biases))
        copy(self.first, *layers[0])
        for index, layer in enumerate(self.middle):
            if index < len(layers) - 2:
                copy(layer, *layers[1 + index])
            else:
                layer.weight.mul_(0.1)
                layer.bias.zero_()
        copy(self.last, *layers[-1])
        return self


def mlp_from(layers):
    """A net of exactly these layers, given as (rows, columns, flat weights, biases)."""
    tensors = [(torch.tensor(list(weights)).view(rows, columns), torch.tensor(list(biases)))
               for rows, columns, weights, biases in layers]
    net = Mlp(layers[0][1], layers[0][0], len(layers) - 2, layers[-1][0])
    return net.load_layers(tensors).cuda()


def study_layers(state, prefix=''):
    """The layers of a net in the study's checkpoint."""
    names = ['inp', *sorted({key[len(prefix):].rsplit('.', 1)[0] for key in state if key.startswith(prefix + 'l.')}), 'o']
    return [(state[f'{prefix}{name}.weight'], state[f'{prefix}{name}.bias']) for name in names]


@torch.no_grad()
def average_into(average, net, decay):
    """Moves the running average of the weights towards the net."""
    for slow, fast in zip(average.parameters(), net.parameters()):
        slow.lerp_(fast, 1 - decay)
