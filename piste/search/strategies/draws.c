/* Mappings at random: tile chains drawn evenly, candidates crossed and changed, and what they cost.

   Read inside out, a chain is one choice per walk (mapspace/factors.py): of `n` tiles to walk, `steps` become one tile of
   the next walk out, which has ceil(n / steps) to walk. So it is known how many chains each choice leaves, and choices
   are weighed by that; `n` is always ceil(size / x), of which there are few. Any nested tiles are chosen from the outside
   in. Where axes have little room left, a chain is drawn again until it fits, and then from a table for just that room. */

#include "../../cost/evaluator.h"

enum { LEVELS = 44, AXES = 24, CUTS = 64, SLOTS = 1024, TRIES = 16, MORE = 400, TABLES = 1 << 14 };

/* The chains of one rank: by walk, outermost first and that of the points last, what its steps may be. */
typedef struct {
  i64 size, levels, ragged, groups, pattern, divisors;
  const i64 *divides, *lo, *hi;
  const i64 *axis;  /* by walk: the axis it is spread over, or -1 */
  const i64 *group; /* walks (bits) whose steps multiply to at least, at most */
  const i64 *divisor; /* of the size, ascending, where all steps divide */
} Cut;

typedef struct {
  const Problem *problem;
  i64 nodes, slots;
  const Node *node;
  const i64 *at;    /* by slot: its node */
  const i64 *rank;  /* by slot */
  const i64 *place; /* by slot: the same number where loops or spreads of two frames stand alike */
  const i64 *cut;   /* by rank */
} Frame;

typedef struct {
  i64 frames, ranks, axes, row, least; /* row: tiles of a candidate, at most; least: instances that must be used */
  const Frame *frame;
  const Cut *cut;
  const i64 *width, *asked; /* by axis: instances, and how many must be used */
} Space;

typedef struct {
  double upto;
  i64 first, times;
} Run;

/* The choices of a walk with so many tiles to walk. */
typedef struct {
  double total;
  i64 runs; /* -1: not listed yet */
  Run *run;
} Choice;

typedef struct {
  unsigned long long key;
  i64 most[LEVELS], border, wide;
  Choice *choice;  /* by walk and number of tiles */
  double *sums;    /* any nested tiles: by walk and tile, the chains further in */
} Table;

typedef struct {
  unsigned long long seed;
  i64 used, size, full; /* of the memory for tables */
  char *memory;
  i64 made;
  Table *table[TABLES]; /* by key */
} Room;

static i64 least(i64 a, i64 b) { return a < b ? a : b; }
static i64 ceiling(i64 a, i64 b) { return (a + b - 1) / b; }

static unsigned long long draw(Room *w) {
  unsigned long long x = w->seed;
  x ^= x >> 12, x ^= x << 25, x ^= x >> 27;
  w->seed = x;
  return x * 0x2545F4914F6CDD1DULL;
}

static i64 below(Room *w, i64 n) { return n > 1 ? (i64)(((draw(w) >> 32) * (unsigned long long)n) >> 32) : 0; }
static double part(Room *w) { return (double)(draw(w) >> 11) * 0x1p-53; }

static void *take(Room *w, i64 bytes) {
  bytes = (bytes + 15) & ~15LL;
  if (w->used + bytes > w->size) {
    w->full = 1;
    return 0;
  }
  void *found = w->memory + w->used;
  w->used += bytes;
  return found;
}

/* ---------------------------------------------------------------- chains inside out */

/* Numbers of tiles up to the border have their own place, those above are ceil(size / x); or all are divisors. */
static Choice *choice(const Cut *c, const Table *t, i64 level, i64 n) {
  i64 low = 0, high = c->divisors - 1;
  while (low < high) {
    i64 mid = (low + high) / 2;
    if (c->divisor[mid] >= n) high = mid;
    else low = mid + 1;
  }
  if (!c->divisors) low = n <= t->border ? n : t->border + ceiling(c->size, n);
  return &t->choice[level * t->wide + low];
}

