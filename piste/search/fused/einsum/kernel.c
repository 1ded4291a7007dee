/* The least cost of one Einsum of a cascade, below the loops that it shares and for any room in the exchange memory.

   `kernel.ll` is this file in LLVM's language (`make kernel`), compiled when a cascade is first searched; nobody who
   installs needs a C compiler. `piste.search.fused.einsum.kernel` says what the arguments are.

   `inside` is the cheapest way to compute tiles of given extents with everything that stands further in than the exchange
   memory, by branch and bound over the rows of tables; `outline` adds what one Einsum keeps in the exchange memory for
   itself: every order of such keeps with every tile. All costs are of the whole run. */

typedef long long i64;

enum { GROUPS = 16, RANKS = 16, AXES = 16, TERMS = 256, TENSORS = 8, FAILED = 8, TRIES = 20000, OFTEN = 1 << 14 };
#define INF __builtin_inf()

/* The rows of a group of ranks, by the extents that are left for them. */
typedef struct {
  i64 columns;
  const i64 *starts;          /* by extents, and the end */
  const double *values;       /* by row */
  const double *least, *most; /* by extents */
  const i64 *used;            /* by row: the instances that it takes of each axis */
  const i64 *row;             /* of one without rows that never are better: their numbers in the other */
} Table;

/* A shape: keeps and walks in order, whose cost is a sum of products with a factor from the row of every group. */
typedef struct {
  i64 terms, priced, rooms; /* the first terms have prices, the others are tiles */
  const Table *const *tables;
  const i64 *column;   /* by group and term */
  const Table *const *fewer; /* by group: those rows that may be best, with a column for every term */
  const double *scale; /* by term */
  const double *price; /* by feed and priced term */
  const i64 *room_from, *room_term;
  const double *room_bits;
  const double *fewest; /* by priced term: what its product is never below, whatever the rows */
} Shape;

/* An Einsum on a chip. A feed is a set of tensors, as bits: those that come from the exchange memory. */
typedef struct {
  i64 groups, ranks, tensors, axes, shapes, least_all, cells;
  const i64 *width, *least; /* by axis: instances that there are, and that must be used */
  const i64 *x, *y;         /* by axis: the widths of two that are taken as one; 0 if it is one alone */
  const Shape *shape;
  const i64 *choices;              /* by rank: how many extents, ascending; the last is its size */
  const double *const *extent;     /* by rank; the mean of all iterations, */
  const double *const *unit;       /* and what all of them are multiples of: less than the extent if they differ */
  const double *const *runs;       /* how many of them there are in the whole run, */
  const i64 *const *within;        /* and the extent that they divide if that makes more or less than there is, else -1 */
  const i64 *group, *step, *cell;  /* by rank: its group, and its strides in the extents of the group and of all */
  const i64 *ranks_of, *owned;     /* by tensor: the ranks that it has, and that have an axis to themselves, as bits */
  const i64 *axis_from, *one, *two; /* the axes of tensors, and the ranks that each adds up; -1 if there is none */
  /* by axis and the extents of its ranks: how long tiles are, on average and at most, and what all of these or smaller
     ones have together at least */
  const double *const *length, *const *longest, *const *passed;
  const double *bits, *moved, *spared; /* by tensor: what an element takes that crosses, and what is never read back */
  i64 may, must;                   /* the tensors that the exchange memory may and must keep, as bits */
  double fixed;
  double *known; /* by feed and cell: the cost inside, or negative if it was not asked for */
} Kind;

/* Whether a row takes no instances that another does not: all of its axes divide that one's, or are the `same`. */
static i64 within(i64 axes, const i64 *used, const i64 *other, i64 same) {
  for (i64 a = 0; a < axes; a++) if (same ? used[a] != other[a] : other[a] % used[a] != 0) return 0;
  return 1;
}

