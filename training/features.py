"""Sizes of the input rows, and the order of the suits for declarations. FEATURES.md is the specification."""
import torch

ACTOR_INPUTS = 532
ACTOR_COLUMNS = 536  # what the kernel writes for the actor: the features and four zeros
COLUMNS = 656        # with the critic's columns; the same numbers stand in cuda/features.cuh
CRITIC_HANDS = slice(536, 644)


def card_bits(cards):
    """36-bit sets as rows of 36 zeros and ones."""
    return (cards[:, None] >> torch.arange(36, device=cards.device)) & 1


def hand_in_slots(bits, mode, is_sorted):
    """The hand as the declaration nets see it for one mode; modes 4 and 5 have no trump."""
    suits = bits.view(-1, 4, 9)
    if is_sorted:
        weights = 512 + 2 ** torch.arange(9, device=bits.device)
        key = (suits * weights).sum(2)
        if mode < 4:
            key[:, mode] = 1 << 20
        key = 4 * key + 3 - torch.arange(4, device=bits.device)  # equal keys: the lower suit first
        slot = (key[:, None, :] > key[:, :, None]).sum(2)
        order = torch.empty_like(slot).scatter_(1, slot, torch.arange(4, device=bits.device).expand_as(slot))
    else:
        order = torch.arange(4, device=bits.device).repeat(len(bits), 1)
        if mode < 4:
            order[:, 0], order[:, mode] = mode, 0
    return suits.gather(1, order[:, :, None].expand(-1, -1, 9)).reshape(-1, 36)
