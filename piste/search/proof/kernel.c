/* Lists, bounds and solves jobs: the best choice of one row of every group, by branch and bound.

   `kernel.ll` is this file in LLVM's language (`make kernel`), compiled when a search first needs it; nobody who installs
   needs a C compiler. `piste.search.kernel` says what the arguments are.

   A state has one number per term, the product of a column of every group chosen so far: first counts, times and tiles
   (`whole`, small is good), then what is taken off, then from `shares` on what a count keeps (large is good). A bound
   multiplies the best of the open groups to it. Shares of a loop whose owner is open add up to the whole at most
   (`loose`). */

typedef long long i64;

enum { GROUPS = 16, AXES = 16, TERMS = 1024 };

/* The rows of a group by segment: those that are spread alike. */
typedef struct {
  i64 columns, segments;
  const double *values;       /* by row */
  const double *least, *most; /* by segment */
  const i64 *starts;          /* of the segments, and the end */
  const i64 *used;            /* by axis: the instances that each segment takes */
} Table;

/* A shape. */
typedef struct {
  i64 terms, whole, shares, kept, rooms, steps; /* numbers of terms and others; the term of the steps */
  const Table *const *tables;                   /* by group */
  const i64 *column;                            /* by group and term */
  const i64 *kept_quantity, *kept_term, *kept_from, *listed; /* by kept count; its shares are listed from.. */
  const i64 *owner;                                          /* by share: whose loops they are, owners together */
  const i64 *room_from, *room_term;
  const double *scale, *price; /* by term; by quantity and term that is no share */
  const double *kept_price, *room_bits;
} Sheet;

/* What is searched for, and what all shapes have in common. */
typedef struct {
  i64 groups, axes, quantities, measures, least_all;
  const i64 *width, *least;     /* by axis: instances that there are, and that must be used */
  const i64 *code, *quantity;   /* by measure: 0 energy, 1 cycles, 2 energy * cycles, 3 a quantity */
  const double *cap;            /* what each measure but the first may reach at most */
  const double *rates;          /* by quantity: 0, or the words per cycle of a port */
  double rate, fixed, leak, slack;
} Goal;

typedef struct {
  double value;
  i64 evaluated, job; /* job: the one that has the best, or -1 */
  i64 fuel;           /* numbers that may still be looked at; below 0 a job is given up */
  i64 row[GROUPS];
} Best;

static double ceiling(double x, double slack) {
  x *= 1 - slack;
  double down = (double)(i64)x;
  return x > 9e18 ? x : down < x ? down + 1 : down;
}

/* The first measure, or infinity if something does not fit or reaches beyond its cap. */
static double judge(const Sheet *p, const Goal *goal, const double *x, const double *loose, i64 open) {
  for (i64 r = 0; r < p->rooms; r++) {
    double held = 0;
    for (i64 c = p->room_from[r]; c < p->room_from[r + 1]; c++) held += x[p->room_term[c]];
    if (held > p->room_bits[r]) return __builtin_inf();
  }
  double total[TERMS], cycles = ceiling(x[p->steps] / goal->rate, goal->slack);
  for (i64 q = 0; q < goal->quantities; q++) {
    const double *price = p->price + q * p->shares;
    double sum = 0;
    for (i64 c = 0; c < p->shares; c++) sum += price[c] * x[c];
    total[q] = sum;
  }
  for (i64 k = 0; k < p->kept; k++) {
    double stays = 0;
    if (p->kept_quantity[k] >= goal->quantities) continue;
    for (i64 i = p->kept_from[k]; i < p->kept_from[k + 1];) {
      i64 owner = p->owner[p->listed[i]];
      double part = 0, most = 0;
      for (; i < p->kept_from[k + 1] && p->owner[p->listed[i]] == owner; i++) {
        part += x[p->shares + p->listed[i]];
        if (loose[p->listed[i]] > most) most = loose[p->listed[i]];
      }
      if ((open >> owner & 1) && part > most) part = most;
      stays += part;
    }
    if (stays < 1) total[p->kept_quantity[k]] += p->kept_price[k] * x[p->kept_term[k]] * (1 - stays);
  }
  for (i64 q = 0; q < goal->quantities; q++) {
    if (total[q] < 0) total[q] = 0;
    if (goal->rates[q] > 0) {
      double busy = ceiling(total[q] / goal->rates[q], goal->slack);
      if (busy > cycles) cycles = busy;
    }
  }
  double first = 0;
  for (i64 m = 0; m < goal->measures; m++) {
    double amount = goal->code[m] == 1 ? 0 : total[goal->quantity[m]];
    if (goal->code[m] == 0 || goal->code[m] == 2) amount += goal->fixed + goal->leak * cycles;
    if (goal->code[m] == 1) amount = cycles;
    if (goal->code[m] == 2) amount *= cycles;
    if (m == 0) first = amount;
    else if (amount > goal->cap[m]) return __builtin_inf();
  }
  return first;
}

