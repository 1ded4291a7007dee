/* What a loop tree of one Einsum moves and costs, with the tree as data: nothing is compiled for its shape.

   The formulas are those of `closed`, `chains` and `pairs` (docs/model.md, "The closed form"), on plain integers.
   `evaluator.ll` is this file in LLVM's language (`make kernel`); nobody who installs needs a C compiler. */

#include "evaluator.h"

/* How one count sees a node of a rank. Spreads: instances counted apart, merged to their union, or the first only. */
enum { WALK, APART, MERGED, FIRST };

typedef struct {
  i64 place, tile, over; /* over: a fanout, or -1 for a loop */
} Step;

typedef struct {
  i64 n, loops, spreads;
  i64 kind[DEPTH], tile[DEPTH];
} Chain;

/* `n` neighbours that hold extent `now`, and held `was`, `shift` further on, before. */
typedef struct {
  i64 n, start, now, shift, was;
} Group;

/* `times` steps at which the instances of a rank, `pitch` apart, hold `now` and held what `moved` adds. */
typedef struct {
  i64 times, pitch, nows, moves;
  Group now[2], moved[GROUPS];
} Context;

typedef struct {
  i64 n;
  Context at[CONTEXTS];
} Contexts;

typedef struct {
  i64 start, end;
} Interval;

/* What an instance has of a rank in a step, and had before: steps that are alike in `key` are one, of several instances
   that count together. */
typedef struct {
  i64 key, now, n, was, m;
} Piece;

typedef struct {
  i64 n, together;
  Piece at[PIECES];
} Pieces;

/* What instances have of a rank, step by step. */
typedef struct {
  i64 n;
  struct { i64 start, width, instance; } at[SPANS], next[SPANS];
} Spans;

/* What a padded axis contributed before: all that it follows from, and the count. */
enum { ASKED = 24, KNOWN = 1 << 12 };
typedef struct {
  i64 n, key[ASKED], count;
} Known;

typedef struct {
  Known known[KNOWN]; /* of no key (n = 0) at first: a room begins with zeros */
  const Problem *p;
  i64 unknown, end, walks;
  i64 length[RANKS];
  Step step[RANKS][DEPTH];
  i64 walk_rank[NODES], walk_place[NODES]; /* the loops, outermost first */
  i64 first_spread;
  Contexts x, y;
  Pieces one, two;
  Interval now[LISTED], fresh[2 * LISTED];
  Spans spans[2];
  unsigned char seen[LISTED];
} Room;

static i64 least(i64 a, i64 b) { return a < b ? a : b; }
static i64 most(i64 a, i64 b) { return a > b ? a : b; }
static i64 within(i64 a, i64 top) { return a < 0 ? 0 : a > top ? top : a; }

/* ---------------------------------------------------------------- chains of one rank */

static i64 classes(i64 size, const Chain *c, i64 upto, i64 *e, i64 *n) {
  i64 some = 1;
  e[0] = size, n[0] = 1;
  for (i64 i = 0; i < upto; i++) {
    i64 t = c->tile[i];
    if (c->kind[i] >= MERGED) {
      for (i64 j = 0; j < some; j++) e[j] = least(e[j], t);
      continue;
    }
    i64 full = 0, left = 0;
    for (i64 j = 0; j < some; j++) {
      i64 q = e[j] / t, r = e[j] - q * t, times = n[j];
      full += times * q;
      if (r) e[left] = r, n[left] = times, left++;
    }
    if (full) {
      for (i64 j = left; j > 0; j--) e[j] = e[j - 1], n[j] = n[j - 1];
      e[0] = t, n[0] = full, left++;
    }
    some = left;
  }
  return some;
}

/* Where a chain's `level`-th loop ends. */
static i64 head(const Chain *c, i64 level) {
  i64 seen = 0;
  for (i64 i = 0; i < c->n; i++) {
    if (seen == level) return i;
    seen += c->kind[i] == WALK;
  }
  return c->n;
}

/* How often the first `level` loops step, times the instances that are then at work. */
static i64 visits(i64 size, const Chain *c, i64 level) {
  i64 e[DEPTH + 1], n[DEPTH + 1];
  if (!c->spreads) {
    if (level == 0) return 1;
    i64 some = classes(size, c, head(c, level), e, n), all = 0;
    for (i64 i = 0; i < some; i++) all += n[i];
    return all;
  }
  Chain other;
  i64 from = head(c, level);
  other.n = c->n;
  for (i64 i = 0; i < c->n; i++) {
    other.kind[i] = i >= from && c->kind[i] == WALK ? FIRST : c->kind[i];
    other.tile[i] = c->tile[i];
  }
  i64 some = classes(size, &other, c->n, e, n), all = 0;
  for (i64 i = 0; i < some; i++) all += n[i];
  return all;
}

static i64 box(i64 extent, i64 c) { return extent >= 1 ? c * (extent - 1) + 1 : 0; }

/* Box sizes, over the instances below that have exactly one leaf in extent `e` and none in extent `f`. */
static i64 single(i64 e, i64 f, const Chain *c, i64 i, i64 coefficient) {
  for (; i < c->n; i++) {
    i64 t = c->tile[i];
    if (c->kind[i] == WALK) {
      if (e > t) f = most(e - t, least(f, t)), e = t;
    } else if (c->kind[i] >= MERGED) {
      e = least(e, t), f = least(f, t);
    } else {
      i64 q = e / t, r = e - q * t, k = f / t, left = f - k * t;
      i64 sum = single(within(e - k * t, t), left, c, i + 1, coefficient);
      if (q - 1 - k > 0) sum += (q - 1 - k) * single(t, 0, c, i + 1, coefficient);
      if (r && q > k) sum += single(r, 0, c, i + 1, coefficient);
      return sum;
    }
    if (f && !c->spreads) return 0; /* and it stays so */
  }
  return f ? 0 : box(e, coefficient);
}

/* What stays when another rank's loop advances. */
static i64 held(i64 size, i64 coefficient, const Chain *c, i64 level) {
  i64 e[DEPTH + 1], n[DEPTH + 1], at = head(c, level), sum = 0;
  i64 some = classes(size, c, at, e, n);
  for (i64 i = 0; i < some; i++) sum += n[i] * single(e[i], 0, c, at, coefficient);
  return sum;
}

/* ---------------------------------------------------------------- axes of two ranks */

static Context *context(Room *m, Contexts *to, i64 times, i64 pitch) {
  if (to->n >= CONTEXTS) {
    m->unknown = 1;
    to->n = 0;
  }
  Context *c = &to->at[to->n++];
  c->times = times, c->pitch = pitch, c->nows = c->moves = 0;
  return c;
}

static void put_now(Context *c, i64 n, i64 start, i64 now) {
  if (n) c->now[c->nows++] = (Group){n, start, now, 0, 0};
}

static i64 merged(const Chain *c, i64 upto) {
  for (i64 i = 0; i < upto; i++)
    if (c->kind[i] == MERGED) return i;
  return -1;
}

typedef struct {
  i64 n, q, times, full, small;
} Together;

typedef struct {
  i64 times, full, small;
} Walked;

/* How often a full and the short instance have which extents in the steps of `t`, from step `first` on. */
static i64 walked(i64 full, i64 small, i64 t, i64 first, Walked *out) {
  i64 q = full / t, r = full - q * t, k = small / t, left = small - k * t, n = 0;
  i64 partly = left >= 1, beyond = k < q;
  if (k - first > 0) out[n++] = (Walked){k - first, t, t};
  if (partly && beyond && k >= first) out[n++] = (Walked){1, t, left};
  if (r >= 1 && !beyond && q >= first) out[n++] = (Walked){1, r, left};
  i64 rest = q - most(first, k + partly);
  if (rest > 0) out[n++] = (Walked){rest, t, 0};
  if (r >= 1 && beyond && q >= first) out[n++] = (Walked){1, r, 0};
  return n;
}