/* The next number from `d` on that divides `n`, or n + 1; `at` is how many divisors of the size are below. */
static i64 next_divisor(const Cut *c, i64 n, i64 d, i64 *at) {
  if (c->divisors) {
    while (*at < c->divisors && c->divisor[*at] <= n) {
      i64 found = c->divisor[(*at)++];
      if (n % found == 0) return found;
    }
    return n + 1;
  }
  for (; d * d <= n; d++)
    if (n % d == 0) return d;
  for (i64 other = n / d; other >= 1; other--) /* n / d falls: the cofactors, ascending */
    if (n % other == 0 && n / other >= d) return n / other;
  return n + 1;
}

/* The steps of a walk with `n` tiles in runs that leave equally many; returns how many, written if there is room. */
static i64 runs(const Cut *c, i64 level, i64 n, i64 hi, Run *to) {
  i64 found = 0, at = 0, lo = c->lo[level];
  hi = least(hi, n);
  if (c->divides[level]) {
    for (i64 d = next_divisor(c, n, 1, &at); d <= hi; d = next_divisor(c, n, d + 1, &at)) {
      if (d < lo) continue;
      if (to) to[found].first = d, to[found].times = 1;
      found++;
    }
    return found;
  }
  for (i64 s = lo; s <= hi;) {
    i64 left = ceiling(n, s), last = least(hi, left > 1 ? (n - 1) / (left - 1) : n);
    if (to) to[found].first = s, to[found].times = last - s + 1;
    found++;
    s = last + 1;
  }
  return found;
}

/* How many chains walks 0 to `level` have with `n` tiles to walk. */
static double total(const Cut *c, Table *t, i64 level, i64 n) {
  Choice *k = choice(c, t, level, n);
  if (k->total >= 0) return k->total;
  if (level == 0) return k->total = c->lo[0] <= n && n <= t->most[0];
  double sum = 0;
  i64 hi = least(t->most[level], n), lo = c->lo[level], at = 0;
  if (c->divides[level]) {
    for (i64 d = next_divisor(c, n, 1, &at); d <= hi; d = next_divisor(c, n, d + 1, &at))
      if (d >= lo) sum += total(c, t, level - 1, n / d);
  } else
    for (i64 s = lo; s <= hi;) {
      i64 left = ceiling(n, s), last = least(hi, left > 1 ? (n - 1) / (left - 1) : n);
      sum += (double)(last - s + 1) * total(c, t, level - 1, left);
      s = last + 1;
    }
  return k->total = sum;
}

static i64 steps_of(Room *w, const Cut *c, Table *t, i64 level, i64 n) {
  Choice *k = choice(c, t, level, n);
  if (k->runs < 0) {
    i64 many = runs(c, level, n, t->most[level], 0);
    Run *run = take(w, many * (i64)sizeof(Run));
    if (!run) return 0;
    runs(c, level, n, t->most[level], run);
    double sum = 0;
    for (i64 i = 0; i < many; i++) {
      sum += (double)run[i].times * total(c, t, level - 1, ceiling(n, run[i].first));
      run[i].upto = sum;
    }
    k->run = run, k->runs = many;
  }
  if (!k->runs) return 0;
  double u = part(w) * k->run[k->runs - 1].upto;
  i64 lo = 0, hi = k->runs - 1;
  while (lo < hi) {
    i64 mid = (lo + hi) / 2;
    if (k->run[mid].upto > u) hi = mid;
    else lo = mid + 1;
  }
  return k->run[lo].first + below(w, k->run[lo].times);
}

/* ---------------------------------------------------------------- any nested tiles, outside in */

static void span(const Cut *c, const Table *t, i64 level, i64 outer, i64 *low, i64 *high) {
  *low = ceiling(outer, t->most[level]);
  *high = c->lo[level] > 1 ? (outer - 1) / (c->lo[level] - 1) : outer;
}

