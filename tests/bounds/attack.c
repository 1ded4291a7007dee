// Loop nests before one buffer, run step by step with explicit boxes: every nest of a small Einsum, or random ones.
// It shares nothing with the package: a box is moved, and what it does not share with the box before is counted.
// Freestanding; `make kernel` translates it to attack.ll.

typedef long long i64;
typedef unsigned long long u64;

enum { RANKS = 10, TENSORS = 6, AXES = 6, LOOPS = 24, MOST = 12, SEEN = 1 << 20 };  // MOST loops of a nest that is annealed

typedef struct {
    i64 bits, output, axes;
    i64 coefficient[AXES][RANKS];
} Tensor;

typedef struct {
    i64 ranks, tensors, perfect, single;
    i64 sizes[RANKS];
    Tensor tensor[TENSORS];
} Problem;

typedef struct {
    i64 rank, tile;
} Loop;

typedef struct {
    const Problem *problem;
    const Tensor *tensor;
    const Loop *loops;
    i64 count, moved, first, limit, steps;
    i64 low[AXES], high[AXES], shape[AXES];
    unsigned char *seen;
    i64 distinct;
} Walk;

static void box(Walk *w, const i64 *at, const i64 *extent) {
    i64 volume = 1, shared = 1, low[AXES], high[AXES];
    for (i64 a = 0; a < w->tensor->axes; a++) {
        i64 l = 0, h = 1;
        for (i64 r = 0; r < w->problem->ranks; r++) {
            l += w->tensor->coefficient[a][r] * at[r];
            h += w->tensor->coefficient[a][r] * (at[r] + extent[r] - 1);
        }
        low[a] = l, high[a] = h;
        volume *= h - l;
        i64 from = l > w->low[a] ? l : w->low[a], to = h < w->high[a] ? h : w->high[a];
        shared *= to > from ? to - from : 0;
    }
    if (w->first) shared = 0, w->first = 0;
    w->moved += volume - shared;
    for (i64 a = 0; a < w->tensor->axes; a++) w->low[a] = low[a], w->high[a] = high[a];
    if (w->seen) {
        i64 place[AXES];
        for (i64 a = 0; a < w->tensor->axes; a++) place[a] = low[a];
        for (;;) {
            i64 flat = 0, a;
            for (a = 0; a < w->tensor->axes; a++) flat = flat * w->shape[a] + place[a];
            if (flat < SEEN && !w->seen[flat]) w->seen[flat] = 1, w->distinct++;
            for (a = w->tensor->axes - 1; a >= 0; a--) {
                if (++place[a] < high[a]) break;
                place[a] = low[a];
            }
            if (a < 0) break;
        }
    }
}

static void walk(Walk *w, i64 depth, i64 *at, i64 *extent) {
    if (w->steps > w->limit) return;
    if (depth == w->count) {
        w->steps++;
        box(w, at, extent);
        return;
    }
    i64 r = w->loops[depth].rank, tile = w->loops[depth].tile, from = at[r], size = extent[r];
    for (i64 i = 0; i < size; i += tile) {
        at[r] = from + i;
        extent[r] = size - i < tile ? size - i : tile;
        walk(w, depth + 1, at, extent);
    }
    at[r] = from, extent[r] = size;
}

// The bits of a tensor's largest tile below `count` loops, and the bits that move; -1 if there are too many steps.
static i64 cost(const Problem *p, i64 t, const Loop *loops, i64 count, i64 limit, unsigned char *seen, i64 *volume) {
    const Tensor *tensor = &p->tensor[t];
    Walk w;
    i64 at[RANKS], extent[RANKS], plain = 1, elements = 1;
    w.problem = p, w.tensor = tensor, w.loops = loops, w.count = count;
    w.moved = 0, w.first = 1, w.limit = limit, w.steps = 0, w.distinct = 1, w.seen = 0;
    for (i64 a = 0; a < tensor->axes; a++) {
        i64 terms = 0, one = 1, extent_a = 1;
        for (i64 r = 0; r < p->ranks; r++) {
            terms += tensor->coefficient[a][r] != 0, one = one && tensor->coefficient[a][r] <= 1;
            extent_a += tensor->coefficient[a][r] * (p->sizes[r] - 1);
        }
        plain = plain && terms <= 1 && one;
        w.shape[a] = extent_a, elements *= extent_a, w.low[a] = w.high[a] = 0;
    }
    if (tensor->output && !plain) {
        if (elements > SEEN) return -1;
        for (i64 i = 0; i < elements; i++) seen[i] = 0;
        w.seen = seen, w.distinct = 0;
    } else {
        w.distinct = elements;
    }
    for (i64 r = 0; r < p->ranks; r++) at[r] = 0, extent[r] = p->sizes[r];
    walk(&w, 0, at, extent);
    if (w.steps > w.limit) return -1;
    i64 tiles[RANKS], v = 1;
    for (i64 r = 0; r < p->ranks; r++) tiles[r] = p->sizes[r];
    for (i64 i = 0; i < count; i++) tiles[loops[i].rank] = loops[i].tile;
    for (i64 a = 0; a < tensor->axes; a++) {
        i64 e = 1;
        for (i64 r = 0; r < p->ranks; r++) e += tensor->coefficient[a][r] * (tiles[r] - 1);
        v *= e;
    }
    *volume = v * tensor->bits;
    return tensor->bits * (tensor->output ? 2 * w.moved - w.distinct : w.moved);
}