/* Steps of loops above and below a merged spread in steps of `s`. */
static i64 together(Room *m, i64 size, const Chain *c, i64 at, i64 upto, Together *out) {
  i64 e[DEPTH + 1], n[DEPTH + 1], s = c->tile[at], found = 0;
  i64 some = classes(size, c, at, e, n);
  for (i64 i = 0; i < some; i++) {
    i64 q = e[i] / s, r = e[i] - q * s, from = found;
    out[found++] = (Together){n[i], q, 1, s, r};
    for (i64 j = at + 1; j < upto; j++) {
      i64 now = found;
      for (i64 k = from; k < now; k++) {
        Together was = out[k];
        Walked w[5];
        i64 ways = walked(was.full, was.small, c->tile[j], 0, w);
        for (i64 l = 0; l < ways; l++) {
          if (found >= CONTEXTS) {
            m->unknown = 1;
            return 0;
          }
          out[found++] = (Together){was.n, was.q, was.times * w[l].times, w[l].full, w[l].small};
        }
      }
      i64 kept = from;
      for (i64 k = now; k < found; k++) out[kept++] = out[k];
      found = kept;
    }
  }
  return found;
}

typedef struct {
  i64 lo, x;
} Before;

/* The last steps of `t` in the extents before, the latest first. */
static i64 last(const Before *before, i64 n, i64 t, Before *out) {
  i64 found = 0, place = 0, some = 0;
  for (i64 i = 0; i < n; i++) {
    i64 q = before[i].x / t, r = before[i].x - q * t;
    if (!found && r) out[some++] = (Before){before[i].lo + q * t, r};
    if (!found) place = before[i].lo + (q - 1) * t;
    found |= q >= 1;
  }
  if (found) out[some++] = (Before){place, t};
  return some;
}

/* What one instance's leaves become under the loops below the spread. */
static Group inner(Group g, const Chain *c, i64 from) {
  for (i64 i = from; i < c->n; i++) {
    Before one = {g.shift, g.was}, out[2];
    last(&one, 1, c->tile[i], out);
    g.shift = out[0].lo, g.was = out[0].x;
    g.now = least(g.now, c->tile[i]);
  }
  return g;
}

/* `q` full instances of a spread and the short one, when a loop below the spread or beside it advances. */
static void pair_of(Room *m, Contexts *to, i64 times, i64 s, i64 q, i64 full, i64 small, i64 shift, i64 was_full,
                    i64 was_small, const Chain *c, i64 rest) {
  if (!times) return;
  Context *k = context(m, to, times, s);
  if (q) k->moved[k->moves++] = inner((Group){q, 0, full, shift, was_full}, c, rest);
  if (small >= 1) k->moved[k->moves++] = inner((Group){1, q, small, shift, was_small}, c, rest);
  for (i64 i = 0; i < k->moves; i++) k->now[k->nows++] = k->moved[i];
}

/* Follow the first leaf in extent `e` now, and the last leaf in extent `x` at `lo` before, down the rest. */
static void descend(Room *m, Contexts *to, i64 times, i64 e, i64 lo, i64 x, const Chain *c, i64 at) {
  if (!times) return;
  i64 spread = at;
  while (spread < c->n && (c->kind[spread] == WALK || c->kind[spread] == FIRST)) spread++;
  Before before[DEPTH + 2], other[DEPTH + 2];
  i64 n = 1;
  before[0] = (Before){lo, x};
  for (i64 i = at; i < spread; i++) {
    i64 t = c->tile[i];
    e = least(e, t);
    if (c->kind[i] == FIRST) {
      for (i64 j = 0; j < n; j++) before[j].x = least(before[j].x, t);
    } else {
      n = last(before, n, t, other);
      for (i64 j = 0; j < n; j++) before[j] = other[j];
    }
    if (spread == c->n) n = 1;
  }
  if (spread == c->n) {
    Context *k = context(m, to, times, 1);
    k->nows = k->moves = 1;
    k->now[0] = k->moved[0] = (Group){1, 0, e, before[0].lo, before[0].x};
    return;
  }
  i64 s = c->tile[spread], f = e / s, done = 0, some = 0;
  Group groups[GROUPS];
  for (i64 j = 0; j < n; j++) {
    if (some + 2 > GROUPS) {
      m->unknown = 1;
      return;
    }
    i64 fx = before[j].x / s, rx = before[j].x - fx * s, top = least(fx, f);
    if (top > done) groups[some++] = (Group){top - done, done, s, before[j].lo, s};
    i64 now = within(e - top * s, s), was = within(before[j].x - top * s, s);
    if (now >= 1 && was >= 1 && top >= done) groups[some++] = (Group){1, top, now, before[j].lo, was};
    done = most(done, fx + (rx >= 1));
  }
  for (i64 j = 0; j < some; j++) groups[j] = inner(groups[j], c, spread + 1);
  if (c->kind[spread] == APART) {
    for (i64 j = 0; j < some; j++) {
      Context *k = context(m, to, times * groups[j].n, 1);
      k->nows = k->moves = 1;
      k->now[0] = k->moved[0] = (Group){1, 0, groups[j].now, groups[j].shift, groups[j].was};
    }
    return;
  }
  Context *k = context(m, to, times, s);
  i64 deepest = s, r = e - f * s;
  for (i64 i = spread + 1; i < c->n; i++) deepest = least(deepest, c->tile[i]);
  put_now(k, f, 0, deepest);
  put_now(k, r >= 1, f, least(r, deepest));
  for (i64 j = 0; j < some; j++) k->moved[k->moves++] = groups[j];
}

/* The boxes that the instances of a rank hold, step by step. */
static void leaves(Room *m, Contexts *to, i64 size, const Chain *c) {
  i64 at = merged(c, c->n);
  to->n = 0;
  if (at < 0) {
    i64 e[DEPTH + 1], n[DEPTH + 1], some = classes(size, c, c->n, e, n);
    for (i64 i = 0; i < some; i++) put_now(context(m, to, n[i], 1), 1, 0, e[i]);
    return;
  }
  Together found[CONTEXTS];
  i64 some = together(m, size, c, at, c->n, found);
  for (i64 i = 0; i < some; i++) {
    Together *w = &found[i];
    Context *k = context(m, to, w->n * w->times, c->tile[at]);
    put_now(k, w->q, 0, w->full);
    put_now(k, w->small >= 1, w->q, w->small);
  }
}