static void sort(i64 *rows, double *keys, i64 n) { /* a heap sort: small keys first, then small rows */
  for (i64 end = n, start = n / 2; end > 1;) {
    i64 root;
    if (start) root = --start;
    else {
      end--;
      i64 r = rows[end]; rows[end] = rows[0]; rows[0] = r;
      double k = keys[end]; keys[end] = keys[0]; keys[0] = k;
      root = 0;
    }
    for (;;) {
      i64 child = 2 * root + 1;
      if (child >= end) break;
      if (child + 1 < end && (keys[child] < keys[child + 1] || (keys[child] == keys[child + 1] && rows[child] < rows[child + 1]))) child++;
      if (keys[root] > keys[child] || (keys[root] == keys[child] && rows[root] > rows[child])) break;
      i64 r = rows[root]; rows[root] = rows[child]; rows[child] = r;
      double k = keys[root]; keys[root] = keys[child]; keys[child] = k;
      root = child;
    }
  }
}

typedef struct {
  const Sheet *p;
  const Goal *goal;
  Best *best;
  i64 n[GROUPS], *rows[GROUPS], path[GROUPS], at[GROUPS];
  i64 *from[GROUPS], *to[GROUPS], *hopeful[GROUPS]; /* by segment: rows of the table that are not ruled out */
  i64 *origin[GROUPS]; /* where a row of the job stands in its table */
  double *x[GROUPS];   /* the rows of the job, by term */
  double *keys[GROUPS];
  double least[GROUPS][TERMS];                        /* the best of every group */
  double open[GROUPS + 1][TERMS], loose[GROUPS + 1][TERMS]; /* of the open groups together */
  double state[GROUPS + 1][TERMS];
  double full[TERMS], full_loose[TERMS];
} Work;

/* One row of a table, or of the best of its segments: `low` where small is good, else `high`. */
static void gather(const Sheet *p, i64 g, const double *low, const double *high, i64 row, double *x) {
  const i64 *column = p->column + g * p->terms;
  low += row * p->tables[g]->columns;
  high += row * p->tables[g]->columns;
  for (i64 c = 0; c < p->whole; c++) x[c] = low[column[c]];
  for (i64 c = p->whole; c < p->terms; c++) x[c] = high[column[c]];
  if (g == 0) for (i64 c = 0; c < p->terms; c++) x[c] *= p->scale[c];
}

static void worst(Work *k, i64 g) {
  for (i64 c = 0; c < k->p->terms; c++) k->least[g][c] = c < k->p->whole ? __builtin_inf() : 0;
}

static void better(Work *k, i64 g, const double *x) {
  double *best = k->least[g];
  for (i64 c = 0; c < k->p->whole; c++) if (x[c] < best[c]) best[c] = x[c];
  for (i64 c = k->p->whole; c < k->p->terms; c++) if (x[c] > best[c]) best[c] = x[c];
}

static void least(Work *k, i64 g) {
  worst(k, g);
  for (i64 i = 0; i < k->n[g]; i++) better(k, g, k->x[g] + k->rows[g][i] * k->p->terms);
}

/* The product of the best of all groups in `open`, into slot `d`. */
static void fill(Work *k, i64 d, i64 open) {
  const Sheet *p = k->p;
  for (i64 c = 0; c < p->terms; c++) k->open[d][c] = 1;
  for (i64 c = p->shares; c < p->terms; c++) k->loose[d][c - p->shares] = 1;
  for (i64 g = 0; g < k->goal->groups; g++) {
    if (!(open >> g & 1)) continue;
    for (i64 c = 0; c < p->terms; c++) k->open[d][c] *= k->least[g][c];
    for (i64 c = p->shares; c < p->terms; c++)
      if (p->owner[c - p->shares] != g) k->loose[d][c - p->shares] *= k->least[g][c];
  }
}