/* Marks the rows that another one of their segment, within their instances, is no worse than in any column. */
void sieve(i64 segments, const i64 *starts, i64 columns, const double *values, i64 axes, const i64 *used, i64 same,
           i64 *dropped) {
  for (i64 s = 0; s < segments; s++)
    for (i64 i = starts[s]; i < starts[s + 1]; i++)
      for (i64 j = starts[s]; j < starts[s + 1] && !dropped[i]; j++) {
        i64 less = 0, more = 0;
        if (i == j || dropped[j]) continue;
        for (i64 c = 0; c < columns && !more; c++) {
          less |= values[j * columns + c] < values[i * columns + c];
          more |= values[j * columns + c] > values[i * columns + c];
        }
        if (more || !within(axes, used + j * axes, used + i * axes, same)) continue;
        dropped[i] = less || j < i || !within(axes, used + i * axes, used + j * axes, same);
      }
}

typedef struct {
  i64 shape, row[GROUPS];
} Choice;

typedef struct {
  const Kind *k;
  const Shape *s;
  const double *price;
  i64 at[GROUPS], row[GROUPS], taken[GROUPS + 1][AXES];
  double low[GROUPS + 1][TERMS], high[GROUPS + 1][TERMS], x[GROUPS + 1][TERMS];
  double best;
  Choice *choice;
  double reach[GROUPS + 1]; /* the instances that the groups from one on can use at most */
  double most;              /* used by the best so far, of those that cost the same */
  i64 tries;
  i64 number, room;
  i64 *rows;    /* for every group, those that may be better, */
  double *keys; /* and what they cost at least */
  i64 (*over)(void); /* whether time is up, asked after so many rows; then what is returned means nothing */
  i64 left, stopped;
} Work;

/* So many rows later: whether time is up. */
static i64 late(Work *w, i64 rows) {
  w->left -= rows;
  if (w->left < 0 && w->over && !w->stopped) {
    w->left = OFTEN;
    w->stopped = w->over();
  }
  return w->stopped;
}

/* Puts the least key first of the `n` from `at` on. */
static void first(i64 *rows, double *keys, i64 at, i64 n) {
  i64 best = at;
  for (i64 i = at + 1; i < n; i++) if (keys[i] < keys[best]) best = i;
  i64 row = rows[at]; rows[at] = rows[best]; rows[best] = row;
  double key = keys[at]; keys[at] = keys[best]; keys[best] = key;
}

/* A heap of `n` keys, the least first, with what each is of: one more that stands last rises to its place. */
static void rise(i64 *rows, double *keys, i64 n) {
  i64 row = rows[n - 1], at = n - 1;
  double key = keys[at];
  for (; at && key < keys[(at - 1) / 2]; at = (at - 1) / 2) rows[at] = rows[(at - 1) / 2], keys[at] = keys[(at - 1) / 2];
  rows[at] = row, keys[at] = key;
}

/* Takes the first of them away: the last sinks to its place. */
static void sink(i64 *rows, double *keys, i64 n) {
  i64 row = rows[n - 1], at = 0, next;
  double key = keys[n - 1];
  while ((next = 2 * at + 1) < n - 1) {
    if (next + 1 < n - 1 && keys[next + 1] < keys[next]) next++;
    if (key <= keys[next]) break;
    rows[at] = rows[next], keys[at] = keys[next], at = next;
  }
  rows[at] = row, keys[at] = key;
}

static double bound(const Work *w, i64 d) {
  const Shape *s = w->s;
  const double *x = w->x[d], *low = w->low[d], *high = w->high[d];
  for (i64 r = 0; r < s->rooms; r++) {
    double held = 0;
    for (i64 c = s->room_from[r]; c < s->room_from[r + 1]; c++) held += x[s->room_term[c]] * low[s->room_term[c]];
    if (held > s->room_bits[r]) return INF;
  }
  double sum = 0;
  for (i64 c = 0; c < s->priced; c++) {
    double value = x[c] * (w->price[c] > 0 ? low[c] : high[c]);
    sum += w->price[c] * (w->price[c] > 0 && value < s->fewest[c] ? s->fewest[c] : value);
  }
  return sum;
}

/* Whether the axes have room for a row. */
static i64 fits(Work *w, const Table *t, i64 d, i64 r) {
  i64 fine = 1, axes = w->k->axes;
  for (i64 a = 0; a < axes; a++) {
    w->taken[d + 1][a] = w->taken[d][a] * t->used[r * axes + a];
    fine &= w->taken[d + 1][a] <= w->k->width[a];
  }
  return fine;
}