/* The boxes now and before when a loop advances: this rank's own number `level` + 1, or another rank's. */
static void moves(Room *m, Contexts *to, i64 size, const Chain *c, i64 level, i64 own) {
  i64 e[DEPTH + 1], n[DEPTH + 1];
  to->n = 0;
  i64 rest = head(c, level + (own ? 1 : 0)), upto = own ? rest - 1 : rest, at = merged(c, upto);
  if (at >= 0) {
    Together found[CONTEXTS];
    i64 some = together(m, size, c, at, upto, found);
    for (i64 i = 0; i < some; i++) {
      Together *w = &found[i];
      if (!own) {
        pair_of(m, to, w->n * w->times, c->tile[at], w->q, w->full, w->small, 0, w->full, w->small, c, rest);
        continue;
      }
      Walked ways[5];
      i64 t = c->tile[upto], many = walked(w->full, w->small, t, 1, ways);
      for (i64 j = 0; j < many; j++)
        pair_of(m, to, w->n * w->times * ways[j].times, c->tile[at], w->q, ways[j].full, ways[j].small, -t, t, t, c,
                rest);
    }
    return;
  }
  i64 some = classes(size, c, upto, e, n);
  if (!own) {
    for (i64 i = 0; i < some; i++) descend(m, to, n[i], e[i], 0, e[i], c, rest);
    return;
  }
  i64 t = c->tile[upto], full = 0;
  for (i64 i = 0; i < some; i++) full += n[i] * most(0, e[i] / t - 1);
  descend(m, to, full, t, -t, t, c, rest);
  for (i64 i = 0; i < some; i++) {
    i64 q = e[i] / t, r = e[i] - q * t;
    if (r >= 1 && q >= 1) descend(m, to, n[i], r, -t, t, c, rest);
  }
}

static i64 width_of(i64 a, i64 x, i64 b, i64 y) { return a * (x - 1) + b * (y - 1) + 1; }

/* The union over a grid of groups, of whole boxes or of what is new in them, if it can be told; else -1. */
static i64 lines(i64 a, i64 outer_pitch, const Group *outer, i64 outers, i64 b, i64 inner_pitch, const Group *in,
                 i64 inners, i64 new) {
  i64 total = 0, last_end = 0, last_start = 0, before = 0;
  for (i64 i = 0; i < outers; i++) {
    const Group *o = &outer[i];
    i64 lo = 0, hi = 0, some = 0;
    for (i64 j = 0; j < inners; j++) {
      const Group *k = &in[j];
      i64 start = 0, end = width_of(a, o->now, b, k->now);
      if (new) {
        i64 shift = a * o->shift + b * k->shift, was = width_of(a, o->was, b, k->was);
        if (shift >= 1 && shift + was < end) return -1; /* two pieces */
        if (shift >= 1) end = least(end, shift);
        else start = within(shift + was, end);
      }
      if (start >= end) continue;
      i64 st = inner_pitch * k->start + start, en = inner_pitch * (k->start + k->n - 1) + end;
      if (k->n > 1 && inner_pitch > end - start) return -1;
      if (some && !(st <= hi && lo <= st)) return -1;
      if (!some) lo = st;
      hi = some ? most(hi, en) : en;
      some = 1;
    }
    if (!some) continue;
    i64 start = outer_pitch * o->start + lo, end = outer_pitch * o->start + hi;
    if (before && !(last_start <= start && (o->n <= 1 || last_end <= end))) return -1;
    total += most(0, end - (before ? most(start, last_end) : start)) + (o->n - 1) * least(outer_pitch, hi - lo);
    end += outer_pitch * (o->n - 1), start += outer_pitch * (o->n - 1);
    last_end = before ? most(last_end, end) : end;
    last_start = start;
    before = 1;
  }
  return total;
}

/* Sorts by heap, in place, by one of the numbers of each. */
#define SORTED_BY(NAME, TYPE, NUMBER)                                                  \
  static void NAME##_sift(TYPE *a, i64 from, i64 n) {                                  \
    TYPE x = a[from];                                                                  \
    for (i64 child; (child = 2 * from + 1) < n; from = child) {                        \
      if (child + 1 < n && a[child + 1].NUMBER > a[child].NUMBER) child++;             \
      if (a[child].NUMBER <= x.NUMBER) break;                                          \
      a[from] = a[child];                                                              \
    }                                                                                  \
    a[from] = x;                                                                       \
  }                                                                                    \
  static void NAME(TYPE *a, i64 n) {                                                   \
    for (i64 i = n / 2; i-- > 0;) NAME##_sift(a, i, n);                                \
    for (i64 i = n; i-- > 1;) {                                                        \
      TYPE x = a[0];                                                                   \
      a[0] = a[i], a[i] = x;                                                           \
      NAME##_sift(a, 0, i);                                                            \
    }                                                                                  \
  }

SORTED_BY(sort_intervals, Interval, start)
SORTED_BY(sort_pieces, Piece, key)

/* How many integers lie in at least one interval. */
static i64 covered(Interval *a, i64 n) {
  sort_intervals(a, n);
  i64 sum = 0, reach = 0, any = 0;
  for (i64 i = 0; i < n; i++) {
    i64 begin = any ? most(a[i].start, reach) : a[i].start;
    if (a[i].end > begin) sum += a[i].end - begin, reach = a[i].end, any = 1;
  }
  return sum;
}

/* The same by listing the instances. */
static i64 listed(Room *m, i64 a, i64 outer_pitch, const Group *outer, i64 outers, i64 b, i64 inner_pitch,
                  const Group *in, i64 inners, i64 new) {
  i64 n = 0, cells = 0;
  for (i64 i = 0; i < outers; i++)
    for (i64 j = 0; j < inners; j++) cells += outer[i].n * in[j].n;
  if (cells > LISTED) {
    m->unknown = 1;
    return 0;
  }
  Interval *out = new ? m->fresh : m->now;
  for (i64 i = 0; i < outers; i++)
    for (i64 j = 0; j < inners; j++) {
      i64 width = width_of(a, outer[i].now, b, in[j].now);
      i64 shift = a * outer[i].shift + b * in[j].shift, was = width_of(a, outer[i].was, b, in[j].was);
      for (i64 k = 0; k < outer[i].n; k++)
        for (i64 l = 0; l < in[j].n; l++) {
          i64 start = outer_pitch * (outer[i].start + k) + inner_pitch * (in[j].start + l), end = start + width;
          if (!new) {
            out[n++] = (Interval){start, end};
            continue;
          }
          i64 left = least(end, start + shift), right = most(start, start + shift + was);
          if (left > start) out[n++] = (Interval){start, left};
          if (end > right) out[n++] = (Interval){right, end};
        }
    }
  return covered(out, n);
}

static i64 union_of(Room *m, i64 a, const Context *x, i64 b, const Context *y, i64 shared) {
  if (!shared && x->nows == 1 && y->nows == 1 && x->now[0].n == 1 && y->now[0].n == 1)
    return width_of(a, x->now[0].now, b, y->now[0].now);
  if (shared && x->moves == 1 && y->moves == 1 && x->moved[0].n == 1 && y->moved[0].n == 1) {
    const Group *g = x->moved, *h = y->moved;
    i64 width = width_of(a, g->now, b, h->now), shift = a * g->shift + b * h->shift;
    i64 was = width_of(a, g->was, b, h->was);
    return most(0, least(width, shift + was) - most(0, shift));
  }
  i64 ap = a * x->pitch, bp = b * y->pitch;
  i64 size = lines(a, ap, x->now, x->nows, b, bp, y->now, y->nows, 0);
  if (!shared) return size >= 0 ? size : listed(m, a, ap, x->now, x->nows, b, bp, y->now, y->nows, 0);
  i64 fresh = size >= 0 ? lines(a, ap, x->moved, x->moves, b, bp, y->moved, y->moves, 1) : -1;
  if (fresh < 0) {
    size = listed(m, a, ap, x->moved, x->moves, b, bp, y->moved, y->moves, 0);
    fresh = listed(m, a, ap, x->moved, x->moves, b, bp, y->moved, y->moves, 1);
  }
  return size - fresh;
}

static i64 pairs(Room *m, i64 a, i64 b, i64 shared) {
  i64 sum = 0;
  for (i64 i = 0; i < m->x.n; i++)
    for (i64 j = 0; j < m->y.n; j++)
      sum += m->x.at[i].times * m->y.at[j].times * union_of(m, a, &m->x.at[i], b, &m->y.at[j], shared);
  return sum;
}

