/* Good mappings soon: a start that fits, descent, annealing, each on the exact costs of the evaluator.

   A state is a mapping as choices. Its *walls* stand in order: each keep that may be (on or off), each axis of a fanout,
   the end. Above each wall is a gap with so many steps of every rank, in some order; an axis has steps of every rank
   besides. Steps are read from the inside out, and the outermost gap takes the rest, so every state is a mapping of
   the family: `repair` rounds steps to divisors where the family demands it (Ruby's equation 5, mapspace/factors.py).
   Where tiles need be no multiples of those inside, a tile is `less` than its steps make, so that the last is shorter.
   What constraints ask of loops is a penalty, like what overflows. */

#include "../../cost/evaluator.h"

enum { WALLS = 40, CHOICES = 40, TRIES = 20 };
enum { WALL_KEEP, WALL_AXIS, WALL_END };

typedef struct {
  i64 memory, tensor, must, stage; /* a keep: must be on; walls of one stage may change places */
  i64 kind, over, width, least;    /* an axis: its instances, and how many must be used */
} Wall;

typedef struct {
  const Problem *problem;
  i64 walls, heads, retain, owner, least, binds, hierarchy, ragged;
  const Wall *wall;
  const Node *head;              /* the keeps of the backing stores */
  const i64 *axis_lo, *axis_hi;  /* by wall and rank: steps on an axis */
  const i64 *loop_lo, *loop_hi;  /* by memory and rank: steps of its loops */
  const i64 *above;              /* by memory, rank and rank: whether the first may be walked around the second */
  const i64 *ancestor;           /* by wall and wall: whether the first must stand above the second */
} Space;

typedef struct {
  i64 order[WALLS], on[WALLS];
  int loop[WALLS][RANKS], spread[WALLS][RANKS];
  int loop_less[WALLS][RANKS], spread_less[WALLS][RANKS]; /* of ragged tiles only, otherwise 0 */
  signed char turn[WALLS][RANKS]; /* the ranks of a gap, outermost first */
} State;

typedef struct {
  i64 evaluated, at, length, exact_loops, exact_spreads, fits, legal; /* legal: something was met that keeps the rules */
  unsigned long long seed;
  double hot, cold, cost, best_cost, value; /* costs are log2 of values, with penalties */
  double cap; /* if positive, the energy is what counts, of mappings whose value is at most this */
  State now, best, next;
  i64 listed; /* nodes of the tree of `now` */
  Node nodes[NODES], before[NODES];
  Result result;
} Walker;

/* ---------------------------------------------------------------- small things */

static unsigned long long draw(Walker *w) {
  unsigned long long x = w->seed;
  x ^= x >> 12, x ^= x << 25, x ^= x >> 27;
  w->seed = x;
  return x * 0x2545F4914F6CDD1DULL;
}

static i64 below(Walker *w, i64 n) { return n > 1 ? (i64)((draw(w) >> 33) % (unsigned long long)n) : 0; }

/* log2, good to 1e-6. */
static double lg(double x) {
  union {
    double d;
    unsigned long long u;
  } v = {x};
  if (!(x > 1e-300)) return -1000;
  double e = (double)((i64)(v.u >> 52) - 1023);
  v.u = (v.u & 0xfffffffffffffULL) | 0x3ff0000000000000ULL;
  double m = v.d;
  if (m > 1.4142135623730951) m /= 2, e += 1;
  double y = (m - 1) / (m + 1), z = y * y;
  return e + 2.8853900817779268 * y * (1 + z * (1.0 / 3 + z * (1.0 / 5 + z * (1.0 / 7 + z * (1.0 / 9 + z / 11)))));
}

/* The largest divisor of `n` that is at most `s`. */
static i64 divisor(i64 n, i64 s) {
  if (s >= n) return n;
  if (n % s == 0) return s;
  i64 d = s, k = n / s + 1;
  while (d > k) {
    if (n % k == 0) return n / k;
    k++, d = n / k;
  }
  for (d = d < s ? d : s; d > 1; d--)
    if (n % d == 0) return d;
  return 1;
}

/* ---------------------------------------------------------------- a state as a mapping */

/* The memory that the loops of each gap belong to, by place in the order. */
static void owners(const Space *p, const State *s, i64 *owner) {
  i64 now = p->owner;
  for (i64 i = 0; i < p->walls; i++) {
    owner[i] = now;
    const Wall *w = &p->wall[s->order[i]];
    if (w->kind == WALL_KEEP && s->on[s->order[i]] && w->memory > now) now = w->memory;
  }
}