/* By walk (but that of the points): the chains further in from tiles of at most 0, 1, 2, ... */
static i64 add_up(Room *w, const Cut *c, Table *t) {
  i64 n = c->size + 1;
  t->sums = take(w, c->levels * n * (i64)sizeof(double));
  if (!t->sums) return 0;
  double *last = t->sums + (c->levels - 1) * n; /* of the points, whose tile is 1 */
  last[0] = 0;
  for (i64 tile = 1; tile < n; tile++) last[tile] = 1;
  for (i64 level = c->levels - 1; level > 0; level--) {
    double *sum = t->sums + (level - 1) * n, *inner = sum + n;
    sum[0] = 0;
    for (i64 tile = 1; tile < n; tile++) {
      i64 low, high;
      span(c, t, level, tile, &low, &high);
      double more = high >= low ? inner[high] - inner[low - 1] : 0;
      sum[tile] = sum[tile - 1] + (more > 0 ? more : 0);
    }
  }
  return 1;
}

/* ---------------------------------------------------------------- tables */

/* A table for the chains of a rank in the room that is left on axes; 0 if there is none, unless it is to be made. */
static Table *table(Room *w, i64 which, const Cut *c, const i64 *room, i64 make) {
  i64 limits[LEVELS];
  unsigned long long key = 0x9E3779B97F4A7C15ULL * (unsigned long long)(which + 1);
  for (i64 i = 0; i < c->levels; i++) {
    limits[i] = c->axis[i] >= 0 ? least(c->hi[i], room[c->axis[i]]) : c->hi[i];
    if (c->axis[i] >= 0) key = (key ^ (unsigned long long)limits[i]) * 0x100000001b3ULL, key ^= key >> 29;
  }
  i64 at = (i64)(key % TABLES);
  while (w->table[at] && w->table[at]->key != key) at = (at + 1) % TABLES;
  if (w->table[at] || !make) return w->table[at];
  Table *t = take(w, sizeof(Table));
  if (!t) return 0;
  t->key = key;
  for (i64 i = 0; i < c->levels; i++) t->most[i] = limits[i];
  if (c->ragged) {
    if (!add_up(w, c, t)) return 0;
  } else {
    t->border = 1, t->wide = c->divisors;
    while (!c->divisors && t->border * t->border < c->size) t->border++;
    if (!c->divisors) t->wide = t->border + ceiling(c->size, t->border) + 2;
    t->choice = take(w, c->levels * t->wide * (i64)sizeof(Choice));
    if (!t->choice) return 0;
    for (i64 i = 0; i < c->levels * t->wide; i++) t->choice[i].total = -1, t->choice[i].runs = -1;
  }
  w->table[at] = t;
  w->made++;
  return t;
}

static void forget(Room *w) {
  w->used = w->full = w->made = 0;
  for (i64 i = 0; i < TABLES; i++) w->table[i] = 0;
}

/* One chain from a table, its tiles outermost first without that of the points; 0 if there is none. */
static i64 pick(Room *w, const Cut *c, Table *t, i64 *tiles) {
  i64 n = c->levels - 1;
  if (c->ragged) {
    i64 outer = c->size, wide = c->size + 1;
    for (i64 i = 0; i < n; i++) {
      i64 low, high;
      span(c, t, i, outer, &low, &high);
      if (high < low) return 0;
      const double *sum = t->sums + i * wide;
      double all = sum[high] - sum[low - 1];
      if (!(all > 0)) return 0;
      double u = sum[low - 1] + part(w) * all;
      while (low < high) {
        i64 mid = (low + high) / 2;
        if (sum[mid] > u) high = mid;
        else low = mid + 1;
      }
      tiles[i] = outer = low;
    }
    i64 low, high;
    span(c, t, n, outer, &low, &high);
    return low <= 1 && high >= 1;
  }
  if (!(total(c, t, n, c->size) > 0)) return 0;
  i64 tile = 1;
  for (i64 i = n; i > 0; i--) {
    i64 steps = steps_of(w, c, t, i, ceiling(c->size, tile));
    if (!steps) return 0;
    tiles[i - 1] = tile = least(tile * steps, c->size);
  }
  return 1;
}

