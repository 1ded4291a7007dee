/* Finds the best mapping of a shape: one row of every group, by branch and bound with a Lagrangian relaxation.

   `kernel.ll` is this file in LLVM's language (`make kernel`), compiled when a search first needs it; nobody who installs
   needs a C compiler. `piste.search.proof.kernel` says what the arguments are.

   Every count is a product of one number per group (a *term*), so its logarithm is a sum, and the logarithms of energy,
   cycles and occupancy are convex in these sums. Linearised anywhere they fall apart into one sum per group: the least row
   of every group is a lower bound (`relax`). Where what is moved is less than a product (a first touch is not read; a
   window slides), it is a product less *shares* of it. A bound lets the shares depend on the row of one group and takes
   the most that they reach in the others.

   What stays in a tile while another loop advances *rests*: in a last region, where loops between have one step, or in
   instances that are idle there. Where these loops have one step everywhere, the keep could as well stand further out,
   which is another shape. So a bound takes it that in one group they have steps (docs/search.md). */

typedef long long i64;
typedef int i32;

enum { GROUPS = 16, AXES = 16, TERMS = 512, ROOMS = 32, QUANTITIES = 64, COORDINATES = 1024, VERTICES = 64, NODES = 64 };

/* The rows of a group: a column for every factor, the first of them 1. */
typedef struct {
  i64 rows;
  const double *const *value; /* by column, then row */
  const i64 *use;             /* by axis, then variant: instances taken */
  const double *least, *most; /* by column */
  i64 variants;               /* rows that differ in the axes which they are spread over are one; these, in order ... */
  const i64 *from;            /* ... and by row the first of them; 0 if every row is one */
} Table;

static i64 first_variant(const Table *t, i64 r) { return t->from ? t->from[r] : r; }

/* A shape. A priced entry is price * term * (1 - sum of coefficient * share). What is known of a sum of terms and entries
   besides is a *floor*, a number or the sum of other terms (of weights below 0): where it is less, the rest is paid for as
   well. Of several floors of one sum, which follow each other, the highest counts. Its terms are numbered as coordinates
   are, entries after terms. */
typedef struct {
  i64 terms, shares, entries, rooms, steps, floors;
  const Table *const *tables; /* by group */
  const i64 *column;          /* by group and term, then share */
  const i64 *quantity, *term, *from, *listed; /* by entry: its shares are listed from.. */
  const i64 *room_from, *room_term, *floor_from, *floor_term;
  const i64 *floor_more; /* by floor: how many others of the same sum follow */
  const double *scale, *price; /* by term, then share; by quantity and term: of entries without shares */
  const double *entry_price, *coefficient, *room_bits;
  const double *full; /* by share and group: its column where no loop between has steps; 0 if there is none, or nothing rests */
  const double *floor_weight, *floor_least, *floor_price; /* of its terms; by floor; by quantity and floor */
} Problem;

/* What is searched for, and what all shapes have in common. */
typedef struct {
  i64 groups, axes, fanouts, quantities, measures, least_all;
  const i64 *width, *least, *fanout; /* by axis: instances that there are, that must be used, the fanout */
  const i64 *code, *quantity;        /* by measure: 0 energy, 1 cycles, 2 energy * cycles, 3 a quantity */
  const double *cap;                 /* what each measure but the first may reach at most */
  const double *rates;               /* by quantity: 0, or the words per cycle of a port */
  double rate, fixed, leak, slack;
} Goal;

typedef struct {
  double value;        /* of the best so far */
  i64 evaluated, fuel; /* mappings priced; numbers that may still be looked at */
  i64 found;           /* whether the best is new */
  i64 row[GROUPS];
} Best;

enum { LOG_BITS = 11, LOGS = 1 << LOG_BITS };
#define INFINITE __builtin_inf()

static double log_of(double x) { /* to a few units in the last place */
  union { double d; i64 i; } u = {x};
  i64 exponent = ((u.i >> 52) & 0x7ff) - 1023;
  u.i = (u.i & 0xfffffffffffffLL) | 0x3ff0000000000000LL;
  double m = u.d;
  if (m > 1.4142135623730951) m *= 0.5, exponent++;
  double s = (m - 1) / (m + 1), z = s * s, sum = 1.0 / 21;
  sum = sum * z + 1.0 / 19, sum = sum * z + 1.0 / 17, sum = sum * z + 1.0 / 15, sum = sum * z + 1.0 / 13;
  sum = sum * z + 1.0 / 11, sum = sum * z + 1.0 / 9, sum = sum * z + 1.0 / 7, sum = sum * z + 1.0 / 5;
  sum = sum * z + 1.0 / 3, sum = sum * z + 1.0;
  return 2 * s * sum + (double)exponent * 0.6931471805599453;
}

/* The same for many numbers of which most are equal to one before, of this shape or another; all 0 at first. */
typedef struct { double number[LOGS], log[LOGS]; } Logs;

static double known_log(Logs *known, double x) {
  union { double d; unsigned long long u; } v = {x};
  i64 at = (i64)(v.u * 0x9E3779B97F4A7C15ULL >> (64 - LOG_BITS));
  if (known->number[at] != x) known->number[at] = x, known->log[at] = log_of(x);
  return known->log[at];
}

typedef struct {
  const Problem *p;
  const Goal *goal;
  Best *best;
  double *numbers, *numbers_end, *stack_numbers;
  i32 *integers, *integers_end;
  i64 *nodes; /* of the stack: offsets of numbers and integers */
  i64 depth, deepest, overflow, mixed; /* mixed: rows are corners, of which none can be left out */
  i64 steady;                          /* whether the weights of times are given */
  char *const *marks;                  /* if not 0: by group and row, where to mark what may be part of something better */
  double lower; /* the least bound of all nodes that did not fit on the stack */
  i64 coordinates, columns[GROUPS];
  i64 m[GROUPS];                                         /* different rows */
  i32 *origin[GROUPS], *next[GROUPS];                    /* the first row of the table that is so, and others */
  i64 used[GROUPS];                                      /* terms and shares that it has a part in */
  i32 *rows;                                             /* of one group, for the moment */
  double *value[GROUPS], *scratch, *rest;
  i64 n[GROUPS];
  i32 *id[GROUPS];
  double base[COORDINATES], at[COORDINATES], weight[COORDINATES], e[COORDINATES];
  double theta[QUANTITIES + 1], lambda[ROOMS], mu[2 * AXES + 1];
  double log_width[2 * AXES + 1], log_room[ROOMS]; /* of all instances that there are, of all bits that have room */
  i64 fold[COORDINATES], folds[GROUPS]; /* by entry the group of which its share depends, or -1; how many a group has */
  double most[TERMS][GROUPS];           /* by share: the most of each group ... */
  double near[TERMS][GROUPS];           /* ... and the most of rows in which loops between have steps */
  double cap[COORDINATES];              /* by entry: the most that rests, if in one group they have */
  double least[2 * TERMS][GROUPS]; /* by term and share */
  i32 vertex[VERTICES][GROUPS];
  double vertex_weight[VERTICES];
  i64 vertices;
  i64 coordinates_of[GROUPS][COORDINATES];
  double *root_of[GROUPS][COORDINATES], *now_of[GROUPS][COORDINATES];
  double *phi_of[GROUPS][COORDINATES];
  i64 phi_entry[GROUPS][COORDINATES];
  Logs logs;
} Work;

static double exp_of(double given) { /* without branches, so that loops over it become vectors */
  double x = given > 700 ? 700 : given < -700 ? -700 : given, n = x * 1.4426950408889634;
  i32 k = (i32)(n + (n < 0 ? -0.5 : 0.5));
  double r = x - (double)k * 0.6931471805599453, sum = 1.0 / 87178291200;
  sum = sum * r + 1.0 / 6227020800, sum = sum * r + 1.0 / 479001600, sum = sum * r + 1.0 / 39916800;
  sum = sum * r + 1.0 / 3628800, sum = sum * r + 1.0 / 362880, sum = sum * r + 1.0 / 40320, sum = sum * r + 1.0 / 5040;
  sum = sum * r + 1.0 / 720, sum = sum * r + 1.0 / 120, sum = sum * r + 1.0 / 24, sum = sum * r + 1.0 / 6;
  sum = sum * r + 0.5, sum = sum * r + 1, sum = sum * r + 1;
  union { i64 i; double d; } u = {(i64)(k + 1023) << 52};
  return given < -700 ? 0 : sum * u.d;
}

static double ceiling(double x, double slack) {
  x *= 1 - slack;
  double down = (double)(i64)x;
  return x > 9e18 ? x : down < x ? down + 1 : down;
}

static const double *column(const Work *k, i64 g, i64 c) {
  const Problem *p = k->p;
  i64 at = p->column[g * (p->terms + p->shares) + c];
  return at ? p->tables[g]->value[at] : 0;
}

/* Whether nothing counts but energy, or what is moved, whatever the cycles. */
static i64 untimed(const Goal *goal) {
  return goal->measures == 1 && (goal->code[0] == 3 || (goal->code[0] == 0 && goal->leak == 0));
}

/* The first measure of quantities and steps, or infinity if another reaches beyond its cap. */
static double worth(const Goal *goal, const double *total, double steps) {
  double cycles = ceiling(steps / goal->rate, goal->slack), first = 0;
  for (i64 q = 0; q < goal->quantities; q++)
    if (goal->rates[q] > 0) {
      double busy = ceiling(total[q] / goal->rates[q], goal->slack);
      if (busy > cycles) cycles = busy;
    }
  for (i64 m = 0; m < goal->measures; m++) {
    double amount = goal->code[m] == 1 ? 0 : total[goal->quantity[m]];
    if (goal->code[m] == 0 || goal->code[m] == 2) amount += goal->fixed + goal->leak * cycles;
    if (goal->code[m] == 1) amount = cycles;
    if (goal->code[m] == 2) amount *= cycles;
    if (m == 0) first = amount;
    else if (amount > goal->cap[m]) return INFINITE;
  }
  return first;
}

static i64 rests(const Problem *p, const Goal *goal, i64 s) {
  for (i64 g = 0; g < goal->groups; g++) if (p->full[s * goal->groups + g] > 0) return 1;
  return 0;
}

/* `left` is what is left of entries after their shares. */
static double short_of(const Problem *p, i64 f, const double *x, const double *left) {
  double sum = 0;
  for (i64 i = p->floor_from[f]; i < p->floor_from[f + 1]; i++) {
    i64 c = p->floor_term[i], e = c - p->terms;
    sum += p->floor_weight[i] * (e < 0 ? x[c] : x[p->term[e]] * left[e]);
  }
  return p->floor_least[f] - sum;
}

