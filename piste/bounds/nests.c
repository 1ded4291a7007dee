// The least traffic of all nests of one Einsum before one buffer, for every buffer size (docs/bound.md, "Any Einsum").
// Nests are built from the innermost keep outwards; what cannot win any more is dropped. Freestanding; `make kernel`
// translates it to nests.ll.

typedef long long i64;
typedef unsigned long long u64;

enum { RANKS = 12, TENSORS = 8, AXES = 8, GROUPS = 8, LEVELS = 32, LOOPS = 32, CLASSES = 64, REMEMBERED = 1 << 15, WAYS = 4 };
enum { SURVEYED = 1 << 14, ORDERS = 1 << 12, PROBES = 16, TWICE = 24 };  // points of a front, orders that are remembered; a window of no more indices is walked in two loops
enum { TRIED = 1 << 15, DEEPEST = 12 };  // twice the orders of which all tiles are tried; loops that these have, and annealed nests
#define NEARLY 1.25  // orders of nests that move no more than so many times the best found are tried with other tiles
#define NEVER ((i64)1 << 62)  // more than ever moves
#define HEAT 0.2  // annealing takes nests worse by this part at first

typedef struct {
    i64 bits, output, distinct, groups, axes;
    i64 hull;                       // elements between its first and last ones; of a plain tensor all
    i64 ranks, plain;               // as sets of bits; plain ranks are an axis alone
    i64 group[AXES];                // of each axis: those that share ranks
    i64 members[GROUPS], member[GROUPS][RANKS];  // of each group: how many ranks it has, and which;
    i64 along[GROUPS], axis[GROUPS][AXES];       // how many axes, and which
    i64 coefficient[AXES][RANKS];
    i64 terms[AXES];                // of each axis: how many ranks it has, which, and times what
    i64 term[AXES][RANKS], times[AXES][RANKS];
} Tensor;

typedef struct {
    i64 ranks, tensors, perfect, single;
    i64 split;                      // walk ranks of windows in any number of loops
    i64 innermost;                  // keep there tensors whose boxes do not slide (1), those that do (2), all (3)
    i64 sizes[RANKS];
    i64 tiles[RANKS];               // how many candidates
    const i64 *tile[RANKS];         // rising, the size last
    i64 twins, twin[RANKS][2];      // ranks that can be exchanged, all at once, without changing anything
    Tensor tensor[TENSORS];
} Problem;

typedef struct {
    i64 rank, tile;
} Loop;

typedef struct {
    i64 count;                      // of loops, outermost first
    Loop loops[LOOPS];
    i64 depth[TENSORS];             // how many of them are above each keep
    i64 done;                       // its neighbours have been looked at with so many tiles
} Nest;

typedef struct {
    u64 key;
    i64 n, next, volume[WAYS], base[WAYS][TENSORS];
} Memory;

typedef struct {
    i64 points, room, made;
    i64 *buffer, *traffic, *id;     // of the points, by rising buffer
    Nest *nests;
    i64 *spare, spares;             // places of nests that are free again
    i64 nodes, leaves;
    i64 limit;                      // of nodes
    Memory *memory;
    i64 run;                        // marks what is remembered of this search
    i64 raised;                     // its traffic is more than that of its nests: those that are met are remembered by their order
} Front;

typedef struct {
    i64 n;
    i64 extent[CLASSES], times[CLASSES];
} Extents;

static i64 least(i64 a, i64 b) { return a < b ? a : b; }
static i64 most(i64 a, i64 b) { return a > b ? a : b; }

static void add(Extents *x, i64 extent, i64 times) {
    if (!extent || !times) return;
    for (i64 i = 0; i < x->n; i++)
        if (x->extent[i] == extent) {
            x->times[i] += times;
            return;
        }
    x->extent[x->n] = extent, x->times[x->n++] = times;
}

// The tiles that a loop makes of extents.
static void cut(const Extents *x, i64 tile, Extents *y) {
    y->n = 0;
    for (i64 i = 0; i < x->n; i++) {
        i64 whole = x->extent[i] / tile;
        add(y, tile, x->times[i] * whole);
        add(y, x->extent[i] - whole * tile, x->times[i]);
    }
}

typedef struct {
    i64 levels[RANKS];
    i64 tile[RANKS][LEVELS];
    Extents at[RANKS][LEVELS + 1];
    i64 visits[RANKS][LEVELS + 1];
} Chains;

typedef struct {
    i64 n, times[2 * CLASSES], shift[2 * CLASSES], before[2 * CLASSES], after[2 * CLASSES];
} Steps;

// Where the last of the innermost tiles of an extent starts and how long it is, from a level inwards.
static void last(const Chains *c, i64 r, i64 level, i64 extent, i64 *offset, i64 *length) {
    *offset = 0;
    for (i64 l = level; l < c->levels[r]; l++) {
        i64 tile = c->tile[r][l], skipped = (extent - 1) / tile * tile;
        *offset += skipped, extent -= skipped;
    }
    *length = extent;
}

static i64 first(const Chains *c, i64 r, i64 level, i64 extent) {
    for (i64 l = level; l < c->levels[r]; l++) extent = least(extent, c->tile[r][l]);
    return extent;
}

// How a rank moves at the steps of a loop: it steps itself, or its loops further in start again.
static void steps(const Chains *c, i64 r, i64 level, i64 own, Steps *s) {
    const Extents *x = &c->at[r][level];
    s->n = 0;
    for (i64 i = 0; i < x->n; i++) {
        i64 e = x->extent[i], offset, length;
        if (!own) {
            last(c, r, level, e, &offset, &length);
            s->times[s->n] = x->times[i], s->shift[s->n] = -offset;
            s->before[s->n] = length, s->after[s->n++] = first(c, r, level, e);
            continue;
        }
        i64 tile = c->tile[r][level], trips = (e + tile - 1) / tile;
        if (trips < 2) continue;
        last(c, r, level + 1, tile, &offset, &length);
        for (i64 j = 0; j < 2; j++) {
            i64 next = j ? e - (trips - 1) * tile : tile;
            i64 times = x->times[i] * (j ? 1 : trips - 2);
            if (!times) continue;
            s->times[s->n] = times, s->shift[s->n] = tile - offset;
            s->before[s->n] = length, s->after[s->n++] = first(c, r, level + 1, next);
        }
    }
}

// The sum over all combinations of steps of the ranks of a group of what two boxes share.
static i64 meet(const Tensor *t, i64 g, const Steps *const *s) {
    const i64 *ranks = t->member[g], n = t->members[g];
    i64 at[RANKS], total = 0;
    for (i64 i = 0; i < n; i++) {
        if (!s[i]->n) return 0;
        at[i] = 0;
    }
    for (;;) {
        i64 shared = 1;
        for (i64 k = 0; k < t->along[g] && shared > 0; k++) {
            const i64 *c = t->coefficient[t->axis[g][k]];
            i64 move = 0, before = 1, after = 1;
            for (i64 i = 0; i < n; i++) {
                move += c[ranks[i]] * s[i]->shift[at[i]];
                before += c[ranks[i]] * (s[i]->before[at[i]] - 1);
                after += c[ranks[i]] * (s[i]->after[at[i]] - 1);
            }
            shared *= most(least(before, move + after) - most(0, move), 0);
        }
        if (shared)
            for (i64 i = 0; i < n; i++) shared *= s[i]->times[at[i]];
        total += shared;
        i64 i = 0;
        while (i < n && ++at[i] == s[i]->n) at[i++] = 0;
        if (i == n) return total;
    }
}

// The same of a group of one rank that does not step itself: boxes are the same where all loops further in have one step, or apart.
static i64 stands(const Chains *c, const Tensor *t, i64 g, i64 level) {
    i64 r = t->member[g][0], longest = (i64)1 << 62, total = 0;
    for (i64 l = level; l < c->levels[r]; l++) longest = least(longest, c->tile[r][l]);
    const Extents *x = &c->at[r][level];
    for (i64 i = 0; i < x->n; i++) {
        if (x->extent[i] > longest) continue;
        i64 volume = x->times[i];
        for (i64 k = 0; k < t->along[g]; k++) volume *= 1 + t->coefficient[t->axis[g][k]][r] * (x->extent[i] - 1);
        total += volume;
    }
    return total;
}

// The tiles of ranks below loops, outermost first, within `whole` extents: once for all tensors.
static void divide(Chains *c, const Problem *p, const i64 *whole) {
    for (i64 r = 0; r < p->ranks; r++) {
        c->levels[r] = 0, c->visits[r][0] = 1;
        c->at[r][0].n = 1, c->at[r][0].extent[0] = whole[r], c->at[r][0].times[0] = 1;
    }
}

static void inside(Chains *c, const Loop *loop) {
    i64 r = loop->rank, l = c->levels[r]++, n = 0;
    c->tile[r][l] = loop->tile;
    cut(&c->at[r][l], loop->tile, &c->at[r][l + 1]);
    for (i64 i = 0; i < c->at[r][l + 1].n; i++) n += c->at[r][l + 1].times[i];
    c->visits[r][l + 1] = n;
}

// What two boxes share of a group of a tensor at a step of a loop that does not walk its ranks.
static i64 still(const Chains *c, const Tensor *t, i64 g, const i64 *level) {
    static Steps s[RANKS];
    const Steps *chosen[RANKS];
    if (t->members[g] == 1) return stands(c, t, g, level[t->member[g][0]]);
    for (i64 k = 0; k < t->members[g]; k++) steps(c, t->member[g][k], level[t->member[g][k]], 0, &s[k]), chosen[k] = &s[k];
    return meet(t, g, chosen);
}

// The same at a step of a loop over its rank r: a box of a group of one rank is another one.
static i64 stepped(const Chains *c, const Tensor *t, i64 g, const i64 *level, i64 r) {
    static Steps s[RANKS];
    const Steps *chosen[RANKS];
    if (t->members[g] == 1) return 0;
    for (i64 k = 0; k < t->members[g]; k++) steps(c, t->member[g][k], level[t->member[g][k]], t->member[g][k] == r, &s[k]), chosen[k] = &s[k];
    return meet(t, g, chosen);
}