/* The tile of so many steps of another, less what it may be less; that is made to fit. */
static i64 tile_of(const Space *p, i64 size, i64 tile, i64 steps, int *less) {
  i64 whole = tile * steps;
  if (!p->ragged) return whole > size ? size : whole;
  if (steps < 2 || whole - *less >= size) *less = 0;
  if (*less >= tile) *less = (int)(tile - 1);
  whole -= *less;
  return whole > size ? size : whole;
}

static void repair(const Space *p, const Walker *w, State *s) {
  i64 ranks = p->problem->ranks, room[WALLS], owner[WALLS];
  for (i64 i = 0; i < p->walls; i++) room[i] = p->wall[i].width;
  if (p->binds) owners(p, s, owner);
  for (i64 r = 0; r < ranks; r++) {
    i64 size = p->problem->size[r], tile = 1;
    for (i64 i = p->walls - 1; i >= 0; i--) {
      i64 id = s->order[i], n = (size + tile - 1) / tile, steps;
      if (p->wall[id].kind == WALL_AXIS) {
        i64 hi = p->axis_hi[id * ranks + r];
        steps = s->spread[id][r];
        if (steps > hi) steps = hi;
        if (steps > room[id]) steps = room[id];
        if (steps < 1) steps = 1;
        steps = w->exact_spreads ? divisor(n, steps) : steps > n ? n : steps;
        s->spread[id][r] = (int)steps;
        room[id] /= steps;
        tile = tile_of(p, size, tile, steps, &s->spread_less[id][r]);
        n = (size + tile - 1) / tile;
      }
      steps = i == 0 ? n : s->loop[id][r];
      if (p->binds && i && steps > p->loop_hi[owner[i] * ranks + r]) steps = p->loop_hi[owner[i] * ranks + r];
      if (steps < 1) steps = 1;
      if (i) steps = w->exact_loops ? divisor(n, steps) : steps > n ? n : steps;
      s->loop[id][r] = (int)steps;
      tile = tile_of(p, size, tile, steps, &s->loop_less[id][r]);
    }
  }
}

/* The tree of a state; what remains for the compute is not listed. */
static i64 emit(const Space *p, const State *s, Node *out) {
  i64 n = 0, ranks = p->problem->ranks, tile[RANKS], left[WALLS][RANKS], at[WALLS][RANKS];
  for (i64 i = 0; i < p->heads; i++) out[n++] = p->head[i];
  for (i64 r = 0; r < ranks; r++) tile[r] = 1;
  for (i64 i = p->walls - 1; i >= 0; i--) /* the tile of each walk, inside out */
    for (i64 r = 0; r < ranks; r++) {
      i64 id = s->order[i], size = p->problem->size[r];
      int spread_less = s->spread_less[id][r], loop_less = s->loop_less[id][r];
      at[i][r] = tile[r];
      if (p->wall[id].kind == WALL_AXIS) tile[r] = tile_of(p, size, tile[r], s->spread[id][r], &spread_less);
      left[i][r] = tile[r];
      tile[r] = tile_of(p, size, tile[r], s->loop[id][r], &loop_less);
    }
  for (i64 i = 0; i < p->walls; i++) {
    i64 id = s->order[i];
    const Wall *w = &p->wall[id];
    if (w->kind == WALL_END) break;
    for (i64 j = 0; j < ranks; j++) {
      i64 r = s->turn[id][j];
      if (s->loop[id][r] > 1) out[n++] = (Node){LOOP, r, left[i][r], -1};
    }
    if (w->kind == WALL_KEEP && s->on[id]) out[n++] = (Node){p->retain ? KEEP : KEEP_ANEW, w->memory, w->tensor, -1};
    for (i64 r = 0; r < ranks && w->kind == WALL_AXIS; r++)
      if (s->spread[id][r] > 1) out[n++] = (Node){SPREAD, r, at[i][r], w->over};
  }
  return n;
}