typedef struct {
    const Problem *p;
    i64 *best, room;  // the least traffic with so many bits of buffer
    unsigned char *seen;
    Loop loops[LOOPS];
    i64 volume[TENSORS][LOOPS + 1], moved[TENSORS][LOOPS + 1];
    i64 nests;
} Every;

static void combine(Every *e, i64 count, i64 t, i64 buffer, i64 traffic) {
    if (buffer > e->room) return;
    if (t == e->p->tensors) {
        e->nests++;
        if (traffic < e->best[buffer]) e->best[buffer] = traffic;
        return;
    }
    for (i64 d = 0; d <= count; d++) combine(e, count, t + 1, buffer + e->volume[t][d], traffic + e->moved[t][d]);
}

static void grow(Every *e, i64 count, i64 *tiles) {
    const Problem *p = e->p;
    for (i64 t = 0; t < p->tensors; t++)
        e->moved[t][count] = cost(p, t, e->loops, count, 1ll << 40, e->seen, &e->volume[t][count]);
    i64 last = 1;
    for (i64 r = 0; r < p->ranks; r++)
        for (i64 tile = 1; tile < tiles[r]; tile++) {
            if (p->perfect && tiles[r] % tile) continue;
            i64 before = tiles[r];
            last = 0;
            e->loops[count].rank = r, e->loops[count].tile = tile;
            tiles[r] = tile;
            grow(e, count + 1, tiles);
            tiles[r] = before;
        }
    if (p->single) {
        i64 buffer = 0, traffic = 0;
        for (i64 t = 0; t < p->tensors; t++) buffer += e->volume[t][count], traffic += e->moved[t][count];
        e->nests++;
        if (buffer <= e->room && traffic < e->best[buffer]) e->best[buffer] = traffic;
    } else if (last) {
        combine(e, count, 0, 0, 0);
    }
}

// Every nest there is: all sequences of loops, each tensor at every depth. `best` has room + 1 entries, preset.
i64 every(const Problem *p, i64 *best, i64 room, Every *e, unsigned char *seen) {
    i64 tiles[RANKS];
    e->p = p, e->best = best, e->room = room, e->seen = seen, e->nests = 0;
    for (i64 r = 0; r < p->ranks; r++) tiles[r] = p->sizes[r];
    grow(e, 0, tiles);
    return e->nests;
}

static u64 draw(u64 *state) {
    u64 x = *state += 0x9E3779B97F4A7C15ull;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ull;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBull;
    return x ^ (x >> 31);
}

typedef struct {
    i64 count;
    Loop loops[LOOPS];
    i64 depths[TENSORS];
} Nest;

typedef struct {
    i64 sequences, nests, broken;
    i64 buffer, traffic, claimed;  // of the nest that is worst for the curve
    Nest worst;
} Attack;

// What a staircase says of a buffer.
static i64 says(const i64 *buffers, const i64 *traffics, i64 points, i64 buffer) {
    i64 low = 0, high = points;  // the last point that the buffer has room for
    while (low < high) {
        i64 middle = (low + high) / 2;
        if (buffers[middle] <= buffer) low = middle + 1; else high = middle;
    }
    return low ? traffics[low - 1] : (i64)1 << 62;
}

static void note(const Problem *p, Attack *a, i64 buffer, i64 traffic, i64 claimed, i64 count, const Loop *loops, const i64 *depths) {
    a->broken++;
    if (a->traffic && (double)claimed / (double)traffic <= (double)a->claimed / (double)a->traffic) return;
    a->buffer = buffer, a->traffic = traffic, a->claimed = claimed, a->worst.count = count;
    for (i64 i = 0; i < count; i++) a->worst.loops[i] = loops[i];
    for (i64 i = 0; i < p->tensors; i++) a->worst.depths[i] = depths[i];
}