// The elements that arrive of a tensor below the first `count` of the loops that divide the ranks.
static i64 arrive(const Problem *p, Chains *at, const Tensor *t, const Loop *loops, i64 count) {
    i64 level[RANKS], total = 1, shares[GROUPS], of[RANKS];
    for (i64 r = 0; r < p->ranks; r++) at->levels[r] = 0;
    for (i64 i = 0; i < count; i++) at->levels[loops[i].rank]++;
    for (i64 r = 0; r < p->ranks; r++) {
        level[r] = at->levels[r];
        if (!(t->ranks >> r & 1)) total *= at->visits[r][level[r]];
    }
    for (i64 g = 0; g < t->groups; g++) {
        for (i64 k = 0; k < t->members[g]; k++) of[t->member[g][k]] = g;
        total *= shares[g] = still(at, t, g, level);
    }
    for (i64 i = count - 1; i >= 0; i--) {
        i64 r = loops[i].rank, has = t->ranks >> r & 1, kept = 1;
        level[r]--;  // the loops of each rank outside of this one
        for (i64 x = 0; x < p->ranks && kept; x++)
            if (!(t->ranks >> x & 1)) kept *= at->visits[x][level[x] + (x == r)] - (x == r ? at->visits[x][level[x]] : 0);
        for (i64 g = 0; g < t->groups && kept; g++)
            if (!has || g != of[r]) kept *= shares[g];
        if (has && kept) kept *= stepped(at, t, of[r], level, r);
        total -= kept;
        if (has) shares[of[r]] = still(at, t, of[r], level);  // further out its loops further in start again
    }
    return total;
}

static i64 moved(const Problem *p, const i64 *whole, const Tensor *t, const Loop *loops, i64 count) {
    static Chains c;
    divide(&c, p, whole);
    for (i64 i = 0; i < count; i++) inside(&c, &loops[i]);
    return arrive(p, &c, t, loops, count);
}

// The elements of an affine output that are ever in a box: gaps that no box covers never move.
static i64 covered(const Problem *p, const Tensor *t, const Loop *loops, i64 count) {
    static unsigned char seen[1 << 16];
    i64 total = 1;
    for (i64 g = 0; g < t->groups; g++) {
        i64 shape[AXES], axes[AXES], n = 0, area = 1, at[RANKS], here = 0, members[RANKS], m = 0, dense = 1;
        for (i64 a = 0; a < t->axes; a++)
            if (t->group[a] == g) {
                i64 e = 1, terms = 0;
                for (i64 r = 0; r < p->ranks; r++)
                    e += t->coefficient[a][r] * (p->sizes[r] - 1), terms += t->coefficient[a][r] > 0,
                        dense = dense && t->coefficient[a][r] <= 1;
                shape[n] = e, axes[n++] = a, area *= e;
            }
        dense = dense && n == 1;
        if (dense || area > (1 << 16)) {
            total *= area;
            continue;
        }
        for (i64 r = 0; r < p->ranks; r++)
            for (i64 k = 0; k < n; k++)
                if (t->coefficient[axes[k]][r]) {
                    members[m++] = r;
                    break;
                }
        for (i64 i = 0; i < area; i++) seen[i] = 0;
        for (i64 i = 0; i < m; i++) at[i] = 0;
        for (;;) {
            i64 low[AXES], high[AXES], place[AXES], length[RANKS];
            for (i64 i = 0; i < m; i++) {  // the tile that begins there
                i64 start = 0, extent = p->sizes[members[i]];
                for (i64 l = 0; l < count; l++)
                    if (loops[l].rank == members[i]) {
                        i64 k = (at[i] - start) / loops[l].tile * loops[l].tile;
                        start += k, extent = least(loops[l].tile, extent - k);
                    }
                length[i] = start == at[i] ? extent : start + extent - at[i];
            }
            for (i64 k = 0; k < n; k++) {
                low[k] = 0, high[k] = 1;
                for (i64 i = 0; i < m; i++) {
                    i64 c = t->coefficient[axes[k]][members[i]];
                    low[k] += c * at[i], high[k] += c * (at[i] + length[i] - 1);
                }
                place[k] = low[k];
            }
            for (;;) {
                i64 flat = 0, k;
                for (k = 0; k < n; k++) flat = flat * shape[k] + place[k];
                here += !seen[flat], seen[flat] = 1;
                for (k = n - 1; k >= 0 && ++place[k] == high[k]; k--) place[k] = low[k];
                if (k < 0) break;
            }
            i64 i = 0;
            while (i < m && (at[i] += length[i]) >= p->sizes[members[i]]) at[i++] = 0;
            if (i == m) break;
        }
        total *= here;
    }
    return total;
}

static i64 cost(const Problem *p, Chains *c, const Tensor *t, const Loop *loops, i64 count) {
    i64 n = arrive(p, c, t, loops, count);
    if (!t->output) return t->bits * n;
    return t->bits * (2 * n - (t->ranks == t->plain ? t->distinct : covered(p, t, loops, count)));
}

static i64 reached(const Front *f, i64 buffer) {
    i64 low = 0, high = f->points;
    while (low < high) {
        i64 middle = (low + high) / 2;
        if (f->buffer[middle] <= buffer) low = middle + 1; else high = middle;
    }
    return low;
}

static i64 improves(const Front *f, i64 buffer, i64 traffic) {
    i64 i = reached(f, buffer);
    return !i || traffic < f->traffic[i - 1];
}

static void insert(Front *f, i64 buffer, i64 traffic, const Nest *nest) {
    i64 i = reached(f, buffer);
    if (i && f->traffic[i - 1] <= traffic) return;
    i64 start = i && f->buffer[i - 1] == buffer ? i - 1 : i, stop = start;
    while (stop < f->points && f->traffic[stop] >= traffic) f->spare[f->spares++] = f->id[stop++];
    if (stop == start && f->points == f->room) return;  // the caller tries again with more room
    i64 by = 1 - (stop - start);
    if (by > 0)
        for (i64 k = f->points - 1; k >= stop; k--)
            f->buffer[k + by] = f->buffer[k], f->traffic[k + by] = f->traffic[k], f->id[k + by] = f->id[k];
    else if (by < 0)
        for (i64 k = stop; k < f->points; k++)
            f->buffer[k + by] = f->buffer[k], f->traffic[k + by] = f->traffic[k], f->id[k + by] = f->id[k];
    f->points += by;
    i64 id = f->spares ? f->spare[--f->spares] : f->made++;
    f->buffer[start] = buffer, f->traffic[start] = traffic, f->id[start] = id;
    f->nests[id] = *nest, f->nests[id].done = 0;
}

typedef struct {
    i64 tile[RANKS];                // at this place; 0 where nothing further in has the rank
    i64 count;
    Loop loops[LOOPS];              // innermost first
    i64 inside[TENSORS];            // how many loops are inside of each keep
    i64 kept, settled;              // sets of tensors
    i64 fresh, recent;              // kept since the last loop; at the last place of keeps
    i64 volume;                     // bits of what is kept
    i64 base[TENSORS];              // of a settled tensor: what moves, as if ranks that are open were whole
    i64 open[TENSORS];              // ranks that are not yet in it
    i64 unsettled;                  // before the last loop
    i64 walked;                     // ranks, since the last keep
    i64 free;                       // ranks of the loops directly inside of this place that may stand in any order
    i64 ragged;                     // a tile that is no whole one of its loop's: what moves may be more than is known
} State;

static i64 volume(const Tensor *t, const i64 *tile) {
    i64 v = t->bits;
    for (i64 a = 0; a < t->axes; a++) {
        i64 e = 1;
        for (i64 i = 0; i < t->terms[a]; i++)
            if (tile[t->term[a][i]]) e += t->times[a][i] * (tile[t->term[a][i]] - 1);
        v *= e;
    }
    return v;
}

// The loops above a keep, outermost first: one for each rank that is not whole yet, `inner` last, then those there are.
static i64 above(const Problem *p, const State *s, i64 t, i64 inner, Loop *loops) {
    i64 n = 0;
    for (i64 r = 0; r < p->ranks; r++)
        if (r != inner && s->tile[r] && s->tile[r] < p->sizes[r]) loops[n].rank = r, loops[n++].tile = s->tile[r];
    if (inner >= 0) loops[n].rank = inner, loops[n++].tile = s->tile[inner];
    for (i64 i = s->count - 1; i >= s->inside[t]; i--) loops[n++] = s->loops[i];
    return n;
}

static i64 trips(const Problem *p, i64 r, i64 tile) { return (p->sizes[r] + tile - 1) / tile; }

// What moves of a tensor that is settled just now, by a loop over a rank that is an axis of it alone.
static void settle(const Problem *p, State *s, i64 t, i64 inner) {
    const Tensor *x = &p->tensor[t];
    i64 n, open = 0;
    if (x->ranks == x->plain) {
        n = x->distinct;
        for (i64 r = 0; r < p->ranks; r++)
            if (!(x->ranks >> r & 1) && s->tile[r]) n *= trips(p, r, s->tile[r]);
    } else {
        Loop loops[LOOPS + RANKS];
        n = moved(p, p->sizes, x, loops, above(p, s, t, inner, loops));
    }
    for (i64 r = 0; r < p->ranks; r++)
        if (!s->tile[r]) open |= 1 << r;
    s->base[t] = n, s->open[t] = open;
    s->settled |= 1 << t;
}

// How much of a box stays at most at a step of any loop further out. If that loop walks a rank of an axis, the box goes on
// by its own extent of that rank, less what other ranks of the axis went; on other axes, back by all that was gone.
static i64 stays(const Problem *p, const Tensor *x, const i64 *box, const i64 *now) {
    i64 best = 0;
    for (i64 r = -1; r < p->ranks; r++) {
        if (r >= 0 && (!(x->ranks >> r & 1) || now[r] == p->sizes[r])) continue;
        i64 shared = 1;
        for (i64 a = 0; a < x->axes; a++) {
            i64 extent = 1, gone = 0, on = 0, more = 0;
            for (i64 i = 0; i < x->terms[a]; i++) {
                i64 o = x->term[a][i], c = x->times[a][i];
                extent += c * (box[o] - 1);
                if (o == r) on = c * box[o]; else gone += c * (now[o] - box[o]), more |= now[o] < p->sizes[o];
            }
            i64 shift = on - gone;
            if (shift > 0 && more) shift = 0;  // it may meet the box later
            shared *= most(extent - (shift < 0 ? -shift : shift), 0);
        }
        best = most(best, shared);
    }
    return best;
}

// No less moves of a tensor whose boxes slide, whatever comes further out.
static i64 at_least(const Problem *p, const State *s, i64 t) {
    const Tensor *x = &p->tensor[t];
    Loop loops[LOOPS];
    i64 n = 0, box[RANKS], now[RANKS];
    for (i64 r = 0; r < p->ranks; r++) now[r] = box[r] = s->tile[r] ? s->tile[r] : 1;
    for (i64 i = s->count - 1; i >= s->inside[t]; i--) loops[n++] = s->loops[i], box[s->loops[i].rank] = s->loops[i].tile;
    i64 even = p->perfect || !p->split;
    double kept = even ? stays(p, x, box, now) : volume(x, box) / x->bits, least = moved(p, now, x, loops, n) - kept;
    for (i64 r = 0; r < p->ranks; r++)
        if (x->ranks >> r & 1 || (even && s->tile[r])) least *= (double)p->sizes[r] / (double)now[r];
    return (i64)least;
}

