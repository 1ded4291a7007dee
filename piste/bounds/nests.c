// The least traffic of all nests of one Einsum before one buffer, for every buffer size (docs/bound.md, "Any Einsum").
// Nests are built from the innermost keep outwards; what cannot win any more is dropped. Freestanding; `make kernel`
// translates it to nests.ll.

typedef long long i64;
typedef unsigned long long u64;

enum { RANKS = 12, TENSORS = 8, AXES = 8, GROUPS = 8, LEVELS = 32, LOOPS = 32, CLASSES = 64, REMEMBERED = 1 << 15, WAYS = 4 };
enum { FEW = 5, SETS = 1 << FEW, ENTRIES = 256 };  // of a complete search: tensors, sets of them, ways to keep a set

typedef struct {
    i64 bits, output, distinct, groups, axes;
    i64 ranks, plain;               // as sets of bits; plain ranks are an axis alone
    i64 group[AXES];                // of each axis: those that share ranks
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
    i64 done;                       // its neighbours have been looked at
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

// No more elements than are touched along an axis: c*p + d*r takes the value of (p, r) again at (p + d/g, r - c/g), with
// g their greatest common divisor, and a sum of sets has no fewer elements than all of them together, less one for each.
static i64 touched(const Tensor *t, i64 a, const i64 *extent) {
    i64 n = t->terms[a], x = extent[t->term[a][0]], c = t->times[a][0];
    if (n > 1) {
        i64 y = extent[t->term[a][1]], d = t->times[a][1], g = c, h = d;
        while (h) {
            i64 rest = g % h;
            g = h, h = rest;
        }
        x = x * y - most(x - d / g, 0) * most(y - c / g, 0);
    }
    for (i64 i = 2; i < n; i++) x += extent[t->term[a][i]] - 1;
    return x;
}

// The sum over all combinations of steps of the ranks of a group of what two boxes share; with `scattered` no more of it
// than is touched in the second.
static i64 meet(const Tensor *t, i64 g, const i64 *ranks, i64 n, const Steps *const *s, i64 scattered) {
    i64 at[RANKS], total = 0;
    for (i64 i = 0; i < n; i++) {
        if (!s[i]->n) return 0;
        at[i] = 0;
    }
    for (;;) {
        i64 shared = 1;
        for (i64 i = 0; i < n; i++) shared *= s[i]->times[at[i]];
        i64 times = shared, axes = 0, only = 0;
        for (i64 a = 0; a < t->axes && shared; a++) {
            if (t->group[a] != g) continue;
            axes++, only = a;
            i64 move = 0, before = 1, after = 1;
            for (i64 i = 0; i < n; i++) {
                i64 c = t->coefficient[a][ranks[i]];
                move += c * s[i]->shift[at[i]];
                before += c * (s[i]->before[at[i]] - 1);
                after += c * (s[i]->after[at[i]] - 1);
            }
            shared *= most(least(before, move + after) - most(0, move), 0);
        }
        if (scattered && shared) {
            i64 extent[RANKS];
            for (i64 i = 0; i < n; i++) extent[ranks[i]] = s[i]->after[at[i]];
            shared = least(shared, times * (axes == 1 ? touched(t, only, extent) : 1));
        }
        total += shared;
        i64 i = 0;
        while (i < n && ++at[i] == s[i]->n) at[i++] = 0;
        if (i == n) return total;
    }
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

// The elements that arrive of a tensor below the first `count` of the loops that divide the ranks. With `scattered`, no
// more than arrive if it is kept further in: what a step touches and the box before did not hold.
static i64 arrive(const Problem *p, Chains *at, const Tensor *t, const Loop *loops, i64 count, i64 scattered) {
    static Steps still[RANKS], one[RANKS];
    i64 members[GROUPS][RANKS], sizes[GROUPS], level[RANKS];
    for (i64 r = 0; r < p->ranks; r++) at->levels[r] = 0;
    for (i64 i = 0; i < count; i++) at->levels[loops[i].rank]++;
    for (i64 r = 0; r < p->ranks; r++) level[r] = at->levels[r];
    for (i64 g = 0; g < t->groups; g++) sizes[g] = 0;
    for (i64 r = 0; r < p->ranks; r++)
        for (i64 a = 0; a < t->axes; a++)
            if (t->coefficient[a][r]) {
                i64 g = t->group[a];
                members[g][sizes[g]++] = r;
                break;
            }
    i64 total = 1;
    for (i64 r = 0; r < p->ranks; r++)
        if (!(t->ranks >> r & 1)) total *= at->visits[r][at->levels[r]];
    i64 shares[GROUPS];
    const Steps *chosen[RANKS];
    for (i64 g = 0; g < t->groups; g++) {
        for (i64 i = 0; i < sizes[g]; i++) {
            i64 r = members[g][i];
            steps(at, r, at->levels[r], 0, &still[r]);
            chosen[i] = &still[r];
        }
        shares[g] = meet(t, g, members[g], sizes[g], chosen, scattered);
        total *= shares[g];
    }
    for (i64 i = count - 1; i >= 0; i--) {
        i64 r = loops[i].rank, kept = 1;
        level[r]--;  // the loops of each rank outside of this one
        for (i64 x = 0; x < p->ranks && kept; x++)
            if (!(t->ranks >> x & 1)) kept *= at->visits[x][level[x] + (x == r)] - (x == r ? at->visits[x][level[x]] : 0);
        // Of a rank that the loop does not walk, `still` is kept up to date: its loops further in start again.
        for (i64 g = 0; g < t->groups && kept; g++) {
            i64 own = 0;
            for (i64 k = 0; k < sizes[g]; k++) {
                i64 x = members[g][k];
                if (x == r) {
                    own = 1;
                    steps(at, x, level[x], 1, &one[x]);
                    chosen[k] = &one[x];
                } else {
                    chosen[k] = &still[x];
                }
            }
            kept *= own ? meet(t, g, members[g], sizes[g], chosen, scattered) : shares[g];
        }
        total -= kept;
        if (t->ranks >> r & 1) {
            steps(at, r, level[r], 0, &still[r]);
            for (i64 g = 0; g < t->groups; g++) {
                i64 own = 0;
                for (i64 k = 0; k < sizes[g]; k++) {
                    own |= members[g][k] == r;
                    chosen[k] = &still[members[g][k]];
                }
                if (own) shares[g] = meet(t, g, members[g], sizes[g], chosen, scattered);
            }
        }
    }
    return total;
}

static i64 moved(const Problem *p, const i64 *whole, const Tensor *t, const Loop *loops, i64 count) {
    static Chains c;
    divide(&c, p, whole);
    for (i64 i = 0; i < count; i++) inside(&c, &loops[i]);
    return arrive(p, &c, t, loops, count, 0);
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
    i64 n = arrive(p, c, t, loops, count, 0);
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

// No fewer bits move if so many elements arrive; of an affine output no more is covered than arrives.
static i64 bits(const Tensor *t, i64 n) {
    return t->bits * (t->output && t->ranks == t->plain ? 2 * n - t->distinct : n);
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
    insert(f, s->volume, traffic, &nest);
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

// A way to keep some tensors below the loops so far: how many loops are above each, eight bits of depth a tensor.
typedef struct {
    i64 buffer, traffic;
    u64 depth;
    i64 here;                       // something is kept below the last of the loops
} Way;

typedef struct {
    const Problem *p;
    Front *f;
    Loop loops[LOOPS];
    i64 tile[RANKS];
    i64 dense[TENSORS];
    Chains chains;
    i64 moves[LOOPS + 1][TENSORS];    // of each tensor, kept below the loops so far
    i64 further[LOOPS + 1][TENSORS];  // no less, kept there or further in
    i64 n[LOOPS + 1][SETS];
    Way way[LOOPS + 1][SETS][ENTRIES];
    i64 cut;                        // the search did not see all
} All;

static void found(All *a, i64 count, const Way *w) {
    Nest nest;
    nest.count = count;
    for (i64 i = 0; i < count; i++) nest.loops[i] = a->loops[i];
    for (i64 t = 0; t < a->p->tensors; t++) nest.depth[t] = (i64)(w->depth >> 8 * t & 255);
    insert(a->f, w->buffer, w->traffic, &nest);
}

static void enter(All *a, i64 count, i64 set, const Way *w) {
    Way *ways = a->way[count][set];
    i64 n = a->n[count][set], left = 0;
    for (i64 i = 0; i < n; i++)
        if (ways[i].buffer <= w->buffer && ways[i].traffic <= w->traffic && ways[i].here >= w->here) return;
    for (i64 i = 0; i < n; i++)
        if (ways[i].buffer < w->buffer || ways[i].traffic < w->traffic || ways[i].here > w->here) ways[left++] = ways[i];
    if (left == ENTRIES) a->cut = 1; else ways[left++] = *w;
    a->n[count][set] = left;
}

// Whether two loops, one directly inside of the other, may change places: no tensor of a set tells them apart.
static i64 alike(const Problem *p, i64 set, i64 one, i64 other) {
    for (i64 t = 0; t < p->tensors; t++) {
        const Tensor *x = &p->tensor[t];
        i64 has = x->ranks >> one & 1, too = x->ranks >> other & 1;
        if (set >> t & 1 && (x->ranks == x->plain ? has != too : has | too)) return 0;
    }
    return 1;
}

// Which of the last loops, all over the rank of one more loop with this tile, change nothing: without one of them the same
// tiles come in the same order. As bits by the places of the loops.
static i64 idle(const All *a, i64 count, i64 r, i64 tile) {
    i64 start = count, found = 0, level = 0;
    while (start && a->loops[start - 1].rank == r) start--;
    for (i64 i = 0; i < start; i++) level += a->loops[i].rank == r;
    const Extents *whole = &a->chains.at[r][level];
    for (i64 j = start; j < count; j++) {
        i64 same = 1;
        for (i64 k = 0; k < whole->n && same; k++)
            for (i64 at = 0, end = whole->extent[k]; at < end && same;) {  // where does the tile end that begins here?
                i64 with = end, without = end, from = 0, other = 0;
                for (i64 i = start; i <= count; i++) {
                    i64 t = i < count ? a->loops[i].tile : tile;
                    from += (at - from) / t * t, with = least(with, from + t);
                    if (i != j) other += (at - other) / t * t, without = least(without, other + t);
                }
                same = with == without, at = with;
            }
        found |= same << j;
    }
    return found;
}

// All nests that begin with the loops so far, from the outermost inwards.
static void inward(All *a, i64 count) {
    const Problem *p = a->p;
    i64 all = (1 << p->tensors) - 1, unkept = 0, holds[TENSORS], sum[SETS], room[SETS];
    i64 *moves = a->moves[count], *further = a->further[count];
    i64 rank = count ? a->loops[count - 1].rank : -1;
    a->f->nodes += 1 + count;  // what it takes grows with the loops
    if (a->f->nodes > a->f->limit) {
        a->cut = 1;
        return;
    }
    for (i64 set = 0; set < all; set++)
        if (a->n[count][set]) unkept |= all & ~set;
    for (i64 t = 0; t < p->tensors; t++) {
        const Tensor *x = &p->tensor[t];
        holds[t] = volume(x, a->tile);
        if (!(unkept >> t & 1)) moves[t] = further[t] = 0;
        else if (rank >= 0 && !(x->ranks >> rank & 1))  // stays while the last of the loops steps
            moves[t] = a->moves[count - 1][t], further[t] = a->further[count - 1][t];
        else moves[t] = further[t] = cost(p, &a->chains, x, a->loops, count);
    }
    // What is not kept yet will be kept further in, where no less moves if every element of a box is used; otherwise no
    // less than what is touched. Of an affine output no more is covered than arrives.
    for (i64 t = 0; t < p->tensors; t++) {
        const Tensor *x = &p->tensor[t];
        if (moves[t] && !a->dense[t] && (rank < 0 || x->ranks >> rank & 1))
            further[t] = x->bits * most(arrive(p, &a->chains, x, a->loops, count, 1), x->distinct);
    }
    for (i64 set = 0; set < all; set++) {
        sum[set] = room[set] = 0;
        for (i64 t = 0; t < p->tensors; t++)
            if (!(set >> t & 1)) sum[set] += further[t], room[set] += p->tensor[t].bits;
    }
    for (i64 t = 0; t < p->tensors; t++)
        for (i64 set = 0; set < all; set++) {
            if (set >> t & 1) continue;
            if (p->single && set != (1 << t) - 1) continue;
            i64 with = set | 1 << t;
            for (i64 i = 0; i < a->n[count][set]; i++) {
                Way w = a->way[count][set][i];
                if (p->single && set && !w.here) continue;
                w.buffer += holds[t], w.traffic += moves[t], w.here = 1;
                w.depth |= (u64)count << 8 * t;
                if (with == all) {
                    if (improves(a->f, w.buffer, w.traffic)) found(a, count, &w);
                } else if (improves(a->f, w.buffer + room[with], w.traffic + sum[with])) {
                    enter(a, count, with, &w);
                }
            }
        }
    if (p->single)
        for (i64 set = 1; set < all; set++) a->n[count][set] = 0;
    if (count == LOOPS) return;
    for (i64 r = 0; r < p->ranks; r++) {
        i64 depth = 0, extent = a->tile[r];
        for (i64 i = 0; i < count; i++) depth += a->loops[i].rank == r;
        i64 before = count ? a->loops[count - 1].rank : -1;
        for (i64 tile = extent - 1; tile >= 1; tile--) {
            if (p->perfect && extent % tile) continue;
            i64 any = 0, skips = -1;  // not yet known
            for (i64 set = 0; set < all; set++) {
                i64 useful = 0, n = 0;
                for (i64 t = 0; t < p->tensors; t++) useful |= !(set >> t & 1) && p->tensor[t].ranks >> r & 1;
                if (useful) {
                    i64 swap = before >= 0 && before != r && r < before && alike(p, all & ~set, r, before);
                    for (i64 i = 0; i < a->n[count][set]; i++) {
                        const Way *w = &a->way[count][set][i];
                        if (swap && !w->here) continue;  // seen before
                        if (!improves(a->f, w->buffer + room[set], w->traffic + sum[set])) continue;
                        if (skips < 0) skips = before == r ? idle(a, count, r, tile) : 0;
                        i64 stays = skips;  // what is kept inside of a loop may see other tiles without it
                        for (i64 t = 0; t < p->tensors && stays; t++) {
                            i64 depth = (i64)(w->depth >> 8 * t & 255);
                            if (set >> t & 1) stays &= ~((1LL << depth) - 1);
                        }
                        if (stays) continue;  // seen without
                        a->way[count + 1][set][n] = *w, a->way[count + 1][set][n++].here = 0;
                    }
                }
                a->n[count + 1][set] = n, any |= n;
            }
            if (!any) continue;
            a->loops[count].rank = r, a->loops[count].tile = tile;
            a->tile[r] = tile;
            a->chains.levels[r] = depth;
            inside(&a->chains, &a->loops[count]);
            inward(a, count + 1);
            a->tile[r] = extent;
        }
    }
}

// Looks at all nests there are; whether it did.
i64 complete(const Problem *p, Front *f) {
    static All a;
    if (p->tensors > FEW) return 0;
    a.p = p, a.f = f, a.cut = 0;
    for (i64 r = 0; r < RANKS; r++) a.tile[r] = r < p->ranks ? p->sizes[r] : 0;
    for (i64 t = 0; t < p->tensors; t++) {
        const Tensor *x = &p->tensor[t];
        a.dense[t] = x->groups == x->axes;
        for (i64 i = 0; i < x->axes; i++)
            for (i64 k = 0; k < x->terms[i]; k++) a.dense[t] &= x->times[i][k] == 1;
    }
    for (i64 set = 0; set < SETS; set++) a.n[0][set] = 0;
    a.n[0][0] = 1;
    a.way[0][0][0].buffer = a.way[0][0][0].traffic = a.way[0][0][0].here = 0, a.way[0][0][0].depth = 0;
    f->nodes = f->leaves = 0;
    divide(&a.chains, p, p->sizes);
    inward(&a, 0);
    return !a.cut;
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
    f->nodes = 0;
    for (i64 i = 0; i < f->points; i++) f->nests[f->id[i]].done = 0;
    for (;;) {
        i64 i = 0;
        while (i < f->points && f->nests[f->id[i]].done) i++;
        if (f->nodes > f->limit || i == f->points) return 0;
        f->nests[f->id[i]].done = 1;
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