static void try(const Problem *p, Every *e, i64 count, i64 t, i64 buffer, i64 traffic, i64 *depths, const i64 *buffers,
                const i64 *traffics, i64 points, Attack *a) {
    if (t < p->tensors) {
        for (i64 d = 0; d <= count; d++) {
            if (p->single && t > 0 && d != depths[0]) continue;
            if (e->moved[t][d] < 0) continue;
            depths[t] = d;
            try(p, e, count, t + 1, buffer + e->volume[t][d], traffic + e->moved[t][d], depths, buffers, traffics, points, a);
        }
        return;
    }
    a->nests++;
    i64 claimed = says(buffers, traffics, points, buffer);
    if (traffic < claimed) note(p, a, buffer, traffic, claimed, count, e->loops, depths);
}

// Random sequences of loops, each with every depth of every keep, against a staircase.
void attack(const Problem *p, u64 seed, i64 sequences, i64 limit, const i64 *buffers, const i64 *traffics, i64 points,
            Every *e, unsigned char *seen, Attack *a) {
    u64 state = seed;
    a->sequences = a->nests = a->broken = a->traffic = a->claimed = a->worst.count = 0;
    e->p = p;
    for (i64 s = 0; s < sequences; s++) {
        i64 tiles[RANKS], count = 0, depths[TENSORS];
        for (i64 r = 0; r < p->ranks; r++) tiles[r] = p->sizes[r];
        i64 wanted = 1 + (i64)(draw(&state) % (u64)(p->ranks + 3));
        u64 style = draw(&state) % 4;  // any tiles; mostly ones; mostly large; small steps
        for (i64 i = 0; i < wanted && count < LOOPS; i++) {
            i64 r = (i64)(draw(&state) % (u64)p->ranks), size = tiles[r], tile;
            if (size == 1) continue;
            u64 x = draw(&state);
            if (style == 1 ? x % 4 : x % 4 == 0) tile = 1;
            else if (style == 2) tile = size - 1 - (i64)((x >> 8) % (u64)(size / 2 + 1));
            else if (style == 3) tile = 1 + (i64)((x >> 8) % (u64)(size < 4 ? size - 1 : 3));
            else tile = 1 + (i64)((x >> 8) % (u64)(size - 1));
            if (tile < 1) tile = 1;
            if (p->perfect) while (size % tile) tile--;
            e->loops[count].rank = r, e->loops[count].tile = tile, count++;
            tiles[r] = tile;
        }
        i64 good = 1;
        for (i64 t = 0; t < p->tensors; t++) {
            i64 reached = 0;
            for (i64 d = 0; d <= count; d++) {
                e->moved[t][d] = cost(p, t, e->loops, d, limit, seen, &e->volume[t][d]);
                reached += e->moved[t][d] >= 0;
            }
            good = good && reached;
        }
        if (!good) continue;
        a->sequences++;
        try(p, e, count, 0, 0, 0, depths, buffers, traffics, points, a);
    }
}

// One nest: the bits of its buffer and its traffic.
void one(const Problem *p, const Loop *loops, i64 count, const i64 *depths, unsigned char *seen, i64 *out) {
    i64 volume;
    (void)count;
    out[0] = out[1] = 0;
    for (i64 t = 0; t < p->tensors; t++) {
        out[1] += cost(p, t, loops, depths[t], 1ll << 40, seen, &volume);
        out[0] += volume;
    }
}

i64 room(void) { return sizeof(Every); }

// The same of nests with too many steps to walk them all: each *group*, ranks that share axes, is walked alone. Boxes and what they
// share are products over groups. At a step of a loop, a group that it does not walk goes from its last box inside back to its first.
typedef struct {
    const Problem *p;
    const Tensor *tensor;
    i64 ranks, rank[RANKS], axes, axis[AXES];
    i64 count;
    Loop loops[LOOPS];
    i64 stays[LOOPS + 1], steps[LOOPS];  // by how many loops are outside: what last and first boxes share, at steps of other loops and its own
} Group;

typedef struct {
    i64 from[RANKS], extent[RANKS];
} Part;

