// Who chooses a card: a net's logits, sampled or at their largest, or the rule bot.
#pragma once
#include "features.cuh"

enum Player { LEARNER = 0, RULE_BOT = 1, OTHER_NET = 2, SOFT_LEARNER = 3 };
const float SOFTENING = 2.0f; // a soft learner's logits are divided by this: a person does not always find the best card

// A counter-based generator: the same seed and numbers give the same draw on every machine and in any order.
__device__ inline u64 mix(u64 x) {
  x += 0x9E3779B97F4A7C15ULL;
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
  return x ^ (x >> 31);
}
__device__ inline float uniform(u64 x) { return ((mix(x) >> 40) + 0.5f) * (1.0f / 16777216.0f); }

// The study's beginner: takes tricks cheaply, smears on the partner's, leads its strongest card. Ties: trump first.
__device__ inline int rule_bot(const Game &game, int ply, i64 legal) {
  int mode = (int)game[MODE], seat = (int)game[TURN], best = (int)game[BEST_CARD];
  bool partner = game[BEST_SEAT] == (seat + 2) % 4, last = ply % 4 == 3;
  float best_score = -1e9f;
  int choice = -1;
  for (int slot_card = 0; slot_card < 36; slot_card++) {
    int suit = SUIT_OF(slot_card);
    if (mode < 4) suit = suit == 0 ? mode : suit == mode ? 0 : suit;
    int card = 9 * suit + slot_card % 9;
    if (!(legal >> card & 1)) continue;
    bool trump = suit == mode;
    float power = strength(mode, card), points = card_points(mode, card), score;
    if (ply % 4 == 0) score = trump && power < 107 ? 2 : power;
    else if (partner) score = 10 * points - 0.1f * power;
    else if ((trump || suit == game[LED_SUIT]) && power > strength(mode, best))
      score = 200 + (last ? 2 * points : power) - (trump ? 60 : 0);
    else score = -3 * points - 0.1f * power;
    if (score > best_score) { best_score = score; choice = card; }
  }
  return choice;
}

// A slot card drawn from the softmax over the legal cards (Gumbel trick), or the largest logit.
__device__ inline int choose(const float *logits, i64 legal, float temperature, u64 seed) {
  float best_score = -1e30f;
  int choice = -1;
  for (int card = 0; card < 36; card++) {
    if (!(legal >> card & 1)) continue;
    float score = logits[card];
    if (temperature > 0) score = score / temperature - logf(-logf(uniform(seed + card)));
    if (score > best_score || choice < 0) { best_score = score; choice = card; }
  }
  return choice;
}

__device__ inline float log_probability(const float *logits, i64 legal, int choice) {
  float top = -1e30f, sum = 0;
  for (int card = 0; card < 36; card++)
    if (legal >> card & 1) top = fmaxf(top, logits[card]);
  for (int card = 0; card < 36; card++)
    if (legal >> card & 1) sum += expf(logits[card] - top);
  return logits[choice] - top - logf(sum);
}