/* By how much rules are broken that steps and orders are under. */
static double broken(const Space *p, const State *s) {
  i64 ranks = p->problem->ranks, total = 1, owner[WALLS];
  double sum = 0;
  for (i64 i = 0; i < p->walls; i++) {
    const Wall *w = &p->wall[i];
    if (w->kind != WALL_AXIS) continue;
    i64 used = 1;
    for (i64 r = 0; r < ranks; r++) {
      i64 steps = s->spread[i][r];
      used *= steps;
      if (steps < p->axis_lo[i * ranks + r]) sum += lg((double)p->axis_lo[i * ranks + r] / (double)steps);
    }
    if (used < w->least) sum += lg((double)w->least / (double)used);
    total *= used;
  }
  if (total < p->least) sum += lg((double)p->least / (double)total);
  if (p->hierarchy) {
    i64 deepest = p->owner;
    for (i64 i = 0; i < p->walls; i++) {
      const Wall *w = &p->wall[s->order[i]];
      if (w->kind != WALL_KEEP || !s->on[s->order[i]]) continue;
      if (w->memory < deepest) sum += 1;
      else deepest = w->memory;
    }
  }
  if (!p->binds) return sum;
  owners(p, s, owner);
  for (i64 m = 0; m < p->problem->memories; m++) {
    i64 walk[WALLS * RANKS], group[WALLS * RANKS], n = 0;
    double steps[RANKS];
    for (i64 r = 0; r < ranks; r++) steps[r] = 1;
    for (i64 i = 0; i < p->walls; i++) {
      if (owner[i] != m) continue;
      i64 id = s->order[i], end = p->wall[id].kind == WALL_END;
      for (i64 j = 0; j < ranks; j++) {
        i64 r = s->turn[id][j];
        if (s->loop[id][r] < 2) continue;
        steps[r] *= s->loop[id][r];
        walk[n] = r, group[n++] = end ? 1000 : i * RANKS + j;
      }
    }
    for (i64 r = 0; r < ranks; r++) {
      double lo = (double)p->loop_lo[m * ranks + r], hi = (double)p->loop_hi[m * ranks + r];
      if (steps[r] < lo) sum += lg(lo / steps[r]);
      if (steps[r] > hi) sum += lg(steps[r] / hi);
    }
    const i64 *above = p->above + m * ranks * ranks;
    for (i64 i = 0; i < n; i++)
      for (i64 j = i + 1; j < n; j++)
        if (group[i] != group[j] && !above[walk[i] * ranks + walk[j]]) sum += 1;
  }
  return sum;
}

/* The cost of a state whose tree has been listed. */
static double priced(const Space *p, Walker *w, State *s, i64 n, void *room) {
  evaluate(p->problem, w->nodes, n, &w->result, room);
  w->evaluated++;
  if (w->result.unknown) return 1e6;
  double wrong = broken(p, s);
  if (wrong == 0) w->legal = 1;
  wrong += w->result.overflow;
  double found = lg(w->result.value);
  if (w->cap > 0) {
    if (w->result.value > w->cap) wrong += found - lg(w->cap) + 1e-6;
    found = lg(w->result.energy);
  } else if (p->problem->objective & 1) found += 1e-4 * lg(w->result.energy); /* ties in cycles and traffic go to energy */
  w->fits = wrong == 0;
  return wrong > 0 ? found + 20 + lg(1 + wrong) : found;
}

static double cost(const Space *p, Walker *w, State *s, void *room) {
  repair(p, w, s);
  return priced(p, w, s, emit(p, s, w->nodes), room);
}

static void better(Walker *w, const State *s, double found) {
  if (found < w->best_cost) w->best_cost = found, w->best = *s, w->value = w->fits ? w->result.value : -1;
}

/* ---------------------------------------------------------------- the start */

static void shuffle(Walker *w, i64 *a, i64 n) {
  for (i64 i = n - 1; i > 0; i--) {
    i64 j = below(w, i + 1), x = a[i];
    a[i] = a[j], a[j] = x;
  }
}

/* Every rank may take a share of an axis, in random order: often all there is room for. */
static void fill_axis(const Space *p, Walker *w, State *s, i64 id) {
  i64 ranks = p->problem->ranks, turn[RANKS], room = p->wall[id].width;
  for (i64 r = 0; r < ranks; r++) turn[r] = r, s->spread[id][r] = 1;
  shuffle(w, turn, ranks);
  for (i64 j = 0; j < ranks && room > 1; j++) {
    i64 r = turn[j], most = p->axis_hi[id * ranks + r], size = p->problem->size[r];
    most = most < room ? most : room, most = most < size ? most : size;
    if (most < 2) continue;
    i64 steps = below(w, 3) ? most : 1 + below(w, most);
    if (w->exact_spreads) steps = divisor(size, steps);
    s->spread[id][r] = (int)steps, room /= steps;
  }
}

/* All loops outermost, all keeps on but those of a memory that would overflow; of several fillings of the array the
   one that leaves fewest steps. */