/* ---------------------------------------------------------------- padded axes: steps are listed, as `pairs.moments` */

/* The steps of one rank, from which `pieces` goes down its chain. */
typedef struct {
  Room *m;
  Pieces *to;
  const Chain *c;
  i64 outside, own, place[DEPTH]; /* loops that have stepped; by spread below them: the instance */
} Descent;

typedef struct {
  i64 start, n;
} Extent;

static Extent part(Extent e, i64 k, i64 tile) { return (Extent){e.start + k * tile, least(tile, e.n - k * tile)}; }

static void put_piece(Descent *d, i64 key, Extent now, Extent was) {
  if (d->to->n >= PIECES) {
    d->m->unknown = 1;
    return;
  }
  d->to->at[d->to->n++] = (Piece){key, now.start, now.n, was.start, was.n};
}

/* The first (`way` = 1) or the last (-1) part of an extent that an instance works on; of no elements if it has none. */
static Extent leaf_of(const Descent *d, Extent e, i64 at, i64 way) {
  const Chain *c = d->c;
  for (; at < c->n; at++) {
    i64 tile = c->tile[at], steps = (e.n + tile - 1) / tile;
    if (c->kind[at] != WALK) {
      if (d->place[at] >= steps) return (Extent){0, 0};
      e = part(e, d->place[at], tile);
    } else if (way > 0 || steps == 1) {
      e = part(e, 0, tile);
    } else { /* who idles in the short last step worked in the one before */
      Extent found = leaf_of(d, part(e, steps - 1, tile), at + 1, way);
      return found.n ? found : leaf_of(d, part(e, steps - 2, tile), at + 1, way);
    }
  }
  return e;
}

/* Below the loop that advances: instance after instance, its first part now and its last part before. */
static void instances(Descent *d, Extent now, Extent was, i64 from, i64 at, i64 extent, i64 key) {
  const Chain *c = d->c;
  while (at < c->n && c->kind[at] == WALK) extent = least(extent, c->tile[at]), at++;
  if (at == c->n) {
    Extent first = leaf_of(d, now, from, 1), last_one = leaf_of(d, was, from, -1);
    if (first.n && last_one.n) put_piece(d, key, first, last_one);
    return;
  }
  i64 tile = c->tile[at], many = c->kind[at] == FIRST ? 1 : (extent + tile - 1) / tile;
  for (i64 i = 0; i < many; i++) {
    d->place[at] = i;
    instances(d, now, was, from, at + 1, least(extent, tile), c->kind[at] == MERGED ? key : key * many + i);
  }
}

static void step_down(Descent *d, Extent now, Extent was, i64 at, i64 seen, i64 around, i64 key) {
  const Chain *c = d->c;
  if (at == c->n) {
    put_piece(d, key, now, was);
    return;
  }
  if (seen >= d->outside) {
    instances(d, now, was, at, at, around, key);
    return;
  }
  i64 tile = c->tile[at], steps = (now.n + tile - 1) / tile, many = (around + tile - 1) / tile;
  if (c->kind[at] == WALK) {
    i64 advances = d->own && seen == d->outside - 1;
    for (i64 k = advances; k < steps; k++)
      step_down(d, part(now, k, tile), part(now, k - advances, tile), at + 1, seen + 1, tile, key * many + k);
    return;
  }
  if (c->kind[at] == FIRST) steps = 1;
  for (i64 i = 0; i < steps; i++)
    step_down(d, part(now, i, tile), part(now, i, tile), at + 1, seen, tile, c->kind[at] == MERGED ? key : key * many + i);
}

/* What the instances of a rank have step by step: in all steps (`level` -1), or when a loop advances below so many, of
   this rank (`own`) or of another. */
static void pieces(Room *m, Pieces *to, i64 size, const Chain *c, i64 level, i64 own) {
  Descent d = {m, to, c, level < 0 ? c->loops : level + (own ? 1 : 0), level >= 0 && own, {0}};
  to->n = to->together = 0;
  for (i64 i = 0; i < c->n; i++) to->together |= c->kind[i] == MERGED;
  step_down(&d, (Extent){0, size}, (Extent){0, size}, 0, 0, size, 0);
  if (to->together) sort_pieces(to->at, to->n);
}

enum { NOW, SHARED, MOST }; /* boxes there now, what of them is not new, the largest of them */

static Interval inside(i64 start, i64 last, i64 before, i64 extent) {
  i64 from = most(0, start - before);
  return (Interval){from, most(from, least(extent, last + 1 - before))};
}

/* The first piece of the next step. */
static i64 next(const Pieces *p, i64 i) {
  i64 key = p->at[i++].key;
  while (p->together && i < p->n && p->at[i].key == key) i++;
  return i;
}

/* What a padded axis a*x + b*y contributes, over all steps of both ranks. */
static i64 within_data(Room *m, i64 a, i64 b, i64 before, i64 extent, i64 what) {
  const Pieces *x = &m->one, *y = &m->two;
  i64 sum = 0;
  for (i64 i = 0, i_end; i < x->n; i = i_end) {
    i_end = x->together ? next(x, i) : i + 1;
    for (i64 j = 0, j_end; j < y->n; j = j_end) {
      j_end = y->together ? next(y, j) : j + 1;
      if (i_end == i + 1 && j_end == j + 1) {
        const Piece *p = &x->at[i], *q = &y->at[j];
        Interval now = inside(a * p->now + b * q->now, a * (p->now + p->n - 1) + b * (q->now + q->n - 1), before, extent);
        if (what != SHARED) {
          sum = what == MOST ? most(sum, now.end - now.start) : sum + now.end - now.start;
          continue;
        }
        Interval was = inside(a * p->was + b * q->was, a * (p->was + p->m - 1) + b * (q->was + q->m - 1), before, extent);
        sum += most(0, least(now.end, was.end) - most(now.start, was.start));
        continue;
      }
      i64 n = 0, news = 0;
      if ((i_end - i) * (j_end - j) > LISTED) {
        m->unknown = 1;
        return 0;
      }
      for (i64 k = i; k < i_end; k++)
        for (i64 l = j; l < j_end; l++) {
          const Piece *p = &x->at[k], *q = &y->at[l];
          Interval now =
              inside(a * p->now + b * q->now, a * (p->now + p->n - 1) + b * (q->now + q->n - 1), before, extent);
          m->now[n++] = now;
          if (what != SHARED) continue;
          Interval was =
              inside(a * p->was + b * q->was, a * (p->was + p->m - 1) + b * (q->was + q->m - 1), before, extent);
          m->fresh[news++] = (Interval){now.start, least(now.end, was.start)};
          m->fresh[news++] = (Interval){most(now.start, was.end), now.end};
        }
      i64 found = covered(m->now, n) - (what == SHARED ? covered(m->fresh, news) : 0);
      sum = what == MOST ? most(sum, found) : sum + found;
    }
  }
  return sum;
}

static void one_of(Chain *c, i64 nodes, const i64 *kinds, const i64 *tiles, i64 stride) {
  c->n = c->loops = c->spreads = 0;
  for (i64 i = 0; i < nodes; i++) {
    if (kinds[i] < 0) continue;
    c->kind[c->n] = kinds[i], c->tile[c->n++] = tiles[i * stride];
    c->loops += kinds[i] == WALK, c->spreads += kinds[i] != WALK;
  }
}

/* The same for every two chains of both ranks, in doubles: a row for each of `x`, or -1 where it cannot be told.
   tiles: a row per node, a column per chain; kinds as in a Chain, or -1 for a node that plays no part. */
