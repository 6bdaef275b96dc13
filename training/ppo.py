"""Playing a batch of games, judging every card, and the two gradient updates."""
import torch
import torch.nn.functional as F
from torch import nn

from training.declare import PASS
from training.features import ACTOR_COLUMNS, COLUMNS
from training.rules import OTHER_NET, PLIES, RULE_BOT, SOFT_LEARNER, Games, Moves

VALUE_UNIT = 157 / 4  # the critic counts in these points
MINIBATCHES = 16
CLIP = 0.2

# Shares of the games: among equals; one seat played by the rule bot, by a soft copy, by an older net; one team by an
# older net. A person is not a copy of the net, neither as partner nor as opponent.
EQUALS, RULE_BOT_SEAT, SOFT_SEAT, OLDER_SEAT = 0.66, 0.12, 0.04, 0.08


class Batch:
    """One batch of games, ply by ply. Row: FEATURES.md and the critic's columns."""

    def __init__(self, count):
        self.games, self.moves = Games(count), Moves(PLIES, count)
        self.rows = torch.empty(PLIES, count, COLUMNS, dtype=torch.bfloat16, device='cuda')
        self.legal = torch.empty(PLIES, count, dtype=torch.int64, device='cuda')
        self.equals = int(count * EQUALS)
        self.other_from = int(count * (EQUALS + RULE_BOT_SEAT + SOFT_SEAT))

    def players(self):
        """Four bits a seat; games with foreign players lie at the end, so that the older net sees only those."""
        count, device = self.games.count, 'cuda'
        share = torch.arange(count, device=device) / count
        seat, team = torch.randint(4, (count,), device=device), torch.randint(2, (count,), device=device)
        after_rules, after_soft = EQUALS + RULE_BOT_SEAT, EQUALS + RULE_BOT_SEAT + SOFT_SEAT
        kind = torch.where(share < after_rules, RULE_BOT, torch.where(share < after_soft, SOFT_LEARNER, OTHER_NET))
        one_seat = kind << (4 * seat)
        one_team = torch.full_like(team, OTHER_NET | OTHER_NET << 8) << (4 * team)
        players = torch.where(share < after_soft + OLDER_SEAT, one_seat, one_team)
        index = torch.arange(count, device=device)
        players[index < self.equals] = 0
        # No older net may sit in the games before `other_from`, whatever the rounding of the shares.
        players[(index < self.other_from) & (kind == OTHER_NET)] = 0
        return players

    @torch.no_grad()
    def judge(self, critic, trace, critic_trace):
        """Advantage of every card and target of the critic, by temporal differences from card to card.

        The critic sees all hands, so its estimate after the very next card already tells most of what the card was
        worth; a short trace keeps out the luck of the cards that follow. The study looked once a trick instead."""
        count, sign = self.games.count, self.moves.sign
        value = torch.empty(PLIES, count, device='cuda')
        with torch.autocast('cuda', torch.bfloat16):
            for ply in range(PLIES):
                value[ply] = critic(self.rows[ply]).squeeze(1)
        ours = value * sign
        following = torch.cat([ours[1:], torch.zeros(1, count, device='cuda')])
        error = self.moves.reward / VALUE_UNIT + following - ours
        self.advantage, self.target = torch.empty_like(error), torch.empty_like(error)
        short = long = torch.zeros(count, device='cuda')
        for ply in reversed(range(PLIES)):
            short, long = error[ply] + trace * short, error[ply] + critic_trace * long
            self.advantage[ply] = short * sign[ply]
            self.target[ply] = (long + ours[ply]) * sign[ply]


@torch.no_grad()
def collect(run, batch, older):
    """Deals, declares and plays the batch with the present nets."""
    games, seed = batch.games, run.options.seed << 32 | run.iteration
    games.deal(seed)
    batch.first, batch.second = games.hand(0).clone(), games.hand(2).clone()
    rate = run.options.exploration
    batch.choice, _ = run.declaration.explore(batch.first, True, rate)
    batch.second_choice, batch.explored_second = run.declaration.explore(batch.second, False, rate)
    passed = batch.choice == PASS
    batch.mode = torch.where(passed, batch.second_choice, batch.choice)
    games.start(batch.mode, passed.long(), batch.players(), torch.full_like(batch.mode, 15))
    with torch.autocast('cuda', torch.bfloat16):
        for ply in range(PLIES):
            games.observe(ply, batch.rows[ply], batch.legal[ply])
            logits = run.actor(batch.rows[ply][:, :ACTOR_COLUMNS])
            other = older(batch.rows[ply][batch.other_from:, :ACTOR_COLUMNS])
            games.act(ply, logits, other, batch.other_from, 1.0, seed, batch.legal[ply], batch.moves.at(ply))
    batch.result = games.difference()
    # Counting waits for the GPU; done here, the critic's work is still queued while the next steps are prepared.
    batch.learns = batch.moves.learns.view(-1).nonzero().squeeze(1)


def step(optimiser, net, loss, rate):
    optimiser.param_groups[0]['lr'] = rate
    optimiser.zero_grad(set_to_none=True)
    loss.backward()
    nn.utils.clip_grad_norm_(net.parameters(), 1.0)
    optimiser.step()


def update_policy(run, batch, rate, entropy_bonus):
    """Clipped policy gradient on the learner's decisions with more than one legal card."""
    moves = batch.moves
    rows = batch.rows.view(-1, COLUMNS)[:, :ACTOR_COLUMNS]
    learns = batch.learns
    advantages, actions = batch.advantage.view(-1), moves.action.view(-1)
    log_probs, legals = moves.log_prob.view(-1), batch.legal.view(-1)
    mean, deviation = advantages[learns].mean(), advantages[learns].std()
    bits = torch.arange(36, device='cuda')
    for part in learns[torch.randperm(len(learns), device='cuda')].chunk(MINIBATCHES):
        with torch.autocast('cuda', torch.bfloat16):
            logits = run.actor(rows[part])
        illegal = (legals[part][:, None] >> bits & 1) == 0
        log_policy = F.log_softmax(logits.masked_fill(illegal, -1e9), 1)
        ratio = (log_policy.gather(1, actions[part][:, None]).squeeze(1) - log_probs[part]).exp()
        advantage = (advantages[part] - mean) / (deviation + 1e-6)
        gain = torch.min(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
        entropy = -(log_policy.exp() * log_policy.masked_fill(illegal, 0)).sum(1).mean()
        step(run.optimisers['actor'], run.actor, -gain - entropy_bonus * entropy, rate)
    return entropy.detach()


def update_critic(run, batch, rate):
    """Squared error of the critic on a random share of all positions; half the loss, as in the study."""
    rows, targets = batch.rows.view(-1, COLUMNS), batch.target.view(-1)
    chosen = torch.randint(len(rows), (int(len(rows) * run.options.critic_share),), device='cuda')
    for part in chosen.chunk(MINIBATCHES):
        with torch.autocast('cuda', torch.bfloat16):
            value = run.critic(rows[part]).squeeze(1)
        error = F.mse_loss(value, targets[part])
        step(run.optimisers['critic'], run.critic, 0.5 * error, rate)
    return error.detach()
