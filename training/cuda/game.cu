// The batch: deal, start, observe, act. Each entry point launches one kernel on the caller's stream.
// Compiled by a plain C++ compiler it runs on the processor instead, one game after the other: the tests use that.
#ifdef __CUDACC__
#include <cuda_bf16.h>
typedef __nv_bfloat16 half_number;
#define KERNEL __global__
#define THREAD (blockIdx.x * (i64)blockDim.x + threadIdx.x)
#define LAUNCH(kernel, threads, ...) \
  kernel<<<(unsigned)(((threads) + 255) / 256), 256, 0, (cudaStream_t)stream>>>(__VA_ARGS__)
#define LAST_ERROR (int)cudaGetLastError()
#else
#include <cmath>
#define __device__
typedef float half_number;
static long long host_thread;
#define KERNEL static
#define THREAD host_thread
#define LAUNCH(kernel, threads, ...) \
  for (host_thread = 0; host_thread < (threads); host_thread++) kernel(__VA_ARGS__)
#define LAST_ERROR 0
#endif
#include "players.cuh"

KERNEL void deal_kernel(i64 *state, i64 games, u64 seed) {
  i64 index = THREAD;
  if (index >= games) return;
  signed char cards[36];
  for (int i = 0; i < 36; i++) cards[i] = i;
  u64 stream = mix(mix(seed) + index);
  i64 hands[4] = {0, 0, 0, 0};
  for (int i = 0; i < 36; i++) {
    int j = i + (int)((mix(stream + i) >> 32) * (36 - i) >> 32);
    hands[i / 9] |= 1LL << cards[j];
    cards[j] = cards[i];
  }
  Game game = {state, games, index};
  for (int seat = 0; seat < 4; seat++) game[HAND + seat] = hands[seat];
}

// Forehand (seat 0) leads whoever declared: Art. 2.05. `sorted` holds a bit for each seat.
KERNEL void start_kernel(i64 *state, i64 games, const i64 *mode, const i64 *passed, const i64 *players, const i64 *sorted) {
  i64 index = THREAD;
  if (index >= games) return;
  Game game = {state, games, index};
  i64 order = 0;
  for (int seat = 0; seat < 4; seat++)
    order |= suit_order(game[HAND + seat], (int)mode[index], sorted[index] >> seat & 1) << (8 * seat);
  for (int field = PAST; field < FIELDS; field++) game[field] = 0;
  for (int seat = 0; seat < 4; seat++) game[POSSIBLE + seat] = ALL_CARDS;
  game[MODE] = mode[index];
  game[PASSED] = passed[index];
  game[DECLARER] = passed[index] ? 2 : 0;
  game[ORDER] = order;
  game[PLAYERS] = players[index];
}

KERNEL void look_kernel(i64 *state, i64 games, int ply, i64 *sets, i64 *legal) {
  i64 index = THREAD;
  if (index >= games) return;
  Game game = {state, games, index};
  look(game, ply, sets + SETS * index);
  legal[index] = to_slots(game[ORDER], (int)game[TURN], legal_cards(game, ply));
}

// One thread for each number: the sets are spread out to rows.
KERNEL void spread_kernel(i64 *state, i64 games, int ply, const i64 *sets, half_number *rows) {
  unsigned thread = (unsigned)THREAD, index = thread / COLUMNS;
  if (index >= games) return;
  Game game = {state, games, index};
  rows[thread] = (half_number)feature(game, sets + SETS * (i64)index, ply, thread % COLUMNS);
}

// `learns` marks the decisions the policy is trained on: the learner's own, with more than one legal card.
KERNEL void act_kernel(i64 *state, i64 games, int ply, const float *logits, const float *other, i64 other_from,
                       float temperature, u64 seed, const i64 *legal, i64 *action, float *log_prob,
                       unsigned char *learns, float *team_sign, float *reward) {
  i64 index = THREAD;
  if (index >= games) return;
  Game game = {state, games, index};
  int seat = (int)game[TURN];
  int player = (int)(game[PLAYERS] >> (4 * seat) & 15);
  i64 order = game[ORDER], cards = legal[index];
  u64 draw = mix(mix(mix(seed) + index) + ply);
  const float *mine = logits + 36 * index;
  int slot_card = 0, card;
  if (player == RULE_BOT) {
    card = rule_bot(game, ply, legal_cards(game, ply));
  } else {
    if (player == OTHER_NET) slot_card = choose(other + 36 * (index - other_from), cards, 0, draw);
    else slot_card = choose(mine, cards, player == SOFT_LEARNER ? SOFTENING : temperature, draw);
    card = real_card(order, seat, slot_card);
  }
  action[index] = slot_card;
  learns[index] = player == LEARNER && (cards & (cards - 1)) != 0;
  log_prob[index] = player == LEARNER ? log_probability(mine, cards, slot_card) : 0;
  team_sign[index] = seat % 2 == 0 ? 1 : -1;
  reward[index] = play(game, ply, card);
}

extern "C" {
int jass_fields() { return FIELDS; }
int jass_columns() { return COLUMNS; }
int jass_sets() { return SETS; }
int jass_deal(i64 *state, i64 games, u64 seed, void *stream) {
  LAUNCH(deal_kernel, games, state, games, seed);
  return LAST_ERROR;
}
int jass_start(i64 *state, i64 games, i64 *mode, i64 *passed, i64 *players, i64 *sorted, void *stream) {
  LAUNCH(start_kernel, games, state, games, mode, passed, players, sorted);
  return LAST_ERROR;
}
int jass_observe(i64 *state, i64 games, int ply, i64 *sets, half_number *rows, i64 *legal, void *stream) {
  LAUNCH(look_kernel, games, state, games, ply, sets, legal);
  LAUNCH(spread_kernel, games * COLUMNS, state, games, ply, sets, rows);
  return LAST_ERROR;
}
int jass_act(i64 *state, i64 games, int ply, float *logits, float *other, i64 other_from, float temperature, u64 seed,
             i64 *legal, i64 *action, float *log_prob, unsigned char *learns, float *team_sign, float *reward,
             void *stream) {
  LAUNCH(act_kernel, games, state, games, ply, logits, other, other_from, temperature, seed, legal, action, log_prob,
         learns, team_sign, reward);
  return LAST_ERROR;
}
}