void padded_table(i64 a, i64 x_size, i64 x_nodes, const i64 *x_kinds, i64 x_chains, const i64 *x_tiles, i64 x_level,
                  i64 x_own, i64 b, i64 y_size, i64 y_nodes, const i64 *y_kinds, i64 y_chains, const i64 *y_tiles,
                  i64 y_level, i64 y_own, i64 before, i64 extent, i64 what, double *out, void *work) {
  Room *m = work;
  for (i64 i = 0; i < x_chains; i++) {
    Chain c, d;
    one_of(&c, x_nodes, x_kinds, x_tiles + i, x_chains);
    m->unknown = 0;
    pieces(m, &m->one, x_size, &c, x_level, x_own);
    for (i64 j = 0; j < y_chains; j++) {
      one_of(&d, y_nodes, y_kinds, y_tiles + j, y_chains);
      pieces(m, &m->two, y_size, &d, y_level, y_own);
      i64 found = within_data(m, a, b, before, extent, what);
      out[i * y_chains + j] = m->unknown ? -1.0 : (double)found;
    }
  }
}

/* ---------------------------------------------------------------- counts */

/* A rank's nodes above `place`; of the spreads, those above `above` apart or first only, the others maybe merged. */
static void chain(const Room *m, i64 rank, i64 place, i64 above, i64 first, const i64 *merges, Chain *out) {
  out->n = out->loops = out->spreads = 0;
  for (i64 i = 0; i < m->length[rank]; i++) {
    const Step *s = &m->step[rank][i];
    if (s->place >= place) break;
    i64 kind = WALK;
    if (s->over >= 0) kind = s->place < above ? (first ? FIRST : APART) : merges[s->over] ? MERGED : APART;
    i64 before = out->n - 1;
    if (kind != WALK && before >= 0 && out->kind[before] == kind && out->tile[before] % s->tile == 0) {
      out->tile[before] = s->tile; /* two spreads without a remainder between them are one */
      continue;
    }
    out->kind[out->n] = kind, out->tile[out->n++] = s->tile;
    out->loops += kind == WALK, out->spreads += kind != WALK;
  }
}

typedef struct {
  i64 kind, rank, other, a, b; /* kind 0: lacking, 1: plain, 2: of two ranks, 3: padded */
  i64 before, extent;
  i64 times; /* of two ranks: instances that are alike, of which the chains follow one */
  Chain c, d;
} Factor;

/* Instances that count each for itself, above those that count together: where tiles divide they are alike, and the chain
   of one is left. Returns how many they are; 0 if they are not alike. */
static i64 alike(i64 size, Chain *c) {
  i64 extent = size, times = 1, even = 1, merged = 0;
  for (i64 i = 0; i < c->n; i++) {
    even &= extent % least(extent, c->tile[i]) == 0;
    merged += c->kind[i] == MERGED;
    if (c->kind[i] == APART) {
      if (!even || merged) return 0;
      times *= extent / least(extent, c->tile[i]);
      c->kind[i] = FIRST;
    }
    extent = least(extent, c->tile[i]);
  }
  return merged > 1 ? 0 : times;
}

static i64 put_chain(i64 *key, i64 n, i64 size, const Chain *c, i64 level, i64 own) {
  key[n++] = size;
  key[n++] = ((level + 1) * 2 + own) * (DEPTH + 1) + c->n;
  for (i64 i = 0; i < c->n; i++) key[n++] = c->tile[i] * 4 + c->kind[i];
  return n;
}

/* What a padded axis contributes: in all steps, or when a loop advances (see `pieces`). Trees that are looked at one
   after the other have most chains in common. */
static i64 padded(Room *m, const Factor *f, i64 level, i64 own, i64 other_level, i64 other_own, i64 what) {
  i64 x_size = m->p->size[f->rank], y_size = f->other < 0 ? 1 : m->p->size[f->other];
  i64 n = 0, key[ASKED];
  Known *known = 0;
  if (f->c.n + f->d.n + 9 <= ASKED) {
    key[n++] = f->a, key[n++] = f->b, key[n++] = f->before, key[n++] = f->extent, key[n++] = what;
    n = put_chain(key, n, x_size, &f->c, level, own);
    n = put_chain(key, n, y_size, &f->d, other_level, other_own);
    unsigned long long hash = 0;
    for (i64 i = 0; i < n; i++) hash = (hash ^ (unsigned long long)key[i]) * 0x9e3779b97f4a7c15u, hash ^= hash >> 29;
    known = &m->known[hash % KNOWN];
    i64 same = known->n == n;
    for (i64 i = 0; i < n && same; i++) same = known->key[i] == key[i];
    if (same) return known->count;
  }
  pieces(m, &m->one, x_size, &f->c, level, own);
  pieces(m, &m->two, y_size, &f->d, other_level, other_own);
  i64 found = within_data(m, f->a, f->b, f->before, f->extent, what);
  if (known && !m->unknown) {
    known->n = n, known->count = found;
    for (i64 i = 0; i < n; i++) known->key[i] = key[i];
  }
  return found;
}

