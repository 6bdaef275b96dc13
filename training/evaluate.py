"""Duplicate deals: every deal is played twice with the teams changed, each team declaring by its own nets.

python3 -m training.evaluate --study FOLDER --player weights/master-1.jassnet --club weights/club-1.jassnet
"""
import argparse
import math

import torch

from training.declare import PASS
from training.features import ACTOR_COLUMNS, COLUMNS
from training.players import load, rule_bot, study_player
from training.rules import LEARNER, OTHER_NET, PLIES, RULE_BOT, Games, Moves

CHUNK = 65536


def kinds_of(seats):
    """Who plays each seat, and the one or two nets at the table."""
    nets = []
    for player in seats:
        if player.actor is not None and player.actor not in nets:
            nets.append(player.actor)
    assert len(nets) <= 2, 'at most two nets at a table'
    kind = lambda p: RULE_BOT if p.actor is None else (LEARNER, OTHER_NET)[nets.index(p.actor)]
    return [kind(player) for player in seats], nets


def packed(values, bits, count):
    return torch.full((count,), sum(v << (bits * seat) for seat, v in enumerate(values)), dtype=torch.int64, device='cuda')


@torch.no_grad()
def play(seats, deals, seed, on_position=None):
    """The difference team 0 - team 1 of each deal; seat 0 is forehand. Everything is computed in float32."""
    kinds, nets = kinds_of(seats)
    games, moves = Games(deals), Moves(deals)
    games.deal(seed)
    first = seats[0].declaration.choose(games.hand(0), may_pass=True)
    second = seats[2].declaration.choose(games.hand(2), may_pass=False)
    passed = first == PASS
    games.start(torch.where(passed, second, first), passed.long(), packed(kinds, 4, deals),
                packed([int(p.is_sorted) for p in seats], 1, deals))
    rows = torch.empty(deals, COLUMNS, dtype=torch.bfloat16, device='cuda')
    legal = torch.empty(deals, dtype=torch.int64, device='cuda')
    none = torch.zeros(deals, 36, device='cuda')
    for ply in range(PLIES):
        games.observe(ply, rows, legal)
        x = rows[:, :ACTOR_COLUMNS].float()
        logits = [net(x) for net in nets]
        mine, other = (logits + [none, none])[:2]
        if on_position:
            on_position(x, legal, mine)
        games.act(ply, mine, other, 0, 0.0, seed, legal, moves)
    return games.difference()


def in_chunks(deals, seed):
    """Deals of different chunks differ: each has its own seed."""
    return [(min(CHUNK, deals - at), seed + at // CHUNK) for at in range(0, deals, CHUNK)]


def mean_and_error(values):
    return values.mean().item(), (values.std() / math.sqrt(len(values))).item()


def duplicate(a, b, deals, seed):
    """Points a game by which a is ahead of b, and its standard error."""
    return mean_and_error(torch.cat([(play([a, b, a, b], n, s) - play([b, a, b, a], n, s)) / 2
                                     for n, s in in_chunks(deals, seed)]))


def points_beside(x, partner, opponent, deals, seed):
    """Points a game of the team x + partner against two opponents; x sits in each of the four seats in turn."""
    def one(n, s):
        total = 0
        for seat in range(4):
            table = [opponent] * 4
            table[seat], table[(seat + 2) % 4] = x, partner
            difference = play(table, n, s) * (1 if seat % 2 == 0 else -1)
            total = total + (157 + difference) / 2
        return total / 4
    return mean_and_error(torch.cat([one(n, s) for n, s in in_chunks(deals, seed)]))


def agreement(a, b, deals, seed):
    """Share of positions of a's own games in which b chooses the same card: (all, those with a choice, how many)."""
    same, all_positions, choices = torch.zeros(3, device='cuda').double()
    bits = torch.arange(36, device='cuda')

    def compare(x, legal, logits):
        nonlocal same, all_positions, choices
        illegal = (legal[:, None] >> bits & 1) == 0
        equal = logits.masked_fill(illegal, -1e9).argmax(1) == b.actor(x).masked_fill(illegal, -1e9).argmax(1)
        choice = (~illegal).sum(1) > 1
        same, all_positions, choices = same + equal.sum(), all_positions + len(legal), choices + choice.sum()

    for n, s in in_chunks(deals, seed):
        play([a] * 4, n, s, compare)
    different = (all_positions - same).item()
    return 1 - different / all_positions.item(), 1 - different / choices.item(), int(all_positions.item())


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--study', required=True, help='folder with actor.f32 and trump.f32')
    parser.add_argument('--player', required=True)
    parser.add_argument('--club')
    parser.add_argument('--float', help='policy.pt the player was rounded from, to compare its cards')
    parser.add_argument('--deals', type=int, default=131072)
    parser.add_argument('--seed', type=int, default=20260101)
    options = parser.parse_args()
    torch.set_float32_matmul_precision('highest')
    study = study_player(options.study)
    player = load(options.player, study)
    beginner = rule_bot(player.declaration)
    say = lambda text, result: print(f'{text}: {result[0]:+.3f} ± {result[1]:.3f}', flush=True)
    print(f'seed {options.seed}, {options.deals} duplicate deals', flush=True)
    rivals = [study, beginner]
    if options.club:
        rivals.append(load(options.club, study))
        say(f'{rivals[-1].name} - rule bot', duplicate(rivals[-1], beginner, options.deals, options.seed))
    for rival in rivals:
        say(f'{player.name} - {rival.name}', duplicate(player, rival, options.deals, options.seed))
    for seat in [player, *rivals]:
        say(f'points beside the rule bot against two {player.name}: {seat.name}',
            points_beside(seat, beginner, player, options.deals // 4, options.seed))
    if options.float:
        exact = load(options.float, study)
        overall, choice, count = agreement(exact, player, 8192, options.seed)
        print(f'same card as float in {100 * overall:.3f} % of {count} positions, '
              f'{100 * choice:.3f} % of those with a choice')
        say('rounded - float', duplicate(player, exact, options.deals, options.seed))


if __name__ == '__main__':
    main()