/* How much a sum of terms is less than its highest floor, from `f` on; afterwards `f` is the floor of the next sum. */
static double shortest(const Problem *p, i64 *f, const double *x, const double *left, i64 *which) {
  double most = 0;
  i64 last = *f + p->floor_more[*f];
  *which = *f;
  for (i64 i = *f; i <= last; i++) {
    double more = short_of(p, i, x, left);
    if (more > most) most = more, *which = i;
  }
  *f = last + 1;
  return most;
}

/* Adds what sums of terms are less than they must be. */
static void lift(const Problem *p, const Goal *goal, const double *x, const double *left, double *total) {
  for (i64 f = 0, which; f < p->floors;) {
    double more = shortest(p, &f, x, left, &which);
    if (more > 0) for (i64 q = 0; q < goal->quantities; q++) total[q] += p->floor_price[q * p->floors + which] * more;
  }
}

/* The first measure of terms and shares, or infinity if something does not fit or reaches beyond its cap. Of a bound,
   `most` says by entry how much may rest. */
static double judge(const Problem *p, const Goal *goal, const double *x, const double *share, const double *most) {
  for (i64 r = 0; r < p->rooms; r++) {
    double held = 0;
    for (i64 c = p->room_from[r]; c < p->room_from[r + 1]; c++) held += x[p->room_term[c]];
    if (held > p->room_bits[r]) return INFINITE;
  }
  double total[QUANTITIES];
  for (i64 q = 0; q < goal->quantities; q++) {
    double sum = 0;
    for (i64 c = 0; c < p->terms; c++) sum += p->price[q * p->terms + c] * x[c];
    total[q] = sum;
  }
  double remains[COORDINATES];
  for (i64 e = 0; e < p->entries; e++) {
    remains[e] = 0;
    if (p->quantity[e] >= goal->quantities) continue;
    double left = 1, rest = 0;
    for (i64 i = p->from[e]; i < p->from[e + 1]; i++) {
      double y = p->coefficient[i] * share[p->listed[i]];
      if (most && rests(p, goal, p->listed[i])) rest += y;
      else left -= y;
    }
    left -= most && rest > most[e] ? most[e] : rest;
    if (left > 0) remains[e] = left, total[p->quantity[e]] += p->entry_price[e] * x[p->term[e]] * left;
  }
  lift(p, goal, x, remains, total);
  return worth(goal, total, x[p->steps]);
}

/* Instances are taken of every axis, of every fanout, and of all together: rows that are alike but for the axes that they
   are spread over are one, which takes the least of each of these. */
static i64 resources(const Goal *goal) { return goal->axes + goal->fanouts + (goal->fanouts > 1); }

static i64 is_of(const Goal *goal, i64 axis, i64 a) {
  return a < goal->axes ? a == axis : a == goal->axes + goal->fanouts || goal->fanout[axis] == a - goal->axes;
}

static double width_of(const Goal *goal, i64 a) {
  double width = 1;
  for (i64 b = 0; b < goal->axes; b++) if (is_of(goal, b, a)) width *= (double)goal->width[b];
  return width;
}

static double limit(const Work *k) { return k->best->value * (1 - k->goal->slack); }

/* ------------------------------------------------------------------ rows */

static i64 same(const Table *t, const i64 *columns, i64 n, i64 a, i64 b) {
  for (i64 i = 0; i < n; i++) if (t->value[columns[i]][a] != t->value[columns[i]][b]) return 0;
  return 1;
}

static double *numbers(Work *k, i64 n) { k->numbers_end -= n; return k->numbers_end; }
static i32 *integers(Work *k, i64 n) { k->integers_end -= n; return k->integers_end; }

/* By entry, the most that rests. Of all its shares that is no more than the most that one of them has in the groups of its
   tensor: the loops that advance add up to all visits. */
static void limit_rest(Work *k) {
  const Problem *p = k->p;
  i64 groups = k->goal->groups;
  for (i64 e = 0; e < p->entries; e++) {
    k->cap[e] = 0;
    for (i64 i = p->from[e]; i < p->from[e + 1]; i++) {
      i64 s = p->listed[i];
      const double *full = p->full + s * groups;
      for (i64 g = 0; g < groups; g++) { /* that which has steps */
        if (!(full[g] > 0)) continue;
        double y = k->near[s][g] / full[g];
        for (i64 h = 0; h < groups; h++) if (h != g && full[h] > 0) y *= k->most[s][h] / full[h];
        if (y > k->cap[e]) k->cap[e] = y;
      }
    }
  }
}

/* The least of every term and the most of every share over all rows of the tables. */
static void survey(Work *k) {
  const Problem *p = k->p;
  i64 all = p->terms + p->shares;
  for (i64 g = 0; g < k->goal->groups; g++)
    for (i64 c = 0; c < all; c++) {
      const Table *t = p->tables[g];
      i64 at = p->column[g * all + c];
      k->least[c][g] = !at ? 1 : c < p->terms ? t->least[at] : t->most[at];
      if (c < p->terms) continue;
      double near = 0, full = p->full[(c - p->terms) * k->goal->groups + g] * (1 - 1e-9);
      for (i64 r = 0; at && full > 0 && r < t->rows; r++) {
        double x = t->value[at][r];
        if (x < full && x > near) near = x;
      }
      k->near[c - p->terms][g] = near, k->most[c - p->terms][g] = k->least[c][g];
    }
  limit_rest(k);
}

/* What no mapping is below, by the least of every term and the most of every share that each group has. */
static double box(const Work *k) {
  const Problem *p = k->p;
  double x[2 * TERMS];
  for (i64 c = 0; c < p->terms + p->shares; c++) {
    x[c] = p->scale[c];
    for (i64 g = 0; g < k->goal->groups; g++) x[c] *= k->least[c][g];
  }
  return judge(p, k->goal, x, x + p->terms, k->cap);
}

enum { BLOCK = 128 }; /* rows that are looked at together */

/* Which of some rows may be part of something better: with the best that the other groups have. */
static void promising(const Work *k, i64 g, i64 row, i64 n, const double *others, i32 *fine) {
  const Problem *p = k->p;
  const Goal *goal = k->goal;
  double total[QUANTITIES][BLOCK], held[BLOCK], left[BLOCK], rest[BLOCK];
  for (i64 i = 0; i < n; i++) fine[i] = 1;
  for (i64 r = 0; r < p->rooms; r++) {
    for (i64 i = 0; i < n; i++) held[i] = 0;
    for (i64 c = p->room_from[r]; c < p->room_from[r + 1]; c++) {
      i64 t = p->room_term[c];
      const double *values = column(k, g, t);
      double y = others[t];
      if (values) for (i64 i = 0; i < n; i++) held[i] += y * values[row + i];
      else for (i64 i = 0; i < n; i++) held[i] += y;
    }
    for (i64 i = 0; i < n; i++) fine[i] &= held[i] <= p->room_bits[r];
  }
  i32 some = 0;
  for (i64 i = 0; i < n; i++) some |= fine[i];
  if (!some) return;
  for (i64 q = 0; q < goal->quantities; q++) {
    const double *price = p->price + q * p->terms;
    double equal = 0; /* what all rows have */
    for (i64 c = 0; c < p->terms; c++) if (price[c] != 0 && !column(k, g, c)) equal += price[c] * others[c];
    for (i64 i = 0; i < n; i++) total[q][i] = equal;
    for (i64 c = 0; c < p->terms; c++) {
      const double *values = price[c] != 0 ? column(k, g, c) : 0;
      double y = price[c] * others[c];
      if (values) for (i64 i = 0; i < n; i++) total[q][i] += y * values[row + i];
    }
  }
  for (i64 e = 0; e < p->entries; e++) {
    if (p->quantity[e] >= goal->quantities) continue;
    for (i64 i = 0; i < n; i++) left[i] = 1, rest[i] = 0;
    for (i64 j = p->from[e]; j < p->from[e + 1]; j++) {
      i64 s = p->terms + p->listed[j];
      const double *values = column(k, g, s);
      double y = p->coefficient[j] * others[s], *less = rest;
      if (!rests(p, goal, p->listed[j])) y = -y, less = left;
      if (values) for (i64 i = 0; i < n; i++) less[i] += y * values[row + i];
      else for (i64 i = 0; i < n; i++) less[i] += y;
    }
    for (i64 i = 0; i < n; i++) left[i] -= rest[i] < k->cap[e] ? rest[i] : k->cap[e];
    const double *values = column(k, g, p->term[e]);
    double y = p->entry_price[e] * others[p->term[e]];
    for (i64 i = 0; i < n; i++) total[p->quantity[e]][i] += (left[i] > 0 ? left[i] : 0) * (values ? y * values[row + i] : y);
  }
  const double *steps = column(k, g, p->steps);
  double most = limit(k);
  if (untimed(goal)) {
    double always = goal->code[0] == 0 ? goal->fixed : 0;
    for (i64 i = 0; i < n; i++) fine[i] &= total[goal->quantity[0]][i] + always < most;
    return;
  }
  for (i64 i = 0; i < n; i++) {
    if (!fine[i]) continue;
    double each[QUANTITIES];
    for (i64 q = 0; q < goal->quantities; q++) each[q] = total[q][i];
    fine[i] = worth(goal, each, steps ? others[p->steps] * steps[row + i] : others[p->steps]) < most;
  }
}

/* Rows that are equal in all that the shape uses become one, with the least use of each axis; rows that cannot be part
   of anything better are left out. */