static void begin(const Space *p, Walker *w, void *room, i64 fillings) {
  i64 ranks = p->problem->ranks;
  State *s = &w->next;
  double fewest = 0;
  for (i64 i = 0; i < p->walls; i++) {
    s->order[i] = i, s->on[i] = 1;
    for (i64 r = 0; r < ranks; r++) {
      s->loop[i][r] = s->spread[i][r] = 1, s->turn[i][r] = (signed char)r;
      s->loop_less[i][r] = s->spread_less[i][r] = 0;
    }
  }
  for (i64 i = 0; i + 1 < p->walls; i++) { /* walls of one stage in random order, as far as tensors allow */
    i64 j = i + below(w, p->walls - i);
    while (j > i && (p->wall[s->order[j]].stage != p->wall[s->order[i]].stage)) j--;
    i64 fine = 1;
    for (i64 k = i; k < j; k++) fine &= !p->ancestor[s->order[k] * p->walls + s->order[j]];
    if (!fine) continue;
    i64 x = s->order[j];
    for (i64 k = j; k > i; k--) s->order[k] = s->order[k - 1];
    s->order[i] = x;
  }
  State kept = *s;
  for (i64 k = 0; k < fillings; k++) {
    for (i64 i = 0; i < p->walls; i++)
      if (p->wall[i].kind == WALL_AXIS) fill_axis(p, w, s, i);
    repair(p, w, s);
    double steps = 1 + 64 * broken(p, s);
    for (i64 r = 0; r < ranks; r++) {
      double used = 1;
      for (i64 i = 0; i < p->walls; i++)
        if (p->wall[i].kind == WALL_AXIS) used *= s->spread[i][r];
      double n = (double)p->problem->size[r] / used;
      i64 whole = (i64)n;
      steps *= (double)(whole < n ? whole + 1 : whole);
    }
    if (k == 0 || steps < fewest) fewest = steps, kept = *s;
  }
  *s = kept;
  double found = cost(p, w, s, room);
  while (w->result.overflow > 0) { /* the keep goes that was turned on last in a memory that is too small */
    i64 gone = 0;
    for (i64 i = p->walls - 1; i >= 0 && !gone; i--) {
      const Wall *k = &p->wall[s->order[i]];
      i64 m = k->memory;
      if (k->kind == WALL_KEEP && s->on[s->order[i]] && !k->must && p->problem->capacity[m] >= 0 &&
          w->result.held[m] > p->problem->capacity[m])
        s->on[s->order[i]] = 0, gone = 1;
    }
    if (!gone) break;
    found = cost(p, w, s, room);
  }
  w->now = *s, w->cost = found;
  better(w, s, found);
}

/* ---------------------------------------------------------------- moves */

/* A place where a rank has steps: an axis or the gap above a wall, by its place in the order. */
static int *steps_at(const Space *p, State *s, i64 r, i64 i, i64 spread) {
  i64 id = s->order[i];
  return spread ? &s->spread[id][r] : &s->loop[id][r];
}

/* One at random where a rank has several steps; none if it has none. */
static int *taken(const Space *p, Walker *w, State *s, i64 r) {
  int *list[2 * WALLS];
  i64 n = 0;
  for (i64 id = 0; id < p->walls; id++) {
    if (s->loop[id][r] > 1) list[n++] = &s->loop[id][r];
    if (s->spread[id][r] > 1) list[n++] = &s->spread[id][r];
  }
  return n ? list[below(w, n)] : 0;
}

/* One at random: gaps, and axes that the rank may take. */
static int *place(const Space *p, Walker *w, State *s, i64 r, i64 outermost) {
  i64 list[2 * WALLS], n = 0, ranks = p->problem->ranks;
  for (i64 i = outermost ? 0 : 1; i < p->walls; i++) {
    i64 id = s->order[i];
    list[n++] = 2 * i;
    if (p->wall[id].kind == WALL_AXIS && p->axis_hi[id * ranks + r] > 1) list[n++] = 2 * i + 1;
  }
  if (p->wall[s->order[0]].kind == WALL_AXIS && !outermost && p->axis_hi[s->order[0] * ranks + r] > 1) list[n++] = 1;
  if (!n) return 0;
  i64 k = list[below(w, n)];
  return steps_at(p, s, r, k / 2, k & 1);
}

static i64 factor(Walker *w, i64 n) {
  i64 list[64], k = 0;
  for (i64 d = 2; d * d <= n && k < 60; d++)
    while (n % d == 0) list[k++] = d, n /= d;
  if (n > 1) list[k++] = n;
  if (!k) return 1;
  i64 f = list[below(w, k)];
  return below(w, 4) ? f : f * list[below(w, k)];
}

static i64 some_rank(const Space *p, Walker *w) {
  for (i64 k = 0; k < 50; k++) {
    i64 r = below(w, p->problem->ranks);
    if (p->problem->size[r] > 1) return r;
  }
  return 0;
}