/* Elements of a tensor that enter the keep at `place`, counted by the keeper at `above` (or by itself). */
static i64 count(Room *m, i64 tensor, i64 place, i64 above, i64 first, i64 persists) {
  const Problem *p = m->p;
  const i64 *merges = tensor == p->output ? p->reduce : p->multicast;
  Factor f[RANKS];
  i64 n = 0, level[RANKS], out = 1;
  for (i64 r = 0; r < p->ranks; r++)
    if (!p->has[tensor * p->ranks + r]) {
      f[n].kind = 0, f[n].rank = r, f[n].other = -1;
      chain(m, r, place, above, first, merges, &f[n].c);
      out *= visits(p->size[r], &f[n].c, f[n].c.loops);
      n++;
    }
  for (i64 i = p->axes_from[tensor]; i < p->axes_from[tensor + 1]; i++) {
    const i64 *axis = &p->axis[AXIS * i];
    Factor *g = &f[n++];
    g->kind = axis[5] >= 0 ? 3 : axis[2] < 0 ? 1 : 2;
    g->rank = axis[0], g->a = axis[1], g->other = axis[2], g->b = axis[3], g->before = axis[4], g->extent = axis[5];
    chain(m, g->rank, place, above, first, merges, &g->c);
    i64 size = p->size[g->rank];
    if (g->kind == 3) {
      g->d.n = g->d.loops = g->d.spreads = 0;
      if (g->other >= 0) chain(m, g->other, place, above, first, merges, &g->d);
      out *= padded(m, g, -1, 0, -1, 0, NOW);
      continue;
    }
    if (g->kind == 1) {
      i64 firsts = 0, e[DEPTH + 1], k[DEPTH + 1], sum = size;
      for (i64 j = 0; j < g->c.n; j++) {
        if (g->c.kind[j] == MERGED) g->c.kind[j] = APART; /* instances hold disjoint parts */
        firsts |= g->c.kind[j] == FIRST;
      }
      if (firsts || g->a > 1) {
        i64 some = classes(size, &g->c, g->c.n, e, k);
        sum = 0;
        for (i64 j = 0; j < some; j++) sum += k[j] * box(e[j], g->a);
      }
      out *= sum;
    } else {
      chain(m, g->other, place, above, first, merges, &g->d);
      g->times = 1;
      for (i64 side = 0; side < 2; side++) {
        Chain *c = side ? &g->d : &g->c;
        i64 spread = 0;
        for (i64 j = 0; j < c->n; j++) spread += c->kind[j] == APART || c->kind[j] == MERGED;
        if (spread > 1) g->times *= alike(side ? p->size[g->other] : size, c);
      }
      if (!g->times) {
        m->unknown = 1;
        return 0;
      }
      leaves(m, &m->x, size, &g->c);
      leaves(m, &m->y, p->size[g->other], &g->d);
      out *= g->times * pairs(m, g->a, g->b, 0);
    }
  }
  if (!persists) return out;
  for (i64 r = 0; r < p->ranks; r++) {
    level[r] = 0;
    for (i64 i = 0; i < m->length[r] && m->step[r][i].place < place; i++) level[r] += m->step[r][i].over < 0;
  }
  /* From the innermost loop out, until nothing stays; levels are those above the loop. */
  i64 memory[RANKS];
  for (i64 i = 0; i < n; i++) memory[i] = -1;
  i64 j = m->walks;
  while (j > 0 && m->walk_place[j - 1] >= place) j--;
  while (j-- > 0) {
    i64 rank = m->walk_rank[j], term = 1, over = 0;
    level[rank]--;
    for (i64 i = 0; i < n; i++) {
      if (f[i].rank == rank || f[i].other == rank) memory[i] = -1;
      if (f[i].kind == 1 && f[i].rank != rank && term) {
        if (memory[i] < 0) memory[i] = held(p->size[f[i].rank], f[i].a, &f[i].c, level[f[i].rank]);
        if (!memory[i]) over = 1;
        term *= memory[i];
      } else if (f[i].kind == 1) term = 0;
    }
    if (over) break;
    for (i64 i = 0; i < n && term; i++) {
      i64 r = f[i].rank, size = p->size[r];
      if (f[i].kind == 0) {
        if (r == rank) term *= visits(size, &f[i].c, level[r] + 1) - visits(size, &f[i].c, level[r]);
        else {
          if (memory[i] < 0) memory[i] = visits(size, &f[i].c, level[r]);
          term *= memory[i];
        }
      } else if (f[i].kind >= 2) {
        i64 own = r == rank || f[i].other == rank, at = f[i].other < 0 ? 0 : level[f[i].other];
        if (f[i].kind == 3 && (own || memory[i] < 0)) {
          i64 found = padded(m, &f[i], level[r], r == rank, at, f[i].other == rank, SHARED);
          term *= found;
          if (!own) memory[i] = found;
        } else if (own || memory[i] < 0) {
          moves(m, &m->x, size, &f[i].c, level[r], r == rank);
          moves(m, &m->y, p->size[f[i].other], &f[i].d, at, f[i].other == rank);
          i64 found = f[i].times * pairs(m, f[i].a, f[i].b, 1);
          term *= found;
          if (!own) memory[i] = found;
        } else term *= memory[i];
      }
    }
    out -= term;
  }
  return out;
}

/* All intervals of a rank that instances are ever at; where instances count apart, as if each began where the first does.
   Returns 0 if there are too many. */
static i64 spans(Spans *to, i64 size, const Chain *c) {
  to->n = 1, to->at[0].start = 0, to->at[0].width = size, to->at[0].instance = 0;
  for (i64 i = 0; i < c->n; i++) {
    i64 t = c->tile[i], n = 0, apart = c->kind[i] == APART;
    for (i64 j = 0; j < to->n; j++) {
      i64 start = to->at[j].start, width = to->at[j].width, most_steps = c->kind[i] == FIRST ? 1 : (width + t - 1) / t;
      for (i64 step = 0; step < most_steps; step++) {
        if (n == SPANS) return 0;
        to->next[n].start = apart ? start : start + step * t, to->next[n].width = least(t, width - step * t);
        to->next[n++].instance = to->at[j].instance * (apart ? size : 1) + (apart ? step : 0);
      }
    }
    to->n = n;
    for (i64 j = 0; j < n; j++) to->at[j] = to->next[j];
  }
  return 1;
}

/* Elements of an affine axis that instances ever touch, each for itself; -1 if there are too many steps to list. */
static i64 touched(Room *m, const i64 *axis, const Chain *x, const Chain *y) {
  const Problem *p = m->p;
  Spans *one = &m->spans[0], *two = &m->spans[1];
  i64 other = axis[2] < 0 ? 1 : p->size[axis[2]], all = 0;
  i64 whole = width_of(axis[1], p->size[axis[0]], axis[3], other);
  if (whole > LISTED || !spans(one, p->size[axis[0]], x) || !spans(two, other, y)) return -1;
  for (i64 i = 0; i < one->n; i++) {
    i64 again = 0;
    for (i64 j = 0; j < i && !again; j++) again = one->at[j].instance == one->at[i].instance;
    for (i64 k = 0; k < two->n && !again; k++) {
      i64 known = 0;
      for (i64 j = 0; j < k && !known; j++) known = two->at[j].instance == two->at[k].instance;
      if (known) continue;
      for (i64 e = 0; e < whole; e++) m->seen[e] = 0;
      for (i64 a = i; a < one->n; a++) {
        if (one->at[a].instance != one->at[i].instance) continue;
        for (i64 b = k; b < two->n; b++) {
          if (two->at[b].instance != two->at[k].instance) continue;
          i64 at = axis[1] * one->at[a].start + axis[3] * two->at[b].start;
          i64 end = at + width_of(axis[1], one->at[a].width, axis[3], two->at[b].width);
          for (i64 e = at; e < end; e++) all += !m->seen[e], m->seen[e] = 1;
        }
      }
    }
  }
  return all;
}

/* Elements of the output that are ever in tiles at `place`, those of each instance at `above` for itself; of a long affine
   axis about. */
static i64 distinct(Room *m, i64 place, i64 above, i64 first) {
  static const i64 always[RANKS] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
  const Problem *p = m->p;
  i64 out = 1, e[DEPTH + 1], n[DEPTH + 1];
  Chain c, other;
  for (i64 r = 0; r < p->ranks; r++)
    if (!p->has[p->output * p->ranks + r]) {
      chain(m, r, above, above, first, always, &c);
      if (c.spreads) out *= visits(p->size[r], &c, 0);
    }
  for (i64 i = p->axes_from[p->output]; i < p->axes_from[p->output + 1]; i++) {
    const i64 *axis = &p->axis[AXIS * i];
    i64 width = 1, instances = 1, listed = -1;
    if (axis[2] >= 0 || axis[1] > 1) {
      other.n = 0;
      chain(m, axis[0], place, above, first, always, &c);
      if (axis[2] >= 0) chain(m, axis[2], place, above, first, always, &other);
      listed = touched(m, axis, &c, &other);
    }
    if (listed >= 0) {
      out *= listed;
      continue;
    }
    for (i64 side = 0; side < 2; side++) {
      i64 r = axis[2 * side];
      if (r < 0) continue;
      chain(m, r, above, above, first, always, &c);
      i64 sum = p->size[r], many = 1;
      if (first && c.spreads) {
        i64 some = classes(p->size[r], &c, c.n, e, n);
        sum = 0;
        for (i64 j = 0; j < some; j++) sum += n[j] * e[j];
      } else if (axis[2] >= 0 && c.spreads) {
        many = visits(p->size[r], &c, 0);
        sum = (p->size[r] + many - 1) / many;
      }
      width += axis[2 * side + 1] * (sum - 1), instances *= many;
    }
    out *= width * instances;
  }
  return out;
}