/* The instances that a chain takes of each axis; whether these and its groups of walks are within bounds. */
static i64 fits(const Cut *c, const i64 *tiles, const i64 *room, i64 *used) {
  i64 steps[LEVELS], outer = c->size, good = 1;
  for (i64 i = 0; i < c->levels; i++) {
    i64 inner = i < c->levels - 1 ? tiles[i] : 1, a = c->axis[i];
    steps[i] = ceiling(outer, inner);
    outer = inner;
    if (a >= 0) {
      used[a] *= steps[i];
      good &= used[a] <= room[a];
    }
  }
  for (i64 g = 0; g < c->groups; g++) {
    i64 product = 1;
    for (i64 i = 0; i < c->levels; i++)
      if (c->group[3 * g] >> i & 1) product *= steps[i];
    good &= c->group[3 * g + 1] <= product && product <= c->group[3 * g + 2];
  }
  return good;
}

static i64 fitting(const Space *s, Room *w, const Cut *c, Table *t, const i64 *room, i64 tries, i64 *tiles, i64 *used) {
  for (i64 i = 0; i < tries && t; i++) {
    if (!pick(w, c, t, tiles)) return 0;
    for (i64 a = 0; a < s->axes; a++) used[a] = 1;
    if (fits(c, tiles, room, used)) return 1;
  }
  return 0;
}

/* A chain drawn evenly from those that fit into the room. */
static i64 chain(const Space *s, Room *w, i64 which, const i64 *room, i64 *tiles, i64 *used) {
  const Cut *c = &s->cut[which];
  if (w->full || w->used > w->size / 2 || w->made > TABLES / 2) forget(w);
  Table *known = table(w, which, c, room, 0);
  if (known) return fitting(s, w, c, known, room, MORE, tiles, used);
  return fitting(s, w, c, table(w, which, c, s->width, 1), room, TRIES, tiles, used) ||
         fitting(s, w, c, table(w, which, c, room, 1), room, MORE, tiles, used);
}

/* ---------------------------------------------------------------- candidates */

static i64 gather(const Frame *f, i64 rank, const i64 *tiles, i64 *chain) {
  i64 n = 0;
  for (i64 i = 0; i < f->slots; i++)
    if (f->rank[i] == rank) chain[n++] = tiles[i];
  return n;
}

static void scatter(const Frame *f, i64 rank, const i64 *chain, i64 *tiles) {
  i64 n = 0;
  for (i64 i = 0; i < f->slots; i++)
    if (f->rank[i] == rank) tiles[i] = chain[n++];
}

static i64 enough(const Space *s, const i64 *room_used) {
  i64 all = 1;
  for (i64 a = 0; a < s->axes; a++) {
    if (room_used[a] < s->asked[a]) return 0;
    all *= room_used[a];
  }
  return all >= s->least;
}

static void shuffled(Room *w, i64 n, i64 *order) {
  for (i64 i = 0; i < n; i++) order[i] = i;
  for (i64 i = n - 1; i > 0; i--) {
    i64 j = below(w, i + 1), x = order[i];
    order[i] = order[j], order[j] = x;
  }
}

/* Tiles of a frame: ranks in random order, each evenly among the chains for which the axes have room. */
static i64 filled(const Space *s, Room *w, const Frame *f, i64 *tiles) {
  i64 order[CUTS], room[AXES], all[AXES], used[AXES], found[LEVELS];
  shuffled(w, s->ranks, order);
  for (i64 a = 0; a < s->axes; a++) room[a] = s->width[a], all[a] = 1;
  for (i64 i = 0; i < s->ranks; i++) {
    if (!chain(s, w, f->cut[order[i]], room, found, used)) return 0;
    for (i64 a = 0; a < s->axes; a++) room[a] /= used[a], all[a] *= used[a];
    scatter(f, order[i], found, tiles);
  }
  return enough(s, all);
}

/* Whether tiles are one of the chains. */
static i64 is_chain(const Cut *c, const i64 *tiles) {
  i64 outer = c->size;
  for (i64 i = 0; i < c->levels; i++) {
    i64 inner = i < c->levels - 1 ? tiles[i] : 1;
    if (inner < 1 || inner > outer) return 0;
    i64 steps = ceiling(outer, inner);
    if (steps < c->lo[i] || steps > c->hi[i]) return 0;
    /* The outermost walk of several steps has what steps it has. */
    if (!c->ragged && outer < c->size && (outer % inner || (c->divides[i] && ceiling(c->size, inner) % steps))) return 0;
    outer = inner;
  }
  return 1;
}

