"""Declaring (Art. 2.05): forehand declares one of six modes or passes; then the partner declares.

Two nets estimate the result of each choice from the nine cards alone, and the largest estimate wins.
"""
import torch
import torch.nn.functional as F
from torch import nn

from training.features import card_bits, hand_in_slots
from training.net import Mlp, study_layers

PASS = 6


class Declaration(nn.Module):
    def __init__(self, hidden=128, is_sorted=True):
        super().__init__()
        self.is_sorted = is_sorted
        self.declare = Mlp(40, hidden, 2, 1)
        self.passing = Mlp(36, hidden, 2, 1)

    def declare_input(self, cards, mode, after_pass):
        hand = hand_in_slots(card_bits(cards), mode, self.is_sorted)
        kind = F.one_hot(torch.full_like(cards, 0 if mode < 4 else mode - 3), 3)
        return torch.cat([hand, kind, torch.full_like(cards, after_pass)[:, None]], 1).float()

    def pass_input(self, cards):
        return F.pad(hand_in_slots(card_bits(cards), 4, self.is_sorted).float(), (0, 4))

    def inputs(self, cards, after_pass):
        return torch.stack([self.declare_input(cards, mode, after_pass) for mode in range(6)], 1)

    def values(self, cards, may_pass):
        """Expected difference / 157 of each mode and, for forehand, of passing."""
        values = self.declare(self.inputs(cards, 0 if may_pass else 1)).squeeze(-1)
        return torch.cat([values, self.passing(self.pass_input(cards))], 1) if may_pass else values

    @torch.no_grad()
    def choose(self, cards, may_pass):
        return self.values(cards, may_pass).argmax(1)

    @torch.no_grad()
    def explore(self, cards, may_pass, rate):
        """(choice, explored): some choices are drawn, half of them evenly and half near the best. Without even
        draws Obenabe was never discovered."""
        values = self.values(cards, may_pass)
        even = torch.randint_like(cards, values.shape[1])
        near = torch.multinomial(F.softmax(values / 0.05, 1), 1).squeeze(1)
        draw = torch.rand(len(cards), device=cards.device)
        explored = draw < rate
        choice = torch.where(draw < rate / 2, even, torch.where(explored, near, values.argmax(1)))
        return choice, explored


def regression_loss(nets, first, second, choice, second_choice, explored_second, result):
    """Squared error of the estimates that led to the mode played. Passing is judged only where the partner declared
    its best: otherwise the partner's experiments would count against passing."""
    passed = choice == PASS
    mode = torch.where(passed, second_choice, choice)
    cards = torch.where(passed, second, first)
    with torch.no_grad():
        x = nets.inputs(cards, 0).gather(1, mode[:, None, None].expand(-1, 1, 40)).squeeze(1)
        x[:, 39] = passed.float()
    error = (nets.declare(x).squeeze(1) - result) ** 2
    fair = passed & ~explored_second
    pass_error = (nets.passing(nets.pass_input(first)).squeeze(1) - result) ** 2
    return error.mean() + (pass_error * fair).sum() / fair.sum().clamp(min=1)


def study_declaration(state):
    nets = Declaration(256, is_sorted=False)
    nets.declare.load_layers(study_layers(state, 'q.'))
    nets.passing.load_layers(study_layers(state, 'p.'))
    return nets.cuda()


def imitate(nets, teacher, seed, steps=1500, batch=8192):
    """A smaller start than the teacher's nets that estimates as they do, on random hands."""
    torch.manual_seed(seed)
    optimiser = torch.optim.Adam(nets.parameters(), lr=2e-3)
    for step in range(steps):
        for group in optimiser.param_groups:
            group['lr'] = 2e-3 * (1 - step / steps) + 1e-5
        ranks = torch.rand(batch, 36, device='cuda').topk(9, dim=1).indices
        cards = (torch.ones_like(ranks) << ranks).sum(1)
        loss = 0
        for may_pass in (True, False):
            with torch.no_grad():
                target = teacher.values(cards, may_pass)
            loss = loss + F.mse_loss(nets.values(cards, may_pass), target)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        optimiser.step()
    print(f'declaration nets imitate the start within {157 * (loss.item() / 2) ** 0.5:.2f} points', flush=True)