static void merge(Work *k, i64 g) {
  const Problem *p = k->p;
  const Goal *goal = k->goal;
  const Table *t = p->tables[g];
  i64 n = t->rows, size = 1, all = p->terms + p->shares;
  while (size < 2 * n) size *= 2;
  i32 *bucket = integers(k, size), *which = integers(k, n);
  k->origin[g] = integers(k, n);
  k->next[g] = integers(k, n);
  i64 seen[2 * TERMS], kinds = 0;
  for (i64 c = 0; c < all; c++) {
    i64 at = p->column[g * all + c], known = !at;
    for (i64 i = 0; i < kinds; i++) known |= seen[i] == at;
    if (!known) seen[kinds++] = at;
  }
  for (i64 i = 0; i < size; i++) bucket[i] = -1;
  i64 m = 0;
  double others[2 * TERMS];
  for (i64 c = 0; c < all && !k->mixed; c++) {
    others[c] = p->scale[c];
    for (i64 h = 0; h < goal->groups; h++) if (h != g) others[c] *= k->least[c][h];
  }
  i32 fine[BLOCK];
  for (i64 r = 0; r < n; r++) {
    which[r] = -1;
    if (!k->mixed && r % BLOCK == 0) promising(k, g, r, n - r < BLOCK ? n - r : BLOCK, others, fine);
    if (!k->mixed && !fine[r % BLOCK]) continue;
    unsigned long long h = 1469598103934665603ULL;
    for (i64 i = 0; i < kinds; i++) {
      union { double d; unsigned long long u; } v = {t->value[seen[i]][r]};
      h = (h ^ v.u) * 1099511628211ULL;
      h ^= h >> 29;
    }
    i64 b = (i64)(h & (unsigned long long)(size - 1));
    while (bucket[b] >= 0 && !same(t, seen, kinds, k->origin[g][bucket[b]], r)) b = (b + 1) & (size - 1);
    if (bucket[b] < 0) bucket[b] = (i32)m, k->origin[g][m++] = (i32)r, k->next[g][r] = -1;
    else {
      i64 first = k->origin[g][bucket[b]];
      k->next[g][r] = k->next[g][first];
      k->next[g][first] = (i32)r;
    }
    which[r] = bucket[b];
  }
  k->m[g] = m;
  k->columns[g] = 0;
  for (i64 c = 0; c < p->terms; c++) {
    i64 at = p->column[g * all + c];
    if (!at) continue;
    double *x = numbers(k, m);
    for (i64 i = 0; i < m; i++) x[i] = known_log(&k->logs, t->value[at][k->origin[g][i]]);
    k->coordinates_of[g][k->columns[g]] = c;
    k->root_of[g][k->columns[g]++] = x;
  }
  i64 first = p->terms + p->entries, taken[AXES];
  for (i64 b = 0; b < goal->axes && m; b++) {
    i64 most = 1;
    for (i64 w = 0; w < t->variants; w++) most |= t->use[b * t->variants + w];
    taken[b] = most > 1;
  }
  for (i64 a = 0; a < resources(goal) && m; a++) {
    i64 some[AXES], many = 0;
    for (i64 b = 0; b < goal->axes; b++) if (taken[b] && is_of(goal, b, a)) some[many++] = b;
    if (!many) continue;
    double *x = numbers(k, m);
    i64 varies = 0;
    for (i64 i = 0; i < m; i++) x[i] = INFINITE;
    for (i64 r = 0; r < n; r++) {
      if (which[r] < 0) continue;
      for (i64 w = first_variant(t, r); w < first_variant(t, r + 1); w++) {
        i64 used = 1;
        for (i64 b = 0; b < many; b++) used *= t->use[some[b] * t->variants + w];
        double y = (double)used;
        if (y < x[which[r]]) x[which[r]] = y;
      }
    }
    for (i64 i = 0; i < m; i++) varies |= x[i] > 1, x[i] = known_log(&k->logs, x[i]);
    if (!varies) { k->numbers_end += m; continue; }
    k->coordinates_of[g][k->columns[g]] = first + a;
    k->root_of[g][k->columns[g]++] = x;
  }
}

/* How many rows of all tables may be part of something better than the best. */
i64 worthwhile(Work *k, const Problem *p, const Goal *goal, Best *best) {
  k->p = p, k->goal = goal, k->best = best, k->mixed = 0;
  survey(k);
  i64 found = 0, all = p->terms + p->shares;
  double others[2 * TERMS];
  i32 fine[BLOCK];
  for (i64 g = 0; g < goal->groups; g++) {
    for (i64 c = 0; c < all; c++) {
      others[c] = p->scale[c];
      for (i64 h = 0; h < goal->groups; h++) if (h != g) others[c] *= k->least[c][h];
    }
    for (i64 r = 0, rows = p->tables[g]->rows; r < rows; r += BLOCK) {
      i64 n = rows - r < BLOCK ? rows - r : BLOCK;
      promising(k, g, r, n, others, fine);
      for (i64 i = 0; i < n; i++) found += fine[i];
    }
  }
  return found;
}

typedef i64 Taken[AXES];

/* Whether some of the rows that were merged have room on all axes together, and which; `left` is what the groups from one
   on take of each axis at least. */
static i64 fits(Work *k, const i64 *chosen, i64 g, const i64 *taken, const Taken *left, i64 *rows) {
  const Goal *goal = k->goal;
  if (g == goal->groups) {
    i64 all = 1;
    for (i64 a = 0; a < goal->axes; a++) {
      if (taken[a] < goal->least[a]) return 0;
      all *= taken[a];
    }
    return all >= goal->least_all;
  }
  const Table *t = k->p->tables[g];
  for (i32 r = k->origin[g][chosen[g]]; r >= 0; r = k->next[g][r])
    for (i64 w = first_variant(t, r); w < first_variant(t, r + 1); w++) {
      i64 after[AXES], fine = 1;
      for (i64 a = 0; a < goal->axes; a++) {
        after[a] = taken[a] * t->use[a * t->variants + w];
        fine &= after[a] * left[g + 1][a] <= goal->width[a];
      }
      rows[g] = w;
      k->best->fuel -= goal->axes;
      if (fine && fits(k, chosen, g + 1, after, left, rows)) return 1;
    }
  return 0;
}

/* The same of all groups; rows that cannot fit are told by the least that is taken of each axis, fanout and all. */
static i64 fit(Work *k, const i64 *chosen, i64 *rows) {
  const Goal *goal = k->goal;
  Taken left[GROUPS + 1], taken;
  i64 axes = goal->axes, first = k->p->terms + k->p->entries;
  double use[2 * AXES + 1];
  for (i64 a = 0; a < resources(goal); a++) use[a] = 0;
  for (i64 g = 0; g < goal->groups; g++)
    for (i64 j = 0; j < k->columns[g]; j++)
      if (k->coordinates_of[g][j] >= first) use[k->coordinates_of[g][j] - first] += k->root_of[g][j][chosen[g]];
  for (i64 a = 0; a < resources(goal); a++) if (use[a] > k->log_width[a] + 1e-9) return 0;
  for (i64 a = 0; a < axes; a++) left[goal->groups][a] = taken[a] = 1;
  for (i64 g = goal->groups - 1; g >= 0; g--)
    for (i64 a = 0; a < axes; a++) {
      const Table *t = k->p->tables[g];
      const i64 *uses = t->use + a * t->variants;
      i64 least = uses[first_variant(t, k->origin[g][chosen[g]])];
      for (i32 r = k->origin[g][chosen[g]]; r >= 0; r = k->next[g][r])
        for (i64 w = first_variant(t, r); w < first_variant(t, r + 1); w++) if (uses[w] < least) least = uses[w];
      left[g][a] = left[g + 1][a] * least;
    }
  return fits(k, chosen, 0, taken, (const Taken *)left, rows);
}

/* Marks all rows that were merged into one. */
static void mark(Work *k, i64 g, i32 id) {
  for (i32 r = k->origin[g][id]; r >= 0; r = k->next[g][r]) k->marks[g][r] = 1;
}

/* Prices one row of every group; if it is the best and fits, it is remembered, or where rows are marked, marked. */
static void try(Work *k, const i64 *chosen, i64 counts) {
  const Problem *p = k->p;
  double x[2 * TERMS];
  i64 all = p->terms + p->shares, rows[GROUPS];
  for (i64 c = 0; c < all; c++) x[c] = p->scale[c];
  for (i64 g = 0; g < k->goal->groups; g++) {
    i64 row = k->origin[g][chosen[g]];
    for (i64 c = 0; c < all; c++) {
      i64 at = p->column[g * all + c];
      if (at) x[c] *= p->tables[g]->value[at][row];
    }
  }
  k->best->evaluated += counts;
  k->best->fuel -= all * k->goal->groups;
  double value = judge(p, k->goal, x, x + p->terms, 0);
  if (value >= limit(k)) return;
  if (!fit(k, chosen, rows)) return;
  if (k->marks) {
    for (i64 g = 0; g < k->goal->groups; g++) mark(k, g, (i32)chosen[g]);
    return;
  }
  k->best->value = value;
  k->best->evaluated += !counts;
  k->best->found = 1;
  for (i64 g = 0; g < k->goal->groups; g++) k->best->row[g] = rows[g];
}

/* ----------------------------------------------------------------- nodes */

/* Leaves out rows of a group: those whose mark is not 0. */
static void drop(Work *k, i64 g, const double *marks) {
  i64 left = 0;
  for (i64 i = 0; i < k->n[g]; i++) {
    if (marks[i] != 0) continue;
    if (left < i) {
      k->id[g][left] = k->id[g][i];
      for (i64 j = 0; j < k->columns[g]; j++) k->now_of[g][j][left] = k->now_of[g][j][i];
      for (i64 j = 0; j < k->folds[g]; j++) k->phi_of[g][j][left] = k->phi_of[g][j][i];
      k->value[g][left] = k->value[g][i];
    }
    left++;
  }
  k->n[g] = left;
}

/* The present rows of a group, by their number in the table. */
static const i32 *present(Work *k, i64 g) {
  for (i64 i = 0; i < k->n[g]; i++) k->rows[i] = k->origin[g][k->id[g][i]];
  return k->rows;
}

/* The least of every term and the most of every share over the present rows of a group. */
static void extremes(Work *k, i64 g) {
  const Problem *p = k->p;
  i64 n = k->n[g], groups = k->goal->groups;
  const i32 *row = present(k, g);
  for (i64 c = 0; c < p->terms; c++) {
    const double *x = column(k, g, c);
    double found = x ? INFINITE : 1;
    for (i64 i = 0; x && i < n; i++) if (x[row[i]] < found) found = x[row[i]];
    k->least[c][g] = found;
  }
  for (i64 s = 0; s < p->shares; s++) {
    const double *x = column(k, g, p->terms + s);
    double found = x ? 0 : 1, near = 0, full = p->full[s * groups + g] * (1 - 1e-9);
    for (i64 i = 0; x && i < n; i++) {
      double y = x[row[i]];
      if (y > found) found = y;
      if (y < full && y > near) near = y;
    }
    if (x) k->near[s][g] = near;
    k->least[p->terms + s][g] = found;
  }
}

/* Leaves out rows for which the tiles or instances of the other groups have no room, even the smallest. Returns what no
   mapping of what is left is below. */