/* Whether tiles keep the rules, of all ranks but one; what these take of each axis. */
static i64 kept(const Space *s, const Frame *f, const i64 *tiles, i64 but, i64 *all) {
  i64 found[LEVELS], used[AXES];
  for (i64 a = 0; a < s->axes; a++) all[a] = 1;
  for (i64 r = 0; r < s->ranks; r++) {
    if (r == but) continue;
    const Cut *c = &s->cut[f->cut[r]];
    gather(f, r, tiles, found);
    for (i64 a = 0; a < s->axes; a++) used[a] = 1;
    if (!is_chain(c, found) || !fits(c, found, s->width, used)) return 0;
    for (i64 a = 0; a < s->axes; a++) {
      all[a] *= used[a];
      if (all[a] > s->width[a]) return 0;
    }
  }
  return 1;
}

static i64 allowed(const Space *s, const Frame *f, const i64 *tiles) {
  i64 all[AXES];
  return kept(s, f, tiles, -1, all) && enough(s, all);
}

/* One tile of a chain anew, between those around it. */
static void nudge(Room *w, const Cut *c, i64 *tiles) {
  i64 n = c->levels - 1, i = below(w, n), outer = i ? tiles[i - 1] : c->size, inner = i + 1 < n ? tiles[i + 1] : 1;
  if (c->ragged) {
    tiles[i] = inner + below(w, outer - inner + 1);
    return;
  }
  i64 left = ceiling(outer, inner);
  if (outer < c->size || (i < n && c->divides[i] && c->divides[i + 1])) { /* a divisor of what is between */
    i64 many = 0, chosen = 1;
    for (i64 d = 1; d * d <= left; d++)
      if (left % d == 0)
        for (i64 twice = 0; twice < 1 + (d * d < left); twice++)
          if (below(w, ++many) == 0) chosen = twice ? left / d : d;
    tiles[i] = inner * chosen;
    return;
  }
  i64 bits = 0; /* small numbers of steps are as likely as large ones */
  while (left >> (bits + 1)) bits++;
  i64 low = 1LL << below(w, bits + 1), steps = least(left, low + below(w, low));
  tiles[i] = least(inner * steps, c->size);
}

/* The same tiles but for one rank; `near` changes a single tile of it. 0 if that broke a rule. */
static i64 redraw(const Space *s, Room *w, const Frame *f, i64 rank, i64 near, i64 *tiles) {
  i64 all[AXES], room[AXES], used[AXES], found[LEVELS];
  if (!kept(s, f, tiles, rank, all)) return 0;
  for (i64 a = 0; a < s->axes; a++) room[a] = s->width[a] / all[a];
  const Cut *c = &s->cut[f->cut[rank]];
  i64 done = 0;
  if (near && c->levels > 1)
    for (i64 i = 0; i < 4 && !done; i++) {
      gather(f, rank, tiles, found);
      nudge(w, c, found);
      for (i64 a = 0; a < s->axes; a++) used[a] = 1;
      done = is_chain(c, found) && fits(c, found, room, used);
    }
  if (!done && (near || !chain(s, w, f->cut[rank], room, found, used))) return 0;
  for (i64 a = 0; a < s->axes; a++) all[a] *= used[a];
  if (!enough(s, all)) return 0;
  scatter(f, rank, found, tiles);
  return 1;
}

/* Tiles that keep the rules: as they are, one rank anew, or all; 0 if nothing of it does. */
static i64 mended(const Space *s, Room *w, const Frame *f, i64 *tiles) {
  if (allowed(s, f, tiles)) return 1;
  i64 order[CUTS];
  shuffled(w, s->ranks, order);
  for (i64 i = 0; i < s->ranks; i++)
    if (redraw(s, w, f, order[i], 0, tiles)) return 1;
  return filled(s, w, f, tiles);
}