static void move_factor(const Space *p, Walker *w, State *s, i64 r) {
  int *to = place(p, w, s, r, 1), *from = taken(p, w, s, r);
  if (!to || !from || to == from) return;
  i64 f;
  if (w->exact_loops && w->exact_spreads) f = factor(w, *from);
  else {
    i64 a = *from, b = *to;
    if (below(w, 2) && a > 1) { /* any number of steps, the other makes up for it */
      i64 n = 1 + below(w, below(w, 2) ? a : 2 * a);
      *to = (int)((a * b + n - 1) / n), *from = (int)n;
      return;
    }
    f = factor(w, a + below(w, 2) * (below(w, 3) - 1));
  }
  if (f < 2) return;
  *from = (int)((*from + f - 1) / f), *to = (int)(*to * f < 1 << 30 ? *to * f : 1 << 30);
}

/* A tile that is no multiple of the one inside: any, or the least that is visited as often; now and then a step more. */
static void trim(const Space *p, Walker *w, State *s, i64 r) {
  i64 size = p->problem->size[r], tile = 1, n = 0, inner[2 * WALLS];
  int *steps[2 * WALLS], *less[2 * WALLS];
  for (i64 i = p->walls - 1; i >= 0; i--)
    for (i64 spread = 1; spread >= 0; spread--) {
      i64 id = s->order[i];
      int *here = spread ? &s->spread[id][r] : &s->loop[id][r], *cut = spread ? &s->spread_less[id][r] : &s->loop_less[id][r];
      if (*here < 2 || (spread && p->wall[id].kind != WALL_AXIS) || (!spread && i == 0)) continue;
      steps[n] = here, less[n] = cut, inner[n++] = tile;
      tile = tile_of(p, size, tile, *here, cut);
    }
  if (!n) return;
  i64 k = below(w, n), way = below(w, 5);
  if (way == 4) *steps[k] += 1;
  if (way == 0) *less[k] = 0;
  else if (way < 3) {
    i64 whole = inner[k] * *steps[k], visits = (size + whole - 1) / whole, least = (size + visits - 1) / visits;
    *less[k] = (int)(whole - least < inner[k] ? whole - least : inner[k] - 1);
  } else *less[k] = (int)below(w, inner[k]);
}

/* Two ranks change places: a factor of one goes from a place to another, one of the other the other way. Tiles keep
   about their size, and axes about their use. */
static void exchange(const Space *p, Walker *w, State *s, i64 a, i64 b) {
  i64 ranks = p->problem->ranks;
  int *from = taken(p, w, s, a), *back = taken(p, w, s, b);
  if (a == b || !from || !back) return;
  i64 f = factor(w, *from), g = factor(w, *back);
  int *whole_a = 0, *whole_b = 0; /* where each goes: to the place of the other */
  for (i64 id = 0; id < p->walls; id++) {
    if (back == &s->loop[id][b]) whole_a = &s->loop[id][a];
    if (back == &s->spread[id][b]) whole_a = p->axis_hi[id * ranks + a] > 1 ? &s->spread[id][a] : 0;
    if (from == &s->loop[id][a]) whole_b = &s->loop[id][b];
    if (from == &s->spread[id][a]) whole_b = p->axis_hi[id * ranks + b] > 1 ? &s->spread[id][b] : 0;
  }
  if (!whole_a || !whole_b || whole_a == from || f < 2 || g < 2) return;
  *from = (int)((*from + f - 1) / f), *back = (int)((*back + g - 1) / g);
  *whole_a = (int)(*whole_a * f < 1 << 30 ? *whole_a * f : 1 << 30);
  *whole_b = (int)(*whole_b * g < 1 << 30 ? *whole_b * g : 1 << 30);
}

static i64 axis_of(const Space *p, Walker *w) {
  i64 list[WALLS], n = 0;
  for (i64 i = 0; i < p->walls; i++)
    if (p->wall[i].kind == WALL_AXIS) list[n++] = i;
  return n ? list[below(w, n)] : -1;
}