static double narrow(Work *k) {
  double(*least)[GROUPS] = k->least;
  const Problem *p = k->p;
  const Goal *goal = k->goal;
  i64 groups = goal->groups, first = p->terms + p->entries, fewer[GROUPS], before = groups; /* groups that lost rows */
  for (i64 g = 0; g < groups; g++) fewer[g] = 1;
  for (i64 again = 1, round = 0; again && round < 4; round++) {
    again = 0;
    for (i64 g = 0; g < groups; g++) {
      if (fewer[g]) extremes(k, g);
      k->best->fuel -= k->n[g] * k->used[g];
    }
    i64 now = 0;
    for (i64 g = 0; g < groups; g++) {
      if (round && before == fewer[g] && !now) { /* no other group has lost rows since it was looked at */
        fewer[g] = 0;
        continue;
      }
      double *marks = k->value[g];
      i64 dropped = 0;
      const i32 *row = present(k, g);
      for (i64 i = 0; i < k->n[g]; i++) marks[i] = 0;
      for (i64 r = 0; r < p->rooms; r++) {
        double fixed = 0;
        i64 varies = 0;
        for (i64 i = 0; i < k->n[g]; i++) k->scratch[i] = 0;
        for (i64 c = p->room_from[r]; c < p->room_from[r + 1]; c++) {
          i64 t = p->room_term[c];
          double others = p->scale[t];
          for (i64 h = 0; h < groups; h++) if (h != g) others *= least[t][h];
          const double *x = column(k, g, t);
          if (!x) fixed += others;
          else {
            varies = 1;
            for (i64 i = 0; i < k->n[g]; i++) k->scratch[i] += others * x[row[i]];
          }
        }
        if (!varies && fixed > p->room_bits[r]) return INFINITE;
        if (varies) for (i64 i = 0; i < k->n[g]; i++)
          if (k->scratch[i] + fixed > p->room_bits[r] * (1 + 1e-12)) marks[i] = 1, dropped = 1;
      }
      for (i64 j = 0; j < k->columns[g]; j++) {
        i64 a = k->coordinates_of[g][j] - first;
        if (a < 0) continue;
        double others = 0;
        for (i64 h = 0; h < groups; h++) {
          if (h == g) continue;
          for (i64 l = 0; l < k->columns[h]; l++) {
            if (k->coordinates_of[h][l] - first != a) continue;
            double low = INFINITE;
            for (i64 i = 0; i < k->n[h]; i++) if (k->now_of[h][l][i] < low) low = k->now_of[h][l][i];
            others += low;
          }
        }
        for (i64 i = 0; i < k->n[g]; i++)
          if (k->now_of[g][j][i] + others > k->log_width[a] + 1e-9) marks[i] = 1, dropped = 1;
      }
      if (dropped) {
        drop(k, g, marks);
        again = 1;
        if (!k->n[g]) return INFINITE;
      }
      fewer[g] = dropped;
      now += dropped;
    }
    before = now;
  }
  for (i64 s = 0; s < p->shares; s++) for (i64 g = 0; g < groups; g++) k->most[s][g] = least[p->terms + s][g];
  limit_rest(k);
  return box(k);
}

/* What is left of an entry after its shares, by row of a group, with the most that they reach in the others; whether it
   varies. */
static i64 left_over(Work *k, i64 e, i64 g, double *left) {
  const Problem *p = k->p;
  i64 varies = 0, n = k->n[g], groups = k->goal->groups;
  double *rest = k->rest;
  for (i64 i = 0; i < n; i++) left[i] = 1, rest[i] = 0;
  for (i64 i = p->from[e]; i < p->from[e + 1]; i++) {
    i64 s = p->listed[i];
    double least = p->coefficient[i] * p->scale[p->terms + s], others = least, inner = 0;
    const double *x = column(k, g, p->terms + s), *fulls = p->full + s * groups;
    for (i64 h = 0; h < groups; h++) if (h != g) others *= k->most[s][h];
    if (!rests(p, k->goal, s)) {
      varies |= x != 0;
      if (x) for (i64 r = 0; r < n; r++) left[r] -= others * x[k->origin[g][k->id[g][r]]];
      else for (i64 r = 0; r < n; r++) left[r] -= others;
      continue;
    }
    for (i64 h = 0; h < groups; h++) { /* the most if another group has steps */
      if (h == g || !(fulls[h] > 0)) continue;
      double y = least * k->near[s][h];
      for (i64 l = 0; l < groups; l++) if (l != g && l != h) y *= k->most[s][l];
      if (y > inner) inner = y;
    }
    double full = fulls[g] * (1 - 1e-9);
    varies |= x != 0;
    if (x) for (i64 r = 0; r < n; r++) {
      double y = x[k->origin[g][k->id[g][r]]];
      rest[r] += (y < full ? others : inner) * y;
    } else for (i64 r = 0; r < n; r++) rest[r] += inner;
  }
  for (i64 r = 0; r < n; r++) left[r] -= rest[r] < k->cap[e] ? rest[r] : k->cap[e];
  k->best->fuel -= n * (1 + p->from[e + 1] - p->from[e]);
  return varies;
}

/* Lets the shares of each entry depend on the rows of the group that makes the most of it. */
static void fold(Work *k) {
  const Problem *p = k->p;
  i64 groups = k->goal->groups;
  for (i64 g = 0; g < groups; g++) k->folds[g] = 0;
  for (i64 e = 0; e < p->entries; e++) {
    k->fold[e] = -1;
    k->base[p->terms + e] = 0;
    if (p->quantity[e] >= k->goal->quantities) continue;
    double best = -INFINITE;
    i64 chosen = -1;
    for (i64 g = 0; g < groups; g++) {
      double *phi = k->phi_of[g][k->folds[g]], mean = 0, low = INFINITE;
      i64 varies = left_over(k, e, g, phi);
      if (!varies && chosen >= 0) continue;
      for (i64 r = 0; r < k->n[g]; r++) {
        if (phi[r] < low) low = phi[r];
        phi[r] = phi[r] < 1e-3 ? -7 : known_log(&k->logs, phi[r]);
        mean += phi[r];
      }
      mean /= (double)k->n[g];
      if (low >= 1e-3 && mean > best) best = mean, chosen = g;
    }
    if (chosen < 0) continue;
    k->best->fuel -= k->n[chosen] * (1 + p->from[e + 1] - p->from[e]);
    k->fold[e] = chosen;
    k->phi_entry[chosen][k->folds[chosen]++] = e;
  }
}

/* Prices and multipliers at the point `at`: the weight of every coordinate. Returns the bound less what rows add. If the
   point is `known`, `price` has looked at it. */
static double linearise(Work *k, i64 known) {
  const Problem *p = k->p;
  const Goal *goal = k->goal;
  double total[QUANTITIES], part = 0;
  i64 code = goal->code[0], first = p->terms + p->entries;
  for (i64 c = 0; c < k->coordinates; c++) k->weight[c] = 0;
  for (i64 c = 0; c < first && !known; c++) k->e[c] = exp_of(k->at[c]);
  for (i64 q = 0; q < goal->quantities; q++) {
    total[q] = 0;
    for (i64 c = 0; c < p->terms; c++) total[q] += p->price[q * p->terms + c] * k->e[c];
  }
  for (i64 e = 0; e < p->entries; e++) {
    if (k->fold[e] < 0) k->e[p->terms + e] = 0; /* nothing is known of it */
    else total[p->quantity[e]] += p->entry_price[e] * k->e[p->term[e]] * k->e[p->terms + e];
  }
  lift(p, goal, k->e, k->e + p->terms, total);
  double share[QUANTITIES]; /* the weight of each quantity, over its total */
  for (i64 q = 0; q < goal->quantities; q++) share[q] = 0;
  if (code != 1) {
    i64 q = goal->quantity[0];
    double whole = total[q];
    if (code != 3) whole += goal->fixed + goal->leak * k->e[p->steps] / goal->rate;
    if (whole <= 0) return -INFINITE;
    share[q] += 1 / whole;
    if (code != 3) k->weight[p->steps] += goal->leak * k->e[p->steps] / goal->rate / whole;
    part += log_of(whole);
  }
  if (code == 1 || code == 2) {
    k->weight[p->steps] += k->theta[0];
    part += k->theta[0] * (k->at[p->steps] - log_of(goal->rate));
    for (i64 q = 0; q < goal->quantities; q++) {
      if (!(goal->rates[q] > 0) || !(k->theta[q + 1] > 0) || total[q] <= 0) continue;
      share[q] += k->theta[q + 1] / total[q];
      part += k->theta[q + 1] * log_of(total[q] / goal->rates[q]);
    }
  }
  for (i64 q = 0; q < goal->quantities; q++)
    if (share[q] > 0) for (i64 c = 0; c < p->terms; c++) k->weight[c] += share[q] * p->price[q * p->terms + c] * k->e[c];
  for (i64 e = 0; e < p->entries; e++) {
    if (k->fold[e] < 0) continue;
    double w = share[p->quantity[e]] * p->entry_price[e] * k->e[p->term[e]] * k->e[p->terms + e];
    k->weight[p->term[e]] += w;
    k->weight[p->terms + e] += w;
  }
  for (i64 next = 0, f; next < p->floors;) { /* where the floor is paid for, the terms are not */
    double price = 0, more = shortest(p, &next, k->e, k->e + p->terms, &f);
    for (i64 q = 0; q < goal->quantities; q++) price += share[q] * p->floor_price[q * p->floors + f];
    if (price > 0 && more > 0)
      for (i64 i = p->floor_from[f]; i < p->floor_from[f + 1]; i++) {
        i64 c = p->floor_term[i], e = c - p->terms, of = e < 0 ? c : p->term[e];
        double less = price * p->floor_weight[i] * k->e[of] * (e < 0 ? 1 : k->e[c]);
        k->weight[of] -= less;
        if (k->weight[of] < 1e-12) k->weight[of] = 0;
        if (e >= 0) k->weight[c] -= less;
        if (k->weight[c] < 1e-12) k->weight[c] = 0;
      }
  }
  for (i64 r = 0; r < p->rooms; r++) {
    double sum = 0;
    for (i64 c = p->room_from[r]; c < p->room_from[r + 1]; c++) sum += k->e[p->room_term[c]];
    if (sum <= 0 || !(k->lambda[r] > 0)) continue;
    for (i64 c = p->room_from[r]; c < p->room_from[r + 1]; c++)
      k->weight[p->room_term[c]] += k->lambda[r] * k->e[p->room_term[c]] / sum;
    part += k->lambda[r] * (log_of(sum) - k->log_room[r]);
  }
  for (i64 c = 0; c < first; c++) part += k->weight[c] * (k->base[c] - k->at[c]);
  for (i64 a = 0; a < resources(goal); a++) {
    if (!(k->mu[a] > 0)) continue;
    k->weight[first + a] = k->mu[a];
    part -= k->mu[a] * k->log_width[a];
  }
  return part;
}