/* The tiles of a candidate in another frame, where both have a loop or spread; else one step. */
static i64 carried(const Space *s, Room *w, const Frame *old, const i64 *tiles, const Frame *to, i64 *out) {
  i64 extent[CUTS];
  for (i64 r = 0; r < s->ranks; r++) extent[r] = s->cut[to->cut[r]].size;
  for (i64 i = 0; i < to->slots; i++) {
    i64 r = to->rank[i];
    for (i64 j = 0; j < old->slots; j++)
      if (old->place[j] == to->place[i]) extent[r] = least(extent[r], tiles[j]);
    out[i] = extent[r];
  }
  return mended(s, w, to, out);
}

static void copy(const i64 *from, i64 n, i64 *to) {
  for (i64 i = 0; i < n; i++) to[i] = from[i];
}

/* Change a candidate a little: a tile, the chain of a rank, or the frame. It stays the same if that failed. */
static void changed(const Space *s, Room *w, i64 *frame, i64 *tiles, double reshape, double step) {
  double chance = part(w);
  const Frame *f = &s->frame[*frame];
  i64 other[SLOTS];
  if (chance < reshape) {
    i64 to = below(w, s->frames);
    if (carried(s, w, f, tiles, &s->frame[to], other)) copy(other, s->frame[to].slots, tiles), *frame = to;
    return;
  }
  if (f->slots) redraw(s, w, f, f->rank[below(w, f->slots)], chance < step, tiles);
}

/* ---------------------------------------------------------------- many at once */

i64 room_size(void) { return sizeof(Room); }


void begin(Room *w, unsigned long long seed, char *memory, i64 size) {
  w->seed = seed ? seed : 1, w->memory = memory, w->size = size;
  for (i64 i = 0; i < 16; i++) draw(w);
  forget(w);
}

/* `n` candidates, each frame as likely as the others; how many were found before all `tries` of one failed. */
i64 draw_all(const Space *s, Room *w, i64 n, i64 tries, i64 *frames, i64 *tiles) {
  for (i64 i = 0; i < n; i++) {
    i64 done = 0;
    for (i64 j = 0; j < tries && !done; j++) {
      frames[i] = below(w, s->frames);
      done = filled(s, w, &s->frame[frames[i]], tiles + i * s->row);
    }
    if (!done) return i;
  }
  return n;
}

/* Candidates that differ a little from one each. */
void change_all(const Space *s, Room *w, i64 n, i64 *frames, i64 *tiles, double reshape, double step) {
  for (i64 i = 0; i < n; i++) changed(s, w, &frames[i], tiles + i * s->row, reshape, step);
}

/* Candidates in another frame each, with as much of their tiles as that has. Whether it went; else they stay. */
void carry_all(const Space *s, Room *w, i64 n, i64 *frames, i64 *tiles, const i64 *to) {
  i64 other[SLOTS];
  for (i64 i = 0; i < n; i++) {
    i64 *mine = tiles + i * s->row;
    if (!carried(s, w, &s->frame[frames[i]], mine, &s->frame[to[i]], other)) continue;
    frames[i] = to[i];
    copy(other, s->frame[to[i]].slots, mine);
  }
}

/* Children of parents that are in order, the best first, of which the better ones are taken more often: the frame of
   one, and of each rank that both walk alike the tiles of either; a share `mutated` is changed besides. */
void breed(const Space *s, Room *w, i64 parents, const i64 *frames, const i64 *tiles, i64 n, i64 *to, i64 *out,
           double mutated, double reshape, double step) {
  i64 found[LEVELS];
  for (i64 i = 0; i < n; i++) {
    double x = part(w), y = part(w);
    i64 one = (i64)((double)parents * x * x), other = (i64)((double)parents * y * y), *mine = out + i * s->row;
    const Frame *f = &s->frame[frames[one]], *g = &s->frame[frames[other]];
    copy(tiles + one * s->row, f->slots, mine);
    for (i64 r = 0; r < s->ranks; r++)
      if (s->cut[f->cut[r]].pattern == s->cut[g->cut[r]].pattern && (draw(w) >> 40 & 1)) {
        gather(g, r, tiles + other * s->row, found);
        scatter(f, r, found, mine);
      }
    to[i] = frames[one];
    if (!mended(s, w, f, mine)) copy(tiles + one * s->row, f->slots, mine);
    if (part(w) < mutated) changed(s, w, &to[i], mine, reshape, step);
  }
}

