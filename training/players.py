"""Whole players: a policy net with its own declaration nets, or the rule bot."""
from dataclasses import dataclass
from pathlib import Path

import torch

from training import jassnet
from training.declare import Declaration
from training.export_study import ACTOR, DECLARE, PASS, floats, read_layers
from training.net import Mlp, mlp_from


@dataclass(frozen=True)
class Player:
    name: str
    actor: Mlp | None  # None is the rule bot
    declaration: Declaration
    is_sorted: bool


def declaration_from(declare, passing, is_sorted):
    nets = Declaration(declare[0][0], is_sorted)
    nets.declare, nets.passing = mlp_from(declare), mlp_from(passing)
    return nets.cuda()


def study_player(folder):
    """The study's float weights: actor.f32 and trump.f32."""
    trump = floats(Path(folder) / 'trump.f32')
    actor, _ = read_layers(floats(Path(folder) / 'actor.f32'), ACTOR, 0)
    declare, at = read_layers(trump, DECLARE, 0)
    passing, _ = read_layers(trump, PASS, at)
    return Player('study', mlp_from(actor), declaration_from(declare, passing, False), False)


def file_player(path):
    """A weights file as the product plays it: one byte a weight."""
    header, nets = jassnet.unpack(Path(path).read_bytes())
    is_sorted = header['features'] == 'sorted-532'
    declaration = declaration_from(nets['declare'], nets['pass'], is_sorted)
    return Player(header['name'], mlp_from(nets['actor']), declaration, is_sorted)


def checkpoint_player(name, policy):
    """The averaged float weights of a run: the dictionary that train.py saves as policy.pt."""
    actor = Mlp(532, policy['hidden'], policy['middle'], 36).cuda()
    actor.load_state_dict(policy['actor'])
    declaration = Declaration(policy['declare_hidden']).cuda()
    declaration.load_state_dict(policy['declaration'])
    return Player(name, actor, declaration, True)


def rule_bot(declaration):
    """The study's beginner has no rule for declaring, so it borrows nets; card play alone is compared then."""
    return Player('rule bot', None, declaration, False)


def load(spec, study):
    """A player by its command-line name: `study`, a .jassnet or a policy.pt."""
    if spec == 'study':
        return study
    if spec.endswith('.jassnet'):
        return file_player(spec)
    return checkpoint_player(Path(spec).stem, torch.load(spec, map_location='cuda'))