/* Moves the multipliers towards what is violated at the point `at`. */
static void price(Work *k, double step) {
  const Problem *p = k->p;
  const Goal *goal = k->goal;
  i64 first = p->terms + p->entries;
  for (i64 c = 0; c < first; c++) k->e[c] = exp_of(k->at[c]);
  for (i64 r = 0; r < p->rooms; r++) {
    double sum = 0;
    for (i64 c = p->room_from[r]; c < p->room_from[r + 1]; c++) sum += k->e[p->room_term[c]];
    if (sum > 0) k->lambda[r] += step * (log_of(sum) - k->log_room[r]);
    if (k->lambda[r] < 0) k->lambda[r] = 0;
  }
  for (i64 a = 0; a < resources(goal); a++) {
    k->mu[a] += step * (k->at[first + a] - k->log_width[a]);
    if (k->mu[a] < 0) k->mu[a] = 0;
  }
  if ((goal->code[0] != 1 && goal->code[0] != 2) || k->steady) return;
  double total[QUANTITIES], sum = 0, most = -INFINITE;
  for (i64 q = 0; q < goal->quantities; q++) {
    total[q] = 0;
    for (i64 c = 0; c < p->terms; c++) total[q] += p->price[q * p->terms + c] * k->e[c];
  }
  for (i64 e = 0; e < p->entries; e++) {
    if (k->fold[e] < 0) k->e[p->terms + e] = 0;
    else total[p->quantity[e]] += p->entry_price[e] * k->e[p->term[e]] * k->e[p->terms + e];
  }
  lift(p, goal, k->e, k->e + p->terms, total);
  double time[QUANTITIES + 1];
  time[0] = k->at[p->steps] - log_of(goal->rate);
  for (i64 q = 0; q < goal->quantities; q++)
    time[q + 1] = goal->rates[q] > 0 && total[q] > 0 ? log_of(total[q] / goal->rates[q]) : -INFINITE;
  for (i64 q = 0; q <= goal->quantities; q++) if (time[q] > most) most = time[q];
  for (i64 q = 0; q <= goal->quantities; q++) {
    double t = time[q] < most - 40 ? 0 : exp_of(4 * step * (time[q] - most)) * (k->theta[q] > 1e-6 ? k->theta[q] : 1e-6);
    k->theta[q] = time[q] == -INFINITE ? 0 : t;
    sum += k->theta[q];
  }
  for (i64 q = 0; q <= goal->quantities; q++) k->theta[q] /= sum;
}

/* The bound of the present rows, by `iterations` of Frank and Wolfe; rows that cannot be part of anything better go. */
static double relax(Work *k, i64 iterations, double so_far) {
  const Goal *goal = k->goal;
  i64 groups = goal->groups;
  double bound = so_far;
  k->vertices = 0;
  for (i64 t = 0; t < iterations; t++) {
    double most = log_of(limit(k) > 0 ? limit(k) : 1e-300), part = linearise(k, t > 0), least[GROUPS];
    i64 chosen[GROUPS];
    if (part == -INFINITE) return bound;
    for (i64 g = 0; g < groups; g++) {
      double *v = k->value[g];
      i64 n = k->n[g];
      for (i64 i = 0; i < n; i++) v[i] = 0;
      for (i64 j = 0; j < k->columns[g]; j++) {
        double w = k->weight[k->coordinates_of[g][j]];
        const double *x = k->now_of[g][j];
        if (w > 1e-12) { for (i64 i = 0; i < n; i++) v[i] += w * x[i]; k->best->fuel -= n; }
        else if (w > 0) { /* too little to look at: the least */
          double low = INFINITE;
          for (i64 i = 0; i < n; i++) if (x[i] < low) low = x[i];
          part += w * low;
        }
      }
      for (i64 j = 0; j < k->folds[g]; j++) {
        double w = k->weight[k->p->terms + k->phi_entry[g][j]];
        const double *x = k->phi_of[g][j];
        for (i64 i = 0; i < n; i++) v[i] += w * x[i];
        k->best->fuel -= n;
      }
      i64 at = 0;
      for (i64 i = 1; i < n; i++) if (v[i] < v[at]) at = i;
      least[g] = v[at];
      part += v[at];
      chosen[g] = k->id[g][at];
    }
    if (part > bound) bound = part;
    if (bound >= most - 1e-10) return INFINITE;
    i64 alone = 1;
    for (i64 g = 0; g < groups; g++) {
      double spare = most - 1e-10 - part + least[g];
      i64 gone = 0;
      for (i64 i = 0; i < k->n[g]; i++) gone += k->value[g][i] >= spare;
      if (10 * gone > k->n[g]) {
        for (i64 i = 0; i < k->n[g]; i++) k->value[g][i] = k->value[g][i] >= spare;
        drop(k, g, k->value[g]);
        if (!k->n[g]) return INFINITE;
      }
      alone &= k->n[g] == 1;
    }
    try(k, chosen, 0);
    if (alone) return bound;
    double step = goal->code[0] == 0 || goal->code[0] == 3 ? 0.15 : 0.3, gamma = 2.0 / (double)(t + 3);
    if (gamma > 0.5) gamma = 0.5;
    if (gamma < 0.5 * step) gamma = 0.5 * step;
    double to[COORDINATES];
    for (i64 c = 0; c < k->coordinates; c++) to[c] = k->base[c];
    for (i64 g = 0; g < groups; g++) {
      for (i64 j = 0; j < k->columns[g]; j++) to[k->coordinates_of[g][j]] += k->root_of[g][j][chosen[g]];
      i64 at = 0;
      while (at < k->n[g] && k->id[g][at] != chosen[g]) at++;
      for (i64 j = 0; j < k->folds[g]; j++)
        to[k->p->terms + k->phi_entry[g][j]] += at < k->n[g] ? k->phi_of[g][j][at] : k->at[k->p->terms + k->phi_entry[g][j]];
    }
    for (i64 c = 0; c < k->coordinates; c++) k->at[c] += gamma * (to[c] - k->at[c]);
    if (k->vertices < VERTICES) {
      for (i64 v = 0; v < k->vertices; v++) k->vertex_weight[v] *= 1 - gamma;
      for (i64 g = 0; g < groups; g++) k->vertex[k->vertices][g] = (i32)chosen[g];
      k->vertex_weight[k->vertices++] = gamma;
    }
    price(k, step);
  }
  return bound;
}

/* Where to split: a group and, of its rows, a number each and what parts them. */
static i64 split(Work *k, double *threshold, i64 *by) {
  const Problem *p = k->p;
  i64 groups = k->goal->groups, found = -1;
  double best = 1e-14, total = 0;
  for (i64 v = 0; v < k->vertices; v++) total += k->vertex_weight[v];
  for (i64 g = 0; g < groups && total > 0; g++) {
    if (k->n[g] < 2) continue;
    for (i64 j = 0; j < k->columns[g]; j++) {
      double w = k->weight[k->coordinates_of[g][j]], mean = 0, square = 0;
      if (w < 1e-9) continue;
      for (i64 v = 0; v < k->vertices; v++) mean += k->vertex_weight[v] * k->root_of[g][j][k->vertex[v][g]] / total;
      for (i64 v = 0; v < k->vertices; v++) {
        double d = k->root_of[g][j][k->vertex[v][g]] - mean;
        square += k->vertex_weight[v] * d * d / total;
      }
      if (w * w * square > best) {
        double low = INFINITE, high = -INFINITE;
        for (i64 i = 0; i < k->n[g]; i++) {
          double x = k->now_of[g][j][i];
          if (x < low) low = x;
          if (x > high) high = x;
        }
        if (!(low <= mean && mean < high)) continue;
        best = w * w * square;
        found = g, *by = j, *threshold = mean;
      }
    }
  }
  if (found >= 0) return found;
  best = 0; /* a share in which rows differ */
  for (i64 s = 0; s < p->shares; s++)
    for (i64 g = 0; g < groups; g++) {
      const double *x = column(k, g, p->terms + s);
      if (!x || k->n[g] < 2) continue;
      double low = INFINITE, high = 0, others = p->scale[p->terms + s];
      for (i64 i = 0; i < k->n[g]; i++) {
        double y = x[k->origin[g][k->id[g][i]]];
        if (y < low) low = y;
        if (y > high) high = y;
      }
      for (i64 h = 0; h < groups; h++) if (h != g) others *= k->most[s][h];
      if (others * (high - low) > best) best = others * (high - low), found = g, *by = -1 - s, *threshold = 0.5 * (low + high);
    }
  if (found >= 0 && best > 1e-3) return found;
  best = 0;
  for (i64 g = 0; g < groups; g++)
    for (i64 j = 0; j < k->columns[g] && k->n[g] > 1; j++) {
      double low = INFINITE, high = -INFINITE;
      for (i64 i = 0; i < k->n[g]; i++) {
        double x = k->now_of[g][j][i];
        if (x < low) low = x;
        if (x > high) high = x;
      }
      double score = (high - low) * (k->weight[k->coordinates_of[g][j]] + 1e-6);
      if (score > best && high > low) best = score, found = g, *by = j, *threshold = 0.5 * (low + high);
    }
  return best > 0 ? found : -1;
}

/* Tries all combinations of the present rows. */
static void enumerate(Work *k, i64 g, i64 *chosen) {
  if (g == k->goal->groups) { try(k, chosen, 1); return; }
  for (i64 i = 0; i < k->n[g]; i++) chosen[g] = k->id[g][i], enumerate(k, g + 1, chosen);
}

/* A node of the stack: its bound and multipliers, the rows of every group. */
static i64 state_size(const Work *k) {
  return 1 + k->coordinates + QUANTITIES + 1 + ROOMS + 2 * AXES + 1;
}

static void push(Work *k, double bound, const i64 *rows_of, i64 part) {
  i64 groups = k->goal->groups, need = groups, at = k->depth ? k->nodes[2 * k->depth + 1] : 0;
  i64 numbers_at = k->depth ? k->nodes[2 * k->depth] : 0, state = state_size(k);
  for (i64 g = 0; g < groups; g++) need += k->n[g];
  if (k->depth + 1 >= k->deepest || k->integers + at + need > k->integers_end || k->stack_numbers + numbers_at + state > k->numbers_end) {
    if (bound < k->lower) k->lower = bound;
    k->overflow = 1;
    for (i64 g = 0; k->marks && g < groups; g++)
      for (i64 i = 0; i < k->n[g]; i++) if (g != rows_of[0] || (k->value[g][i] != 0) == part) mark(k, g, k->id[g][i]);
    return;
  }
  i32 *to = k->integers + at + groups;
  for (i64 g = 0; g < groups; g++) {
    i64 n = 0;
    for (i64 i = 0; i < k->n[g]; i++)
      if (g != rows_of[0] || (k->value[g][i] != 0) == part) *to++ = k->id[g][i], n++;
    k->integers[at + g] = (i32)n;
  }
  double *x = k->stack_numbers + numbers_at;
  *x++ = bound;
  for (i64 c = 0; c < k->coordinates; c++) *x++ = k->at[c];
  for (i64 q = 0; q <= QUANTITIES; q++) *x++ = k->theta[q];
  for (i64 r = 0; r < ROOMS; r++) *x++ = k->lambda[r];
  for (i64 a = 0; a <= 2 * AXES; a++) *x++ = k->mu[a];
  k->depth++;
  k->nodes[2 * k->depth] = numbers_at + state;
  k->nodes[2 * k->depth + 1] = to - k->integers;
}