// No fewer bits move if so many elements arrive; of an affine output no more is covered than arrives, or than there is.
static i64 bits(const Tensor *t, i64 n) {
    return t->bits * (!t->output ? n : t->ranks == t->plain ? 2 * n - t->distinct : most(n, 2 * n - t->hull));
}

// What a tensor takes at least for each element of a tile of some of its ranks; 0 if these are not on axes of their own.
static double takes(const Problem *p, const Tensor *x, const i64 *tile, i64 ranks) {
    double each = (double)x->bits;
    for (i64 a = 0; a < x->axes; a++) {
        i64 e = 1, free = 0, c = 0, size = 1;
        for (i64 i = 0; i < x->terms[a]; i++) {
            i64 r = x->term[a][i];
            if (ranks >> r & 1) free++, c = x->times[a][i], size = p->sizes[r];
            else if (tile[r]) e += x->times[a][i] * (tile[r] - 1);
        }
        if (free > 1) return 0;
        // e + c (n - 1) over n elements: least of a whole rank, or of one
        each *= !free || e < c ? (double)e : (double)c + (double)(e - c) / (double)size;
    }
    return each;
}

static double whole(const Problem *p, i64 ranks) {
    double n = 1;
    for (i64 r = 0; r < p->ranks; r++)
        if (ranks >> r & 1) n *= (double)p->sizes[r];
    return n;
}

// The bits that elements cost which come so often as others.
static double weight(const Tensor *t) { return (double)(t->output && t->ranks == t->plain ? 2 * t->bits : t->bits); }

// What comes again the less, the more room there is: of a tensor kept already for every tile of the ranks that are open
// (the larger these are, the more those take that are kept further out); and of two tensors not kept yet, `in` within
// `out`, of `in` for every tile of the ranks that only `out` has.
typedef struct {
    const Tensor *of;
    double held;                    // what comes again takes, at least
    double times;                   // it comes with tiles of one,
    double each;                    // and what each element of such a tile takes
    double once, cost;              // elements, bits for each
    i64 rank;                       // the one that is open, if it is one; -1 if there are several
} Trade;

static double comes(const Trade *t, double room) {
    double n = t->times * t->each / (room - t->held) * (1 - 1e-12);
    i64 k = (i64)n;
    return n <= 1 ? 1 : (double)k < n ? (double)(k + 1) : (double)k;
}

static double root(double x) { return __builtin_sqrt(x); }

// The bits of what is kept already (`open`) and of `in` together, at least: tiles of the ranks that are open and of those
// that only `out` has share the room. As if tiles could have any size,
static double both(const Trade *open, const Trade *in, double room) {
    double a = open->once * open->cost * open->times, c = in->once * in->cost;
    double g = in->times * in->each / (room - in->held), y = root(a / (c * g));
    if (y * g < 1) y = 1 / g;
    if (y < 1) y = 1;
    if (y > open->times) y = open->times;
    return (a / y + c * (g * y > 1 ? g * y : 1)) * (1 - 1e-9);
}

// or with those of the one rank that is open.
static double by_tile(const Problem *p, const Trade *open, const Trade *in, double room) {
    double a = open->once * open->cost, c = in->once * in->cost, best = 1e300;
    for (i64 i = p->tiles[open->rank] - 1; i >= 0; i--) {
        i64 tile = p->tile[open->rank][i];
        double left = room / (double)tile - in->held, sum = a * (double)((p->sizes[open->rank] + tile - 1) / tile);
        if (sum + c >= best) break;  // and more with every smaller tile
        if (left <= 0) continue;
        double n = in->times * in->each / left * (1 - 1e-12);
        i64 k = (i64)n;
        sum += c * (n <= 1 ? 1 : (double)k < n ? (double)(k + 1) : (double)k);
        if (sum < best) best = sum;
    }
    return best * (1 - 1e-12);
}

// The least that a nest which begins so holds and moves, whatever comes further out.
static i64 corner(const Problem *p, const State *s, i64 *traffic) {
    i64 buffer = s->volume;
    *traffic = 0;
    for (i64 t = 0; t < p->tensors; t++) {
        const Tensor *x = &p->tensor[t];
        if (!(s->kept >> t & 1)) buffer += volume(x, s->tile);
        *traffic += bits(x, most(s->base[t], x->distinct));
    }
    return buffer;
}

// Whether no nest that begins so, with `more` kept here too, can be better than those found.
static i64 hopeless(const Problem *p, const State *s, const Front *f, i64 more) {
    i64 traffic, i = reached(f, corner(p, s, &traffic)), held = s->volume, unkept[TENSORS], waiting = 0, n = 0;
    if (!i) return 0;
    if (f->traffic[i - 1] <= traffic) return 1;
    if (p->single) return 0;
    for (i64 t = 0; t < p->tensors; t++)
        if (s->kept >> t & 1) continue;
        else if (more >> t & 1) held += volume(&p->tensor[t], s->tile);
        else unkept[waiting++] = t;
    if (!waiting) return 0;
    Trade open[TENSORS], pair[2];
    i64 most_of = 0, ranks = 0;     // the open tensor that counts most, and its open ranks
    for (i64 t = 0; t < p->tensors; t++)
        if (s->kept >> t & 1 && s->open[t] && s->base[t] > 0) {
            const Tensor *x = &p->tensor[t];
            double each = 0;
            for (i64 k = 0; k < waiting; k++)
                if (!(s->open[t] & ~p->tensor[unkept[k]].ranks)) each += takes(p, &p->tensor[unkept[k]], s->tile, s->open[t]);
            if (!(each > 0)) continue;
            open[n] = (Trade){x, 0, whole(p, s->open[t]), each, (double)s->base[t], weight(x), s->open[t] & (s->open[t] - 1) ? -1 : __builtin_ctzll((u64)s->open[t])};
            if (!n || open[n].once * open[n].cost * open[n].times > open[most_of].once * open[most_of].cost * open[most_of].times)
                most_of = n, ranks = s->open[t];
            n++;
        }
    i64 two = waiting == 2, joint = n > 0;
    for (i64 k = 0; k < 2 && two; k++) {
        const Tensor *in = &p->tensor[unkept[k]], *out = &p->tensor[unkept[1 - k]];
        i64 only = out->ranks & ~in->ranks;
        if (in->ranks != in->plain) only = 0;  // of a box that slides some may stay from time to time
        double each = only ? takes(p, out, s->tile, only) : 0;
        two = each > 0;
        pair[k] = (Trade){in, (double)volume(in, s->tile), whole(p, only), each, (double)in->distinct, weight(in), -1};
        joint = joint && two && !(ranks & ~(in->ranks & out->ranks)) && takes(p, out, s->tile, only | ranks) > 0;
    }
    if (!two && !n) return 0;
    static i64 open_at;             // where a nest could be better the last time: there it may be so again
    i64 first = i, start = open_at > i && open_at < f->points && f->traffic[open_at - 1] > traffic ? open_at : 0;
    for (i = start ? start : first; i < f->points && f->traffic[i - 1] > traffic; i = start ? first : i + 1, start = 0) {
        double room = (double)(f->buffer[i] - 1 - held), sum = (double)traffic, best = 0;
        for (i64 k = 0; k < n; k++) {
            double base = open[k].once, least = (double)open[k].of->distinct;
            double again = base * comes(&open[k], room);
            if (again > least) sum += open[k].cost * (again - (base > least ? base : least));
        }
        for (i64 k = 0; k < 2 && two; k++) {
            double more = pair[k].cost * pair[k].once * (comes(&pair[k], room) - 1), now = sum + more;
            if (joint) {
                const Trade *o = &open[most_of];
                double least = (double)o->of->distinct, alone = o->cost * (o->once > least ? o->once : least);
                double rest = (double)traffic - alone - pair[k].cost * pair[k].once, other = rest + both(o, &pair[k], room);
                if (other < (double)f->traffic[i - 1] && o->rank >= 0) other = rest + by_tile(p, o, &pair[k], room);
                if (other > now) now = other;
            }
            if (!k || now < best) best = now;
        }
        if ((two ? best : sum) < (double)f->traffic[i - 1]) {
            open_at = i;
            return 0;
        }
    }
    return f->traffic[i - 1] <= traffic;
}

static i64 beaten(const Problem *p, const State *s, const Front *f) {
    i64 traffic, buffer = corner(p, s, &traffic);
    return !improves(f, buffer, traffic);
}

static void remember(const Problem *p, const Nest *nest, double traffic);

static void leaf(const Problem *p, const State *s, Front *f) {
    static Chains c;
    Nest nest;
    i64 traffic = 0, outer = 0;
    f->leaves++;
    for (i64 r = 0; r < p->ranks; r++) outer += s->tile[r] && s->tile[r] < p->sizes[r];
    if (outer + s->count > LOOPS) return;
    nest.count = outer;
    above(p, s, 0, -1, nest.loops);  // those further out than all keeps come first
    for (i64 i = s->count - 1; i >= 0; i--) nest.loops[nest.count++] = s->loops[i];
    divide(&c, p, p->sizes);
    for (i64 i = 0; i < nest.count; i++) inside(&c, &nest.loops[i]);
    for (i64 t = 0; t < p->tensors; t++) {
        nest.depth[t] = outer + s->count - s->inside[t];
        traffic += cost(p, &c, &p->tensor[t], nest.loops, nest.depth[t]);
        if (!improves(f, s->volume, traffic)) return;
    }
    i64 i = reached(f, s->volume);
    if (f->raised) remember(p, &nest, i ? (double)traffic / (double)f->traffic[i - 1] : 1);
    else insert(f, s->volume, traffic, &nest);
}

static void grow(const Problem *p, State *s, Front *f);

static u64 mix(u64 x) {
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ull;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBull;
    return (x ^ (x >> 31)) + 0x9E3779B97F4A7C15ull;
}

// Which of a nest and its mirror image, with the twins exchanged, comes first: -1 this one, 0 they are the same.
static i64 mirror(const Problem *p, const State *s) {
    for (i64 i = 0; i < p->twins; i++) {
        i64 one = s->tile[p->twin[i][0]], other = s->tile[p->twin[i][1]];
        if (one != other) return one < other ? -1 : 1;
    }
    return 0;
}