/* Whether the groups from `d` on can share out what they take of an axis that is two, of which `x` and `y` are left. */
static i64 packs(const Work *w, i64 d, i64 axis, i64 x, i64 y) {
  if (d == w->k->groups) return 1;
  i64 n = w->taken[d + 1][axis] / w->taken[d][axis];
  for (i64 i = 1; i <= n && i <= x; i++)
    if (n % i == 0 && n / i <= y && packs(w, d + 1, axis, x / i, y / (n / i))) return 1;
  return 0;
}

/* The instances that a row of every group uses together; 0 if they are too few, or do not go beside one another. */
static double together(const Work *w) {
  const Kind *k = w->k;
  const i64 *taken = w->taken[k->groups];
  i64 all = 1;
  for (i64 a = 0; a < k->axes; a++) {
    if (taken[a] < k->least[a]) return 0;
    all *= taken[a];
  }
  if (all < k->least_all) return 0;
  for (i64 a = 0; a < k->axes; a++)
    if (k->x[a] && taken[a] > 1 && !packs(w, 0, a, k->x[a], k->y[a])) return 0;
  return all;
}

static void descend(Work *w, i64 d) {
  const Kind *k = w->k;
  const Shape *s = w->s;
  if (d == k->groups) {
    double value, all = together(w);
    if (!all || (value = bound(w, d)) >= w->best) return;
    w->best = value;
    w->most = all;
    if (!w->choice) return;
    w->choice->shape = w->number;
    for (i64 g = 0; g < k->groups; g++) w->choice->row[g] = s->fewer[g]->row[w->row[g]];
    return;
  }
  const Table *t = s->fewer[d];
  i64 n = 0, *rows = w->rows + d * w->room;
  double *keys = w->keys + d * w->room, *x = w->x[d + 1];
  const double *before = w->x[d];
  if (late(w, t->starts[w->at[d] + 1] - t->starts[w->at[d]])) return;
  for (i64 r = t->starts[w->at[d]]; r < t->starts[w->at[d] + 1]; r++) {
    const double *values = t->values + r * t->columns;
    if (!fits(w, t, d, r)) continue;
    for (i64 c = 0; c < s->terms; c++) x[c] = before[c] * values[c];
    keys[n] = bound(w, d + 1);
    if (keys[n] < w->best) rows[n++] = r;
  }
  for (i64 i = 0; i < n; i++) {
    first(rows, keys, i, n);
    if (keys[i] >= w->best || w->stopped) return;
    const double *values = t->values + rows[i] * t->columns;
    fits(w, t, d, rows[i]);
    for (i64 c = 0; c < s->terms; c++) x[c] = before[c] * values[c];
    w->row[d] = rows[i];
    descend(w, d + 1);
  }
}

/* The instances that a row uses. */
static double used(const Kind *k, const Table *t, i64 r) {
  i64 n = 1;
  for (i64 a = 0; a < k->axes; a++) n *= t->used[r * k->axes + a];
  return n;
}

/* Of what costs no more than the best, what uses more instances takes fewer steps: looks for it, so many tries long. */
static void widen(Work *w, i64 d) {
  const Kind *k = w->k;
  const Shape *s = w->s;
  w->tries--;
  if (d == k->groups) {
    double all = together(w);
    if (all <= w->most || bound(w, d) > w->best) return;
    w->most = all;
    w->choice->shape = w->number;
    for (i64 g = 0; g < k->groups; g++) w->choice->row[g] = w->row[g];
    return;
  }
  const Table *t = s->tables[d];
  const i64 *column = s->column + d * s->terms;
  i64 n = 0, *rows = w->rows + d * w->room;
  double *keys = w->keys + d * w->room, before = 1;
  for (i64 a = 0; a < k->axes; a++) before *= w->taken[d][a];
  for (i64 r = t->starts[w->at[d]]; r < t->starts[w->at[d] + 1]; r++) {
    const double *values = t->values + r * t->columns;
    keys[n] = -used(k, t, r);
    if (before * -keys[n] * w->reach[d + 1] <= w->most || !fits(w, t, d, r)) continue;
    for (i64 c = 0; c < s->terms; c++) w->x[d + 1][c] = w->x[d][c] * values[column[c]];
    if (bound(w, d + 1) <= w->best) rows[n++] = r;
  }
  for (i64 i = 0; i < n && w->tries > 0; i++) {
    first(rows, keys, i, n);
    if (before * -keys[i] * w->reach[d + 1] <= w->most) return;
    const double *values = t->values + rows[i] * t->columns;
    fits(w, t, d, rows[i]);
    for (i64 c = 0; c < s->terms; c++) w->x[d + 1][c] = w->x[d][c] * values[column[c]];
    w->row[d] = rows[i];
    widen(w, d + 1);
  }
}