static void change(const Space *p, Walker *w, State *s) {
  if (p->ragged && below(w, 4) == 0) {
    trim(p, w, s, some_rank(p, w));
    if (below(w, 2)) return;
  }
  i64 ranks = p->problem->ranks, chance = below(w, 100), r = some_rank(p, w);
  if (chance < 32) move_factor(p, w, s, r);
  else if (chance < 42) exchange(p, w, s, r, some_rank(p, w));
  else if (chance < 46) { /* of two ranks */
    move_factor(p, w, s, r);
    move_factor(p, w, s, some_rank(p, w));
  } else if (chance < 56) { /* swap walls */
    i64 i = below(w, p->walls - 1), a = s->order[i], b = s->order[i + 1];
    if (p->wall[a].stage != p->wall[b].stage || p->ancestor[a * p->walls + b]) return;
    s->order[i] = b, s->order[i + 1] = a;
    if (below(w, 2)) /* the gaps stay */
      for (i64 k = 0; k < ranks; k++) {
        int x = s->loop[a][k];
        signed char y = s->turn[a][k];
        s->loop[a][k] = s->loop[b][k], s->loop[b][k] = x, s->turn[a][k] = s->turn[b][k], s->turn[b][k] = y;
      }
  } else if (chance < 64) { /* toggle a keep */
    i64 id = below(w, p->walls);
    if (p->wall[id].kind == WALL_KEEP && !p->wall[id].must) s->on[id] = !s->on[id];
    if (below(w, 3) == 0) move_factor(p, w, s, r);
  } else if (chance < 72) { /* swap loops */
    i64 id = s->order[below(w, p->walls)], i = below(w, ranks), j = below(w, ranks);
    signed char x = s->turn[id][i];
    s->turn[id][i] = s->turn[id][j], s->turn[id][j] = x;
  } else if (chance < 88) { /* spreads: anew, another size, exchanged between axes or ranks */
    i64 id = axis_of(p, w), way = below(w, 4), other = axis_of(p, w), q = some_rank(p, w);
    if (id < 0) move_factor(p, w, s, r);
    else if (way == 0) fill_axis(p, w, s, id);
    else if (way == 1) s->spread[id][r] = (int)(1 + below(w, p->axis_hi[id * ranks + r]));
    else if (way == 2) {
      for (i64 k = 0; k < ranks; k++) {
        int x = s->spread[id][k];
        s->spread[id][k] = s->spread[other][k], s->spread[other][k] = x;
      }
    } else {
      int x = s->spread[id][r];
      s->spread[id][r] = s->spread[id][q], s->spread[id][q] = x;
    }
  } else if (chance < 94) { /* a rank anew */
    for (i64 i = 0; i < p->walls; i++) s->loop[i][r] = 1;
    for (i64 k = below(w, 4); k > 0; k--) {
      int *to = place(p, w, s, r, 0);
      if (to) *to = (int)(1 + below(w, below(w, 2) ? p->problem->size[r] : 8));
    }
  } else { /* the loops of a gap to another */
    i64 a = s->order[below(w, p->walls)], b = s->order[below(w, p->walls)];
    if (a == b) return;
    for (i64 k = 0; k < ranks; k++) {
      i64 n = (i64)s->loop[b][k] * s->loop[a][k];
      s->loop[b][k] = (int)(n < 1 << 30 ? n : 1 << 30), s->loop[a][k] = 1;
    }
  }
}

/* ---------------------------------------------------------------- descent and annealing */

/* Steps that two places can share `n` among: the inner one's. */
static i64 splits(const Walker *w, i64 n, i64 *out) {
  i64 k = 0, exact = w->exact_loops && w->exact_spreads;
  for (i64 d = 1; d * d <= n && k + 2 <= CHOICES; d += exact || d < 16 ? 1 : d / 8) {
    if (exact && n % d) continue;
    out[k++] = d;
    if ((n + d - 1) / d != d) out[k++] = (n + d - 1) / d;
  }
  return k;
}

/* One sweep from `now`: each rank and pair of places, then each keep, then neighbouring walls; 1 if it got better. */
static i64 sweep(const Space *p, Walker *w, void *room, i64 fuel) {
  i64 improved = 0, ranks = p->problem->ranks, until = w->evaluated + fuel, choice[CHOICES];
  for (i64 r = 0; r < ranks; r++) {
    if (p->problem->size[r] < 2) continue;
    for (i64 i = p->walls - 1; i >= 0; i--)
      for (i64 ispread = 1; ispread >= 0; ispread--) {
        if (ispread && (p->wall[w->now.order[i]].kind != WALL_AXIS || p->axis_hi[w->now.order[i] * ranks + r] < 2)) continue;
        if (!ispread && i == 0) continue;
        for (i64 j = i; j >= 0; j--)
          for (i64 jspread = 1; jspread >= 0; jspread--) {
            if (jspread && (p->wall[w->now.order[j]].kind != WALL_AXIS || p->axis_hi[w->now.order[j] * ranks + r] < 2)) continue;
            if (i == j && ispread == jspread) continue;
            if (i == j && !ispread && jspread) continue;
            i64 a = *steps_at(p, &w->now, r, i, ispread), b = *steps_at(p, &w->now, r, j, jspread);
            if (a * b < 2) continue;
            i64 n = splits(w, a * b, choice);
            for (i64 k = 0; k < n; k++) {
              if (choice[k] == a) continue;
              if (w->evaluated > until) return improved;
              w->next = w->now;
              *steps_at(p, &w->next, r, i, ispread) = (int)choice[k];
              *steps_at(p, &w->next, r, j, jspread) = (int)((a * b + choice[k] - 1) / choice[k]);
              double found = cost(p, w, &w->next, room);
              if (found < w->cost) {
                w->cost = found, w->now = w->next, improved = 1;
                better(w, &w->next, found);
              }
            }
          }
      }
  }
  for (i64 id = 0; id < p->walls; id++) {
    if (p->wall[id].kind != WALL_KEEP || p->wall[id].must || w->evaluated > until) continue;
    w->next = w->now;
    w->next.on[id] = !w->next.on[id];
    double found = cost(p, w, &w->next, room);
    if (found < w->cost) w->cost = found, w->now = w->next, improved = 1, better(w, &w->next, found);
  }
  for (i64 i = 0; i + 1 < p->walls; i++)
    for (i64 stay = 0; stay < 2; stay++) {
      i64 a = w->now.order[i], b = w->now.order[i + 1];
      if (p->wall[a].stage != p->wall[b].stage || p->ancestor[a * p->walls + b] || w->evaluated > until) continue;
      w->next = w->now;
      w->next.order[i] = b, w->next.order[i + 1] = a;
      for (i64 k = 0; k < ranks && stay; k++) {
        int x = w->next.loop[a][k];
        w->next.loop[a][k] = w->next.loop[b][k], w->next.loop[b][k] = x;
      }
      double found = cost(p, w, &w->next, room);
      if (found < w->cost) w->cost = found, w->now = w->next, improved = 1, better(w, &w->next, found);
    }
  return improved;
}