// Keep a tensor here, with every choice of tiles of ranks that nothing further in has.
static void keep(const Problem *p, State *s, Front *f, i64 t, i64 r) {
    const Tensor *x = &p->tensor[t];
    while (r < p->ranks && (s->tile[r] || !(x->ranks >> r & 1))) r++;
    if (r < p->ranks) {
        i64 ones = !s->kept && !p->single && x->ranks == x->plain;  // no keep further in would pay for it
        i64 base[TENSORS], open[TENSORS];
        for (i64 i = 0; i < (ones ? 1 : p->tiles[r]); i++) {
            i64 tile = p->tile[r][i], n = trips(p, r, tile);
            if (!p->split && !p->single && !s->kept && x->plain >> r & 1 && tile > 1 && tile < p->sizes[r]) continue;
            s->tile[r] = tile;
            for (i64 u = 0; u < p->tensors; u++)
                if (s->kept >> u & 1) {
                    base[u] = s->base[u], open[u] = s->open[u];
                    if (s->open[u] >> r & 1) s->base[u] *= n, s->open[u] &= ~(1 << r);
                }
            if (p->single || !hopeless(p, s, f, 1 << t)) keep(p, s, f, t, r + 1);
            for (i64 u = 0; u < p->tensors; u++)
                if (s->kept >> u & 1) s->base[u] = base[u], s->open[u] = open[u];
            s->tile[r] = 0;
        }
        return;
    }
    i64 order = s->count ? -1 : mirror(p, s);
    if (order > 0) return;
    State n = *s;
    n.volume += volume(x, n.tile);
    n.kept |= 1 << t, n.inside[t] = n.count;
    n.fresh |= 1 << t;
    n.recent = n.fresh;
    n.walked = 0;
    i64 partly = 0;
    for (i64 r = 0; r < p->ranks; r++) partly |= x->ranks >> r & 1 && n.tile[r] < p->sizes[r];
    if (partly && x->ranks == x->plain && !p->single) settle(p, &n, t, -1);  // by the next loop
    grow(p, &n, f);
}

// Whether a nest seen before came to the same place with no more buffer and traffic, where what comes further out
// changes nothing in that: all that is kept is settled but for at most one tensor whose boxes slide. How much of that
// one stays at the steps of loops further out depends on its box and on how far it went, not on the order in between.
static i64 seen(const Problem *p, const State *s, const Front *f) {
    i64 last = s->fresh || !s->count ? -1 : s->loops[s->count - 1].rank, unsettled = s->kept & ~s->settled, t = 0;
    if (unsettled & (unsettled - 1)) return 0;
    while (unsettled && !(unsettled >> t & 1)) t++;
    const Tensor *x = &p->tensor[t];
    if (unsettled && x->ranks == x->plain) return 0;
    if (unsettled && last >= 0 && x->ranks >> last & 1) last = RANKS;
    u64 key = (u64)((((s->kept << 8 | s->recent) << 8 | s->fresh) << 8 | unsettled) << 8 | (last + 1));
    key = mix(key ^ (u64)s->walked << 40 ^ (u64)(s->unsettled << 56) ^ mix((u64)f->run));
    for (i64 r = 0; r < p->ranks; r++) key = mix(key ^ (u64)s->tile[r]);
    if (unsettled) {
        i64 box[RANKS];
        for (i64 r = 0; r < p->ranks; r++) box[r] = s->tile[r];
        for (i64 i = s->count - 1; i >= s->inside[t]; i--) box[s->loops[i].rank] = s->loops[i].tile;
        for (i64 r = 0; r < p->ranks; r++) key = mix(key ^ (u64)box[r]);
    }
    Memory *m = &f->memory[key % REMEMBERED];
    if (m->key != key) m->key = key, m->n = m->next = 0;
    for (i64 i = 0; i < m->n; i++) {
        i64 worse = m->volume[i] <= s->volume;
        for (i64 t = 0; t < p->tensors && worse; t++) worse = !(s->kept >> t & 1) || m->base[i][t] <= s->base[t];
        if (worse) return 1;
    }
    if (s->ragged) return 0;
    i64 i = m->n < WAYS ? m->n++ : m->next++ % WAYS;
    m->volume[i] = s->volume;
    for (i64 t = 0; t < p->tensors; t++) m->base[i][t] = s->base[t];
    return 0;
}

static void grow(const Problem *p, State *s, Front *f) {
    if (++f->nodes > f->limit || hopeless(p, s, f, 0)) return;
    if (s->kept && (p->perfect || !p->split) && seen(p, s, f)) return;
    i64 all = (1 << p->tensors) - 1, whole = 1;
    for (i64 r = 0; r < p->ranks; r++) whole &= s->tile[r] == p->sizes[r];
    if (s->kept == all && (s->settled == all || whole)) {
        leaf(p, s, f);
        return;
    }
    for (i64 t = 0; t < p->tensors; t++)
        if (!(s->kept >> t & 1) && !(s->fresh >> t)) {  // at one place in one order
            if (!s->kept && !(p->innermost >> (p->tensor[t].ranks != p->tensor[t].plain) & 1)) continue;
            // Directly inside of a loop over an axis of its own a tensor that does not slide takes less and moves no more.
            if (!p->single && p->tensor[t].ranks == p->tensor[t].plain && p->tensor[t].ranks & s->free) continue;
            keep(p, s, f, t, 0);
            if (p->single) return;
        }
    i64 sliding = 0;  // are kept, and what the loops around them are makes a difference
    for (i64 t = 0; t < p->tensors; t++)
        if (s->kept >> t & ~(s->settled >> t) & 1 && p->tensor[t].ranks != p->tensor[t].plain) sliding |= 1 << t;
    i64 same = !s->count && !mirror(p, s);
    for (i64 r = 0; r < p->ranks; r++) {
        if (!s->tile[r] || s->tile[r] == p->sizes[r]) continue;
        i64 second = 0;
        for (i64 i = 0; i < p->twins; i++) second |= p->twin[i][1] == r;
        if (same && second) continue;
        if (!s->fresh && s->count && s->loops[s->count - 1].rank == r) continue;
        if (!p->split && s->walked >> r & 1) continue;
        i64 levels = 1;  // one more closes the rank
        for (i64 i = 0; i < s->count; i++) levels += s->loops[i].rank == r;
        if (levels == LEVELS) continue;
        i64 alone = s->kept == all && (s->settled | sliding) == all && !(sliding & (sliding - 1));
        if (alone) {  // outside of a loop over an axis alone nothing would stay, so it comes last
            i64 t = 0, others = 0;
            while (!(sliding >> t & 1)) t++;
            for (i64 x = 0; x < p->ranks; x++)
                others |= !(p->tensor[t].plain >> x & 1) && s->tile[x] && s->tile[x] < p->sizes[x];
            if (p->tensor[t].plain >> r & 1 && others) continue;
        }
        i64 good = 1, lacking = 0, needed = 0, windowed = 0, slides = 0;
        for (i64 t = 0; t < p->tensors; t++) {
            const Tensor *x = &p->tensor[t];
            i64 has = x->ranks >> r & 1;
            if (!p->single && !has && (s->fresh >> t & 1 || (!sliding && s->recent >> t & 1))) good = 0;
            if (has && !(x->plain >> r & 1)) windowed = 1, slides |= sliding >> t & 1;
            if (!(s->kept >> t & 1)) lacking |= !has, needed |= has;
        }
        if (!good || (s->kept != all && !lacking && !windowed)) continue;
        if (!s->fresh && s->count) {  // two loops that may change places stand in one order
            i64 before = s->loops[s->count - 1].rank, same = r < before;
            for (i64 t = 0; t < p->tensors && same; t++) {
                const Tensor *x = &p->tensor[t];
                if (!(s->unsettled >> t & 1)) continue;
                i64 one = x->ranks >> r & 1, other = x->ranks >> before & 1;
                same = x->ranks == x->plain ? one == other : !one && !other;
            }
            if (same) continue;
        }
        i64 free = 1 << r, next = s->kept == all;
        if (!s->fresh && !s->unsettled && !(s->kept & ~s->settled)) free |= s->free;
        for (i64 t = 0; t < p->tensors; t++)  // some tensor can be kept at once
            next |= !(s->kept >> t & 1) && (p->tensor[t].ranks != p->tensor[t].plain || !(p->tensor[t].ranks & free));
        if (!next && !p->single && !(s->kept & ~s->settled)) continue;
        for (i64 i = 0; i < p->tiles[r]; i++) {
            i64 extent = p->tile[r][i];
            if (extent <= s->tile[r] || (p->perfect && extent % s->tile[r])) continue;
            if (extent < p->sizes[r] && !needed && !(slides && p->split)) continue;
            if (s->count == LOOPS) continue;
            i64 tile = s->tile[r];
            s->tile[r] = extent;
            i64 lost = beaten(p, s, f);
            s->tile[r] = tile;
            if (lost) break;  // and with every larger extent
            State n = *s;
            n.unsettled = s->kept & ~s->settled;
            for (i64 t = 0; t < p->tensors; t++)  // what moves of it is known: further out nothing stays
                if (n.unsettled >> t & 1 && p->tensor[t].plain >> r & 1) settle(p, &n, t, r);
            n.loops[n.count].rank = r, n.loops[n.count++].tile = s->tile[r];
            n.tile[r] = extent;
            n.fresh = 0;
            n.walked |= 1 << r;
            n.free = free;
            n.ragged |= extent < p->sizes[r] && extent % s->tile[r];
            if (sliding & ~n.settled && !beaten(p, &n, f))
                for (i64 t = 0; t < p->tensors; t++)
                    if (sliding >> t & ~(n.settled >> t) & 1) {
                        n.base[t] = at_least(p, &n, t), n.open[t] = 0;
                        for (i64 r = 0; r < p->ranks; r++)
                            if ((p->perfect || !p->split) && !n.tile[r]) n.open[t] |= 1 << r;
                    }
            grow(p, &n, f);
        }
    }
}

// What a block of the inner loops takes, by its extents: the blocks of a nest are a grid, each rank cut into pieces by its
// own loops alone, so that what moves is a sum over the grid, less what stays from block to block.
enum { LONGEST = 2048, SHORT = 64, LARGE = 4096, KNOWN = 1 << 16, VISITED = 1 << 12 };  // a rank that is cut in every way, and exactly; blocks that are looked at
enum { WHOLE, EVENLY, ANYHOW };

typedef struct {                    // of one tensor
    const Tensor *t;
    Loop loops[LOOPS];              // above its keep within the block, outermost first
    i64 count;
    i64 walked[RANKS];              // the smallest tile of them by rank, 0 where there is none
    i64 back[AXES];                 // how far its last box is from the first, by ranks that are whole
    i64 again;                      // a rank that it lacks may step outside of the block
} Within;

typedef struct {
    const Problem *p;
    i64 n;
    Within of[TENSORS];
    i64 way[RANKS];                 // how a rank is cut
    i64 tile[RANKS], x[RANKS];      // largest and present extents
    i64 given;                      // the rank of which the extent is given
    i64 run, blocks;                // of the search; how many blocks were counted
} Grid;