/* What the groups from each on can do at best with these extents; false if one has no row for them. */
static i64 prepare(Work *w, i64 feed) {
  const Kind *k = w->k;
  const Shape *s = w->s = k->shape + w->number;
  i64 some = 1;
  w->price = s->price + feed * s->priced;
  for (i64 c = 0; c < s->terms; c++) w->low[k->groups][c] = w->high[k->groups][c] = 1, w->x[0][c] = s->scale[c];
  for (i64 g = k->groups - 1; g >= 0; g--) {
    const Table *t = s->fewer[g];
    const double *least = t->least + w->at[g] * t->columns, *most = t->most + w->at[g] * t->columns;
    some &= t->starts[w->at[g]] < t->starts[w->at[g] + 1];
    for (i64 c = 0; c < s->terms; c++) {
      w->low[g][c] = w->low[g + 1][c] * least[c];
      w->high[g][c] = w->high[g + 1][c] * most[c];
    }
  }
  return some;
}

/* Sets out for tiles whose extents are numbered `at` by rank; where their cost is remembered. */
static double *begin(const Kind *k, const i64 *at, i64 feed, Work *w) {
  i64 cell = 0;
  for (i64 r = 0; r < k->ranks; r++) cell += at[r] * k->cell[r];
  w->k = k;
  w->best = INF;
  for (i64 g = 0; g < k->groups; g++) w->at[g] = 0;
  for (i64 r = 0; r < k->ranks; r++) w->at[k->group[r]] += at[r] * k->step[r];
  for (i64 a = 0; a < k->axes; a++) w->taken[0][a] = 1;
  return k->known + feed * k->cells + cell;
}

/* What tiles cost at least, at a glance: every term at its best row. */
static double glance(const Kind *k, const i64 *at, i64 feed, Work *w) {
  const double *known = begin(k, at, feed, w);
  if (*known >= 0) return *known;
  for (w->number = 0; w->number < k->shapes; w->number++) {
    double low = prepare(w, feed) ? bound(w, 0) : INF;
    if (low < w->best) w->best = low;
  }
  return w->best + k->fixed;
}

/* The least cost of tiles whose extents are numbered `at` by rank, fed by `feed`; of its best the choice, if asked for. */
static double inside(const Kind *k, const i64 *at, i64 feed, Work *w, Choice *choice) {
  double *known = begin(k, at, feed, w);
  if (*known >= 0 && !choice) return *known;
  w->choice = choice;
  double low, least = INF; /* the most promising shape first: what it costs spares a look at most of the others */
  i64 best = 0;
  for (w->number = 0; w->number < k->shapes; w->number++)
    if (prepare(w, feed) && (low = bound(w, 0)) < least) least = low, best = w->number;
  for (i64 i = -1; i < k->shapes && least < INF; i++) {
    w->number = i < 0 ? best : i;
    if (i != best && prepare(w, feed) && bound(w, 0) < w->best) descend(w, 0);
  }
  if (choice && w->best < INF) {
    least = w->best;
    w->best += 1e-12 * (least < 0 ? -least : least);
    w->tries = TRIES;
    for (w->number = 0; w->number < k->shapes && w->tries > 0; w->number++) {
      if (!prepare(w, feed) || bound(w, 0) > w->best) continue;
      w->reach[k->groups] = 1;
      for (i64 g = k->groups - 1; g >= 0; g--) {
        const Table *t = w->s->tables[g];
        double most = 1;
        for (i64 r = t->starts[w->at[g]]; r < t->starts[w->at[g] + 1]; r++)
          if (used(k, t, r) > most) most = used(k, t, r);
        w->reach[g] = w->reach[g + 1] * most;
      }
      widen(w, 0);
    }
    w->best = least;
  }
  if (w->best < INF) w->best += k->fixed;
  if (!w->stopped) *known = w->best;
  return w->best;
}