/* Whether a tensor is padded: what its tiles hold is then only known when a tree is evaluated. */
static i64 is_padded(const Problem *p) {
  for (i64 a = 0; a < p->axes_from[p->tensors]; a++)
    if (p->axis[AXIS * a + 5] >= 0) return 1;
  return 0;
}

/* What does not fit: memory * tensors + tensor, the first memory that is too small and what takes most of it; or -1. */
static i64 crowded(const Problem *p, const Node *node, i64 n) {
  i64 extent[RANKS], sum[RANKS], most_bits[RANKS], tensor[RANKS];
  for (i64 r = 0; r < p->ranks; r++) extent[r] = p->size[r];
  for (i64 m = 0; m < p->memories; m++) sum[m] = most_bits[m] = tensor[m] = 0;
  for (i64 i = 0; i < n; i++) {
    if (node[i].kind == LOOP || node[i].kind == SPREAD) {
      extent[node[i].what] = node[i].size;
      continue;
    }
    i64 m = node[i].what, t = node[i].size, bits = p->bits[t];
    if (p->capacity[m] < 0) continue;
    for (i64 a = p->axes_from[t]; a < p->axes_from[t + 1]; a++) {
      const i64 *axis = &p->axis[AXIS * a];
      bits *= 1 + axis[1] * (extent[axis[0]] - 1) + (axis[2] >= 0 ? axis[3] * (extent[axis[2]] - 1) : 0);
    }
    sum[m] += bits;
    if (bits > most_bits[m] || (bits == most_bits[m] && t < tensor[m])) most_bits[m] = bits, tensor[m] = t;
  }
  for (i64 m = 0; m < p->memories; m++)
    if (p->capacity[m] >= 0 && sum[m] > p->capacity[m]) return m * p->tensors + tensor[m];
  return -1;
}

/* Candidates: why each does not fit, or -1; and of those that do energy, cycles, value, and 1 if that is not known.
   Without `costs` only what fits is asked. */
void price_all(const Space *s, i64 n, const i64 *frames, const i64 *tiles, i64 costs, i64 *why, double *found,
               Result *out, void *work) {
  Node node[NODES];
  i64 last = -1;
  for (i64 i = 0; i < n; i++) {
    const Frame *f = &s->frame[frames[i]];
    const i64 *mine = tiles + i * s->row;
    if (frames[i] != last)
      for (i64 j = 0; j < f->nodes; j++) node[j] = f->node[j];
    last = frames[i];
    for (i64 j = 0; j < f->slots; j++) node[f->at[j]].size = mine[j];
    i64 padded = is_padded(f->problem);
    why[i] = padded ? -1 : crowded(f->problem, node, f->nodes);
    if (why[i] >= 0 || !(costs || padded)) continue;
    evaluate(f->problem, node, f->nodes, out, work);
    if (costs) {
      double *row = found + 4 * i;
      row[3] = (double)out->unknown;
      if (!out->unknown) row[0] = out->energy, row[1] = (double)out->cycles, row[2] = out->value;
    }
    if (out->unknown) continue;
    if (out->overflow > 0) /* room for the next tile, or padded tiles */
      for (i64 m = 0; m < f->problem->memories && why[i] < 0; m++)
        if (f->problem->capacity[m] >= 0 && out->held[m] > f->problem->capacity[m])
          for (i64 k = 0, largest = -1; k < out->keeps; k++) {
            const Kept *kept = &out->kept[k];
            i64 bits = f->problem->bits[kept->tensor] * kept->held, blamed = m * f->problem->tensors + kept->tensor;
            if (kept->memory == m && (bits > largest || (bits == largest && blamed < why[i])))
              largest = bits, why[i] = blamed;
          }
  }
}