/* Start a run of `length` steps: from the best so far, or anew with so many fillings of the array. */
void start(const Space *p, Walker *w, void *room, i64 fillings) {
  w->at = 0;
  if (fillings > 0) begin(p, w, room, fillings);
  else {
    w->next = w->best;
    w->cost = cost(p, w, &w->next, room);
    w->now = w->next;
  }
}

/* Sweep until nothing gets better or the fuel, in mappings, is spent; 1 if there is more to do. */
i64 descend(const Space *p, Walker *w, void *room, i64 fuel) {
  i64 until = w->evaluated + fuel;
  while (w->evaluated < until)
    if (!sweep(p, w, room, until - w->evaluated)) return 0;
  return 1;
}

/* Whether the tree that was listed last, of `n` nodes, is that of `now`. */
static i64 same(const Walker *w, i64 n) {
  if (n != w->listed) return 0;
  for (i64 k = 0; k < n; k++) {
    const Node *a = &w->nodes[k], *b = &w->before[k];
    if (a->kind != b->kind || a->what != b->what || a->size != b->size || a->over != b->over) return 0;
  }
  return 1;
}

/* Go on with a run; 1 if there is more to do. */
i64 anneal(const Space *p, Walker *w, void *room, i64 fuel) {
  double ratio = 1;
  w->listed = emit(p, &w->now, w->before);
  for (i64 until = w->evaluated + fuel; w->at < w->length && w->evaluated < until; w->at++) {
    double share = (double)w->at / (double)w->length, warmth = w->hot;
    /* from hot to cold, evenly in the logarithm: cold = hot * 2**(-x) */
    double x = lg(w->hot / w->cold) * share;
    i64 whole = (i64)x;
    ratio = 1.0 / (double)(1LL << whole), ratio *= 1 - 0.5 * (x - (double)whole);
    warmth *= ratio;
    i64 n = 0;
    for (i64 k = 0; k < TRIES; k++) { /* what does not change the tree costs the same */
      w->next = w->now;
      change(p, w, &w->next);
      repair(p, w, &w->next);
      n = emit(p, &w->next, w->nodes);
      if (!same(w, n)) break;
      w->now = w->next;
    }
    double found = priced(p, w, &w->next, n, room), u = (double)(1 + (draw(w) >> 11)) / 9007199254740993.0;
    if (found <= w->cost || found - w->cost < -warmth * lg(u)) {
      w->cost = found, w->now = w->next, w->listed = n;
      for (i64 k = 0; k < n; k++) w->before[k] = w->nodes[k];
      better(w, &w->next, found);
    }
  }
  return w->at < w->length;
}