// How much of the first box of a block may be there already. Outside of the block one loop steps, all inside of it start
// again. A rank that is whole goes back by all that it went; another goes back by something or, if it steps, on by no more
// than a box. A box of other indices of an axis alone shares nothing, nor the last one of a block where such an axis went on.
static i64 shared(const Grid *g, const Within *w) {
    const Problem *p = g->p;
    const Tensor *t = w->t;
    i64 first[RANKS], best = 0;
    for (i64 r = 0; r < p->ranks; r++) {
        if (t->plain >> r & 1 && w->walked[r] && g->x[r] > w->walked[r]) return 0;
        first[r] = w->walked[r] ? least(w->walked[r], g->x[r]) : g->x[r];
    }
    for (i64 r = -1; r < p->ranks; r++) {
        if (r < 0 ? !w->again : !(t->ranks >> r & 1) || t->plain >> r & 1 || g->way[r] == WHOLE) continue;
        i64 volume = 1;
        for (i64 a = 0; a < t->axes; a++) {
            i64 extent = 1, on = -w->back[a], open = 0;
            for (i64 i = 0; i < t->terms[a]; i++) {
                i64 o = t->term[a][i], c = t->times[a][i];
                extent += c * (first[o] - 1), open |= g->way[o] != WHOLE;
                if (o == r) on += c * (w->walked[o] ? w->walked[o] : g->tile[o]);
            }
            if (on < 0) extent = most(extent + on, 0);
            else if (!open) extent = most(extent - on, 0);
            volume *= extent;
        }
        best = most(best, volume);
    }
    return best;
}

// What arrives of a tensor in a block. Loops that do not step within it make no difference, so that blocks of many nests are
// the same and are counted once.
static i64 counted(Grid *g, const Within *w) {
    static struct {
        u64 key;
        i64 n;
    } known[KNOWN];
    Loop loops[LOOPS];
    i64 count = 0;
    u64 key = mix((u64)(w->t - g->p->tensor) ^ mix((u64)g->run));
    for (i64 r = 0; r < g->p->ranks; r++) key = mix(key ^ (u64)g->x[r]);
    for (i64 i = 0; i < w->count; i++)
        if (w->loops[i].tile < g->x[w->loops[i].rank])
            loops[count++] = w->loops[i], key = mix(key ^ (u64)w->loops[i].rank ^ (u64)w->loops[i].tile << 8);
    i64 at = (i64)(key % KNOWN);
    if (known[at].key != key) known[at].n = moved(g->p, g->x, w->t, loops, count), known[at].key = key, g->blocks += 3;
    return known[at].n;
}

// Of a block: the bits of all tensors together, then the elements of each.
static void block(Grid *g, i64 *sum) {
    sum[0] = 0, g->blocks += g->n;
    for (i64 i = 0; i < g->n; i++) {
        const Within *w = &g->of[i];
        i64 n = counted(g, w);
        sum[i + 1] = n - least(n, shared(g, w));
        sum[0] += sum[i + 1] * w->t->bits * (1 + w->t->output);
    }
}

// The least of a rank in pieces of which the longest, the first, takes what is said last.
static void pieces(const i64 (*takes)[TENSORS + 1], i64 size, i64 tile, i64 n, i64 *sum) {
    static i64 best[SHORT + 1];
    for (i64 k = 0; k <= n; k++) {
        if (size <= SHORT) {
            best[0] = 0;
            for (i64 x = 1; x <= size - tile; x++) {
                best[x] = best[x - 1] + takes[1][k];
                for (i64 e = 2; e <= tile && e <= x; e++) best[x] = least(best[x], best[x - e] + takes[e][k]);
            }
            sum[k] = takes[tile][k] + best[size - tile];
        } else {
            double each = (double)takes[tile][k] / (double)tile;
            for (i64 e = 1; e < tile; e++)
                if ((double)takes[e][k] < each * (double)e) each = (double)takes[e][k] / (double)e;
            sum[k] = takes[tile][k] + (i64)((double)(size - tile) * each * (1 - 1e-12));
        }
    }
}

// The least sum over all grids. What a block takes of a rank that is walked outside of it alone, on one axis without gaps, is
// concave in its extent: then pieces as long as they may be take least. Of others all ways to cut are tried.
static void over(Grid *g, i64 r, i64 *sum) {
    static i64 takes[RANKS][LONGEST + 1][TENSORS + 1];
    const Problem *p = g->p;
    while (r < p->ranks && (g->way[r] == WHOLE || r == g->given)) r++;
    if (r == p->ranks) {
        block(g, sum);
        return;
    }
    i64 size = p->sizes[r], tile = g->tile[r];
    if (g->way[r] == EVENLY) {
        i64 rest[TENSORS + 1];
        g->x[r] = tile;
        over(g, r + 1, sum);
        for (i64 k = 0; k <= g->n; k++) sum[k] *= size / tile;
        g->x[r] = size % tile;
        if (!g->x[r]) return;
        over(g, r + 1, rest);
        for (i64 k = 0; k <= g->n; k++) sum[k] += rest[k];
        return;
    }
    for (i64 e = 1; e <= tile; e++) g->x[r] = e, over(g, r + 1, takes[r][e]);
    pieces(takes[r], size, tile, g->n, sum);
}

// Ready to tell what blocks of a nest take.
static i64 prepare(Grid *g, const Problem *p, const State *s, i64 run) {
    i64 blocks = 1;
    g->run = run;
    g->p = p, g->n = g->blocks = 0, g->given = -1;
    for (i64 r = 0; r < p->ranks; r++) {
        g->tile[r] = g->x[r] = s->tile[r] ? s->tile[r] : 1;
        g->way[r] = !s->tile[r] || s->tile[r] == p->sizes[r] ? WHOLE : EVENLY;
    }
    for (i64 t = 0; t < p->tensors; t++) {
        if (!(s->kept >> t & 1)) continue;
        Within *w = &g->of[g->n++];
        w->t = &p->tensor[t], w->count = w->again = 0;
        for (i64 r = 0; r < p->ranks; r++) w->walked[r] = 0;
        for (i64 i = s->count - 1; i >= s->inside[t]; i--)
            w->loops[w->count++] = s->loops[i], w->walked[s->loops[i].rank] = s->loops[i].tile;
        for (i64 a = 0; a < w->t->axes; a++) w->back[a] = 0;
        for (i64 r = 0; r < p->ranks; r++) {
            i64 axes = 0, gaps = 0, offset = 0, extent = p->sizes[r];
            for (i64 i = 0; i < w->count; i++)  // where the last of the innermost tiles begins
                if (w->loops[i].rank == r) {
                    i64 skipped = (extent - 1) / w->loops[i].tile * w->loops[i].tile;
                    offset += skipped, extent -= skipped;
                }
            for (i64 a = 0; a < w->t->axes; a++)
                if (w->t->coefficient[a][r]) {
                    axes++, gaps |= w->t->coefficient[a][r] > 1;
                    if (g->way[r] == WHOLE) w->back[a] += w->t->coefficient[a][r] * offset;
                }
            if (!axes && (g->way[r] != WHOLE || !s->tile[r])) w->again = 1;
            if (g->way[r] != WHOLE && (axes > 1 || gaps || w->walked[r])) g->way[r] = ANYHOW;
        }
    }
    for (i64 r = 0; r < p->ranks; r++) {
        if (g->way[r] != WHOLE) blocks *= g->way[r] == ANYHOW ? g->tile[r] : 2;
        if (blocks > LARGE || (g->way[r] == ANYHOW && p->sizes[r] > LONGEST)) return 0;
    }
    return 1;
}

static void outward(const Problem *p, State *s, Front *f);

// Keep a tensor here, with tiles of any size of the ranks that nothing further in has.
static void keep_any(const Problem *p, State *s, Front *f, i64 t, i64 r) {
    const Tensor *x = &p->tensor[t];
    while (r < p->ranks && (s->tile[r] || !(x->ranks >> r & 1))) r++;
    if (r < p->ranks) {
        for (i64 tile = 1; tile <= p->sizes[r]; tile++) {
            if (p->perfect && p->sizes[r] % tile) continue;
            State n = *s;
            n.tile[r] = tile;
            for (i64 u = 0; u < p->tensors; u++)
                if (s->kept >> u & 1) n.base[u] *= trips(p, r, tile);
            i64 traffic, buffer = corner(p, &n, &traffic);
            if (improves(f, buffer, traffic)) keep_any(p, &n, f, t, r + 1);
        }
        return;
    }
    State n = *s;
    n.volume += volume(x, n.tile);
    n.kept |= 1 << t, n.inside[t] = n.count, n.base[t] = 0;
    n.fresh |= 1 << t;
    outward(p, &n, f);
}

// Whether the loops above a keep make the same tiles in two nests.
static i64 same_tiles(const Within *v, const Within *w, i64 ranks) {
    for (i64 r = 0; r < ranks; r++) {
        i64 i = 0, j = 0;
        for (;; i++, j++) {
            while (i < v->count && v->loops[i].rank != r) i++;
            while (j < w->count && w->loops[j].rank != r) j++;
            if (i == v->count || j == w->count) break;
            if (v->loops[i].tile != w->loops[j].tile) return 0;
        }
        if (i < v->count || j < w->count) return 0;
    }
    return 1;
}

// Whether one nest takes no more than another in every block, which has the same extents and the same tensors kept: then so
// it is whatever comes further out. If all tiles are the same, in another order, so is what stays between blocks.
static i64 no_worse(const Problem *p, const State *one, const State *other, Front *f) {
    static Grid g, h;
    i64 same[TENSORS], result = 1;
    if (one->volume > other->volume || !prepare(&g, p, one, f->run) || !prepare(&h, p, other, f->run)) return 0;
    for (i64 i = 0; i < g.n; i++) {
        const Tensor *t = g.of[i].t;
        same[i] = same_tiles(&g.of[i], &h.of[i], p->ranks);
        if (!same[i] && t->output && t->ranks != t->plain) return 0;  // other gaps may never be covered
    }
    for (;;) {
        i64 more = 0;
        for (i64 i = 0; i < g.n; i++) {
            more += (counted(&g, &g.of[i]) - counted(&h, &h.of[i])) * g.of[i].t->bits * (1 + g.of[i].t->output);
            if (!same[i]) more += shared(&h, &h.of[i]) * g.of[i].t->bits * (1 + g.of[i].t->output);
        }
        i64 r = 0;
        for (; r < p->ranks; r++) {  // the next extents
            if (g.way[r] == WHOLE) continue;
            if (--g.x[r]) break;
            g.x[r] = g.tile[r];
        }
        for (i64 r = 0; r < p->ranks; r++) h.x[r] = g.x[r];
        if (more > 0) result = 0;
        if (!result || r == p->ranks) break;
    }
    f->nodes += g.blocks + h.blocks;
    return result;
}