double solve(const Kind *k, const i64 *at, i64 feed, Work *w, Choice *choice) { return inside(k, at, feed, w, choice); }

static double tile(const Kind *k, i64 t, const i64 *at, const double *const *table) {
  double n = 1;
  for (i64 a = k->axis_from[t]; a < k->axis_from[t + 1]; a++) {
    i64 x = k->one[a], y = k->two[a];
    n *= table[a][y < 0 ? (x < 0 ? 0 : at[x]) : at[x] * k->choices[y] + at[y]];
  }
  return n;
}

/* How often a tile of these extents is visited in the whole run. */
static double visits(const Kind *k, const i64 *at) {
  double n = 1;
  for (i64 r = 0; r < k->ranks; r++) n *= k->runs[r][at[r]];
  return n;
}

static double crossing(const Kind *k, i64 t, const i64 *at) {
  return k->moved[t] * visits(k, at) * tile(k, t, at, k->length) - k->spared[t];
}

/* What that is at least with these or smaller extents: windows that leave gaps, or padding, make less of smaller tiles. */
static double at_least(const Kind *k, i64 t, const i64 *at) {
  double n = tile(k, t, at, k->passed);
  for (i64 r = 0; r < k->ranks; r++)
    if (!(k->ranks_of[t] >> r & 1)) n *= k->runs[r][at[r]];
  return k->moved[t] * n - k->spared[t];
}

/* What an Einsum keeps for itself in which order, and below the loops above each keep the extents by rank. */
typedef struct {
  double room, cost;
  i64 feed, keeps, tensor[TENSORS], at[TENSORS][RANKS];
} Stair;

typedef struct {
  const Kind *k;
  Work *w;
  Stair *best, now;
  double most; /* room */
  i64 tight;
} Nest;

/* Whether this is no better than the best: not less cost nor, if that is asked for, the same in less room. */
static i64 worse(const Nest *s, double room, double cost) {
  return cost > s->best->cost || (cost == s->best->cost && (!s->tight || room >= s->best->room));
}

/* Keeps number `i` and further: walks every rank that the tensor has and the keep above does not own, then keeps its tile.
   A loop over another rank is no worse further in or out. `above` is the cost inside at these extents; smaller ones that
   divide them never cost less, inside or to bring in. */
static void place(Nest *s, i64 i, i64 r, i64 *at, double room, double cost, double above) {
  const Kind *k = s->k;
  if (i == s->now.keeps) {
    s->now.room = room;
    s->now.cost = cost + above;
    if (!worse(s, room, s->now.cost)) *s->best = s->now;
    return;
  }
  i64 t = s->now.tensor[i], walked = k->ranks_of[t] & ~(i ? k->owned[s->now.tensor[i - 1]] : 0);
  while (r < k->ranks && !(walked >> r & 1)) r++;
  if (r == k->ranks) {
    double held = room + tile(k, t, at, k->longest) * k->bits[t], paid = cost + crossing(k, t, at), least = paid + above;
    if (held > s->most) return;
    for (i64 j = i + 1; j < s->now.keeps; j++) least += at_least(k, s->now.tensor[j], at);
    if (worse(s, held, least)) return;
    for (i64 q = 0; q < k->ranks; q++) s->now.at[i][q] = at[q];
    i64 next[RANKS];
    for (i64 q = 0; q < k->ranks; q++) next[q] = at[q];
    place(s, i + 1, 0, next, held, paid, above);
    return;
  }
  i64 from = at[r], failed = 0;
  double whole = k->unit[r][from], dear[FAILED];
  for (i64 c = from; c >= 0; c--) {
    double part = k->extent[r][c], now = above;
    i64 known = c != from && (k->within[r][c] != k->within[r][from] || k->unit[r][c] < part ||
                              whole / part != (double)(i64)(whole / part));
    for (i64 f = 0; f < failed && !known; f++) known = dear[f] / part == (double)(i64)(dear[f] / part);
    if (known) continue;
    if (late(s->w, 1)) break;
    at[r] = c;
    if (c != from) {
      double least = cost;
      for (i64 j = i; j < s->now.keeps; j++) least += at_least(k, s->now.tensor[j], at);
      i64 dead = worse(s, room, least + above);
      if (!dead) {
        now = inside(k, at, s->now.feed, s->w, 0);
        dead = worse(s, room, least + now);
      }
      if (dead) {
        if (failed < FAILED) dear[failed++] = part;
        continue;
      }
    }
    place(s, i, r + 1, at, room, cost, now);
  }
  at[r] = from;
}

