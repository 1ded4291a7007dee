/* Solves jobs: the best choice of one row of every group, by branch and bound.

   `kernel.ll` is this file in LLVM's language (`make kernel`), compiled when a search first needs it; nobody who installs
   needs a C compiler. `piste.search.kernel` says what the arguments are.

   A state is a product of factors over the groups chosen so far, one number per term: `whole` of counts, times and tiles
   (small is good), `taken` of what is taken off and `share` of what a count keeps (large is good). A bound multiplies the
   best of the open groups to it. Shares of a loop whose owner is open add up to the whole at most (`loose`). */

typedef long long i64;

enum { GROUPS = 16, TERMS = 1024 };

typedef struct {
  i64 groups, whole, taken, share; /* numbers of groups and of columns */
  i64 quantities, kept, rooms, room_columns, measures;
  const double **w, **t, **s;       /* by group: rows of columns */
  const double *plain, *minus;      /* by quantity: prices by column of w and of t */
  const i64 *kept_quantity, *kept_column, *kept_from; /* by kept count; its shares are listed from.. */
  const double *kept_price;
  const i64 *listed, *owner; /* share columns in the order of their owners; the owner of each share column */
  const double *room_bits;
  const i64 *room_from, *room_column;
  const i64 *measure_code, *measure_quantity; /* 0 energy, 1 cycles, 2 energy * cycles, 3 a quantity */
  const double *cap;                          /* what each measure but the first may reach at most */
  const double *rates;                        /* by quantity: 0, or the words per cycle of a port */
  i64 steps;
  double rate, fixed, leak, slack;
} Sheet;

typedef struct {
  double value;
  i64 evaluated, found;
  i64 row[GROUPS];
} Best;

static double ceiling(double x, double slack) {
  x *= 1 - slack;
  double down = (double)(i64)x;
  return x > 9e18 ? x : down < x ? down + 1 : down;
}