/* The largest tile of a tensor at `place`. */
static i64 extent(Room *m, i64 tensor, i64 place) {
  const Problem *p = m->p;
  static const i64 none[RANKS];
  i64 out = 1;
  for (i64 i = p->axes_from[tensor]; i < p->axes_from[tensor + 1]; i++) {
    i64 width = 1;
    const i64 *axis = &p->axis[AXIS * i];
    if (axis[5] >= 0) {
      Factor f = {3, axis[0], axis[2], axis[1], axis[3], axis[4], axis[5], 1, {0}, {0}};
      chain(m, f.rank, place, place, 0, none, &f.c);
      if (f.other >= 0) chain(m, f.other, place, place, 0, none, &f.d);
      out *= padded(m, &f, -1, 0, -1, 0, MOST);
      continue;
    }
    for (i64 side = 0; side < 2; side++) {
      i64 r = p->axis[AXIS * i + 2 * side], tile;
      if (r < 0) continue;
      tile = p->size[r];
      for (i64 j = 0; j < m->length[r] && m->step[r][j].place < place; j++) tile = m->step[r][j].tile;
      width += p->axis[AXIS * i + 2 * side + 1] * (tile - 1);
    }
    out *= width;
  }
  return out;
}

static i64 spreads_between(const Room *m, i64 from, i64 to) {
  for (i64 r = 0; r < m->p->ranks; r++)
    for (i64 i = 0; i < m->length[r]; i++)
      if (m->step[r][i].over >= 0 && m->step[r][i].place >= from && m->step[r][i].place < to) return 1;
  return 0;
}

/* ---------------------------------------------------------------- trees */

static void read_nodes(Room *m, const Node *nodes, i64 n, Result *out) {
  const Problem *p = m->p;
  i64 extent[RANKS];
  m->walks = 0, m->unknown = 0, out->keeps = 0;
  m->end = n + p->ranks, m->first_spread = m->end;
  for (i64 r = 0; r < p->ranks; r++) m->length[r] = 0, extent[r] = p->size[r];
  for (i64 i = 0; i < n + p->ranks; i++) {
    Node leaf = {LOOP, i - n, 1, -1};
    const Node *node = i < n ? &nodes[i] : &leaf;
    if (node->kind == KEEP || node->kind == KEEP_ANEW) {
      if (out->keeps >= KEEPS) {
        m->unknown = 1;
        return;
      }
      Kept *k = &out->kept[out->keeps++];
      *k = (Kept){node->what, node->size, i, node->kind == KEEP, 0, 1, 1, {0, 0, 0, 0}, {0, 0, 0, 0}};
      continue;
    }
    i64 r = node->what;
    if (node->size >= extent[r]) continue;
    if (m->length[r] >= DEPTH - 2 || m->walks >= NODES) {
      m->unknown = 1;
      return;
    }
    extent[r] = node->size;
    m->step[r][m->length[r]++] = (Step){i, node->size, node->kind == SPREAD ? node->over & 0xffff : -1};
    if (node->kind == LOOP) m->walk_rank[m->walks] = r, m->walk_place[m->walks++] = i;
    else m->first_spread = least(m->first_spread, i);
  }
}

/* The counts of every keep. */
static void flows(Room *m, Result *out) {
  const Problem *p = m->p;
  for (i64 f = 0; f < p->fanouts * p->tensors; f++) out->words[f] = out->words_first[f] = 0;
  for (i64 t = 0; t < p->tensors; t++) {
    i64 arrives = -1, arrives_first = -1; /* of the keep at hand, known from the one above */
    Kept *keep = 0;
    for (i64 i = 0; i < out->keeps && !keep; i++)
      if (out->kept[i].tensor == t) keep = &out->kept[i];
    i64 outermost = 1;
    while (keep) {
      Kept *lower = 0;
      for (Kept *k = keep + 1; k < out->kept + out->keeps && !lower; k++)
        if (k->tensor == t) lower = k;
      i64 place = lower ? lower->place : m->end, persists = lower && lower->retain;
      i64 below = m->first_spread < keep->place; /* several instances */
      i64 crossing = count(m, t, place, keep->place, 0, persists);
      i64 crossing_first = below ? count(m, t, place, keep->place, 1, persists) : crossing;
      i64 affine = 0; /* else as much is touched from below as is ever here */
      for (i64 i = p->axes_from[t]; i < p->axes_from[t + 1]; i++) affine |= p->axis[AXIS * i + 1] > 1 || p->axis[AXIS * i + 2] >= 0;
      i64 touched_all[2] = {0, 0}, touched_first[2] = {0, 0}; /* from below, and here */
      for (i64 here = 0; here < 2 && t == p->output; here++) {
        i64 at = here ? keep->place : place, same = here && !affine;
        touched_all[here] = same ? touched_all[0] : distinct(m, at, keep->place, 0);
        touched_first[here] = same ? touched_first[0] : below ? distinct(m, at, keep->place, 1) : touched_all[here];
      }
      for (i64 first = 0; first < 2; first++) {
        Flow *flow = first ? &keep->first : &keep->total;
        i64 cross = first ? crossing_first : crossing, in = outermost ? 0 : first ? arrives_first : arrives;
        if (t != p->output) *flow = (Flow){cross, in, 0, 0};
        else {
          const i64 *touched = first ? touched_first : touched_all;
          *flow = (Flow){cross - touched[0], outermost ? 0 : in - touched[1], cross, in};
        }
        i64 *words = first ? out->words_first : out->words;
        i64 upto = p->inside[lower ? lower->memory : p->memories];
        for (i64 f = p->inside[keep->memory]; f < upto; f++) words[f * p->tensors + t] += flow->reads + flow->updates;
      }
      keep->held = extent(m, t, keep->place);
      if (m->unknown) return;
      if (lower) {
        i64 between = spreads_between(m, keep->place, place);
        arrives = between ? count(m, t, place, place, 0, persists) : crossing;
        if (m->first_spread >= place) arrives_first = arrives;
        else arrives_first = between ? count(m, t, place, place, 1, persists) : crossing_first;
      }
      outermost = 0;
      keep = lower;
    }
  }
  out->steps = 1;
  static const i64 none[RANKS];
  Chain c;
  for (i64 r = 0; r < p->ranks; r++) {
    chain(m, r, m->end, m->end, 1, none, &c);
    out->steps *= visits(p->size[r], &c, c.loops);
  }
}

/* How many elements a tile has along the last axis of a tensor, at most all of a padded one. */
static i64 row_of(const Problem *p, i64 tensor, const i64 *extent) {
  if (p->axes_from[tensor] == p->axes_from[tensor + 1]) return 1;
  const i64 *a = &p->axis[AXIS * (p->axes_from[tensor + 1] - 1)];
  i64 row = 1 + (a[0] < 0 ? 0 : a[1] * (extent[a[0]] - 1)) + (a[2] < 0 ? 0 : a[3] * (extent[a[2]] - 1));
  return a[5] < 0 || row < a[5] ? row : a[5];
}

/* The rows that pass below and above every keep (`piste.cost.accesses`). */
static void rows(const Problem *p, const Node *nodes, i64 n, Result *out) {
  for (i64 t = 0; t < p->tensors; t++) {
    i64 extent[RANKS], row[RANKS], next = 0;
    Kept *keep = 0;
    for (i64 r = 0; r < p->ranks; r++) extent[r] = row[r] = p->size[r];
    for (i64 i = 0; i < n; i++) {
      const Node *node = &nodes[i];
      if (node->kind == KEEP || node->kind == KEEP_ANEW) {
        Kept *here = &out->kept[next++];
        if (here->tensor != t) continue;
        if (keep) keep->below = row_of(p, t, row);
        keep = here, keep->above = row_of(p, t, extent);
        for (i64 r = 0; r < p->ranks; r++) row[r] = extent[r];
      } else if (node->size < extent[node->what]) {
        const i64 *merges = t == p->output ? p->reduce : p->multicast;
        extent[node->what] = node->size;
        if (node->kind == LOOP || !merges[node->over & 0xffff]) row[node->what] = node->size;
      }
    }
    for (i64 r = 0; r < p->ranks; r++)
      if (extent[r] > 1) row[r] = 1; /* the compute walks what remains */
    if (keep) keep->below = row_of(p, t, row);
  }
}

