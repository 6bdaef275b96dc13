"""Self-play training (PPO) of the policy net, its critic and the declaration nets.

python3 -m training.train --study FOLDER --out OUT --iterations 9000 --seconds 540 --seed 1
The same command with --resume OUT/checkpoint.pt goes on where the last one stopped; the schedule counts iterations.
"""
import argparse
import copy
import time
from pathlib import Path

import torch

from training.declare import PASS, Declaration, imitate, regression_loss, study_declaration
from training.evaluate import duplicate
from training.features import ACTOR_INPUTS, COLUMNS, CRITIC_HANDS
from training.net import Mlp, average_into, study_layers
from training.players import Player, rule_bot, study_player
from training.ppo import Batch, collect, step, update_critic, update_policy


def parse():
    parser = argparse.ArgumentParser()
    add = parser.add_argument
    add('--study', required=True, help='folder with checkpoint.pt, actor.f32 and trump.f32: the start and the yardstick')
    add('--out', required=True)
    add('--resume')
    add('--seed', type=int, default=1)
    add('--iterations', type=int, required=True, help='length of the whole schedule')
    add('--seconds', type=float, default=1e9, help='stop this part after so long')
    add('--games', type=int, default=65536)
    add('--hidden', type=int, default=512)
    add('--middle', type=int, default=3)
    add('--declare-hidden', type=int, default=128)
    add('--fresh', action='store_true', help='start the policy and declaration nets from nothing')
    add('--rate', type=float, default=3e-4)
    add('--final-rate', type=float, default=1e-5)
    add('--entropy', type=float, default=0.006)
    add('--final-entropy', type=float, default=0.0003)
    add('--trace', type=float, default=0.85, help='lambda of the policy advantage, for one card')
    add('--final-trace', type=float, default=0.95, help='longer in the end, when little noise is left but bias would stay')
    add('--critic-trace', type=float, default=0.98)
    add('--critic-share', type=float, default=0.35, help='share of the positions the critic learns from')
    add('--exploration', type=float, default=0.12, help='share of declarations that are drawn')
    add('--average', type=float, default=0.998, help='decay of the averaged weights')
    add('--evaluate-every', type=int, default=500)
    return parser.parse_args()


class Run:
    """Everything a checkpoint holds."""

    def __init__(self, options):
        torch.manual_seed(options.seed)
        self.options, self.iteration, self.seconds = options, 0, 0.0
        self.actor = Mlp(ACTOR_INPUTS, options.hidden, options.middle, 36).cuda()
        self.declaration = Declaration(options.declare_hidden).cuda()
        self.critic = Mlp(COLUMNS, 1024, 2, 1, exact=False).cuda()
        if not options.resume:
            self.begin()
        self.average, self.average_declaration = copy.deepcopy(self.actor), copy.deepcopy(self.declaration)
        adam = lambda net, eps: torch.optim.Adam(net.parameters(), lr=options.rate, eps=eps, fused=True)
        self.optimisers = {'actor': adam(self.actor, 1e-5), 'critic': adam(self.critic, 1e-5),
                           'declaration': adam(self.declaration, 1e-8)}
        self.snapshots = []

    def begin(self):
        """The start of a run: the study's critic and, unless everything is to be learned anew, its policy."""
        start = torch.load(Path(self.options.study) / 'checkpoint.pt', map_location='cuda')
        (weight, bias), *rest = study_layers(start['critic'])
        wide = torch.zeros(len(weight), COLUMNS, device='cuda')
        wide[:, :ACTOR_INPUTS], wide[:, CRITIC_HANDS] = weight[:, :ACTOR_INPUTS], weight[:, ACTOR_INPUTS:]
        self.critic.load_layers([(wide, bias), *rest])
        if not self.options.fresh:
            self.actor.load_layers(study_layers(start['actor']))
            imitate(self.declaration, study_declaration(start['tn']), self.options.seed)

    NETS = ('actor', 'critic', 'declaration', 'average', 'average_declaration')

    def save(self, path):
        state = {name: getattr(self, name).state_dict() for name in self.NETS}
        state |= {'optimisers': {name: o.state_dict() for name, o in self.optimisers.items()},
                  'snapshots': [{k: v.bfloat16() for k, v in net.state_dict().items()} for net in self.snapshots],
                  'iteration': self.iteration, 'seconds': self.seconds, 'seed': self.options.seed}
        torch.save(state, path)

    def load(self, path):
        state = torch.load(path, map_location='cuda')
        assert state['seed'] == self.options.seed, 'a run goes on with its own seed'
        for name in self.NETS:
            getattr(self, name).load_state_dict(state[name])
        for name, optimiser in self.optimisers.items():
            optimiser.load_state_dict(state['optimisers'][name])
        for weights in state['snapshots']:
            self.snapshots.append(copy.deepcopy(self.actor))
            self.snapshots[-1].load_state_dict(weights)
        self.iteration, self.seconds = state['iteration'], state['seconds']

    def save_policy(self, path):
        options = self.options
        torch.save({'actor': self.average.state_dict(), 'declaration': self.average_declaration.state_dict(),
                    'hidden': options.hidden, 'middle': options.middle, 'declare_hidden': options.declare_hidden,
                    'iteration': self.iteration, 'seconds': self.seconds, 'seed': options.seed}, path)

    def player(self):
        return Player('net', self.average, self.average_declaration, True)

    def schedule(self):
        """Rate, entropy bonus and trace of this iteration; the first fifty warm the optimisers up."""
        options, done = self.options, min(1.0, self.iteration / self.options.iterations)
        rate = (options.rate * (1 - done) + options.final_rate * done) * min(1.0, (self.iteration + 1) / 50)
        entropy = (options.entropy - options.final_entropy) * (1 - done) ** 2 + options.final_entropy
        return rate, entropy, options.trace * (1 - done) + options.final_trace * done

    def learn_declarations(self, batch, rate):
        """Only games among equals count: beside a rule bot the same hand is worth something else."""
        equals = slice(0, batch.equals)
        loss = regression_loss(self.declaration, batch.first[equals], batch.second[equals], batch.choice[equals],
                               batch.second_choice[equals], batch.explored_second[equals], batch.result[equals] / 157)
        step(self.optimisers['declaration'], self.declaration, loss, rate)