static struct {
    u64 key;
    i64 n, next;
    State state[WAYS];
} visited[VISITED];

// Whether a nest that was looked at is no worse.
static i64 known_better(const Problem *p, const State *s, Front *f) {
    u64 key = mix((u64)s->kept ^ mix((u64)f->run));
    for (i64 r = 0; r < p->ranks; r++) key = mix(key ^ (u64)s->tile[r]);
    i64 at = (i64)(key % VISITED);
    if (visited[at].key != key) visited[at].key = key, visited[at].n = visited[at].next = 0;
    for (i64 i = 0; i < visited[at].n; i++)
        if (no_worse(p, &visited[at].state[i], s, f)) return 1;
    visited[at].state[visited[at].n < WAYS ? visited[at].n++ : visited[at].next++ % WAYS] = *s;
    return 0;
}

static i64 scratch[LOOPS + 1][LONGEST + 1][TENSORS + 1], depth;

// A loop over a rank, of any extent. Pieces of a shorter one take the same within longer ones.
static void walk(const Problem *p, const State *s, Front *f, i64 r) {
    i64 (*takes)[TENSORS + 1] = scratch[depth], size = p->sizes[r], sum[TENSORS + 1], traffic, ready;
    Grid g;
    State n = *s;
    n.loops[n.count].rank = r, n.loops[n.count++].tile = s->tile[r];
    n.fresh = 0;
    i64 done = 0;
    for (i64 extent = s->tile[r] + 1; extent <= size; extent++) {
        if (p->perfect && (size % extent || extent % s->tile[r])) continue;
        n.tile[r] = extent;
        for (i64 t = 0; t < p->tensors; t++) n.base[t] = s->base[t];
        if (!improves(f, corner(p, &n, &traffic), traffic)) continue;
        ready = prepare(&g, p, &n, f->run);
        if (ready && extent < size) {
            g.given = r;
            for (i64 e = done + 1; e <= extent; e++) g.x[r] = e, over(&g, 0, takes[e]);
            done = extent;
            pieces((const i64 (*)[TENSORS + 1])takes, size, extent, g.n, sum);
        } else if (ready) {
            over(&g, 0, sum);
        }
        for (i64 t = 0, i = 0; t < p->tensors && ready; t++)
            if (s->kept >> t & 1) n.base[t] = most(s->base[t], sum[++i]);
        f->nodes += ready ? g.blocks : 0;
        i64 buffer = corner(p, &n, &traffic), together = ready ? sum[0] : 0;
        for (i64 t = 0; t < p->tensors; t++) {
            const Tensor *x = &p->tensor[t];
            together += !(s->kept >> t & 1) ? bits(x, x->distinct) : x->output ? -x->bits * x->hull : 0;
        }
        if (!improves(f, buffer, most(traffic, together)) || known_better(p, &n, f)) continue;
        depth++;
        outward(p, &n, f);
        depth--;
    }
}

// All nests with tiles of any size, from the innermost keep outwards.
static void outward(const Problem *p, State *s, Front *f) {
    i64 all = (1 << p->tensors) - 1, traffic, buffer = corner(p, s, &traffic);
    if (++f->nodes > f->limit || !improves(f, buffer, traffic)) return;
    if (s->count + p->ranks > LOOPS) {  // there is no room for all that begins so
        f->nodes = f->limit + 1;
        return;
    }
    if (s->kept == all) {
        leaf(p, s, f);
        if (!improves(f, buffer, traffic)) return;
    }
    for (i64 t = 0; t < p->tensors; t++)
        if (!(s->kept >> t & 1) && !(s->fresh >> t)) {  // at one place in one order
            if (p->single && (s->count || s->kept != (1 << t) - 1)) continue;
            keep_any(p, s, f, t, 0);
        }
    if (p->single && s->kept != all) return;
    i64 before = s->fresh || !s->count ? -1 : s->loops[s->count - 1].rank;
    for (i64 r = 0; r < p->ranks; r++) {
        if (!s->tile[r] || s->tile[r] == p->sizes[r]) continue;
        i64 good = 1;
        // A keep directly inside of a loop that its tensor lacks may as well be outside of it.
        for (i64 t = 0; t < p->tensors && !p->single; t++) good &= !(s->fresh >> t & 1) || p->tensor[t].ranks >> r & 1;
        if (!good) continue;
        if (before == r && s->tile[r] % s->loops[s->count - 1].tile == 0) continue;  // without the last loop it is the same
        walk(p, s, f, r);
    }
}

// Looks at all nests there are; whether it did.
i64 complete(const Problem *p, Front *f) {
    State s;
    for (i64 r = 0; r < RANKS; r++) s.tile[r] = 0;
    for (i64 t = 0; t < TENSORS; t++) s.inside[t] = s.base[t] = s.open[t] = 0;
    s.count = s.kept = s.settled = s.fresh = s.recent = s.volume = s.unsettled = s.walked = s.free = s.ragged = 0;
    f->nodes = f->leaves = 0;
    f->run++;
    outward(p, &s, f);
    return f->nodes <= f->limit;
}

// What a nest holds and moves, if the tiles of each rank fall inwards (and divide).
static void attempt(const Problem *p, Front *f, const Nest *nest, i64 lowest) {
    static Chains c;
    i64 tile[RANKS], buffer = 0;
    Nest n;
    n.count = 0;
    for (i64 r = 0; r < p->ranks; r++) tile[r] = p->sizes[r];
    for (i64 t = 0; t < p->tensors; t++) n.depth[t] = 0;
    for (i64 i = 0; i <= nest->count; i++) {
        for (i64 t = 0; t < p->tensors; t++)
            if (nest->depth[t] == i) n.depth[t] = n.count, buffer += volume(&p->tensor[t], tile);
        if (i == nest->count) break;
        i64 r = nest->loops[i].rank, extent = tile[r], v = nest->loops[i].tile;
        if (v > extent || (p->perfect && extent % v)) return;
        if (v == extent) continue;  // no loop at all
        tile[r] = v, n.loops[n.count++] = nest->loops[i];
    }
    f->nodes++;
    if (!improves(f, buffer, lowest)) return;
    divide(&c, p, p->sizes);
    for (i64 i = 0; i < n.count; i++) inside(&c, &n.loops[i]);
    for (i64 t = 0; t < p->tensors; t++) {
        if (!improves(f, buffer, lowest)) return;
        lowest += cost(p, &c, &p->tensor[t], n.loops, n.depth[t]) - bits(&p->tensor[t], p->tensor[t].distinct);
    }
    insert(f, buffer, lowest, &n);
}

// Those next to a nest: another tile of a loop, or of two; a keep at another depth; a loop at another place; one more.
static void around(const Problem *p, Front *f, const Nest *from, i64 lowest) {
    Nest to = *from;
    for (i64 a = 0; a < from->count; a++) {
        i64 r = from->loops[a].rank;
        for (i64 k = 0; k < p->tiles[r]; k++) {
            to.loops[a].tile = p->tile[r][k];
            attempt(p, f, &to, lowest);
        }
        to = *from;
        for (i64 b = a + 1; b < from->count; b++) {  // both by little
            i64 q = from->loops[b].rank, x = 0, y = 0;
            while (x < p->tiles[r] - 1 && p->tile[r][x] < from->loops[a].tile) x++;
            while (y < p->tiles[q] - 1 && p->tile[q][y] < from->loops[b].tile) y++;
            for (i64 k = most(0, x - 2); k <= least(p->tiles[r] - 1, x + 2); k++)
                for (i64 l = most(0, y - 2); l <= least(p->tiles[q] - 1, y + 2); l++) {
                    to.loops[a].tile = p->tile[r][k], to.loops[b].tile = p->tile[q][l];
                    attempt(p, f, &to, lowest);
                }
            to = *from;
        }
        for (i64 b = 0; b < from->count; b++) {  // keeps stay where they are
            for (i64 k = 0, l = 0; k < from->count; k++)
                if (k == b) to.loops[k] = from->loops[a];
                else l += l == a, to.loops[k] = from->loops[l++];
            attempt(p, f, &to, lowest);
            to = *from;
        }
    }
    for (i64 t = 0; t < p->tensors && !p->single; t++) {
        for (i64 d = 0; d <= from->count; d++) {
            to.depth[t] = d;
            attempt(p, f, &to, lowest);
        }
        to = *from;
    }
    if (from->count == LOOPS) return;
    for (i64 a = 0; a <= from->count; a++)
        for (i64 r = 0; r < p->ranks; r++) {
            to = *from;
            to.count++;
            for (i64 b = from->count; b > a; b--) to.loops[b] = from->loops[b - 1];
            for (i64 t = 0; t < p->tensors; t++) to.depth[t] = from->depth[t] + (from->depth[t] > a);
            to.loops[a].rank = r;
            for (i64 k = 0; k < p->tiles[r]; k++) {
                to.loops[a].tile = p->tile[r][k];
                attempt(p, f, &to, lowest);
            }
        }
}

// Looks around what was found until nothing better is near, or for so long; never at all nests.
i64 improve(const Problem *p, Front *f) {
    i64 lowest = 0;
    for (i64 t = 0; t < p->tensors; t++) lowest += bits(&p->tensor[t], p->tensor[t].distinct);
    i64 done = !p->perfect;         // more with every round
    for (i64 r = 0; r < p->ranks; r++) done += 2 * p->tiles[r];
    f->nodes = 0;
    for (;;) {
        i64 i = 0;
        while (i < f->points && f->nests[f->id[i]].done >= done) i++;
        if (f->nodes > f->limit || i == f->points) return 0;
        f->nests[f->id[i]].done = done;
        Nest from = f->nests[f->id[i]];
        around(p, f, &from, lowest);
    }
}

i64 room(void) { return REMEMBERED * sizeof(Memory); }

// Whether all nests were looked at that could be better.
i64 search(const Problem *p, Front *f) {
    State s;
    for (i64 r = 0; r < RANKS; r++) s.tile[r] = 0;
    for (i64 t = 0; t < TENSORS; t++) s.inside[t] = s.base[t] = s.open[t] = 0;
    s.count = s.kept = s.settled = s.fresh = s.recent = s.volume = s.unsettled = s.walked = s.free = s.ragged = 0;
    f->nodes = f->leaves = 0;
    f->run++;
    grow(p, &s, f);
    return p->split && f->nodes <= f->limit;
}

// An order of loops and keeps: a loop has a tile of one, or any other one, for which 2 stands.
typedef struct {
    u64 key;
    Nest nest;
    double traffic;                 // of the nest that was met, times that of the best found
    i64 widened;                    // the orders next to it have been tried
} Order;

static struct {
    i64 run, count, by_traffic[ORDERS];
    Order order[ORDERS];
} met;