static double bound(Work *k, i64 d, i64 open, const double *x) {
  const Sheet *p = k->p;
  k->best->fuel -= p->terms;
  for (i64 c = 0; c < p->terms; c++) k->full[c] = x[c] * k->open[d][c];
  for (i64 c = p->shares; c < p->terms; c++) k->full_loose[c - p->shares] = x[c] * k->loose[d][c - p->shares];
  return judge(p, k->goal, k->full, k->full_loose, open);
}

static double limit(const Work *k) { return k->best->value * (1 - k->goal->slack); }

/* Drops rows that cannot be part of anything better, and sorts the others by what they cannot fall below. */
static void shrink(Work *k, i64 g) {
  double most = limit(k);
  i64 open = ((i64)1 << k->goal->groups) - 1 - ((i64)1 << g), left = 0;
  fill(k, 0, open);
  for (i64 i = 0; i < k->n[g]; i++) {
    i64 row = k->rows[g][i];
    double key = bound(k, 0, open, k->x[g] + row * k->p->terms);
    if (key < most) k->rows[g][left] = row, k->keys[g][left++] = key;
  }
  i64 dropped = k->n[g] - left;
  k->n[g] = left;
  if (dropped) least(k, g);
}

static void descend(Work *k, i64 d, i64 open) {
  const Sheet *p = k->p;
  i64 g = k->path[d], groups = k->goal->groups;
  open &= ~((i64)1 << g);
  for (i64 i = 0; i < k->n[g]; i++) {
    double most = limit(k);
    if (k->keys[g][i] >= most || k->best->fuel < 0) return; /* sorted: nothing further is better */
    i64 row = k->rows[g][i];
    const double *x = k->x[g] + row * p->terms;
    double *state = k->state[d + 1];
    for (i64 c = 0; c < p->terms; c++) state[c] = k->state[d][c] * x[c];
    k->at[d] = k->origin[g][row];
    if (d + 1 < groups) {
      if (bound(k, d + 1, open, state) < most) descend(k, d + 1, open);
      continue;
    }
    k->best->evaluated++;
    k->best->fuel -= p->terms;
    double value = judge(p, k->goal, state, state + p->shares, 0);
    if (value < most) {
      k->best->value = value;
      k->best->job = -2;
      for (i64 e = 0; e < groups; e++) k->best->row[k->path[e]] = k->at[e];
    }
  }
}

/* Chooses all groups one after the other, the smallest first. */
static void choose(Work *k) {
  i64 groups = k->goal->groups, all = ((i64)1 << groups) - 1, open = all;
  for (i64 g = 0; g < groups; g++) sort(k->rows[g], k->keys[g], k->n[g]);
  for (i64 d = 0; d < groups; d++) {
    i64 at = d;
    for (; at && k->n[k->path[at - 1]] > k->n[d]; at--) k->path[at] = k->path[at - 1];
    k->path[at] = d;
  }
  for (i64 d = 0; d < groups; d++) fill(k, d, open), open &= ~((i64)1 << k->path[d]);
  for (i64 c = 0; c < k->p->terms; c++) k->state[0][c] = 1;
  descend(k, 0, all);
}

/* Where to halve the rows of a group. */
typedef struct {
  i64 group, term;
  double square;
} Split;

/* The count, time or tile in which rows differ most, as a ratio: it makes a bound over all of them loose. */
static i64 differs_most(Work *k, Split *split) {
  const Sheet *p = k->p;
  double most = 1;
  for (i64 g = 0; g < k->goal->groups; g++)
    for (i64 c = 0; c < p->whole && k->n[g] > 1; c++) {
      double low = k->least[g][c], high = low;
      for (i64 i = 0; i < k->n[g]; i++) {
        double x = k->x[g][k->rows[g][i] * p->terms + c];
        if (x > high) high = x;
      }
      if (high > most * low) most = high / low, *split = (Split){g, c, low * high};
    }
  return most > 1;
}

static void branch(Work *k, i64 *space, double *numbers, i64 left);

/* The rows below the split and those above, each for itself. */
static void halve(Work *k, Split split, i64 *space, double *numbers, i64 left) {
  i64 groups = k->goal->groups, n[GROUPS], *rows[GROUPS];
  double *keys[GROUPS];
  for (i64 g = 0; g < groups; g++) n[g] = k->n[g], rows[g] = k->rows[g], keys[g] = k->keys[g];
  for (i64 half = 0; half < 2; half++) {
    i64 used = 0;
    for (i64 g = 0; g < groups; g++) {
      k->rows[g] = space + used;
      k->keys[g] = numbers + used;
      k->n[g] = 0;
      for (i64 i = 0; i < n[g]; i++) {
        double x = k->x[g][rows[g][i] * k->p->terms + split.term];
        if (g == split.group && (x * x > split.square) != half) continue;
        k->rows[g][k->n[g]] = rows[g][i];
        k->keys[g][k->n[g]++] = keys[g][i];
      }
      used += k->n[g];
    }
    branch(k, space + used, numbers + used, left - used);
  }
  for (i64 g = 0; g < groups; g++) k->n[g] = n[g], k->rows[g] = rows[g], k->keys[g] = keys[g];
}