// What the last box of one part and the first box of another share, below all loops but the first `outside`.
static i64 shared(const Group *g, i64 outside, const Part *one, const Part *other) {
    Part last = *one, first = *other;
    for (i64 i = outside; i < g->count; i++) {
        i64 r = g->loops[i].rank, tile = g->loops[i].tile, skipped = (last.extent[r] - 1) / tile * tile;
        last.from[r] += skipped, last.extent[r] -= skipped;
        if (first.extent[r] > tile) first.extent[r] = tile;
    }
    i64 product = 1;
    for (i64 i = 0; i < g->axes; i++) {
        const i64 *c = g->tensor->coefficient[g->axis[i]];
        i64 low = 0, high = 1, from = 0, to = 1;
        for (i64 k = 0; k < g->ranks; k++) {
            i64 r = g->rank[k];
            low += c[r] * last.from[r], high += c[r] * (last.from[r] + last.extent[r] - 1);
            from += c[r] * first.from[r], to += c[r] * (first.from[r] + first.extent[r] - 1);
        }
        if (from < low) from = low;
        if (to > high) to = high;
        product *= to > from ? to - from : 0;
    }
    return product;
}

// What a part of a group adds that comes so many times: where it begins changes nothing, and all steps of a loop but the last are alike.
static void within(Group *g, i64 outside, Part part, i64 times) {
    g->stays[outside] += times * shared(g, outside, &part, &part);
    if (outside == g->count) return;
    i64 r = g->loops[outside].rank, tile = g->loops[outside].tile, whole = part.extent[r] / tile, rest = part.extent[r] % tile;
    Part next = part;
    if (whole) part.extent[r] = tile, within(g, outside + 1, part, times * whole);
    next.from[r] += tile, next.extent[r] = tile;
    if (whole > 1) g->steps[outside] += times * (whole - 1) * shared(g, outside + 1, &part, &next);
    next.extent[r] = rest;
    if (whole && rest) g->steps[outside] += times * shared(g, outside + 1, &part, &next);
    if (rest) within(g, outside + 1, next, times);
}

// The bits of a tensor's largest tile below `count` loops, and those that move.
static i64 by_groups(const Problem *p, i64 t, const Loop *loops, i64 count, i64 *volume) {
    static Group group[RANKS];
    const Tensor *x = &p->tensor[t];
    i64 of[RANKS], groups = 0, distinct = 1, tiles[RANKS];
    for (i64 r = 0; r < p->ranks; r++) of[r] = r, tiles[r] = p->sizes[r];
    for (i64 again = 1; again;) {  // the least rank that shares axes with it
        again = 0;
        for (i64 a = 0; a < x->axes; a++)
            for (i64 r = 0; r < p->ranks; r++)
                for (i64 q = 0; q < p->ranks; q++)
                    if (x->coefficient[a][r] && x->coefficient[a][q] && of[q] < of[r]) of[r] = of[q], again = 1;
    }
    *volume = x->bits;
    for (i64 i = 0; i < count; i++)
        if (loops[i].tile < tiles[loops[i].rank]) tiles[loops[i].rank] = loops[i].tile;
    for (i64 a = 0; a < x->axes; a++) {
        i64 whole = 1, tile = 1;
        for (i64 r = 0; r < p->ranks; r++)
            whole += x->coefficient[a][r] * (p->sizes[r] - 1), tile += x->coefficient[a][r] * (tiles[r] - 1);
        distinct *= whole, *volume *= tile;
    }
    i64 total = 1, outside[RANKS], own[RANKS];
    for (i64 first = 0; first < p->ranks; first++) {
        if (of[first] != first) continue;
        Group *g = &group[groups];
        Part all;
        g->p = p, g->tensor = x, g->ranks = g->axes = g->count = 0;
        for (i64 r = 0; r < p->ranks; r++)
            if (of[r] == first) g->rank[g->ranks++] = r, own[r] = groups, all.from[r] = 0, all.extent[r] = p->sizes[r];
        for (i64 a = 0; a < x->axes; a++)
            for (i64 r = 0; r < p->ranks; r++)
                if (of[r] == first && x->coefficient[a][r]) {
                    g->axis[g->axes++] = a;
                    break;
                }
        for (i64 i = 0; i < count; i++)
            if (of[loops[i].rank] == first) g->loops[g->count++] = loops[i];
        for (i64 i = 0; i <= g->count; i++) g->stays[i] = g->steps[i < LOOPS ? i : 0] = 0;
        within(g, 0, all, 1);
        total *= g->stays[g->count];
        outside[groups++] = g->count;
    }
    for (i64 i = count - 1; i >= 0; i--) {
        i64 kept = 1, walked = own[loops[i].rank];
        outside[walked]--;
        for (i64 g = 0; g < groups; g++) kept *= g == walked ? group[g].steps[outside[g]] : group[g].stays[outside[g]];
        total -= kept;
    }
    return x->bits * (x->output ? 2 * total - distinct : total);
}