static u64 key_of(const Problem *p, const Nest *nest, i64 mirrored) {
    u64 key = 1;
    i64 name[RANKS];
    for (i64 r = 0; r < p->ranks; r++) name[r] = r;
    for (i64 i = 0; i < p->twins && mirrored; i++) name[p->twin[i][0]] = p->twin[i][1], name[p->twin[i][1]] = p->twin[i][0];
    for (i64 i = 0; i < nest->count; i++) key = mix(key ^ (u64)(2 * name[nest->loops[i].rank] + (nest->loops[i].tile == 1)));
    for (i64 t = 0; t < p->tensors; t++) key = mix(key ^ (u64)nest->depth[t]);
    return key | 1;
}

static void remember(const Problem *p, const Nest *nest, double traffic) {
    u64 key = key_of(p, nest, 0), other = key_of(p, nest, 1);
    if (other < key) key = other;  // a nest and its mirror image have one order
    Order *o = &met.order[key % ORDERS];
    for (u64 k = 1; o->key && o->key != key; k++) {
        if (k > PROBES) return;
        o = &met.order[(key + k) % ORDERS];
    }
    if (o->key == key) {
        if (traffic < o->traffic) o->traffic = traffic;
        return;
    }
    o->key = key, o->nest = *nest, o->traffic = traffic, o->widened = 0;
    for (i64 i = 0; i < nest->count; i++) o->nest.loops[i].tile = nest->loops[i].tile == 1 ? 1 : 2;
    met.by_traffic[met.count++] = o - met.order;
}

static void remember_found(const Problem *p, const Front *f) {
    if (met.run != f->run >> 20) {  // another Einsum
        for (i64 i = 0; i < ORDERS; i++) met.order[i].key = 0;
        met.run = f->run >> 20, met.count = 0;
    }
    for (i64 i = 0; i < f->points; i++) remember(p, &f->nests[f->id[i]], 1 / NEARLY);
}

// Remembers the orders of nests with these tiles that are nearly as good as those found: with other tiles they may be better.
i64 survey(const Problem *p, Front *f) {
    static i64 buffer[SURVEYED], traffic[SURVEYED];
    Front g = *f;
    remember_found(p, f);
    f->nodes = f->leaves = 0;
    if (f->points > SURVEYED) return 0;
    for (i64 i = 0; i < f->points; i++) buffer[i] = f->buffer[i], traffic[i] = (i64)((double)f->traffic[i] * NEARLY);
    g.buffer = buffer, g.traffic = traffic, g.raised = 1;
    search(p, &g);
    f->run = g.run, f->nodes = g.nodes, f->leaves = met.count;
    return 0;
}

// A nest whose tiles are chosen from outside.
typedef struct {
    const Problem *p;
    Front *f;
    Nest nest;
    i64 one[LOOPS];
    i64 moved[TENSORS];             // with every tensor kept no further in than the loops whose tiles are chosen
    Chains c;
} Choice;

// Whether it can be better with these tiles, -1 if not with larger ones either. Kept further in a tensor moves no less, and a loop directly
// outside of a keep changes nothing if the tensor lacks its rank.
static i64 hopes(Choice *x, i64 chosen) {
    const Problem *p = x->p;
    i64 buffer = 0, traffic = 0, last = x->nest.loops[chosen - 1].rank;
    for (i64 t = 0; t < p->tensors; t++) {
        i64 tile[RANKS];
        for (i64 r = 0; r < p->ranks; r++) tile[r] = p->sizes[r];
        for (i64 i = 0; i < x->nest.depth[t]; i++) tile[x->nest.loops[i].rank] = i < chosen ? x->nest.loops[i].tile : 1;
        buffer += volume(&p->tensor[t], tile), traffic += x->moved[t];
    }
    if (buffer > x->f->buffer[x->f->points - 1]) return -1;
    for (i64 t = 0; t < p->tensors; t++) {
        if (!improves(x->f, buffer, traffic)) return 0;
        if (x->nest.depth[t] < chosen || !(p->tensor[t].ranks >> last & 1)) continue;
        traffic -= x->moved[t];
        traffic += x->moved[t] = cost(p, &x->c, &p->tensor[t], x->nest.loops, chosen);
    }
    if (chosen == x->nest.count) insert(x->f, buffer, traffic, &x->nest);
    return improves(x->f, buffer, traffic);
}

static void choose(Choice *x, i64 chosen) {
    if (chosen == x->nest.count || x->f->nodes > x->f->limit) return;
    const Problem *p = x->p;
    i64 r = x->nest.loops[chosen].rank, extent = p->sizes[r], moved[TENSORS];
    for (i64 i = 0; i < chosen; i++)
        if (x->nest.loops[i].rank == r) extent = x->nest.loops[i].tile;
    for (i64 t = 0; t < p->tensors; t++) moved[t] = x->moved[t];
    for (i64 k = !x->one[chosen]; k < (x->one[chosen] ? 1 : p->tiles[r]) && p->tile[r][k] < extent; k++) {
        x->nest.loops[chosen].tile = p->tile[r][k];
        for (i64 q = 0; q < p->ranks; q++) x->c.levels[q] = 0;
        for (i64 i = 0; i < chosen; i++) x->c.levels[x->nest.loops[i].rank]++;
        inside(&x->c, &x->nest.loops[chosen]);
        for (i64 t = 0; t < p->tensors; t++) x->moved[t] = moved[t];
        x->f->nodes++;
        i64 hope = hopes(x, chosen + 1);
        if (hope < 0) break;
        if (hope) choose(x, chosen + 1);
    }
}

// Orders of which all tiles were tried.
static struct {
    i64 run, count;
    u64 key[TRIED];
} tried;

static i64 is_new(const Problem *p, const Front *f, const Nest *nest) {
    u64 key = key_of(p, nest, 0), other = key_of(p, nest, 1);
    if (other < key) key = other;
    if (tried.run != f->run >> 20) {  // another Einsum
        for (i64 i = 0; i < TRIED; i++) tried.key[i] = 0;
        tried.run = f->run >> 20, tried.count = 0;
    }
    i64 at = (i64)(key % TRIED);
    while (tried.key[at] && tried.key[at] != key) at = (at + 1) % TRIED;
    if (tried.key[at] || tried.count > TRIED / 2) return 0;
    tried.key[at] = key, tried.count++;
    return 1;
}

// Tries all tiles of an order, where a tile of one stays and others are any: if it is new, and no loop is in vain.
static void try_order(const Problem *p, Front *f, const Nest *nest) {
    static Choice x;
    i64 deepest = 0, ones = 0, windows = 0;
    for (i64 t = 0; t < p->tensors; t++) deepest = most(deepest, nest->depth[t]), windows |= p->tensor[t].ranks & ~p->tensor[t].plain;
    if (deepest < nest->count || nest->count > DEEPEST) return;
    for (i64 i = 0; i < nest->count; i++) {
        i64 r = nest->loops[i].rank, apart = windows >> r & 1 || !i || nest->loops[i - 1].rank != r;
        for (i64 t = 0; t < p->tensors; t++) apart |= nest->depth[t] == i;
        if (ones >> r & 1 || !apart) return;
        if (nest->loops[i].tile == 1) ones |= 1 << r;
    }
    if (!is_new(p, f, nest)) return;
    f->leaves++;
    x.p = p, x.f = f, x.nest = *nest;
    divide(&x.c, p, p->sizes);
    for (i64 i = 0; i < nest->count; i++) x.one[i] = nest->loops[i].tile == 1;
    for (i64 t = 0; t < p->tensors; t++) x.moved[t] = cost(p, &x.c, &p->tensor[t], x.nest.loops, 0);
    choose(&x, 0);
}

// The same, and with a window walked in two loops: 7 in fours, these in threes, is 3, 1, 3, so that it ends with a box as long as the first.
static void try_twice(const Problem *p, Front *f, const Nest *nest) {
    try_order(p, f, nest);
    for (i64 a = 0; a < nest->count && nest->count < LOOPS; a++) {
        i64 r = nest->loops[a].rank, window = 0;
        for (i64 t = 0; t < p->tensors; t++) window |= p->tensor[t].ranks & ~p->tensor[t].plain & 1 << r;
        if (!window || nest->loops[a].tile == 1 || p->sizes[r] > TWICE) continue;
        Nest to = *nest;
        to.count++;
        for (i64 b = nest->count; b > a; b--) to.loops[b] = nest->loops[b - 1];
        for (i64 t = 0; t < p->tensors; t++) to.depth[t] += nest->depth[t] > a;
        try_order(p, f, &to);
    }
}

// Tries other tiles of the orders that were remembered, those of the best nests first; never looks at all nests.
i64 fill(const Problem *p, Front *f) {
    remember_found(p, f);
    for (i64 i = 1; i < met.count; i++) {
        i64 at = met.by_traffic[i], k = i;
        for (; k && met.order[met.by_traffic[k - 1]].traffic > met.order[at].traffic; k--) met.by_traffic[k] = met.by_traffic[k - 1];
        met.by_traffic[k] = at;
    }
    f->nodes = f->leaves = 0;
    for (i64 i = 0; i < met.count && f->nodes < f->limit; i++) try_twice(p, f, &met.order[met.by_traffic[i]].nest);
    return 0;
}

// A loop more at a place, with some of the tensors that are kept there below it.
static void one_more(const Problem *p, Front *f, const Nest *from, i64 at, i64 rank) {
    i64 there = 0;
    for (i64 t = 0; t < p->tensors; t++) there |= (from->depth[t] == at) << t;
    for (i64 some = there;; some = (some - 1) & there) {
        for (i64 tile = 1; tile <= 2 && (!p->single || !some || some == there); tile++) {
            Nest to = *from;
            to.count++;
            for (i64 b = from->count; b > at; b--) to.loops[b] = from->loops[b - 1];
            to.loops[at].rank = rank, to.loops[at].tile = tile;
            for (i64 t = 0; t < p->tensors; t++) to.depth[t] += from->depth[t] > at || some >> t & 1;
            try_order(p, f, &to);
        }
        if (!some) return;
    }
}

// The orders next to one: a loop more, one less, two exchanged, one by one or not, a keep at another depth.
static void next_to(const Problem *p, Front *f, const Nest *from) {
    Nest to = *from;
    for (i64 a = 0; a < from->count; a++) {
        to.loops[a].tile = 3 - from->loops[a].tile;
        try_order(p, f, &to);
        to = *from;
        if (a) {
            to.loops[a] = from->loops[a - 1], to.loops[a - 1] = from->loops[a];
            try_order(p, f, &to);
            to = *from;
        }
        to.count--;
        for (i64 b = a; b < to.count; b++) to.loops[b] = from->loops[b + 1];
        for (i64 t = 0; t < p->tensors; t++) to.depth[t] -= from->depth[t] > a;
        try_order(p, f, &to);
        to = *from;
    }
    for (i64 t = 0; t < p->tensors && !p->single; t++) {
        for (i64 d = 0; d <= from->count; d++) {
            to.depth[t] = d;
            try_order(p, f, &to);
        }
        to = *from;
    }
    for (i64 a = 0; a <= from->count && from->count < DEEPEST; a++)
        for (i64 r = 0; r < p->ranks; r++) one_more(p, f, from, a, r);
}