static void order(Nest *s, const i64 *from, i64 left) {
  i64 at[RANKS];
  if (!left) {
    for (i64 r = 0; r < s->k->ranks; r++) at[r] = from[r];
    place(s, 0, 0, at, 0, 0, inside(s->k, at, s->now.feed, s->w, 0));
    return;
  }
  for (i64 t = 0; t < s->k->tensors; t++)
    if (left >> t & 1) {
      s->now.tensor[s->now.keeps++] = t;
      order(s, from, left & ~((i64)1 << t));
      s->now.keeps--;
    }
}

/* The cheapest way of an Einsum whose shared loops leave it extents `from` and whose tensors `held` are in the exchange
   memory anyway, with at most `most` bits for others, if `tight` with no more than it needs; returns its cost. Sets of
   few keeps are tried first: what they cost spares a look at most of the others. */
double outline(const Kind *k, const i64 *from, i64 held, double most, i64 tight, Work *w, Stair *best) {
  Nest s = {k, w, best, {0}, most, tight};
  i64 all = ((i64)1 << k->tensors) - 1, free = k->may & all & ~held, must = k->must & free;
  best->cost = best->room = INF;
  for (i64 n = 0; n <= k->tensors; n++)
    for (i64 kept = 0; kept <= all && !w->stopped; kept++) {
      if (__builtin_popcountll(kept) != n || (kept & ~free) || (must & ~kept)) continue;
      s.now.feed = held | kept;
      s.now.keeps = 0;
      double least = 0;
      for (i64 t = 0; t < k->tensors; t++) if (kept >> t & 1) least += at_least(k, t, from);
      if (worse(&s, 0, least)) continue;
      least += inside(k, from, s.now.feed, w, 0);
      if (!worse(&s, 0, least)) order(&s, from, kept);
    }
  return best->cost;
}

/* What nothing costs less than with these extents, tensors `held` in the exchange memory for nothing and room for all; or
   a bound on that, at a glance. */
static double fed(const Kind *k, const i64 *at, i64 held, i64 glancing, Work *w) {
  double best = INF;
  i64 all = ((i64)1 << k->tensors) - 1, whole[RANKS];
  for (i64 r = 0; r < k->ranks; r++) whole[r] = k->choices[r] - 1;
  for (i64 feed = 0; feed <= all; feed++) {
    double paid = 0;
    if ((held & ~feed) || (feed & ~held & ~k->may) || (k->must & ~feed)) continue;
    for (i64 t = 0; t < k->tensors; t++)
      if ((feed & ~held) >> t & 1) {
        double all = at_least(k, t, whole), here = at_least(k, t, at); /* which is less if windows leave gaps */
        paid += here < all ? here : all;
      }
    if (paid < best) paid += glancing ? glance(k, at, feed, w) : inside(k, at, feed, w, 0);
    if (paid < best) best = paid;
  }
  return best;
}

double least(const Kind *k, const i64 *at, i64 held, Work *w) { return fed(k, at, held, 0, w); }
double roughly(const Kind *k, const i64 *at, i64 held, Work *w) { return fed(k, at, held, 1, w); }

