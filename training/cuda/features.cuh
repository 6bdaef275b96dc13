// What a seat sees, as numbers: FEATURES.md, "Actor". Columns beyond the actor's are for the critic, in training only.
#pragma once
#include "rules.cuh"

const int CARD_BLOCKS = 13 * 36;
const int ACTOR_COLUMNS = 536;  // 532 features; rows of a multiple of eight numbers keep the matrix units fast
const int COLUMNS = 656;        // then the three other hands (108), who is a rule bot (4), who is another foreign player (4)

__device__ inline int suit_in_slot(i64 order, int seat, int slot) { return (int)(order >> (8 * seat + 2 * slot)) & 3; }

// From a card in the net's slots to the real card, and a set of real cards to the net's slots.
__device__ inline int real_card(i64 order, int seat, int slot_card) {
  return 9 * suit_in_slot(order, seat, slot_card / 9) + slot_card % 9;
}
__device__ inline i64 to_slots(i64 order, int seat, i64 cards) {
  i64 out = 0;
  for (int slot = 0; slot < 4; slot++)
    out |= (cards >> (9 * suit_in_slot(order, seat, slot)) & 0x1FF) << (9 * slot);
  return out;
}

// FEATURES.md, "The order of the suits", for one seat; `sorted` false is the study's order.
__device__ inline i64 suit_order(i64 hand, int mode, bool sorted) {
  int suits[4] = {0, 1, 2, 3}, keys[4];
  if (!sorted) {
    if (mode < 4) { suits[0] = mode; suits[mode] = 0; }
  } else {
    for (int suit = 0; suit < 4; suit++) {
      int ranks = (int)(hand >> (9 * suit) & 0x1FF), count = 0;
      for (int bits = ranks; bits; bits &= bits - 1) count++;
      keys[suit] = suit == mode ? 1 << 20 : 512 * count + ranks;
    }
    for (int i = 1; i < 4; i++)
      for (int j = i; j > 0 && keys[suits[j]] > keys[suits[j - 1]]; j--) {
        int swap = suits[j]; suits[j] = suits[j - 1]; suits[j - 1] = swap;
      }
  }
  return suits[0] | suits[1] << 2 | suits[2] << 4 | suits[3] << 6;
}

// The card sets a seat sees, in its slots: the 36-wide blocks of a row, then what `feature` needs besides.
// Blocks 0-12 are those of FEATURES.md (8, "when", is read from the nine tricks); 13-15 are hidden hands, for the critic.
const int HIDDEN = 13, WINNING = 16, TRICKS = 17, SETS = 26;

__device__ inline void look(const Game &game, int ply, i64 *sets) {
  int seat = (int)game[TURN];
  i64 order = game[ORDER], seen = game[HAND + seat];
  for (int other = 0; other < 4; other++) seen |= game[PAST + other] | game[TRICK + other];
  for (int other = 0; other < 4; other++) {
    int absolute = (seat + other) % 4;
    sets[4 + other] = to_slots(order, seat, game[PAST + absolute]);
    if (other == 0) continue;
    sets[other] = to_slots(order, seat, game[TRICK + absolute]);
    sets[9 + other] = to_slots(order, seat, game[POSSIBLE + absolute] & ~seen);
    sets[HIDDEN + other - 1] = to_slots(order, seat, game[HAND + absolute]);
  }
  sets[0] = to_slots(order, seat, game[HAND + seat]);
  sets[8] = 0;
  sets[9] = to_slots(order, seat, game[LED]);
  sets[WINNING] = ply % 4 == 0 ? 0 : to_slots(order, seat, 1LL << game[BEST_CARD]);
  for (int trick = 0; trick < 9; trick++) sets[TRICKS + trick] = to_slots(order, seat, game[PLAYED_IN + trick]);
}

__device__ inline float feature(const Game &game, const i64 *sets, int ply, int column) {
  if (column < CARD_BLOCKS) {
    int block = column / 36, card = column % 36;
    if (block != 8) return (int)(sets[block] >> card) & 1;
    for (int trick = 0; trick <= ply / 4; trick++)
      if (sets[TRICKS + trick] >> card & 1) return (trick + 1) / 9.0f;
    return 0;
  }
  column -= CARD_BLOCKS;
  int seat = (int)game[TURN], mode = (int)game[MODE];
  if (column < 3) return (mode < 4 ? 0 : mode - 3) == column;
  if (column < 7) return (game[DECLARER] - seat + 4) % 4 == column - 3;
  if (column < 8) return game[PASSED];
  if (column < 17) return ply / 4 == column - 8;
  if (column < 21) return ply % 4 == column - 17;
  if (column < 23) return game[POINTS + (seat + column - 21) % 2] / 157.0f;
  if (column < 27) return ply % 4 != 0 && (game[BEST_SEAT] - seat + 4) % 4 == column - 23;
  if (column < 63) return sets[WINNING] >> (column - 27) & 1;
  if (column < 64) return game[TRICK_POINTS] / 40.0f;
  column -= ACTOR_COLUMNS - CARD_BLOCKS;
  if (column < 0) return 0;
  if (column < 108) return sets[HIDDEN + column / 36] >> column % 36 & 1;
  column -= 108;
  if (column >= 8) return 0;
  int player = (int)(game[PLAYERS] >> (4 * ((seat + column) % 4)) & 15);
  return column < 4 ? player == 1 : player > 1;
}