// Tries all tiles of orders next to those remembered, those of the best nests first, for so long; never looks at all nests.
i64 widen(const Problem *p, Front *f) {
    f->nodes = f->leaves = 0;
    while (f->nodes < f->limit) {
        remember_found(p, f);
        Order *next = 0;
        for (i64 i = 0; i < met.count; i++) {
            Order *o = &met.order[met.by_traffic[i]];
            if (!o->widened && (!next || o->traffic < next->traffic)) next = o;
        }
        if (!next) break;
        next->widened = 1;
        next_to(p, f, &next->nest);
    }
    return 0;
}

// Annealing: a nest, the same without loops of one step, what it holds and moves of each tensor, and of all.
enum { MOVES = 4096 };  // of one run

typedef struct {
    Nest nest, tidy;
    i64 held, moved, part[TENSORS];
} Tried;

static i64 below(u64 *state, i64 n) { return (i64)(mix(*state += 0x9E3779B97F4A7C15ull) % (u64)n); }

// Leaves out loops that have one step; keeps stay between the same loops. What the nest holds.
static i64 tidy(const Problem *p, const Nest *n, Nest *to) {
    i64 tile[RANKS], held = 0;
    to->count = 0;
    for (i64 r = 0; r < p->ranks; r++) tile[r] = p->sizes[r];
    for (i64 i = 0;; i++) {
        for (i64 t = 0; t < p->tensors; t++)
            if (n->depth[t] == i) to->depth[t] = to->count, held += volume(&p->tensor[t], tile);
        if (i == n->count) return held;
        Loop loop = n->loops[i];
        if (loop.tile < tile[loop.rank]) tile[loop.rank] = loop.tile, to->loops[to->count++] = loop;
    }
}

// How many loops from outside are the same in two nests.
static i64 alike(const Nest *a, const Nest *b) {
    i64 n = 0;
    while (n < a->count && n < b->count && a->loops[n].rank == b->loops[n].rank && a->loops[n].tile == b->loops[n].tile) n++;
    return n;
}

static struct {
    Chains c;
    Nest by;
} divided;

// What a nest moves, if that is less than so much. A tensor below the same loops as before moves what it did.
static i64 weigh(const Problem *p, const Tried *before, Tried *x, i64 enough) {
    Nest *n = &x->tidy;
    i64 same = before ? alike(n, &before->tidy) : -1, changed = 0;
    x->moved = 0;
    for (i64 t = 0; t < p->tensors; t++)
        if (n->depth[t] <= same && n->depth[t] == before->tidy.depth[t]) x->moved += x->part[t] = before->part[t];
        else x->moved += x->part[t] = bits(&p->tensor[t], p->tensor[t].distinct), changed |= 1 << t;
    if (!changed || x->moved >= enough) return x->moved < enough;
    same = alike(n, &divided.by), divided.by = *n;
    for (i64 r = 0; r < p->ranks; r++) divided.c.levels[r] = 0;
    for (i64 i = 0; i < same; i++) divided.c.levels[n->loops[i].rank]++;
    for (i64 i = same; i < n->count; i++) inside(&divided.c, &n->loops[i]);
    for (i64 t = 0; t < p->tensors && x->moved < enough; t++)
        if (changed >> t & 1) {
            x->moved -= x->part[t];
            x->moved += x->part[t] = cost(p, &divided.c, &p->tensor[t], n->loops, n->depth[t]);
        }
    return x->moved < enough;
}

// Leaves out loops without which a nest holds and moves no more.
static void simplify(const Problem *p, Tried *x) {
    static Tried less;
    for (i64 i = 0; i < x->tidy.count;) {
        less.nest = x->tidy;
        less.nest.count--;
        for (i64 k = i; k < less.nest.count; k++) less.nest.loops[k] = x->tidy.loops[k + 1];
        for (i64 t = 0; t < p->tensors; t++) less.nest.depth[t] -= less.nest.depth[t] > i;
        less.held = tidy(p, &less.nest, &less.tidy);
        if (less.held <= x->held && weigh(p, 0, &less, x->moved + 1)) *x = less; else i++;
    }
}

static i64 another(u64 *state, i64 tile, i64 size) {
    i64 kind = below(state, 6), n = 1 + below(state, 12);
    i64 to = kind == 0 ? tile + 1 : kind == 1 ? tile - 1 : kind == 2 ? 2 * tile : kind == 3 ? tile / 2 : kind == 4 ? 1 + below(state, size) : (size + n - 1) / n;
    return most(1, least(to, size));
}

// A loop more at a place; tensors that are kept there are below it, or not.
static void place(const Problem *p, Nest *n, i64 at, i64 rank, i64 tile, u64 *state) {
    for (i64 i = n->count++; i > at; i--) n->loops[i] = n->loops[i - 1];
    n->loops[at].rank = rank, n->loops[at].tile = most(1, least(tile, p->sizes[rank]));
    for (i64 t = 0; t < p->tensors; t++) n->depth[t] += n->depth[t] > at || (n->depth[t] == at && below(state, 2));
}

// Two loops more above the keep of a tensor, along two ranks of an axis, which step equally far: a step of one undoes one of the other.
static void pair(const Problem *p, Nest *n, u64 *state) {
    i64 t = below(state, p->tensors);
    while (t < p->tensors && p->tensor[t].ranks == p->tensor[t].plain) t++;
    if (t == p->tensors) return;
    const Tensor *x = &p->tensor[t];
    i64 a = below(state, x->axes), i = below(state, x->terms[a]), j = below(state, x->terms[a]), at = n->depth[t];
    if (i == j || !x->times[a][j]) return;
    i64 tile = another(state, 1 + below(state, 2), p->sizes[x->term[a][i]]);
    place(p, n, at, x->term[a][i], tile, state);
    place(p, n, at + below(state, 2), x->term[a][j], tile * x->times[a][i] / x->times[a][j], state);
    n->depth[t] = most(n->depth[t], at + 2);
}

// A loop more outside of one, so that what its tiles leave comes before the last of them: 12 in fives is 5, 2, 5, and 7 in threes is 3, 2, 2.
static void turn(const Problem *p, Nest *n, i64 at, u64 *state) {
    i64 r = n->loops[at].rank, tile = n->loops[at].tile, extent = p->sizes[r];
    for (i64 i = 0; i < at; i++)
        if (n->loops[i].rank == r) extent = least(extent, n->loops[i].tile);
    if (tile < extent) place(p, n, at, r, extent - (tile - below(state, 2)) * (1 + below(state, extent / tile)), state);
}

// Another tile of a loop, or of two; loops exchanged; a loop more, or two, or one less; a keep at another depth.
static void vary(const Problem *p, Nest *n, u64 *state) {
    i64 kind = below(state, 22), at = n->count ? below(state, n->count) : 0, to;
    if (kind < 9 && n->count) {
        for (i64 k = 0; k < 1 + (kind < 4); k++, at = below(state, n->count))
            n->loops[at].tile = another(state, n->loops[at].tile, p->sizes[n->loops[at].rank]);
    } else if (kind < 12 && n->count > 1) {
        to = kind < 11 ? (at + 1) % n->count : below(state, n->count);
        Loop loop = n->loops[at];
        n->loops[at] = n->loops[to], n->loops[to] = loop;
    } else if (kind < 14 && n->count < DEEPEST && p->ranks) {
        i64 rank = below(state, p->ranks);
        place(p, n, below(state, n->count + 1), rank, another(state, 1, p->sizes[rank]), state);
    } else if (kind < 15 && n->count < DEEPEST - 1) {
        pair(p, n, state);
    } else if (kind < 17 && n->count && n->count < DEEPEST) {
        turn(p, n, at, state);
    } else if (kind < 18 && n->count) {
        n->count--;
        for (i64 i = at; i < n->count; i++) n->loops[i] = n->loops[i + 1];
        for (i64 t = 0; t < p->tensors; t++) n->depth[t] -= n->depth[t] > at;
    } else {
        i64 *d = &n->depth[below(state, p->tensors)];
        *d = kind < 20 ? *d + (below(state, 2) ? 1 : -1) : below(state, n->count + 1);
        *d = most(0, least(*d, n->count));
    }
    for (i64 t = 1; t < p->tensors && p->single; t++) n->depth[t] = n->depth[0];
}

// Anneals nests from those found on, or from a nest without loops, at sizes all over the front; never looks at all nests.
i64 anneal(const Problem *p, Front *f) {
    static Tried here, next, found;
    i64 runs = most(1, f->limit / MOVES);
    u64 state = 1;
    divide(&divided.c, p, p->sizes), divided.by.count = 0;
    f->nodes = 0;
    for (i64 run = 0; run < runs; run++) {
        i64 at = (2 * run + 1) * f->points / (2 * runs), room = at + 1 < f->points ? f->buffer[at + 1] - 1 : f->buffer[at];
        next.nest = f->nests[f->id[at]];
        if (run % 3 == 2) {
            next.nest.count = 0;
            for (i64 t = 0; t < p->tensors; t++) next.nest.depth[t] = 0;
        }
        next.held = tidy(p, &next.nest, &next.tidy);
        weigh(p, 0, &next, NEVER);
        here = next;
        double value = (double)(here.held > room ? NEVER : here.moved);
        for (i64 i = 0; i < MOVES; i++, f->nodes++) {
            next.nest = here.nest;
            vary(p, &next.nest, &state);
            next.held = tidy(p, &next.nest, &next.tidy);
            // What is beyond the buffer costs, more and more; what is worse by a part of the heat is taken now and then.
            double over = next.held > room ? (double)next.held / (double)room : 1, price = over > 1 ? 1.5 * over * over * over : 1;
            double left = 1 - (double)i / MOVES, lot = (double)below(&state, 1 << 20) / (1 << 20);
            double enough = value * (1 + HEAT * left * left * left * lot * lot) / price;
            i64 known = reached(f, next.held), better = known ? f->traffic[known - 1] : NEVER;
            if (!weigh(p, &here, &next, enough < (double)NEVER ? most((i64)enough + 1, better) : NEVER)) continue;
            if (next.moved < better) {
                found = next;
                simplify(p, &found);
                insert(f, found.held, found.moved, &found.tidy);
            }
            if ((double)next.moved <= enough) value = (double)next.moved * price, here = next;
        }
    }
    return 0;
}