/* The ranks of an Einsum of which those of its kind are made: shared loops walk them one by one. */
typedef struct {
  i64 ranks;
  const i64 *choices, *parts, *cell; /* by rank: how many extents, how many of them do not divide it, and its stride in all */
  const i64 *into, *step;      /* by rank: the rank of the kind that it is a part of, and its stride there, */
  const i64 *const *number;    /* by rank of the kind: the number of its extent */
  const i64 *ranks_of;         /* by tensor: the ranks that it has, as bits */
} Own;

typedef struct {
  const Kind *k;
  const Own *own;
  Work *w;
  i64 held, made, free;
  double most, best;
  const double *once;
  double room; /* that the best takes */
  double tried[1 << TENSORS]; /* by tensors resident beside those held, the least room that these took so far */
} Fit;

/* Other extents: no order of loops was tried. */
static void anew(Fit *f) {
  for (i64 i = 0; i < (i64)1 << f->k->tensors; i++) f->tried[i] = INF;
}

/* The extents of the kind's ranks, by number. */
static void as_one(const Kind *k, const Own *own, const i64 *at, i64 *as) {
  for (i64 r = 0; r < k->ranks; r++) as[r] = 0;
  for (i64 r = 0; r < own->ranks; r++) as[own->into[r]] += at[r] * own->step[r];
  for (i64 r = 0; r < k->ranks; r++) as[r] = own->number[r][as[r]];
}

/* Other tensors resident above some of the shared loops over ranks `order`, outermost first, that leave extents `at`: each
   stands above the last loop over a rank that it lacks, and is moved `once` at least. What is made here to be read here
   stands above the first such loop. */
static void resident(Fit *f, const i64 *at, const i64 *order, i64 loops) {
  const Kind *k = f->k;
  i64 all = ((i64)1 << k->tensors) - 1, gains = 0, above[RANKS], as[RANKS], outer[RANKS];
  double taken[TENSORS];
  Stair stair;
  as_one(k, f->own, at, as);
  for (i64 t = 0; t < k->tensors; t++) {
    i64 last = loops - 1, made = f->made >> t & 1, has = f->own->ranks_of[t];
    if (f->held >> t & 1) taken[t] = tile(k, t, as, k->longest) * k->bits[t];
    if (!made && !(f->free >> t & 1)) continue;
    while (last >= 0 && has >> order[last] & 1) last--;
    if (last < 0) continue; /* no loop spares it anything */
    for (i64 i = last - 1; i >= 0 && made; i--) if (!(has >> order[i] & 1)) last = i;
    for (i64 r = 0; r < f->own->ranks; r++) above[r] = f->own->choices[r] - 1;
    for (i64 i = 0; i < last; i++) above[order[i]] = at[order[i]];
    as_one(k, f->own, above, outer);
    taken[t] = tile(k, t, outer, k->longest) * k->bits[t];
    if (!made) gains |= (i64)1 << t;
  }
  for (i64 more = 0; more <= all; more++) {
    double paid = 0, around = 0;
    if (more & ~gains) continue;
    for (i64 t = 0; t < k->tensors; t++) {
      if (more >> t & 1) paid += f->once[t];
      if ((f->held | more) >> t & 1) around += taken[t];
    }
    if (around > f->most || around >= f->tried[more]) continue; /* in more room they left no more to others */
    f->tried[more] = around;
    if (paid + least(k, as, f->held | more, f->w) >= f->best) continue;
    paid += outline(k, as, f->held | more, f->most - around, 0, f->w, &stair);
    if (paid < f->best) f->best = paid, f->room = around + stair.room;
  }
}

/* The least cost of an Einsum below loops over ranks `order`, outermost first, that leave extents `at`, with tensors
   `held` in the exchange memory for nothing; none that costs `limit` or more. */
double placed(const Kind *k, const Own *own, const i64 *at, const i64 *order, i64 loops, i64 held, i64 made, double most,
              double limit, const double *once, Work *w) {
  Fit f = {k, own, w, held, made, k->may & (((i64)1 << k->tensors) - 1) & ~held, most, limit, once};
  anew(&f);
  resident(&f, at, order, loops);
  return f.best;
}