/* A tree as a state; 0 if no state is like it. Keeps that it does not have stand where they may be turned on. */
static i64 read_tree(const Space *p, const Node *nodes, i64 n, State *s) {
  i64 ranks = p->problem->ranks, tile[RANKS], above[RANKS], listed = 0, length = 0, placed[WALLS] = {0};
  int gap[RANKS];
  signed char turn[RANKS];
  for (i64 i = 0; i < p->walls; i++)
    for (i64 r = 0; r < ranks; r++) {
      s->loop[i][r] = s->spread[i][r] = 1, s->turn[i][r] = (signed char)r, s->on[i] = 0;
      s->loop_less[i][r] = s->spread_less[i][r] = 0;
    }
  for (i64 r = 0; r < ranks; r++) tile[r] = above[r] = p->problem->size[r], gap[r] = 1;
  for (i64 k = 0; k <= n; k++) {
    i64 id = -1, steps = 1, r = 0, whole = 0;
    if (k < n && nodes[k].kind != KEEP && nodes[k].kind != KEEP_ANEW) {
      r = nodes[k].what, whole = tile[r], steps = (whole + nodes[k].size - 1) / nodes[k].size, tile[r] = nodes[k].size;
    }
    if (k < n && nodes[k].kind == LOOP) {
      if (steps < 2) continue;
      if (gap[r] == 1) turn[listed++] = (signed char)r;
      gap[r] = (int)(gap[r] * steps);
      continue;
    }
    for (i64 i = 0; i < p->walls && id < 0; i++) {
      const Wall *w = &p->wall[i];
      if (k == n ? w->kind == WALL_END
                 : nodes[k].kind == SPREAD ? w->kind == WALL_AXIS && w->over == nodes[k].over
                                           : w->kind == WALL_KEEP && w->memory == nodes[k].what && w->tensor == nodes[k].size)
        id = i;
    }
    if (id < 0 && k < n && nodes[k].kind != SPREAD) continue; /* of a backing store */
    if (id < 0) return 0;
    if (k < n && nodes[k].kind == SPREAD && placed[id]) {
      if (s->order[length - 1] != id || listed) return 0;
      s->spread[id][r] = (int)(s->spread[id][r] * steps), above[r] = tile[r];
      continue;
    }
    if (placed[id] || (length && p->wall[s->order[length - 1]].stage > p->wall[id].stage)) return 0;
    s->order[length++] = id, s->on[id] = placed[id] = 1;
    for (i64 q = 0; q < ranks; q++) {
      i64 seen = 0;
      for (i64 j = 0; j < listed; j++) seen |= turn[j] == q;
      if (!seen) turn[listed++] = (signed char)q;
    }
    for (i64 q = 0; q < ranks; q++) {
      i64 inner = k < n && nodes[k].kind == SPREAD && q == r ? whole : tile[q];
      if (p->ragged && gap[q] > 1) { /* loops that stand together are one */
        gap[q] = (int)((above[q] + inner - 1) / inner), s->loop_less[id][q] = (int)(gap[q] * inner - above[q]);
      }
      s->loop[id][q] = gap[q], s->turn[id][q] = turn[q], gap[q] = 1, above[q] = tile[q];
    }
    listed = 0;
    if (k < n && nodes[k].kind == SPREAD) s->spread[id][r] = (int)steps;
    if (k < n && nodes[k].kind == SPREAD && p->ragged) s->spread_less[id][r] = (int)(steps * tile[r] - whole);
    if (k == n) /* what the compute walks itself */
      for (i64 q = 0; q < ranks; q++) s->loop[id][q] = (int)(s->loop[id][q] * tile[q] - s->loop_less[id][q]), s->loop_less[id][q] = 0;
  }
  for (i64 id = 0; id < p->walls; id++) {
    if (placed[id]) continue;
    i64 at = 0; /* after all of its stage, but above what must be below it */
    while (at < length && p->wall[s->order[at]].stage <= p->wall[id].stage && !p->ancestor[id * p->walls + s->order[at]]) at++;
    for (i64 k = length++; k > at; k--) s->order[k] = s->order[k - 1];
    s->order[at] = id, placed[id] = 1;
    s->on[id] = p->wall[id].kind != WALL_KEEP;
    if (at + 1 < length) { /* the loops of the gap stay outside */
      i64 next = s->order[at + 1];
      for (i64 r = 0; r < ranks; r++) {
        s->loop[id][r] = s->loop[next][r], s->turn[id][r] = s->turn[next][r], s->loop[next][r] = 1;
        s->loop_less[id][r] = s->loop_less[next][r], s->loop_less[next][r] = 0;
      }
    }
  }
  return 1;
}

/* Go on from a tree, if it is of the family and better than what is known; whether it was read. */
i64 enter(const Space *p, Walker *w, void *room, const Node *nodes, i64 n) {
  if (!read_tree(p, nodes, n, &w->next)) return 0;
  w->cost = cost(p, w, &w->next, room);
  w->now = w->next;
  better(w, &w->next, w->cost);
  return 1;
}

i64 best_nodes(const Space *p, const Walker *w, Node *out) { return emit(p, &w->best, out); }
i64 walker_size(void) { return sizeof(Walker); }