static double pop(Work *k) {
  i64 groups = k->goal->groups, at, numbers_at;
  k->depth--;
  at = k->depth ? k->nodes[2 * k->depth + 1] : 0;
  numbers_at = k->depth ? k->nodes[2 * k->depth] : 0;
  const i32 *from = k->integers + at + groups;
  for (i64 g = 0; g < groups; g++) {
    k->n[g] = k->integers[at + g];
    for (i64 i = 0; i < k->n[g]; i++) k->id[g][i] = *from++;
  }
  const double *x = k->stack_numbers + numbers_at;
  double bound = *x++;
  for (i64 c = 0; c < k->coordinates; c++) k->at[c] = *x++;
  for (i64 q = 0; q <= QUANTITIES; q++) k->theta[q] = *x++;
  for (i64 r = 0; r < ROOMS; r++) k->lambda[r] = *x++;
  for (i64 a = 0; a <= 2 * AXES; a++) k->mu[a] = *x++;
  return bound;
}

static void gather(Work *k) {
  for (i64 g = 0; g < k->goal->groups; g++)
    for (i64 j = 0; j < k->columns[g]; j++)
      for (i64 i = 0; i < k->n[g]; i++) k->now_of[g][j][i] = k->root_of[g][j][k->id[g][i]];
}

/* One node: bounded, and solved or split in two. */
static void visit(Work *k) {
  i64 groups = k->goal->groups, root = k->depth == 1, by = 0, chosen[GROUPS];
  double bound = pop(k), threshold = 0;
  if (bound >= log_of(limit(k)) - 1e-10) return;
  gather(k);
  for (i64 g = 0; g < groups; g++) k->folds[g] = 0;
  double box = narrow(k);
  if (box >= limit(k)) return;
  if (box > 0 && log_of(box) > bound) bound = log_of(box);
  double combinations = 1;
  for (i64 g = 0; g < groups; g++) combinations *= (double)k->n[g];
  if (combinations > 32) {
    fold(k);
    bound = relax(k, root && limit(k) < 8 * box ? 40 : 10, bound);
    if (bound == INFINITE) return;
    combinations = 1;
    for (i64 g = 0; g < groups; g++) combinations *= (double)k->n[g];
  }
  if (combinations <= 64) { enumerate(k, 0, chosen); return; }
  i64 g = split(k, &threshold, &by);
  if (g < 0) { /* rows differ in nothing that matters: one of each will do */
    if (combinations < 1e6) enumerate(k, 0, chosen);
    else {
      k->overflow = 1;
      if (bound < k->lower) k->lower = bound;
      for (i64 h = 0; k->marks && h < groups; h++) for (i64 i = 0; i < k->n[h]; i++) mark(k, h, k->id[h][i]);
    }
    return;
  }
  for (i64 i = 0; i < k->n[g]; i++) {
    double x = by >= 0 ? k->now_of[g][by][i] : column(k, g, k->p->terms - 1 - by)[k->origin[g][k->id[g][i]]];
    k->value[g][i] = x > threshold;
  }
  i64 half = 0;
  for (i64 v = 0; v < k->vertices && by >= 0; v++) half += k->root_of[g][by][k->vertex[v][g]] > threshold;
  half = by >= 0 && 2 * half > k->vertices;
  push(k, bound, &g, !half);
  push(k, bound, &g, half);
}

/* Prepares a shape: `room` and `whole` have room for so many. */
double begin(Work *k, const Problem *p, const Goal *goal, Best *best, double *room, i64 n, i32 *whole, i64 m, i64 *nodes, i64 deepest, i64 mixed) {
  k->p = p, k->goal = goal, k->best = best;
  k->numbers = k->stack_numbers = room, k->numbers_end = room + n;
  k->integers = whole, k->integers_end = whole + m;
  k->nodes = nodes, k->deepest = deepest, k->depth = 0, k->overflow = 0;
  k->lower = INFINITE, k->steady = 0, k->marks = 0;
  k->coordinates = p->terms + p->entries + resources(goal);
  i64 widest = 1;
  k->mixed = mixed;
  for (i64 a = 0; a < resources(goal); a++) k->log_width[a] = log_of(width_of(goal, a));
  for (i64 r = 0; r < p->rooms; r++) k->log_room[r] = log_of(p->room_bits[r]);
  if (!mixed) survey(k);
  for (i64 c = 0; c < k->coordinates; c++) k->base[c] = c < p->terms ? log_of(p->scale[c]) : 0;
  i64 order[GROUPS]; /* the smallest first: what is left of it says more of the others */
  for (i64 g = 0; g < goal->groups; g++) {
    i64 at = g;
    for (; at && p->tables[order[at - 1]]->rows > p->tables[g]->rows; at--) order[at] = order[at - 1];
    order[at] = g;
  }
  for (i64 i = 0; i < goal->groups; i++) {
    i64 g = order[i], rows = p->tables[g]->rows;
    if (!rows) return INFINITE;
    merge(k, g);
    if (!k->m[g]) return INFINITE;
    for (i64 c = 0; c < p->terms + p->shares && !mixed; c++) {
      const double *x = column(k, g, c);
      double found = c < p->terms ? INFINITE : 0;
      for (i64 r = 0; x && r < k->m[g]; r++) {
        double y = x[k->origin[g][r]];
        if (c < p->terms ? y < found : y > found) found = y;
      }
      if (x) k->least[c][g] = found;
    }
    k->used[g] = 0;
    for (i64 c = 0; c < p->terms + p->shares; c++) k->used[g] += column(k, g, c) != 0;
    k->id[g] = integers(k, k->m[g]);
    k->value[g] = numbers(k, k->m[g]);
    for (i64 j = 0; j < k->columns[g]; j++) k->now_of[g][j] = numbers(k, k->m[g]);
    for (i64 e = 0; e < p->entries; e++) k->phi_of[g][e] = numbers(k, k->m[g]);
    k->n[g] = k->m[g];
    k->folds[g] = 0;
    for (i64 i = 0; i < k->m[g]; i++) k->id[g][i] = (i32)i;
    if (k->m[g] > widest) widest = k->m[g];
  }
  k->rows = integers(k, widest);
  k->scratch = numbers(k, widest);
  k->rest = numbers(k, widest);
  for (i64 c = 0; c < k->coordinates; c++) k->at[c] = k->base[c];
  for (i64 g = 0; g < goal->groups; g++)
    for (i64 j = 0; j < k->columns[g]; j++) {
      double sum = 0;
      for (i64 i = 0; i < k->m[g]; i++) sum += k->root_of[g][j][i];
      k->at[k->coordinates_of[g][j]] += sum / (double)k->m[g];
    }
  for (i64 q = 0; q <= QUANTITIES; q++) k->theta[q] = 0;
  k->theta[0] = 1;
  for (i64 r = 0; r < ROOMS; r++) k->lambda[r] = 0;
  for (i64 a = 0; a <= 2 * AXES; a++) k->mu[a] = 0;
  i64 none = -1;
  push(k, -INFINITE, &none, 0);
  return -INFINITE;
}

/* What no mapping of a shape is below whose rows are mixed from those of its tables: the corners of all real tiles. The
   weights of times are `theta` if they are `given`, else there those of the best bound. */
double smooth(Work *k, i64 iterations, double *theta, i64 given) {
  const Goal *goal = k->goal;
  double bound = -INFINITE, most = log_of(limit(k));
  pop(k);
  gather(k);
  k->steady = given;
  for (i64 q = 0; q <= QUANTITIES && given; q++) k->theta[q] = theta[q];
  for (i64 t = 0; t < iterations; t++) {
    double part = linearise(k, t > 0), to[COORDINATES];
    if (part == -INFINITE) break;
    for (i64 c = 0; c < k->coordinates; c++) to[c] = k->base[c];
    for (i64 g = 0; g < goal->groups; g++) {
      double *v = k->value[g];
      for (i64 i = 0; i < k->n[g]; i++) v[i] = 0;
      for (i64 j = 0; j < k->columns[g]; j++) {
        double w = k->weight[k->coordinates_of[g][j]];
        for (i64 i = 0; i < k->n[g]; i++) v[i] += w * k->now_of[g][j][i];
      }
      i64 at = 0;
      for (i64 i = 1; i < k->n[g]; i++) if (v[i] < v[at]) at = i;
      part += v[at];
      for (i64 j = 0; j < k->columns[g]; j++) to[k->coordinates_of[g][j]] += k->now_of[g][j][at];
    }
    if (part > bound) {
      bound = part;
      for (i64 q = 0; q <= QUANTITIES; q++) theta[q] = k->theta[q];
    }
    if (bound >= most) break;
    double gamma = 2.0 / (double)(t + 3);
    if (gamma > 0.5) gamma = 0.5;
    for (i64 c = 0; c < k->coordinates; c++) k->at[c] += gamma * (to[c] - k->at[c]);
    price(k, t < 30 ? 0.3 : 9.0 / (double)t);
  }
  return bound == -INFINITE ? 0 : exp_of(bound) * (1 - 1e-9);
}

/* Works on a shape as long as there is fuel; the nodes that are left. */
i64 advance(Work *k) {
  while (k->depth && k->best->fuel > 0) visit(k);
  return k->depth;
}

/* From now on nothing is remembered: the rows of all that may be better are marked, by group. */
void sift(Work *k, char *const *marks) { k->marks = marks; }

/* What no mapping of the nodes that are left is below. */
double lowest(const Work *k) {
  double low = k->lower;
  for (i64 d = 0; d < k->depth; d++) {
    double bound = k->stack_numbers[d ? k->nodes[2 * d] : 0];
    if (bound < low) low = bound;
  }
  return low == INFINITE ? low : low == -INFINITE ? 0 : exp_of(low) * (1 - 1e-9);
}

/* Cheap bounds of many shapes: the least of every term and the most of every share of each table. */
void bounds(const Problem *problems, i64 n, const Goal *goal, double *out) {
  for (i64 i = 0; i < n; i++) {
    const Problem *p = problems + i;
    double x[2 * TERMS];
    i64 all = p->terms + p->shares;
    for (i64 c = 0; c < all; c++) x[c] = p->scale[c];
    for (i64 g = 0; g < goal->groups; g++)
      for (i64 c = 0; c < all; c++) {
        i64 at = p->column[g * all + c];
        if (at) x[c] *= c < p->terms ? p->tables[g]->least[at] : p->tables[g]->most[at];
      }
    out[i] = judge(p, goal, x, x + p->terms, 0);
  }
}

/* Puts new columns into a table, by number: where each is, its least and its most. */
void columns(const Table *t, const double *values, i64 n, const i64 *number) {
  for (i64 i = 0; i < n; i++, values += t->rows) {
    double least = INFINITE, most = 0;
    for (i64 r = 0; r < t->rows; r++) {
      if (values[r] < least) least = values[r];
      if (values[r] > most) most = values[r];
    }
    ((const double **)t->value)[number[i]] = values;
    ((double *)t->least)[number[i]] = least, ((double *)t->most)[number[i]] = most;
  }
}

