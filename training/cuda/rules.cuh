// The game of Schieber for one game out of many: 36-bit card sets, suit × 9 + rank, ranks 6 7 8 9 10 J Q K A.
// Modes 0-3: that suit is trump, 4 Obenabe, 5 Undenufe. Articles are those of the SSC regulation.
#pragma once

typedef long long i64;
typedef unsigned long long u64;

#define SUIT_OF(card) ((card) / 9)
#define SUIT_CARDS(suit) (0x1FFLL << (9 * (suit)))
#define JACK_OF(suit) (1LL << (9 * (suit) + 5))
const i64 ALL_CARDS = (1LL << 36) - 1;

// One game is a column of this table; the whole batch lies field by field, so that neighbouring threads read neighbours.
enum Field {
  HAND = 0,          // by seat
  PAST = 4,          // cards of finished tricks, by seat
  TRICK = 8,         // card of the running trick, by seat
  POSSIBLE = 12,     // cards a seat may hold by what it has shown, by seat
  LED = 16,          // cards that opened a trick
  PLAYED_IN = 17,    // cards of trick 0-8
  MODE = 26, DECLARER, PASSED, TURN, LED_SUIT, BEST_CARD, BEST_SEAT,
  POINTS = 33,       // by team; team 0 holds seats 0 and 2
  TRICK_POINTS = 35,
  ORDER,             // for each seat eight bits: the suit in slot 0, 1, 2, 3
  PLAYERS,           // for each seat four bits: who plays it
  FIELDS
};

struct Game {
  i64 *state;
  i64 games, index;
  __device__ i64 &operator[](int field) const { return state[field * games + index]; }
};

// Art. 2.03: trump order J 9 A K Q 10 8 7 6; a trump beats every side card.
__device__ inline int strength(int mode, int card) {
  const int trump_order[9] = {0, 1, 2, 7, 3, 8, 4, 5, 6};
  int rank = card % 9;
  if (SUIT_OF(card) == mode) return 100 + trump_order[rank];
  return mode == 5 ? 9 - rank : rank + 1;
}

// Art. 2.03: 152 points in every mode; the eights stand in where there are no trumps.
__device__ inline int card_points(int mode, int card) {
  const int trump[9] = {0, 0, 0, 14, 10, 20, 3, 4, 11}, side[9] = {0, 0, 0, 0, 10, 2, 3, 4, 11};
  const int obenabe[9] = {0, 0, 8, 0, 10, 2, 3, 4, 11}, undenufe[9] = {11, 0, 8, 0, 10, 2, 3, 4, 0};
  int rank = card % 9;
  if (mode == 4) return obenabe[rank];
  if (mode == 5) return undenufe[rank];
  return SUIT_OF(card) == mode ? trump[rank] : side[rank];
}

// Art. 2.05: follow suit or trump, anything when void; no undertrumping except from a hand of trumps only;
// when trump is led it must be followed, but the jack may be held back.
__device__ inline i64 legal_cards(const Game &game, int ply) {
  i64 hand = game[HAND + game[TURN]];
  if (ply % 4 == 0) return hand;
  int mode = (int)game[MODE], led = (int)game[LED_SUIT];
  i64 follow = hand & SUIT_CARDS(led);
  if (mode > 3) return follow ? follow : hand;
  if (led == mode) return follow & ~JACK_OF(mode) ? follow : hand;
  i64 trumps = hand & SUIT_CARDS(mode), others = hand & ~SUIT_CARDS(mode);
  if (!others) return hand;
  int best = (int)game[BEST_CARD];
  i64 ruffs = trumps;
  if (SUIT_OF(best) == mode)
    for (int card = 9 * mode; card < 9 * mode + 9; card++)
      if (strength(mode, card) < strength(mode, best)) ruffs &= ~(1LL << card);
  return follow ? follow | ruffs : others | ruffs;
}

// What everybody learns from a card that does not follow the suit led.
__device__ inline i64 still_possible(i64 possible, int mode, int led, int best, int card) {
  int suit = SUIT_OF(card);
  if (suit == led) return possible;
  if (mode > 3) return possible & ~SUIT_CARDS(led);
  if (led == mode) return possible & (~SUIT_CARDS(led) | JACK_OF(mode));
  if (suit != mode) return possible & ~SUIT_CARDS(led);
  bool undertrumps = SUIT_OF(best) == mode && strength(mode, card) < strength(mode, best);
  return undertrumps ? possible & SUIT_CARDS(mode) : possible;
}

// Plays a card and returns the points of a finished trick from the view of team 0, else 0.
__device__ inline int play(const Game &game, int ply, int card) {
  int mode = (int)game[MODE], seat = (int)game[TURN], best = (int)game[BEST_CARD];
  i64 bit = 1LL << card;
  if (ply % 4 == 0) {
    game[LED_SUIT] = SUIT_OF(card);
    game[LED] |= bit;
    best = -1;
  } else {
    game[POSSIBLE + seat] = still_possible(game[POSSIBLE + seat], mode, (int)game[LED_SUIT], best, card);
  }
  game[HAND + seat] &= ~bit;
  game[TRICK + seat] = bit;
  game[PLAYED_IN + ply / 4] |= bit;
  game[TRICK_POINTS] += card_points(mode, card);
  bool counts = SUIT_OF(card) == game[LED_SUIT] || SUIT_OF(card) == mode;
  if (best < 0 || (counts && strength(mode, card) > strength(mode, best))) {
    game[BEST_CARD] = card;
    game[BEST_SEAT] = seat;
  }
  if (ply % 4 < 3) {
    game[TURN] = (seat + 1) % 4;
    return 0;
  }
  int winner = (int)game[BEST_SEAT], points = (int)game[TRICK_POINTS] + (ply == 35 ? 5 : 0); // Art. 2.04
  game[POINTS + winner % 2] += points;
  game[TURN] = winner;
  game[TRICK_POINTS] = 0;
  for (int other = 0; other < 4; other++) {
    game[PAST + other] |= game[TRICK + other];
    game[TRICK + other] = 0;
  }
  return winner % 2 == 0 ? points : -points;
}