static void orders(Fit *f, const i64 *at, i64 *order, i64 n, i64 loops) {
  if (n == loops) {
    resident(f, at, order, loops);
    return;
  }
  for (i64 i = n; i < loops; i++) {
    i64 one = order[n];
    order[n] = order[i]; order[i] = one;
    orders(f, at, order, n + 1, loops);
    order[i] = order[n]; order[n] = one;
  }
}

/* The least cost of an Einsum with tensors `held` in the exchange memory for nothing, in tiles that fit there beside what
   it keeps for itself: over all extents that so many shared loops over some ranks can leave. Those `made` in the loops are made and read
   there. `keys` and `cells` have room for all cells; the first key is then the room that the least takes. */
double fitting(const Kind *k, const Own *own, i64 held, i64 made, double most, i64 loops, i64 ranks, const double *once,
               Work *w, double *keys, i64 *cells) {
  i64 at[RANKS], as[RANKS], order[RANKS], all = ((i64)1 << k->tensors) - 1, n = 1;
  Fit f = {k, own, w, held, made, k->may & all & ~held, most, INF, once};
  for (i64 r = 0; r < own->ranks; r++) at[r] = own->choices[r] - 1;
  cells[0] = 0;
  for (i64 r = 0; r < own->ranks; r++) cells[0] += at[r] * own->cell[r];
  as_one(k, own, at, as);
  keys[0] = least(k, as, held, w);
  for (i64 r = 0; r < own->ranks; r++) { /* smaller extents that divide never cost less; others come with the first */
    if (!(ranks >> r & 1)) continue;
    i64 before = n;
    for (i64 i = 0; i < before; i++) {
      i64 walked = 0;
      for (i64 q = 0; q < own->ranks; q++) walked += cells[i] / own->cell[q] % own->choices[q] < own->choices[q] - 1;
      for (i64 c = 1; c <= own->parts[r] && walked < loops; c++) {
        cells[n] = cells[i] - c * own->cell[r];
        for (i64 q = 0; q < own->ranks; q++) at[q] = cells[n] / own->cell[q] % own->choices[q];
        as_one(k, own, at, as);
        keys[n++] = least(k, as, held, w);
      }
    }
  }
  for (i64 i = 2; i <= n; i++) rise(cells, keys, i);
  while (n) { /* the least cell that is left bounds all others */
    i64 walked = 0, next = 0, cell = cells[0];
    double taken = 0, key = keys[0];
    if (key >= f.best || late(w, n)) break;
    sink(cells, keys, n--);
    for (i64 r = 0; r < own->ranks; r++) {
      at[r] = cell / own->cell[r] % own->choices[r];
      if (at[r] < own->choices[r] - 1) order[walked++] = r;
      if (at[r] < own->choices[r] - 1 - own->parts[r]) next = r + 1;
    }
    as_one(k, own, at, as);
    for (i64 t = 0; t < k->tensors; t++) if (held >> t & 1) taken += tile(k, t, as, k->longest) * k->bits[t];
    anew(&f);
    if (taken <= most) orders(&f, at, order, 0, walked);
    if (f.best <= key * (1 + 1e-12)) break;
    if (!held || walked == loops) continue;
    for (i64 r = next; r < own->ranks; r++) {
      if (!(ranks >> r & 1) || at[r] < own->choices[r] - 1) continue;
      for (i64 c = 0; c < own->choices[r] - 1 - own->parts[r]; c++) {
        at[r] = c;
        as_one(k, own, at, as);
        keys[n] = least(k, as, held, w);
        if (keys[n] >= f.best) continue;
        cells[n] = cell - (own->choices[r] - 1 - c) * own->cell[r];
        rise(cells, keys, ++n);
      }
      at[r] = own->choices[r] - 1;
    }
  }
  keys[0] = f.room;
  return f.best;
}

i64 work_size(void) { return sizeof(Work); }
i64 stair_size(void) { return sizeof(Stair); }