/* Which chains have a tile that is larger than it needs to be (`piste.search.proof.columns.no_larger_than_needed`). Tiles
   are by node, then chain; in a pattern "S" is a spread. */
void needless(i64 size, i64 nodes, i64 chains, const i32 *tiles, const char *pattern, i64 persists, i64 alone, i64 spreads, char *out) {
  i64 last_spread = -1;
  for (i64 i = 0; i < nodes; i++) if (pattern[i] == 'S') last_spread = i;
  for (i64 r = 0; r < chains; r++) {
    unsigned before = (unsigned)size, visits = 1;
    i64 walked = 0, stays = 0, single = 0, twice = 0, waiting = 0, found = 0;
    for (i64 i = 0; i <= nodes && !found; i++) {
      unsigned tile = i < nodes ? (unsigned)tiles[i * chains + r] : 1;
      if (tile >= before) continue;
      unsigned steps = before / tile, here = ((unsigned)size + tile - 1) / tile, first = !walked;
      i64 last = first ? here : here - (i64)(visits - 1) * steps; /* tiles in the last region of the walk before */
      i64 larger = !first && (i64)(steps - 1) * visits >= here; /* more steps than here / visits, rounded up */
      if (persists || i <= last_spread) larger &= last > 1;
      if (!alone) larger &= walked == 1 && (visits != 2 || !persists || last_spread < 0);
      if (i < nodes && pattern[i] == 'S') {
        stays |= twice;
        found |= larger && !stays && !single && spreads;
        stays |= !first && last == 1;
        waiting = twice = 0;
      } else {
        larger &= !stays;
        found |= waiting || (larger && (last != 2 || !persists));
        waiting = larger && last == 2 && persists;
        twice = last == 2 && persists;
      }
      single |= !first && last == 1;
      walked++, before = tile, visits = here;
    }
    out[r] = found || waiting;
  }
}

/* Groups chains that are equal but for nodes that are `left_out`, groups in the order in which they are met, and in a
   group those with the fewest steps first: `order` has the chains so, `first` where each group begins and, last, the
   number of chains. There are `size` buckets, a power of two and more than chains, and as many numbers again as chains
   in `group`. Returns how many groups there are. */
i64 join(i64 nodes, i64 chains, const i32 *tiles, const char *left_out, const double *steps, i64 size, i32 *bucket, i32 *group, i64 *order, i64 *first) {
  i64 m = 0;
  i32 *met = group + chains; /* by group, the chain that was met first */
  for (i64 i = 0; i < size; i++) bucket[i] = -1;
  for (i64 r = 0; r < chains; r++) {
    unsigned long long h = 1469598103934665603ULL;
    for (i64 i = 0; i < nodes; i++) {
      if (left_out[i]) continue;
      h = (h ^ (unsigned)tiles[i * chains + r]) * 1099511628211ULL;
      h ^= h >> 29;
    }
    i64 b = (i64)(h & (unsigned long long)(size - 1));
    for (; bucket[b] >= 0; b = (b + 1) & (size - 1)) {
      i64 other = met[bucket[b]], alike = 1;
      for (i64 i = 0; i < nodes; i++) alike &= left_out[i] || tiles[i * chains + r] == tiles[i * chains + other];
      if (alike) break;
    }
    if (bucket[b] < 0) met[m] = (i32)r, first[m] = 0, bucket[b] = (i32)m++;
    group[r] = bucket[b], first[bucket[b]]++;
  }
  for (i64 g = 0, at = 0; g <= m; g++) {
    i64 n = g < m ? first[g] : 0;
    first[g] = at, at += n;
  }
  for (i64 r = 0; r < chains; r++) met[r] = 0; /* from now on how many of a group have their places */
  for (i64 r = 0; r < chains; r++) {
    i64 from = first[group[r]], at = from + met[group[r]]++;
    for (; at > from && steps[order[at - 1]] > steps[r]; at--) order[at] = order[at - 1];
    order[at] = r;
  }
  return m;
}

/* The regions of a rank that some nodes of a chain leave: how long they are, and how many are so long. */
typedef struct {
  i64 n, extent[NODES + 1], number[NODES + 1];
} Regions;

static i64 quotient(i64 a, i64 b) { return (a | b) >> 32 ? a / b : (i64)((unsigned)a / (unsigned)b); }

static double least_of(double a, double b) { return a < b ? a : b; }
static double extent_of(i64 e, i64 c) { return (double)c * (double)(e - 1) + 1; }

/* Cuts regions by some nodes; where loops are `only` first ones, only their first steps are left. */
static void cut(Regions *s, const i64 *tile, const char *kinds, i64 nodes, i64 only) {
  for (i64 i = 0; i < nodes; i++) {
    i64 t = tile[i], full = 0, n = 0;
    if (kinds[i] == 'M' || kinds[i] == 'Z' || (only && kinds[i] == 'L')) {
      for (i64 j = 0; j < s->n; j++) if (s->extent[j] > t) s->extent[j] = t;
      continue;
    }
    for (i64 j = 0; j < s->n; j++) {
      i64 number = s->number[j], whole = quotient(s->extent[j], t), rest = s->extent[j] - whole * t;
      full += number * whole;
      if (rest) s->extent[n] = rest, s->number[n] = number, n++;
    }
    if (full) s->extent[n] = t, s->number[n] = full, n++;
    s->n = n;
  }
}

/* What stays of a region of extent e: boxes of instances below with one leaf in it and none in the next f elements. */
static double single(i64 e, i64 f, const i64 *tile, const char *kinds, i64 nodes, i64 c) {
  if (e <= 0) return 0;
  if (!nodes) return f ? 0 : extent_of(e, c);
  i64 t = *tile, later = f < t ? f : t, here = e < t ? e : t;
  if (*kinds == 'L' && e > t && e - t > later) later = e - t;
  else if (*kinds == 'L' && e <= t) later = f;
  tile++, kinds++, nodes--;
  if (kinds[-1] != 'A') return single(here, later, tile, kinds, nodes, c);
  i64 q = quotient(e, t), r = e - q * t, i = quotient(f, t), left = e - i * t;
  double found = single(left < t ? left : t, f - i * t, tile, kinds, nodes, c);
  if (q - 1 > i) found += (double)(q - 1 - i) * single(t, 0, tile, kinds, nodes, c);
  return r && q > i ? found + single(r, 0, tile, kinds, nodes, c) : found;
}

/* What chains of a rank contribute to a count: 'v' visits down to the `level`-th loop, 'b' boxes or 'h' what stays when a
   loop of another rank advances there (`piste.count.chains`). Tiles are by node, then chain, and those of `seen`
   nodes count, by kind: "L" a loop, "A" instances apart, "M" merged, "Z" the first only. After the last node tiles are 1. */
void counts(i64 size, i64 nodes, i64 chains, const i64 *tiles, const i64 *seen, const char *kinds, i64 n, i64 what, i64 level, i64 c, double *out) {
  i64 head = 0, loops = 0, apart = 0, first = 0;
  while (head < n && loops < level) loops += kinds[head++] == 'L';
  for (i64 i = 0; i < n; i++) apart |= i >= head && kinds[i] == 'A', first |= kinds[i] == 'Z';
  for (i64 r = 0; r < chains; r++) {
    Regions s;
    i64 tile[NODES], number = 0;
    double found = 0;
    s.n = 1, s.extent[0] = size, s.number[0] = 1;
    for (i64 i = 0; i < n; i++) tile[i] = seen[i] < nodes ? tiles[seen[i] * chains + r] : 1;
    cut(&s, tile, kinds, what == 'b' ? n : head, 0);
    if (what == 'v' && apart) cut(&s, tile + head, kinds + head, n - head, 1);
    for (i64 j = 0; j < s.n; j++) {
      number += s.number[j];
      if (what == 'b' && first) found += (double)s.number[j] * extent_of(s.extent[j], c);
      if (what == 'h') found += (double)s.number[j] * single(s.extent[j], 0, tile + head, kinds + head, n - head, c);
    }
    if (what == 'b' && !first) found = (double)c * (double)(size - number) + (double)number;
    out[r] = what == 'v' ? (double)number : found;
  }
}

/* How many integers lie in at least one interval, from its start to before its end. Starts are sorted in runs of `run`;
   there is room for as many intervals again. */
static double covered(double *start, double *end, i64 n, i64 run) {
  double *to = start + n, *to_end = end + n, total = 0, reach;
  for (; run < n; run *= 2) {
    for (i64 at = 0; at < n; at += 2 * run) {
      i64 i = at, mid = at + run < n ? at + run : n, j = mid, last = at + 2 * run < n ? at + 2 * run : n;
      for (i64 k = at; k < last; k++) {
        i64 from = i < mid && (j >= last || start[i] <= start[j]) ? i++ : j++;
        to[k] = start[from], to_end[k] = end[from];
      }
    }
    double *was = start, *was_end = end;
    start = to, end = to_end, to = was, to_end = was_end;
  }
  reach = n ? start[0] : 0;
  for (i64 i = 0; i < n; i++) {
    double begin = start[i] > reach ? start[i] : reach;
    if (end[i] > begin) total += end[i] - begin, reach = end[i];
  }
  return total;
}

/* Of pairs of poses (`piste.search.proof.windows`): how many integers lie in the boxes of their instances, or, if they
   `moved`, in these but in nothing that is new to one of them. By field, pose and instance: its place, the last offset
   now (less than 0 if there is no such instance), how far off it was, the last offset then. */
void overlaps(i64 pairs, const i64 *one, const i64 *other, i64 xs, i64 x_wide, const double *x, i64 ys, i64 y_wide, const double *y, i64 moved, double *room, double *out) {
  i64 x_field = xs * x_wide, y_field = ys * y_wide, most = 2 * x_wide * y_wide;
  double *start = room, *end = room + 2 * most;
  for (i64 p = 0; p < pairs; p++) {
    const double *a = x + one[p] * x_wide, *b = y + other[p] * y_wide;
    i64 n = 0, run = 0;
    for (i64 j = 0; j < y_wide; j++) {
      if (b[y_field + j] < 0) continue;
      for (i64 i = 0; i < x_wide; i++) {
        if (a[x_field + i] < 0) continue;
        start[n] = a[i] + b[j], end[n] = start[n] + a[x_field + i] + b[y_field + j] + 1, n++;
      }
      if (!run) run = n;
    }
    double held = covered(start, end, n, run), fresh = 0;
    if (moved) {
      n = 0;
      for (i64 j = 0; j < y_wide; j++) {
        if (b[y_field + j] < 0) continue;
        for (i64 i = 0; i < x_wide; i++) {
          if (a[x_field + i] < 0) continue;
          double first = a[i] + b[j], last = first + a[x_field + i] + b[y_field + j] + 1;
          double before = first + a[2 * x_field + i] + b[2 * y_field + j], after = before + a[3 * x_field + i] + b[3 * y_field + j] + 1;
          if (before > last) before = last;
          if (after < first) after = first;
          if (before > first) start[n] = first, end[n] = before, n++;
          if (after < last) start[n] = after, end[n] = last, n++;
        }
      }
      fresh = covered(start, end, n, 1);
    }
    out[p] = held - fresh;
  }
}