/* Finds the best choice of the present rows: halves them until few combinations are left. `left` of `space` is free. */
static void branch(Work *k, i64 *space, double *numbers, i64 left) {
  Split split;
  i64 before, now = 0, groups = k->goal->groups, all = ((i64)1 << groups) - 1;
  if (k->best->fuel < 0) return;
  for (i64 g = 0; g < groups; g++) least(k, g), now += k->n[g];
  fill(k, 0, all);
  if (judge(k->p, k->goal, k->open[0], k->loose[0], all) >= limit(k)) return;
  do { /* until it is no longer worth it */
    before = now;
    now = 0;
    for (i64 g = 0; g < groups; g++) {
      shrink(k, g);
      if (!k->n[g]) return;
      now += k->n[g];
    }
  } while (5 * now < 4 * before);
  double combinations = 1;
  for (i64 g = 0; g < groups; g++) combinations *= k->n[g];
  if (combinations <= 64 || now > left || !differs_most(k, &split)) choose(k);
  else halve(k, split, space, numbers, left);
}

/* Lists the jobs of sheets: every choice of a segment of each group that the axes have room for. A job is the number of
   its sheet and those of its segments. Returns how many there are, written or not: there is `room` for so many. `sums`
   gets the mappings of all jobs, the most rows and numbers of one, and the most rows of a sheet with place for its
   segments. */
typedef struct {
  const Sheet *p;
  const Goal *goal;
  i64 *jobs, room, found, one[GROUPS + 1];
  double *sums;
} List;

static void list(List *l, i64 g, const i64 *taken, double mappings, double rows) {
  const Goal *goal = l->goal;
  if (g == goal->groups) {
    i64 all = 1;
    for (i64 a = 0; a < goal->axes; a++) {
      if (taken[a] < goal->least[a]) return;
      all *= taken[a];
    }
    if (all < goal->least_all) return;
    if (l->found < l->room) for (i64 i = 0; i <= g; i++) l->jobs[l->found * (g + 1) + i] = l->one[i];
    l->found++;
    l->sums[0] += mappings;
    if (rows > l->sums[1]) l->sums[1] = rows;
    if (rows * l->p->terms > l->sums[2]) l->sums[2] = rows * l->p->terms;
    return;
  }
  const Table *t = l->p->tables[g];
  for (i64 s = 0; s < t->segments; s++) {
    i64 after[AXES], fits = 1, n = t->starts[s + 1] - t->starts[s];
    for (i64 a = 0; a < goal->axes; a++) {
      after[a] = taken[a] * t->used[a * t->segments + s];
      fits &= after[a] <= goal->width[a];
    }
    if (!fits || !n) continue;
    l->one[g + 1] = s;
    list(l, g + 1, after, mappings * (double)n, rows + (double)n);
  }
}

i64 jobs(const Sheet *sheets, i64 n, const Goal *goal, i64 *out, i64 room, double *sums) {
  i64 taken[AXES];
  List l = {sheets, goal, out, room, 0, {0}, sums};
  for (i64 a = 0; a < goal->axes; a++) taken[a] = 1;
  for (l.one[0] = 0; l.one[0] < n; l.one[0]++, l.p++) {
    double wide = 0;
    for (i64 g = 0; g < goal->groups; g++) {
      const Table *t = l.p->tables[g];
      wide += (double)(2 * t->segments + t->starts[t->segments]);
    }
    if (wide > sums[3]) sums[3] = wide;
    list(&l, 0, taken, 1, 0);
  }
  return l.found;
}

/* Starts on a job: the best of its segments; what nothing in it is below. */
static double start(Work *k, const Sheet *sheets, const Goal *goal, const i64 *job) {
  i64 all = ((i64)1 << goal->groups) - 1;
  k->p = sheets + job[0];
  k->goal = goal;
  for (i64 g = 0; g < goal->groups; g++) {
    const Table *t = k->p->tables[g];
    gather(k->p, g, t->least, t->most, job[g + 1], k->least[g]);
  }
  fill(k, 0, all);
  return judge(k->p, goal, k->open[0], k->loose[0], all);
}