/* The elements of all accesses that n elements in rows take. */
static i64 accessed(i64 n, i64 row, i64 whole) {
  return whole == 1 ? n : (n + row - 1) / row * ((row + whole - 1) / whole) * whole;
}

static Flow in_accesses(const Problem *p, const Kept *k, const Flow *f) {
  i64 whole = p->whole[k->memory * p->tensors + k->tensor];
  return (Flow){accessed(f->reads, k->below, whole), accessed(f->fills, k->above, whole),
                accessed(f->updates, k->below, whole), accessed(f->drains, k->above, whole)};
}

/* What hops of further instances take (`piste.cost.network`). */
static double hops(const Problem *p, const Result *out) {
  double energy = 0;
  for (i64 i = 0; i < out->keeps; i++) {
    const Kept *k = &out->kept[i], *lower = 0;
    for (i64 j = i + 1; j < out->keeps && !lower; j++)
      if (out->kept[j].tensor == k->tensor) lower = &out->kept[j];
    i64 upto = p->inside[lower ? lower->memory : p->memories], output = k->tensor == p->output;
    if (upto <= p->inside[k->memory]) continue;
    double received = !lower ? p->received[k->tensor] : (double)(output ? lower->total.drains : lower->total.fills);
    energy += p->further[(upto - 1) * p->tensors + k->tensor] *
              (received - (double)(output ? k->total.updates : k->total.reads));
  }
  return energy;
}

static i64 ceiling(i64 amount, i64 num, i64 den) { return (amount * den + num - 1) / num; }

/* Cycles besides the steps in which a systolic array fills and drains (`piste.cost.systolic`). */
static i64 filling(const Problem *p, const Node *nodes, i64 n, const Result *out) {
  for (i64 f = 0; f < p->fanouts; f++) {
    const i64 *widths = &p->systolic[2 * f];
    if (!widths[0]) continue;
    i64 along[2][RANKS] = {{0}}, any[2] = {0, 0}, whole = 0, inside = 0;
    for (i64 i = 0; i < n; i++)
      if (nodes[i].kind == SPREAD && (nodes[i].over & 0xffff) == f) {
        i64 axis = nodes[i].over >> 16;
        along[axis][nodes[i].what] = 1, any[axis] = 1;
      }
    if (!any[0] || !any[1]) continue;
    const Kept *kept = 0;
    for (i64 t = 0; t < p->tensors; t++) {
      i64 all = 1;
      for (i64 r = 0; r < p->ranks; r++) all &= !(along[0][r] | along[1][r]) || p->has[t * p->ranks + r];
      if (!all) continue;
      whole++;
      for (i64 i = 0; i < out->keeps; i++)
        if (out->kept[i].tensor == t && p->inside[out->kept[i].memory] > f) inside++, kept = &out->kept[i];
    }
    if (whole != 1 || inside != 1 || kept->held != 1) continue;
    i64 depth = widths[0];
    for (i64 axis = 1; axis >= 0; axis--) {
      i64 sums = 1;
      for (i64 r = 0; r < p->ranks; r++) sums &= !(along[axis][r] && p->has[p->output * p->ranks + r]);
      if (sums) depth = widths[axis];
    }
    i64 folds = kept->tensor == p->output ? kept->first.drains : kept->first.fills;
    return most(0, folds * (widths[0] + widths[1] - 2) + kept->first.fills * depth - 1);
  }
  return 0;
}

static i64 busy(const Problem *p, const Port *port, const i64 *load, const Result *out) {
  i64 sum = 0;
  if (port->kind == NETWORK)
    for (i64 t = 0; t < p->tensors; t++) sum += load[t] * out->words_first[port->at * p->tensors + t];
  else
    for (i64 i = 0; i < out->keeps; i++) {
      const Kept *k = &out->kept[i];
      if (k->memory != port->at) continue;
      Flow f = p->wide ? in_accesses(p, k, &k->first) : k->first;
      if (port->kind != WRITE) sum += load[k->tensor] * (f.reads + f.drains);
      if (port->kind != READ) sum += load[k->tensor] * (f.fills + f.updates);
    }
  return ceiling(sum, port->num, port->den);
}

static void price(const Problem *p, const Node *nodes, i64 n, Result *out) {
  i64 moved = 0;
  double energy = p->computing + (p->priced ? hops(p, out) : 0);
  if (p->wide) rows(p, nodes, n, out);
  for (i64 i = 0; i < p->memories; i++) out->held[i] = 0;
  for (i64 i = 0; i < out->keeps; i++) {
    const Kept *k = &out->kept[i];
    const double *pj = &p->price[4 * (k->memory * p->tensors + k->tensor)];
    Flow f = p->wide ? in_accesses(p, k, &k->total) : k->total;
    energy += pj[0] * (double)f.reads + pj[1] * (double)f.fills + pj[2] * (double)f.updates + pj[3] * (double)f.drains;
    i64 streams = most(k->first.fills, k->first.drains) > k->held;
    out->held[k->memory] += p->bits[k->tensor] * k->held * (p->doubled[k->memory] && streams ? 2 : 1);
    if (k->memory == p->about) moved += k->total.reads + k->total.fills + k->total.updates + k->total.drains;
  }
  out->overflow = 0;
  for (i64 i = 0; i < p->memories; i++)
    if (p->capacity[i] >= 0 && out->held[i] > p->capacity[i])
      out->overflow += (double)(out->held[i] - p->capacity[i]) / (double)(p->capacity[i] + 1);
  i64 cycles = ceiling(out->steps, p->rate_num, p->rate_den) + filling(p, nodes, n, out);
  for (i64 i = 0; i < p->ports; i++) cycles = most(cycles, busy(p, &p->port[i], &p->load[i * p->tensors], out));
  for (i64 i = 0; i < p->fanouts * p->tensors; i++) energy += p->word[i] * (double)out->words[i];
  energy += p->leak * (double)cycles;
  out->cycles = cycles, out->energy = energy;
  out->value = p->objective == 0   ? energy
               : p->objective == 1 ? (double)cycles
               : p->objective == 2 ? energy * (double)cycles
                                   : (double)moved;
}

void evaluate(const Problem *p, const Node *nodes, i64 n, Result *out, void *work) {
  Room *m = work;
  m->p = p;
  out->unknown = 0;
  read_nodes(m, nodes, n, out);
  if (!m->unknown) flows(m, out);
  out->unknown = m->unknown;
  if (!m->unknown) price(p, nodes, n, out);
}

i64 room(void) { return sizeof(Room); }
i64 result_size(void) { return sizeof(Result); }

/* Several trees, one after the other: of each its energy, cycles, overflow, value and whether it is unknown. */
void evaluate_all(const Problem *p, const Node *nodes, const i64 *from, i64 n, double *found, Result *out, void *work) {
  for (i64 i = 0; i < n; i++) {
    evaluate(p, nodes + from[i], from[i + 1] - from[i], out, work);
    double *row = found + 5 * i;
    row[4] = (double)out->unknown;
    if (out->unknown) continue;
    row[0] = out->energy, row[1] = (double)out->cycles, row[2] = out->overflow, row[3] = out->value;
  }
}