/* Rows of intervals of tiles (`piste.search.proof.intervals`): by node, then row, the least and the greatest tile, and
   the fewest and the most steps. Node 0 of tiles is the whole rank, node 0 of steps the first node of the chain. */
typedef struct {
  i64 size, nodes, rows;
  const i32 *least, *most, *fewest, *greatest;
} Intervals;

enum { SEVERAL, SAME }; /* of the steps of a loop; those of a spread are numbers */

static double more(double a, double b) { return a > b ? a : b; }
static double below(double x) { double n = (double)(i64)x; return n > x ? n - 1 : n; } /* to a whole number */

static i64 least_tile(const Intervals *t, i64 i, i64 r) { return t->least[i * t->rows + r]; }
static i64 most_tile(const Intervals *t, i64 i, i64 r) { return t->most[i * t->rows + r]; }
static i64 steps_of(const Intervals *t, i64 i, i64 r) { return t->fewest[i * t->rows + r]; }
static i64 most_steps(const Intervals *t, i64 i, i64 r) { return t->greatest[i * t->rows + r]; }

/* The fewest steps of a node in a whole tile of the node before, and the most. */
static i64 fewest(const Intervals *t, i64 i, i64 r) {
  i64 n = steps_of(t, i, r);
  if (n != SEVERAL) return n;
  n = quotient(least_tile(t, i, r) + most_tile(t, i + 1, r) - 1, most_tile(t, i + 1, r));
  return n < 2 ? 2 : n;
}
static i64 greatest(const Intervals *t, i64 i, i64 r) {
  if (steps_of(t, i, r) != SEVERAL) return most_steps(t, i, r);
  return quotient(most_tile(t, i, r) + least_tile(t, i + 1, r) - 1, least_tile(t, i + 1, r));
}

static i64 is_visited(const char *kinds, i64 i, i64 loops, i64 level) {
  return kinds[i] == 'A' || (kinds[i] == 'L' && loops < level);
}

/* How many regions there are at least of loops down to a level and of instances apart; if `all`, of all of the first nodes
   but instances of which only the first count. A region covers no more than so many points, and whole tiles have so many
   steps; and how many of them are whole tiles. */
static double visited(const Intervals *t, const char *kinds, i64 nodes, i64 level, i64 all, i64 r, double *whole) {
  double found = 1, others = 1, covered = (double)t->size;
  i64 loops = 0, last = -1;
  for (i64 i = 0; i < nodes; i++) {
    if (all ? kinds[i] != 'Z' : is_visited(kinds, i, loops, level)) last = i;
    loops += kinds[i] == 'L';
  }
  *whole = 1, loops = 0;
  for (i64 i = 0; i <= last; i++) {
    i64 here = all ? kinds[i] != 'Z' : is_visited(kinds, i, loops, level);
    loops += kinds[i] == 'L';
    if (!here) { /* a region covers what is done in all of these steps */
      others *= (double)greatest(t, i, r);
      continue;
    }
    i64 steps = steps_of(t, i, r), full = steps == SEVERAL ? quotient(least_tile(t, i, r), most_tile(t, i + 1, r)) : steps - 1;
    covered = least_of(covered, (double)most_tile(t, i + 1, r) * others);
    found = *whole * (double)fewest(t, i, r) + (found - *whole); /* of the others, each has a step */
    *whole *= full < 1 ? 1 : (double)full;
  }
  return more(found, -below(-((double)t->size / covered)));
}

/* At most: each region that is cut has one piece more than whole tiles, and each has a point. */
static double most_visited(const Intervals *t, const char *kinds, i64 nodes, i64 level, i64 r) {
  double found = 1;
  i64 loops = 0;
  for (i64 i = 0; i < nodes; i++) {
    if (is_visited(kinds, i, loops, level)) {
      double cut = below(((double)t->size - found) / (double)least_tile(t, i + 1, r) + found);
      found = least_of(found * (double)greatest(t, i, r), cut);
    }
    loops += kinds[i] == 'L';
  }
  return found;
}

/* How many regions there are below some nodes at most, those of all instances that count, and how many points these have. */
static double regions(const Intervals *t, const char *kinds, i64 nodes, i64 r, double *points) {
  double found = 1;
  *points = (double)t->size;
  for (i64 i = 0; i < nodes; i++) {
    i64 steps = steps_of(t, i, r);
    if (kinds[i] != 'Z') {
      double cut = below((*points - found) / (double)least_tile(t, i + 1, r) + found);
      if (steps != SAME) found = cut;
    } else if (steps > 1) /* of every region the first tile */
      *points = least_of(*points, found * (double)most_tile(t, i + 1, r));
  }
  return found;
}

/* Of how many instances only the first count, inside of the first nodes, at most. */
static double first_only(const Intervals *t, const char *kinds, i64 from, i64 nodes, i64 r) {
  double found = 1;
  for (i64 i = from; i < nodes; i++) if (kinds[i] == 'Z') found *= (double)most_steps(t, i, r);
  return found;
}

static double least_boxes(const Intervals *t, const char *kinds, i64 nodes, i64 c, i64 r) {
  double all, points = (double)t->size / first_only(t, kinds, 0, nodes, r);
  return c == 1 ? points : points + (double)(c - 1) * more(0, points - regions(t, kinds, nodes, r, &all));
}

/* What stays when a loop of another rank advances at a level, at most. A region stays if no loop further in has a second
   step in it. Of a whole tile in which one has, that is true of instances that are idle in the second of two steps, and of
   those of which the tile is short. */
static double stays_at(const Intervals *t, const char *kinds, i64 nodes, i64 level, i64 c, i64 r) {
  i64 head = 0, loops = 0, walked = 0, early = 0, late = 0, often = 0;
  while (loops < level) loops += kinds[head++] == 'L';
  double points = least_boxes(t, kinds, nodes, 1, r), longest = (double)most_tile(t, head, r), alone = longest, idle = 0;
  double around = 1, last = 1; /* instances of spreads but for the last one, and of that */
  for (i64 i = head; i < nodes; i++) {
    i64 steps = steps_of(t, i, r);
    if (kinds[i] == 'L' && steps == SEVERAL) { /* what is idle in the second step: of the first, where others do what it has, too */
      double inner = (double)most_tile(t, i + 1, r);
      if (!walked) idle = more(0, 2 * inner - (double)least_tile(t, i, r));
      often |= !(early || late) && fewest(t, i, r) > 2;
      alone = least_of(alone, inner), walked = 1;
    } else if (kinds[i] == 'A' && steps > 1) {
      early |= !walked, late |= walked;
      around *= last, last = (double)most_steps(t, i, r);
    }
  }
  double boxes = least_boxes(t, kinds, nodes, c, r), whole, most;
  if (!walked) return boxes;
  double some = often ? 0 : late && early ? longest : early ? around * alone : late ? idle : 0;
  visited(t, kinds, head, 0, 1, r, &whole);
  double moves = whole * more(0, (double)least_tile(t, head, r) / first_only(t, kinds, head, nodes, r) - some);
  if (head && !(early || late)) { /* where no spread is further in, a short region stays as a whole or not at all */
    double shortest = regions(t, kinds, head - 1, r, &most) * least_of(alone, longest - 1);
    moves = more(moves, points - shortest);
  }
  double number = regions(t, kinds, nodes, r, &most);
  moves += (double)(c - 1) * more(0, moves - number);
  /* The first region does not stay where a loop has several steps. */
  double share = least_of(1 - moves / ((double)c * most - (double)c + 1), 1 - 1 / ((double)c * (double)t->size));
  return more(share, 0) * boxes;
}

/* Bounds on what the chains of each row contribute to a count: 'v' visits, at least, 'n' the most of them, 'b' boxes, at
   least, 'p' the most points, or what is 'h'eld, as a share of the boxes at most. Shares do not fall from a loop to the next one
   further in, nor do visits. */
void bounded(const Intervals *t, const char *kinds, i64 nodes, i64 what, i64 level, i64 c, double *out) {
  i64 loops = 0;
  for (i64 i = 0; i < nodes; i++) loops += kinds[i] == 'L';
  for (i64 r = 0; r < t->rows; r++) {
    double found = what == 'h' ? INFINITE : 0, other;
    if (what == 'v') for (i64 i = 0; i <= level; i++) found = more(found, visited(t, kinds, nodes, i, 0, r, &other));
    if (what == 'n') found = most_visited(t, kinds, nodes, level, r);
    if (what == 'b') found = least_boxes(t, kinds, nodes, c, r);
    if (what == 'p') regions(t, kinds, nodes, r, &found);
    if (what == 'h') for (i64 i = level; i <= loops; i++) found = least_of(found, stays_at(t, kinds, nodes, i, c, r));
    out[r] = found;
  }
}

/* Makes intervals as narrow as those of the nodes inside and then those outside make them, and says which rows have chains. */
void fitted(i64 nodes, i64 rows, i32 *least, i32 *most, const i32 *steps, const i32 *most_steps, char *fits) {
  for (i64 r = 0; r < rows; r++) {
    i64 fine = 1;
    for (i64 i = nodes - 1; i > 0; i--) {
      i64 n = steps[i * rows + r], low = least[i * rows + r], high = most[i * rows + r];
      i32 *outer = least + (i - 1) * rows + r, *longest = most + (i - 1) * rows + r;
      i64 from = n == SEVERAL || n == SAME ? low + (n == SEVERAL) : (n - 1) * low + 1;
      fine &= from <= *longest;
      if (fine && *outer < from) *outer = (i32)from;
      if (n != SEVERAL && *longest > most_steps[i * rows + r] * high) *longest = (i32)(most_steps[i * rows + r] * high);
    }
    for (i64 i = 1; i < nodes; i++) {
      i64 n = steps[i * rows + r], times = most_steps[i * rows + r];
      i64 around = least[(i - 1) * rows + r], longest = most[(i - 1) * rows + r];
      i64 from = n == SEVERAL ? 1 : quotient(around + times - 1, times);
      i64 to = n == SAME ? longest : n == SEVERAL ? longest - 1 : quotient(longest - 1, n - 1);
      if (least[i * rows + r] < from) least[i * rows + r] = (i32)from;
      if (most[i * rows + r] > to) most[i * rows + r] = (i32)to;
    }
    for (i64 i = 0; i < nodes; i++) fine &= least[i * rows + r] <= most[i * rows + r];
    fits[r] = (char)fine;
  }
}

i64 room(void) { return sizeof(Work); }