/* What no mapping of each job can fall below. */
void bounds(const Sheet *sheets, const Goal *goal, const i64 *jobs, i64 n, double *out, Work *k) {
  for (i64 j = 0; j < n; j++) out[j] = start(k, sheets, goal, jobs + j * (goal->groups + 1));
}

/* Rules out the rows that cannot be part of anything better in any of some jobs of one sheet. */
static void narrow(Work *k, const i64 *jobs, const i64 *order, i64 n, i64 *space) {
  i64 groups = k->goal->groups, all = ((i64)1 << groups) - 1;
  double x[TERMS];
  for (i64 g = 0; g < groups; g++) {
    const Table *t = k->p->tables[g];
    k->from[g] = space;
    k->to[g] = k->from[g] + t->segments;
    k->hopeful[g] = k->to[g] + t->segments;
    space = k->hopeful[g] + t->starts[t->segments];
    worst(k, g);
    for (i64 s = 0; s < t->segments; s++) k->to[g][s] = 0;
    for (i64 j = 0; j < n; j++) {
      i64 s = jobs[order[j] * (groups + 1) + g + 1];
      if (k->to[g][s]) continue;
      k->to[g][s] = 1;
      gather(k->p, g, t->least, t->most, s, x);
      better(k, g, x);
    }
  }
  for (i64 g = 0; g < groups; g++) {
    const Table *t = k->p->tables[g];
    i64 left = 0, open = all & ~((i64)1 << g);
    fill(k, 0, open);
    worst(k, g);
    for (i64 s = 0; s < t->segments; s++) {
      if (!k->to[g][s]) continue;
      k->from[g][s] = left;
      for (i64 i = t->starts[s]; i < t->starts[s + 1]; i++) {
        gather(k->p, g, t->values, t->values, i, x);
        if (bound(k, 0, open, x) >= limit(k)) continue;
        better(k, g, x);
        k->hopeful[g][left++] = i;
      }
      k->to[g][s] = left;
    }
  }
}

/* Solves jobs in this order while their bounds are below the best, as long as there is fuel; returns how many are solved. `wide` has place for
   the rows of a sheet, `numbers` for the rows of a job by term; `space` and `keys` have `room` for the rows of a job many
   times over. */
i64 solve(const Sheet *sheets, const Goal *goal, const i64 *jobs, const double *bounds, const i64 *order, i64 n, Best *best,
           Work *k, i64 *wide, double *numbers, i64 *space, double *keys, i64 room) {
  i64 all = ((i64)1 << goal->groups) - 1, stride = goal->groups + 1;
  k->best = best;
  k->goal = goal;
  best->job = -1;
  for (i64 j = 0, known = 0; j < n; j++) {
    if (best->fuel < 0) return j;
    const i64 *job = jobs + order[j] * stride;
    k->p = sheets + job[0];
    if (j == known) { /* the first of its sheet */
      while (known < n && jobs[order[known] * stride] == job[0]) known++;
      narrow(k, jobs, order + j, known - j, wide);
    }
    i64 used = 0, held = 0, g;
    if (bounds[order[j]] >= limit(k) || start(k, sheets, goal, job) >= limit(k)) continue;
    for (g = 0; g < goal->groups; g++) {
      i64 open = all & ~((i64)1 << g), left = 0, s = job[g + 1], rows = k->to[g][s] - k->from[g][s];
      double *x = k->x[g] = numbers + held;
      k->origin[g] = space + used;
      k->rows[g] = space + used + rows;
      k->keys[g] = keys + used;
      fill(k, 0, open);
      for (i64 i = k->from[g][s]; i < k->to[g][s]; i++) {
        const double *values = k->p->tables[g]->values;
        gather(k->p, g, values, values, k->hopeful[g][i], x);
        if (bound(k, 0, open, x) >= limit(k)) continue;
        k->origin[g][left] = k->hopeful[g][i];
        k->rows[g][left] = left;
        left++;
        x += k->p->terms;
      }
      k->n[g] = left;
      used += 2 * rows;
      held += rows * k->p->terms;
      if (!left) break;
      least(k, g);
    }
    if (g == goal->groups) branch(k, space + used, keys + used, room - used);
    if (best->job == -2) best->job = order[j];
    if (best->fuel < 0) return j;
  }
  return n;
}

i64 room(void) { return sizeof(Work); }