/* The first measure, or infinity if something does not fit or reaches beyond its cap. */
static double judge(const Sheet *p, const double *w, const double *t, const double *s, const double *loose, i64 open) {
  for (i64 r = 0; r < p->rooms; r++) {
    double held = 0;
    for (i64 c = p->room_from[r]; c < p->room_from[r + 1]; c++) held += w[p->room_column[c]];
    if (held > p->room_bits[r]) return __builtin_inf();
  }
  double total[TERMS], cycles = ceiling(w[p->steps] / p->rate, p->slack);
  for (i64 q = 0; q < p->quantities; q++) {
    double sum = 0;
    const double *plain = p->plain + q * p->whole, *minus = p->minus + q * p->taken;
    for (i64 c = 0; c < p->whole; c++) sum += plain[c] * w[c];
    for (i64 c = 0; c < p->taken; c++) sum -= minus[c] * t[c];
    total[q] = sum;
  }
  for (i64 k = 0; k < p->kept; k++) {
    double stays = 0;
    for (i64 i = p->kept_from[k]; i < p->kept_from[k + 1];) {
      i64 owner = p->owner[p->listed[i]];
      double part = 0, most = 0;
      for (; i < p->kept_from[k + 1] && p->owner[p->listed[i]] == owner; i++) {
        part += s[p->listed[i]];
        if (loose[p->listed[i]] > most) most = loose[p->listed[i]];
      }
      if ((open >> owner & 1) && part > most) part = most;
      stays += part;
    }
    if (stays < 1) total[p->kept_quantity[k]] += p->kept_price[k] * w[p->kept_column[k]] * (1 - stays);
  }
  for (i64 q = 0; q < p->quantities; q++) {
    if (total[q] < 0) total[q] = 0;
    if (p->rates[q] > 0) {
      double busy = ceiling(total[q] / p->rates[q], p->slack);
      if (busy > cycles) cycles = busy;
    }
  }
  double first = 0;
  for (i64 m = 0; m < p->measures; m++) {
    double amount = p->measure_code[m] == 1 ? 0 : total[p->measure_quantity[m]];
    if (p->measure_code[m] == 0 || p->measure_code[m] == 2) amount += p->fixed + p->leak * cycles;
    if (p->measure_code[m] == 1) amount = cycles;
    if (p->measure_code[m] == 2) amount *= cycles;
    if (m == 0) first = amount;
    else if (amount > p->cap[m]) return __builtin_inf();
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
  Best *best;
  i64 n[GROUPS], *rows[GROUPS], path[GROUPS], at[GROUPS];
  double *keys[GROUPS];
  double lw[GROUPS][TERMS], lt[GROUPS][TERMS], ls[GROUPS][TERMS];          /* the best of every group */
  double ow[GROUPS + 1][TERMS], ot[GROUPS + 1][TERMS], os[GROUPS + 1][TERMS], ol[GROUPS + 1][TERMS]; /* of the open groups */
  double w[GROUPS + 1][TERMS], t[GROUPS + 1][TERMS], s[GROUPS + 1][TERMS]; /* states */
  double fw[TERMS], ft[TERMS], fs[TERMS], fl[TERMS];
} Work;

static void least(Work *k, i64 g) {
  const Sheet *p = k->p;
  for (i64 c = 0; c < p->whole; c++) k->lw[g][c] = __builtin_inf();
  for (i64 c = 0; c < p->taken; c++) k->lt[g][c] = 0;
  for (i64 c = 0; c < p->share; c++) k->ls[g][c] = 0;
  for (i64 i = 0; i < k->n[g]; i++) {
    const double *w = p->w[g] + k->rows[g][i] * p->whole, *t = p->t[g] + k->rows[g][i] * p->taken, *s = p->s[g] + k->rows[g][i] * p->share;
    for (i64 c = 0; c < p->whole; c++) if (w[c] < k->lw[g][c]) k->lw[g][c] = w[c];
    for (i64 c = 0; c < p->taken; c++) if (t[c] > k->lt[g][c]) k->lt[g][c] = t[c];
    for (i64 c = 0; c < p->share; c++) if (s[c] > k->ls[g][c]) k->ls[g][c] = s[c];
  }
}

/* The product of the best of all groups in `open`, into slot `d`. */
static void fill(Work *k, i64 d, i64 open) {
  const Sheet *p = k->p;
  for (i64 c = 0; c < p->whole; c++) k->ow[d][c] = 1;
  for (i64 c = 0; c < p->taken; c++) k->ot[d][c] = 1;
  for (i64 c = 0; c < p->share; c++) k->os[d][c] = k->ol[d][c] = 1;
  for (i64 g = 0; g < p->groups; g++) {
    if (!(open >> g & 1)) continue;
    for (i64 c = 0; c < p->whole; c++) k->ow[d][c] *= k->lw[g][c];
    for (i64 c = 0; c < p->taken; c++) k->ot[d][c] *= k->lt[g][c];
    for (i64 c = 0; c < p->share; c++) {
      k->os[d][c] *= k->ls[g][c];
      if (p->owner[c] != g) k->ol[d][c] *= k->ls[g][c];
    }
  }
}

static double bound(Work *k, i64 d, i64 open, const double *w, const double *t, const double *s) {
  const Sheet *p = k->p;
  for (i64 c = 0; c < p->whole; c++) k->fw[c] = w[c] * k->ow[d][c];
  for (i64 c = 0; c < p->taken; c++) k->ft[c] = t[c] * k->ot[d][c];
  for (i64 c = 0; c < p->share; c++) k->fs[c] = s[c] * k->os[d][c], k->fl[c] = s[c] * k->ol[d][c];
  return judge(p, k->fw, k->ft, k->fs, k->fl, open);
}

/* Drops rows that cannot be part of anything better, and sorts the others by what they cannot fall below. */
static void shrink(Work *k, i64 g) {
  const Sheet *p = k->p;
  double limit = k->best->value * (1 - p->slack);
  i64 open = ((i64)1 << p->groups) - 1 - ((i64)1 << g), left = 0;
  fill(k, 0, open);
  for (i64 i = 0; i < k->n[g]; i++) {
    i64 row = k->rows[g][i];
    double key = bound(k, 0, open, p->w[g] + row * p->whole, p->t[g] + row * p->taken, p->s[g] + row * p->share);
    if (key < limit) k->rows[g][left] = row, k->keys[g][left++] = key;
  }
  i64 dropped = k->n[g] - left;
  k->n[g] = left;
  if (dropped) least(k, g);
}

static void descend(Work *k, i64 d, i64 open) {
  const Sheet *p = k->p;
  i64 g = k->path[d];
  open &= ~((i64)1 << g);
  for (i64 i = 0; i < k->n[g]; i++) {
    double limit = k->best->value * (1 - p->slack);
    if (k->keys[g][i] >= limit) return; /* sorted: nothing further is better */
    i64 row = k->rows[g][i];
    const double *w = p->w[g] + row * p->whole, *t = p->t[g] + row * p->taken, *s = p->s[g] + row * p->share;
    for (i64 c = 0; c < p->whole; c++) k->w[d + 1][c] = k->w[d][c] * w[c];
    for (i64 c = 0; c < p->taken; c++) k->t[d + 1][c] = k->t[d][c] * t[c];
    for (i64 c = 0; c < p->share; c++) k->s[d + 1][c] = k->s[d][c] * s[c];
    k->at[d] = row;
    if (d + 1 < p->groups) {
      if (bound(k, d + 1, open, k->w[d + 1], k->t[d + 1], k->s[d + 1]) < limit) descend(k, d + 1, open);
      continue;
    }
    k->best->evaluated++;
    double value = judge(p, k->w[d + 1], k->t[d + 1], k->s[d + 1], k->s[d + 1], 0);
    if (value < limit) {
      k->best->value = value;
      k->best->found = 1;
      for (i64 e = 0; e < p->groups; e++) k->best->row[k->path[e]] = k->at[e];
    }
  }
}

/* Chooses all groups one after the other, the smallest first. */
static void choose(Work *k) {
  const Sheet *p = k->p;
  i64 all = ((i64)1 << p->groups) - 1, open = all;
  for (i64 g = 0; g < p->groups; g++) sort(k->rows[g], k->keys[g], k->n[g]);
  for (i64 d = 0; d < p->groups; d++) {
    i64 at = d;
    for (; at && k->n[k->path[at - 1]] > k->n[d]; at--) k->path[at] = k->path[at - 1];
    k->path[at] = d;
  }
  for (i64 d = 0; d < p->groups; d++) fill(k, d, open), open &= ~((i64)1 << k->path[d]);
  for (i64 c = 0; c < p->whole; c++) k->w[0][c] = 1;
  for (i64 c = 0; c < p->taken; c++) k->t[0][c] = 1;
  for (i64 c = 0; c < p->share; c++) k->s[0][c] = 1;
  descend(k, 0, all);
}

/* Where to halve the rows of a group. */
typedef struct {
  i64 group, column;
  double square;
} Split;

/* The count, time or tile in which rows differ most, as a ratio: it makes a bound over all of them loose. */
static i64 differs_most(Work *k, Split *split) {
  const Sheet *p = k->p;
  double most = 1;
  for (i64 g = 0; g < p->groups; g++)
    for (i64 c = 0; c < p->whole && k->n[g] > 1; c++) {
      double low = k->lw[g][c], high = low;
      for (i64 i = 0; i < k->n[g]; i++) {
        double x = p->w[g][k->rows[g][i] * p->whole + c];
        if (x > high) high = x;
      }
      if (high > most * low) most = high / low, *split = (Split){g, c, low * high};
    }
  return most > 1;
}

static void branch(Work *k, i64 *space, double *numbers, i64 left);

/* The rows below the split and those above, each for itself. */
static void halve(Work *k, Split split, i64 *space, double *numbers, i64 left) {
  const Sheet *p = k->p;
  i64 n[GROUPS], *rows[GROUPS];
  double *keys[GROUPS];
  for (i64 g = 0; g < p->groups; g++) n[g] = k->n[g], rows[g] = k->rows[g], keys[g] = k->keys[g];
  for (i64 half = 0; half < 2; half++) {
    i64 used = 0;
    for (i64 g = 0; g < p->groups; g++) {
      k->rows[g] = space + used;
      k->keys[g] = numbers + used;
      k->n[g] = 0;
      for (i64 i = 0; i < n[g]; i++) {
        double x = p->w[g][rows[g][i] * p->whole + split.column];
        if (g == split.group && (x * x > split.square) != half) continue;
        k->rows[g][k->n[g]] = rows[g][i];
        k->keys[g][k->n[g]++] = keys[g][i];
      }
      used += k->n[g];
    }
    branch(k, space + used, numbers + used, left - used);
  }
  for (i64 g = 0; g < p->groups; g++) k->n[g] = n[g], k->rows[g] = rows[g], k->keys[g] = keys[g];
}

/* Finds the best choice of the present rows: halves them until few combinations are left. `left` of `space` is free. */
static void branch(Work *k, i64 *space, double *numbers, i64 left) {
  const Sheet *p = k->p;
  Split split;
  i64 before, now = 0, all = ((i64)1 << p->groups) - 1;
  for (i64 g = 0; g < p->groups; g++) least(k, g), now += k->n[g];
  fill(k, 0, all);
  if (judge(p, k->ow[0], k->ot[0], k->os[0], k->ol[0], all) >= k->best->value * (1 - p->slack)) return;
  do { /* until it is no longer worth it */
    before = now;
    now = 0;
    for (i64 g = 0; g < p->groups; g++) {
      shrink(k, g);
      if (!k->n[g]) return;
      now += k->n[g];
    }
  } while (5 * now < 4 * before);
  double combinations = 1;
  for (i64 g = 0; g < p->groups; g++) combinations *= k->n[g];
  if (combinations <= 64 || now > left || !differs_most(k, &split)) choose(k);
  else halve(k, split, space, numbers, left);
}

/* Solves jobs in order while their bounds are below the best; returns how many were looked at. `ends` has, by job and
   group, where its rows start and end; `space` and `numbers` have `room` for the rows of a job many times over. */
i64 solve(const Sheet *p, const i64 *ends, const double *bounds, i64 jobs, Best *best, Work *k, i64 *space, double *numbers, i64 room) {
  k->p = p;
  k->best = best;
  for (i64 j = 0; j < jobs; j++) {
    if (bounds[j] >= best->value * (1 - p->slack)) return j;
    i64 used = 0;
    for (i64 g = 0; g < p->groups; g++) {
      i64 lo = ends[2 * (j * p->groups + g)], hi = ends[2 * (j * p->groups + g) + 1];
      k->rows[g] = space + used;
      k->keys[g] = numbers + used;
      k->n[g] = hi - lo;
      used += hi - lo;
      for (i64 i = lo; i < hi; i++) k->rows[g][i - lo] = i;
    }
    branch(k, space + used, numbers + used, room - used);
  }
  return jobs;
}

/* Marks the rows of each run that no earlier one of their run is nowhere larger than; `beaten` starts as 0. A row that
   beats another moves towards the front, because it often beats the next as well; `list` has room for a run. */
void fronts(const double *rows, i64 columns, const i64 *starts, i64 runs, char *beaten, i64 *list) {
  for (i64 r = 0; r < runs; r++) {
    i64 kept = 0;
    for (i64 i = starts[r]; i < starts[r + 1]; i++) {
      const double *mine = rows + i * columns;
      for (i64 j = 0; j < kept && !beaten[i]; j++) {
        const double *other = rows + list[j] * columns;
        i64 c = 0;
        while (c < columns && other[c] <= mine[c]) c++;
        if (c < columns) continue;
        beaten[i] = 1;
        i64 swap = list[j]; list[j] = list[j / 2]; list[j / 2] = swap;
      }
      if (!beaten[i]) list[kept++] = i;
    }
  }
}

i64 room(void) { return sizeof(Work); }