static void by_groups_all(const Problem *p, const Nest *nest, i64 *held, i64 *moved) {
    *held = *moved = 0;
    for (i64 t = 0; t < p->tensors; t++) {
        i64 volume;
        *moved += by_groups(p, t, nest->loops, nest->depths[t], &volume);
        *held += volume;
    }
}

static i64 below(u64 *state, i64 n) { return (i64)(draw(state) % (u64)n); }

static i64 other_tile(u64 *state, i64 tile, i64 size) {
    switch (below(state, 6)) {
    case 0: tile++; break;
    case 1: tile--; break;
    case 2: tile *= 2; break;
    case 3: tile /= 2; break;
    case 4: tile = 1 + below(state, size); break;
    default: {
        i64 n = 1 + below(state, 12);
        tile = (size + n - 1) / n;
    }
    }
    return tile < 1 ? 1 : tile > size ? size : tile;
}

// A nest with another tile, or two; loops exchanged or elsewhere; a loop more or less; a keep at another depth.
static void change(const Problem *p, Nest *n, u64 *state) {
    i64 kind = below(state, 22), at = n->count ? below(state, n->count) : 0;
    if (kind < 10 && n->count) {
        n->loops[at].tile = other_tile(state, n->loops[at].tile, p->sizes[n->loops[at].rank]);
        if (kind < 4) {
            at = below(state, n->count);
            n->loops[at].tile = other_tile(state, n->loops[at].tile, p->sizes[n->loops[at].rank]);
        }
    } else if (kind < 14 && n->count > 1) {
        i64 to = kind < 12 ? (at + 1) % n->count : below(state, n->count);
        Loop loop = n->loops[at];
        n->loops[at] = n->loops[to], n->loops[to] = loop;
    } else if (kind < 16 && n->count < MOST) {
        at = below(state, n->count + 1);
        for (i64 i = n->count++; i > at; i--) n->loops[i] = n->loops[i - 1];
        n->loops[at].rank = below(state, p->ranks);
        n->loops[at].tile = 1 + below(state, p->sizes[n->loops[at].rank]);
        for (i64 t = 0; t < p->tensors; t++)
            n->depths[t] += n->depths[t] > at || (n->depths[t] == at && below(state, 2));
    } else if (kind < 18 && n->count) {
        n->count--;
        for (i64 i = at; i < n->count; i++) n->loops[i] = n->loops[i + 1];
        for (i64 t = 0; t < p->tensors; t++) n->depths[t] -= n->depths[t] > at;
    } else {
        i64 *d = &n->depths[below(state, p->tensors)];
        *d += kind < 20 ? (below(state, 2) ? 1 : -1) : below(state, n->count + 1) - *d;
        if (*d < 0) *d = 0;
        if (*d > n->count) *d = n->count;
    }
}

// Annealed nests from one on, with at most `room` bits of buffer, against a staircase. How near the nearest comes.
double anneal(const Problem *p, u64 seed, const Nest *start, i64 room, i64 moves, const i64 *buffers, const i64 *traffics, i64 points,
              Attack *a) {
    u64 state = seed;
    Nest here = *start, next = *start;
    double value = 1e300, nearest = 1e300;
    for (i64 i = 0; i < moves; i++) {
        i64 held, moved, claimed;
        by_groups_all(p, &next, &held, &moved);
        a->nests++;
        if (held <= room) {
            claimed = says(buffers, traffics, points, held);
            if ((double)moved / (double)claimed < nearest) nearest = (double)moved / (double)claimed;
            if (moved < claimed) note(p, a, held, moved, claimed, next.count, next.loops, next.depths);
        }
        // What is beyond the buffer costs, more and more; what is worse by a part of the heat is taken now and then.
        double over = held > room ? (double)held / (double)room : 1, cost = (double)moved * over * over * over * (held > room ? 1.5 : 1);
        double part = 1 - (double)i / (double)moves, heat = 0.4 * part * part * part, lot = (double)(draw(&state) >> 11) / (double)(1ll << 53);
        if (cost < value * (1 + heat * lot * lot)) value = cost, here = next;
        next = here;
        change(p, &next, &state);
    }
    return nearest;
}

// One nest by its groups.
void apart(const Problem *p, const Nest *nest, i64 *out) { by_groups_all(p, nest, &out[0], &out[1]); }