def report(run, batch, entropy, value_error, study, began):
    player = run.player()
    against_study = duplicate(player, study, 32768, 77)
    against_rules = duplicate(player, rule_bot(player.declaration), 8192, 78)
    modes = torch.bincount(batch.mode, minlength=6) / len(batch.mode)
    print(f'iteration {run.iteration} {run.seconds + time.time() - began:.0f} s entropy {entropy:.3f} '
          f'critic {value_error:.4f} passed {(batch.choice == PASS).float().mean():.3f} '
          f'modes {[round(x, 3) for x in modes.tolist()]} '
          f'- study {against_study[0]:+.2f} ± {against_study[1]:.2f} '
          f'- rule bot {against_rules[0]:+.2f} ± {against_rules[1]:.2f}', flush=True)


def main():
    options = parse()
    print(vars(options), flush=True)
    torch.set_float32_matmul_precision('high')
    out = Path(options.out)
    out.mkdir(parents=True, exist_ok=True)
    run, study, batch = Run(options), study_player(options.study), Batch(options.games)
    if options.resume:
        run.load(options.resume)
    began = time.time()
    while run.iteration < options.iterations and time.time() - began < options.seconds:
        # Reseeding by the iteration makes a resumed run draw what an unbroken one would have drawn.
        torch.manual_seed(options.seed * 1_000_003 + run.iteration)
        rate, entropy_bonus, trace = run.schedule()
        older = [study.actor, *run.snapshots]
        collect(run, batch, older[run.iteration % len(older)])
        batch.judge(run.critic, trace, options.critic_trace)
        value_error = update_critic(run, batch, rate)
        entropy = update_policy(run, batch, rate, entropy_bonus)
        run.learn_declarations(batch, rate)
        run.iteration += 1
        decay = min(options.average, (1 + run.iteration) / (10 + run.iteration))
        average_into(run.average, run.actor, decay)
        average_into(run.average_declaration, run.declaration, decay)
        if run.iteration % options.evaluate_every == 0:
            report(run, batch, entropy.item(), value_error.item(), study, began)
            run.snapshots = (run.snapshots + [copy.deepcopy(run.average)])[-2:]
            run.save_policy(out / f'policy-{run.iteration}.pt')
    run.seconds += time.time() - began
    print(f'stopped at iteration {run.iteration}, {run.seconds:.0f} s in all', flush=True)
    run.save(out / 'checkpoint.pt')
    run.save_policy(out / 'policy.pt')


if __name__ == '__main__':
    main()
