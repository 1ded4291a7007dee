// The least that all nests of a convolution pay whose blocks of the output (or another tensor whose boxes stay) are outermost,
// over all tiles of it (docs/bound.md, "Between the floor and the slope"). Freestanding; `make kernel` translates it to beneath.ll.

typedef long long i64;

enum { LONGEST = 1 << 10, PATIENCE = 900000000, PIECES = 48, EVERY = 1 << 20 };  // of what is looked at in all; of k, one by one; tiles
#define NEARER 1.03  // tiles that promise as little as this are looked at together
enum { SMALLEST = 768 * 27, FEWEST = 768, PLANES = 1 << 15, CUTS = 1 << 20, TILES = 1 << 15, STATES = 1 << 19, GROUPS = 128, SIZES = 64, WINDOW = 64 };

// Y[k,p,q] lies in the buffer while a block of Z[k,c,r,s] and X[c, a*p+r, b*q+s] is done; ranks of one index where there are none.
typedef struct {
    i64 k, p, q, c, r, s, a, b;
    double bits, y, z, x;           // of buffer; of an element of each
    double pay_y, pay_z, pay_x;     // for each element that comes
    double enough;                  // no more has to be shown
    i64 sizes;                      // of what is paid, for each multiplication, where blocks of Y are not outermost,
    const double *size;             // by the bits that a tile of Y leaves:
    const double *outside, *within; // where those of Z are, and where all are within a box of X
} Blocks;

static double least(double a, double b) { return a < b ? a : b; }
static double most(double a, double b) { return a > b ? a : b; }
static double root(double x) { return __builtin_sqrt(x); }

// Whether p and q can be exchanged, with r and s: then of a tile and its mirror image one is enough.
static i64 square(const Blocks *n) { return n->p == n->q && n->r == n->s && n->a == n->b; }
static i64 first_q(const Blocks *n, i64 p) { return square(n) ? p : 1; }

// What a block of `extent` indices of p touches on its axis with r in n pieces, over all pieces at least.
static double touched(double extent, i64 r, i64 a, i64 n) {
    return (double)r + (extent - 1) * (double)(n - 1 + (a < r - n + 1 ? a : r - n + 1));
}

// By how much a block of p x q indices pays more for X than it touches, at least, for every index of c, if a tile of Z does not hold
// all indices of k, r and s, and comes once.
static double surplus(const Blocks *n, double p, double q, double room) {
    double once = touched(p, n->r, n->a, 1) * touched(q, n->s, n->b, 1), best = 1e300;
    double wide = (double)n->a * (p - 1), high = (double)n->b * (q - 1);
    for (i64 r = 1; r <= n->r; r++)
        for (i64 s = 1; s <= n->s; s++) {
            // Indices of p or q are walked within each of r x s (or twice as many) pieces: little stays from one to the next.
            i64 rows = n->r - r + 1, columns = n->s - s + 1, k = r * s > 1 ? 1 : 2;
            double over = most((double)((r > 1) * rows + rows - n->a), 0) * (high + (double)columns);
            over = least(room, most(over, most((double)((s > 1) * columns + columns - n->b), 0) * (wide + (double)rows)));
            double each = touched(p, n->r, n->a, r) * touched(q, n->s, n->b, s) - (double)(r * s) * over;
            best = least(best, each > 0 ? (double)k * each + over : 0);
            // A box has all indices of p and q, and so many of r and s: of what it comes back to after some steps, most is gone.
            if ((wide + (double)r) * (high + (double)s) > room) continue;
            rows = (n->r + r - 1) / r - 1, columns = (n->s + s - 1) / s - 1;
            double again = least((double)(columns * n->r) * high, (double)(rows * n->s) * wide);
            again = least(again, least((double)n->r * high + (double)(s + 1) * wide, (double)n->s * wide + (double)(r + 1) * high));
            best = least(best, once + (rows && columns ? again : 0));
        }
    return most(best - once, 0);
}

// A way to pay for a piece of k: once and for each index, of at most so many.
typedef struct {
    double once, each;
    i64 longest;
} Way;

static double cheapest(const Way *way, i64 ways, i64 length) {
    double best = 1e300;
    for (i64 i = 0; i < ways; i++)
        if (length <= way[i].longest) best = least(best, way[i].once + way[i].each * (double)length);
    return best;
}

// The least over all ways to cut `size` indices into pieces of at most `tile`. Ways have no other longest piece than `few` and `tile`, and
// cost no less than nothing once: so at most one piece is shorter than it may be.
static double cut(const Way *way, i64 ways, i64 size, i64 few, i64 tile) {
    double rate = 1e300, best = 1e300;
    for (i64 i = 0; i < ways; i++) rate = least(rate, way[i].once / (double)way[i].longest + way[i].each);
    if (size > PIECES * tile) return rate * (double)size;
    double whole = cheapest(way, ways, tile), part = few < tile && few > 0 ? cheapest(way, ways, few) : 1e300;
    for (i64 j = 0; j * tile <= size; j++) {
        double paid = (double)j * whole;
        i64 rest = size - j * tile;
        if (!rest) return least(best, paid);
        if (rest <= tile) best = least(best, paid + cheapest(way, ways, rest));
        if (part > 1e299) continue;
        // Beside pieces of `few`, what the short one pays is concave in its length, below and above `few`: its ends decide.
        i64 short_one = (rest - 1) % few + 1, next = short_one + few, last = short_one + (tile - short_one) / few * few;
        if (next > rest) next = short_one;
        if (last > rest) last = short_one + (rest - short_one) / few * few;
        i64 lengths[3] = {short_one, next, last};
        for (i64 i = 0; i < 3; i++)
            if (lengths[i] <= tile)
                best = least(best, paid + (double)((rest - lengths[i]) / few) * part + cheapest(way, ways, lengths[i]));
    }
    return best;
}

// What all blocks pay with p x q indices each, over all ways to cut k into pieces of at most `tile` (docs/bound-proof.md, "Convolutions").
static double over_k(const Blocks *n, double p, double q, i64 tile, double left, double elsewhere) {
    double window = (double)(n->r * n->s), c = (double)n->c, area = p * q, room = (double)(i64)((left - n->z) / n->x);
    double once = touched(p, n->r, n->a, 1) * touched(q, n->s, n->b, 1), touches = n->pay_x * once, held = n->pay_x * room;
    double weights = c * n->pay_z * window, own = n->pay_y * area, channels = least(c, room);
    i64 few = (i64)((left - n->x) / (n->z * window)), ways = 0;
    Way way[12];
#define WAY(first, every, most_of) way[ways].once = (first), way[ways].each = (every), way[ways++].longest = (most_of)
    WAY(0, elsewhere * area * c * window, tile);
    // A box has all channels of a visit, and Y comes for so many at a time: again and again for X to stay, or as rarely as it may.
    WAY(0, weights + own * c * most(1 / channels, once / room), tile);
    double rarely = c * most(touches - held / channels, 0);
    if (few >= tile) {
        WAY(rarely, weights + own * c / channels, tile);
        WAY(c * touches, weights + own, tile);
    } else {
        double slides = c * n->pay_x * surplus(n, p, q, room);
        if (few > 0) WAY(rarely, weights + own * c / channels, few);
        if (few > 0) WAY(c * touches, weights + own, few);
        // Z comes twice, or X more often,
        WAY(rarely, 2 * weights + own * c / channels, tile);
        WAY(c * touches, 2 * weights + own, tile);
        WAY(c * most(touches + slides / c - held / channels, 0), weights + own * c / channels, tile);
        WAY(c * touches + slides, weights + own, tile);
        // or Y comes for a part of the window.
        for (i64 side = 0; side < 2; side++) {
            i64 r = n->r - !side, s = n->s - side;
            if (r < 1 || s < 1) continue;
            double times = window / (double)(r * s), part = n->pay_x * touched(p, r, n->a, 1) * touched(q, s, n->b, 1);
            WAY(times * c * part, weights + times * own, tile);
            WAY(times * c * most(part - held / channels, 0), weights + times * own * c / channels, tile);
        }
    }
#undef WAY
    return cut(way, ways, n->k, few, tile);
}

// The least sum over all ways to cut `size` indices into pieces of at most `tile`, by what a piece takes.
static double cuts(const double *takes, i64 size, i64 tile) {
    static double best[LONGEST + 1];
    best[0] = 0;
    for (i64 x = 1; x <= size; x++) {
        best[x] = best[x - 1] + takes[1];
        for (i64 e = 2; e <= tile && e <= x; e++) best[x] = least(best[x], best[x - e] + takes[e]);
    }
    return best[size];
}

// The same where the longest piece is given.
static double pieces(const double *takes, i64 size, i64 tile) { return takes[tile] + cuts(takes, size - tile, tile); }

// What a multiplication pays at least in blocks that are no larger, whatever their extents. Y comes once, or a box has all channels of a
// visit: then Y comes again and again for X to stay, of which g indices of p and q touch a window at least and a multiple of g; or rarely.
static double lowest(const Blocks *n, double p, double q, double k, double left) {
    double window = (double)(n->r * n->s), c = (double)n->c, area = p * q, room = (double)(i64)((left - n->z) / n->x), channels = least(c, room);
    double slides = n->pay_x * touched(p, n->r, n->a, 1) * touched(q, n->s, n->b, 1) / (k * window * area);
    double rarely = most(slides, n->pay_y * (c - channels) / (room * c)) + n->pay_z / area;
    double steps = (double)((n->a < n->r ? n->a : n->r) * (n->b < n->s ? n->b : n->s)), fewest = most(1 / channels, window / room);
    double g = least(area, most(fewest * room / steps, root(n->pay_z * room * window / (n->pay_y * steps))));
    double again = n->pay_y / window * most(fewest, g * steps / room) + n->pay_z / g;
    return least(least(n->pay_y / (c * window) + n->pay_z / area + slides, rarely), again);
}

// Of few elements more is known (docs/bound.md, "A few elements"): what the nests of one channel move of Z and X at least.
// A *plane* is so many indices of p, q, r and s; places of planes and of what they are cut into are in tables.

typedef struct {
    i64 p, q, r, s, first, cuts;    // its cuts, in `Cut`
    double touched;
} Plane;

typedef struct {
    i64 one, other, share;          // both parts, and what of X may stay between them
} Cut;

static struct {
    i64 planes, cuts, held;         // of planes, of their cuts, of elements of X in a box
    i64 at[FEWEST + 1][FEWEST + 1];
    Plane plane[PLANES];
    Cut cut[CUTS];
    i64 still[PLANES];              // what stays of X if the same plane comes again
    double alone[PLANES];           // the least that moves of X with such a box
} table;

static i64 fewer(i64 a, i64 b) { return a < b ? a : b; }

// The elements of an axis that p and r indices touch.
static double spread(i64 p, i64 r, i64 a) { return (double)(p * r - (r > a ? (p - 1) * (r - a) : 0)); }

static i64 place(const Blocks *n, i64 p, i64 q, i64 r, i64 s) { return table.at[p][q] + (r - 1) * n->s + s - 1; }

// What two boxes of at most b elements share on an axis: the last one of a block of `one` elements, and the first one of a block of
// `other` that begins `by` further on.
static i64 meets(i64 one, i64 other, i64 by, i64 b) {
    i64 last = fewer(b, one), first = fewer(b, other), shared = fewer(fewer(last, first), fewer(one - by, by + first - one + last));
    return shared > 0 ? shared : 0;
}

// The same of boxes of so many elements, over all their shapes; on the other axis both blocks are the same, and `turn` is what its last and
// first boxes share at most if there are several.
static i64 stays(i64 held, i64 one, i64 other, i64 by, i64 across, i64 turn) {
    i64 best = 0, longest = fewer(held, one > other ? one : other);
    if (one <= by) return 0;
    for (i64 b = 1; b <= longest; b++) {
        i64 c = held / b, over = c < across ? fewer(meets(across, across, 0, c), turn) : across;
        if (!over) break;  // nor would a longer box
        i64 shared = meets(one, other, by, b) * over;
        best = shared > best ? shared : best;
    }
    return best;
}

// On an axis, the first and the last box have other indices of p, or other ones of r.
static i64 turns(i64 p, i64 r, i64 a) {
    i64 rows = p > 1 && r > a ? r - a : 0, columns = r > 1 ? (p - 1) * a : 0;
    return rows > columns ? rows : columns;
}

static i64 along(const Blocks *n, i64 p, i64 r) { return (p - 1) * n->a + r; }
static i64 across(const Blocks *n, i64 q, i64 s) { return (q - 1) * n->b + s; }

// What stays between two blocks with the same plane, the boxes of which have not all of it.
static i64 same(i64 held, i64 wide, i64 high, i64 down, i64 over) {
    i64 best = 0;
    for (i64 b = 1; b <= held && b <= wide; b++) {
        i64 c = held / b, rows = b < wide ? fewer(meets(wide, wide, 0, b), down) : wide;
        i64 shared = rows * (c < high ? fewer(meets(high, high, 0, c), over) : high);
        best = shared > best ? shared : best;
    }
    return best;
}

// All planes of at most so many indices of p and q; whether there is room for them.
static i64 lay(const Blocks *n, i64 area) {
    table.planes = 0;
    for (i64 p = 1; p <= n->p && p <= area; p++)
        for (i64 q = 1; q <= n->q && p * q <= area; q++) {
            table.at[p][q] = table.planes;
            if (table.planes + n->r * n->s > PLANES) return 0;
            for (i64 r = 1; r <= n->r; r++)
                for (i64 s = 1; s <= n->s; s++) {
                    Plane *x = &table.plane[table.planes++];
                    x->p = p, x->q = q, x->r = r, x->s = s;
                    x->touched = spread(p, r, n->a) * spread(q, s, n->b);
                }
        }
    return 1;
}

static i64 cut_at(i64 one, i64 other, i64 share) {
    if (table.cuts == CUTS) return 0;
    table.cut[table.cuts].one = one, table.cut[table.cuts].other = other, table.cut[table.cuts++].share = share;
    return 1;
}

// What moves of X alone with boxes of so many elements, and how planes are cut by a loop above the keep of X. The longer part comes
// first: all tiles but the last one.
static i64 walk(const Blocks *n, i64 held) {
    table.cuts = 0, table.held = held;
    for (i64 i = 0; i < table.planes; i++) {
        Plane *x = &table.plane[i];
        i64 wide = along(n, x->p, x->r), high = across(n, x->q, x->s), down = turns(x->p, x->r, n->a), over = turns(x->q, x->s, n->b);
        x->first = table.cuts, x->cuts = 0;
        table.alone[i] = x->touched, table.still[i] = fewer(held, wide * high);
        if (wide * high <= held) continue;
        table.still[i] = same(held, wide, high, down, over);
        // Longer parts than a box share as much as those that are as long.
        i64 share = 0, one = 0, other = 0;
        for (i64 v = (x->p + 1) / 2; v < x->p; v++) {
            i64 last = fewer(held, along(n, v, x->r)), first = fewer(held, along(n, x->p - v, x->r));
            if (last != one || first != other) share = stays(held, along(n, v, x->r), along(n, x->p - v, x->r), v * n->a, high, over);
            one = last, other = first;
            if (!cut_at(place(n, v, x->q, x->r, x->s), place(n, x->p - v, x->q, x->r, x->s), share)) return 0;
        }
        one = 0;
        for (i64 v = (x->q + 1) / 2; v < x->q; v++) {
            i64 last = fewer(held, across(n, v, x->s)), first = fewer(held, across(n, x->q - v, x->s));
            if (last != one || first != other) share = stays(held, across(n, v, x->s), across(n, x->q - v, x->s), v * n->b, wide, down);
            one = last, other = first;
            if (!cut_at(place(n, x->p, v, x->r, x->s), place(n, x->p, x->q - v, x->r, x->s), share)) return 0;
        }
        for (i64 v = (x->r + 1) / 2; v < x->r; v++)
            if (!cut_at(place(n, x->p, x->q, v, x->s), place(n, x->p, x->q, x->r - v, x->s),
                        stays(held, along(n, x->p, v), along(n, x->p, x->r - v), v, high, over))) return 0;
        for (i64 v = (x->s + 1) / 2; v < x->s; v++)
            if (!cut_at(place(n, x->p, x->q, x->r, v), place(n, x->p, x->q, x->r, x->s - v),
                        stays(held, across(n, x->q, v), across(n, x->q, x->s - v), v, wide, down))) return 0;
        x->cuts = table.cuts - x->first;
        double best = 1e300;
        for (i64 j = x->first; j < table.cuts; j++)
            best = least(best, table.alone[table.cut[j].one] + table.alone[table.cut[j].other] - (double)table.cut[j].share);
        table.alone[i] = most(best, x->touched);
    }
    return 1;
}

typedef struct {
    i64 tiles, most, k[TILES], p[TILES], q[TILES];
    i64 at[FEWEST + 1][FEWEST + 1]; // of p and q: the place of k = 1
} Tiles;

static Tiles every;                 // tiles of Y of at most so many elements
static i64 begins[PLANES];
static double states[STATES];       // what Z and X pay for one channel, by plane and k
static double paid[GROUPS][TILES];  // what blocks pay, by the room that the largest tile of Y leaves

static i64 list(const Blocks *n, i64 area) {
    every.tiles = 0, every.most = area;
    for (i64 p = 1; p <= n->p && p <= area; p++)
        for (i64 q = 1; q <= n->q && p * q <= area; q++) {
            every.at[p][q] = every.tiles;
            for (i64 k = 1; k <= n->k && k * p * q <= area; k++) {
                if (every.tiles == TILES) return 0;
                every.k[every.tiles] = k, every.p[every.tiles] = p, every.q[every.tiles++] = q;
            }
        }
    return 1;
}

// The least that Z and X pay for one channel of all planes, with `room` elements of Z in the buffer.
static i64 channel(const Blocks *n, i64 room, i64 area) {
    i64 used = 0;
    for (i64 i = 0; i < table.planes; i++) {
        const Plane *x = &table.plane[i];
        i64 top = fewer(n->k, area / (x->p * x->q)), window = x->r * x->s;
        begins[i] = used;
        if (used + top > STATES) return 0;
        double *here = states + used, slides = n->pay_x * table.alone[i], same = n->pay_x * (double)table.still[i];
        used += top;
        for (i64 k = 1; k <= top; k++) {
            double once = n->pay_z * (double)(k * window);
            here[k - 1] = once + slides;
            if (k * window <= room || !x->cuts) continue;
            double best = 1e300;
            for (i64 j = x->first; j < x->first + x->cuts; j++) {
                const Cut *c = &table.cut[j];
                best = least(best, states[begins[c->one] + k - 1] + states[begins[c->other] + k - 1] - n->pay_x * (double)c->share);
            }
            for (i64 v = (k + 1) / 2; v < k; v++) best = least(best, here[v - 1] + here[k - v - 1] - same);
            here[k - 1] = most(best, here[k - 1]);
        }
    }
    return 1;
}

// What a block of Y pays with boxes of `held` elements of X for so many indices of r and s, if other multiplications pay `elsewhere`.
static double pays_for(const Blocks *n, i64 k, i64 p, i64 q, i64 r, i64 s, i64 held, double elsewhere) {
    double own = n->pay_y * (double)(k * p * q), c = (double)n->c, box = n->pay_x * (double)held;
    double each = states[begins[place(n, p, q, r, s)] + k - 1], once = n->pay_z * (double)(k * r * s);
    double others = elsewhere * (double)(k * p * q * r * s), few = least(c, (double)held);
    // All channels while Y stays: then what is in the buffer before has other ones, unless a box has them all.
    double best = least(others * c, own + c * each - (held >= n->c ? box : 0));
    // Or a box has all channels of a visit, and Y comes at least so often.
    double visits = most(held >= n->c ? 1 : 2, c / few), end = c * (each - once) / box;
    best = least(best, visits * own + most(c * each - visits * box, c * once));
    if (own < box && end > visits) best = least(best, end * own + c * once);
    // Or it is so of some channels, and others pay elsewhere.
    return least(best, own + most(few * each - box, 0) + others * (c - few));
}

// The same for the whole window, which loops above may cut into parts, each with visits of its own.
static double pays(const Blocks *n, i64 k, i64 p, i64 q, i64 held, double elsewhere) {
    double row[WINDOW + 1], part[WINDOW + 1], unit = 1e300, whole = 1e300;
    i64 few = n->r <= WINDOW && n->s <= WINDOW && n->r * n->s <= WINDOW;
    for (i64 r = 1; r <= n->r; r++) {
        for (i64 s = 1; s <= n->s; s++) {
            whole = pays_for(n, k, p, q, r, s, held, elsewhere);
            if (r < n->r || s < n->s) unit = least(unit, whole / (double)(r * s));
            if (few) part[s] = whole;
        }
        if (few) row[r] = cuts(part, n->s, n->s);
    }
    return few ? cuts(row, n->r, n->r) : least(whole, unit * (double)(n->r * n->s));
}

// What a multiplication pays at least where blocks of Z are outermost, with so many bits of buffer.
static double outermost(const Blocks *n, double bits, double most_y, i64 from, i64 held, double best) {
    double once = n->pay_z / (double)(n->p * n->q);
    for (i64 i = 0; i < table.planes; i++) {
        const Plane *x = &table.plane[i];
        i64 wide = along(n, x->p, x->r), high = across(n, x->q, x->s), window = x->r * x->s;
        i64 down = turns(x->p, x->r, n->a), over = turns(x->q, x->s, n->b);
        for (i64 part = 0; part < 2; part++) {  // whether a tile of Z has more indices of r or s
            i64 has = window;
            if (part) {
                if (x->r == n->r && x->s == n->s) break;
                has = x->r == n->r ? window + x->r : x->s == n->s ? window + x->s : window + fewer(x->r, x->s);
            }
            // A tile of Y is there, and X further in. Something of it stays from block to block if a box has all channels of one, but
            // not all else of it: else X may as well be outside.
            double all = n->pay_x * table.alone[i], first = window < n->r * n->s ? (double)(x->p * x->q) / (double)(n->p * n->q) : 0;
            for (i64 k = 1; k <= n->k; k++) {
                double tile = (double)(k * x->p * x->q), each = tile * (double)window;
                double left = least(bits - n->y, n->bits - n->y * tile) - n->x * (double)from;  // by the largest tile of Y, and this one
                if (tile > most_y) break;
                i64 c = fewer(n->c, (i64)(left / (n->z * (double)(k * has))));
                if (left <= 0 || c < 1) break;
                if (c > held) best = least(best, once + n->pay_y / (double)(c * window) + all / each);
                for (c = fewer(c, held); c; c--) {
                    double own = once + n->pay_y / (double)(c * window);
                    if (own >= best) break;
                    i64 box = fewer(held / c, wide * high - 1), stay = box;
                    if (!box) continue;
                    if (!part) {
                        i64 rows = x->p < n->p ? stays(box, along(n, n->p, x->r), wide, n->p * n->a, high, over) : 0;
                        i64 columns = x->q < n->q ? stays(box, across(n, n->q, x->s), high, n->q * n->b, wide, down) : 0;
                        stay = same(box, wide, high, down, over);
                        stay = stay > rows ? stay : rows;
                        stay = stay > columns ? stay : columns;
                    }
                    best = least(best, own + ((1 - first) * most(all - n->pay_x * (double)stay, 0) + first * most(all - n->pay_x * (double)box, 0)) / each);
                    if (window < n->r * n->s)  // or Z comes for every block
                        best = least(best, own - once + n->pay_z / (double)(x->p * x->q) + most(all - n->pay_x * (double)box, 0) / each);
                }
            }
        }
    }
    return best;
}

// What a multiplication pays at least for X where blocks with such boxes are outermost but for Z, and not more than k times as long.
// Boxes go on by a step of p or q; of a loop over r or s too, what is beyond the first of its boxes comes.
static double goes_on(const Blocks *n, i64 p, i64 q, i64 r, i64 s) {
    double down = spread(p, r, n->a), over = spread(q, s, n->b), area = (double)(p * q), all = (double)(r * s), paid = down * over;
    if (r == n->r && s == n->s) {
        double rows = p < n->p && r > n->a ? (double)((r - n->a) * across(n, q, s)) : 0;
        double columns = q < n->q && s > n->b ? (double)((s - n->b) * along(n, p, r)) : 0;
        return most(paid - most(rows, columns), 0) / (area * all);
    }
    paid /= area * all;
    if (p < n->p) paid = least(paid, over * (double)fewer(n->a, r) / ((area + (double)q) * all));
    if (q < n->q) paid = least(paid, down * (double)fewer(n->b, s) / ((area + (double)p) * all));
    if (r < n->r) paid = least(paid, over / (area * (all + (double)s)));
    if (s < n->s) paid = least(paid, down / (area * (all + (double)r)));
    return paid;
}

// The same where a box of X is there, and Y further in.
static double boxes(const Blocks *n, double bits, double best) {
    double once = n->pay_z / (double)(n->p * n->q);
    for (i64 i = 0; i < table.planes; i++) {
        const Plane *x = &table.plane[i];
        i64 wide = along(n, x->p, x->r), high = across(n, x->q, x->s), window = x->r * x->s;
        i64 rows = x->p < n->p && x->r > n->a ? (x->r - n->a) * high : 0, columns = x->q < n->q && x->s > n->b ? (x->s - n->b) * wide : 0;
        // While a tile of Z stays, all of the first box may be there from before, if it comes again for other indices of r or s.
        double first = window < n->r * n->s ? (double)(x->p * x->q) / (double)(n->p * n->q) : 0;
        double slides = (1 - first) * most(x->touched - (double)(rows > columns ? rows : columns), 0) / (double)(x->p * x->q * window);
        for (i64 part = 0; part < 2; part++) {
            i64 has = window;
            if (part) {
                if (x->r == n->r && x->s == n->s) break;
                has = x->r == n->r ? window + x->r : x->s == n->s ? window + x->s : window + fewer(x->r, x->s);
                slides = goes_on(n, x->p, x->q, x->r, x->s);
            }
            for (i64 k = 1; k <= n->k; k++) {
                i64 c = fewer(n->c, (i64)((bits - n->y) / (n->z * (double)(k * has) + n->x * (double)(wide * high))));
                if (c < 1) break;
                best = least(best, once + n->pay_y / (double)(c * window) + n->pay_x * slides / (double)k);
                // Or it is the only box.
                if (window < n->r * n->s) best = least(best, n->pay_z / (double)(x->p * x->q) + n->pay_y / (double)(c * window));
            }
        }
    }
    return best;
}

static i64 grown(i64 held) { return held < 12 ? held + 1 : held + held / 8; }

// A tile of Z that stays while blocks of Y are done.
typedef struct {
    i64 k, c, r, s;
    double left, most_y;            // bits beside it and the largest tile of Y, but for one element; elements of that tile at most
} Stays;

// What a multiplication pays at least for X while a tile of Z stays, where Y comes once, but for one box: its tile has all c, r and s.
static double comes_once(const Blocks *n, const Stays *z) {
    double c = (double)z->c, window = (double)(z->r * z->s), own = c * window, room = (double)(i64)((z->left - n->y) / n->x), best = 1e300;
    i64 on = fewer(n->a, z->r), over = fewer(n->b, z->s);
    // A box has all that a tile of Y needs, and goes on by a step of p or q: the longer it is, the less comes.
    if (own <= room) {
        i64 p = fewer(n->p, ((i64)(room / (double)(z->c * z->s)) - z->r) / n->a + 1), q = fewer(n->q, ((i64)(room / (double)(z->c * z->r)) - z->s) / n->b + 1);
        best = least((double)on * spread(q, z->s, n->b) / (double)q, (double)over * spread(p, z->r, n->a) / (double)p) / ((double)z->k * window);
    }
    // Or it has a part: of the box before, little is in the first one of the next tile.
    double all = n->bits - n->z * (double)z->k * own;  // beside the tile of Z
    double most_y = least(z->most_y, (all - n->x) / n->y);
    for (i64 p = 1; p <= n->p && (double)p <= most_y; p++) {
        i64 wide = (p - 1) * n->a + z->r, down = z->r - on;
        if (z->r > 1 && (p - 1) * n->a > down) down = (p - 1) * n->a;
        double rows = c * spread(p, z->r, n->a);
        for (i64 q = z->r == z->s ? first_q(n, p) : 1; q <= n->q && (double)(p * q) <= most_y; q++) {
            i64 high = (q - 1) * n->b + z->s, across = z->s - over;
            if (z->s > 1 && (q - 1) * n->b > across) across = (q - 1) * n->b;
            double touches = rows * spread(q, z->s, n->b), area = (double)(p * q), k = least((double)z->k, (double)(i64)(most_y / area));
            double stays = least(room, c * (double)(down * high > wide * across ? down * high : wide * across));
            if (touches * n->x >= all) stays = least(stays, (all - n->y * k * area) / n->x);
            best = least(best, (touches - stays) / (k * area * own));
        }
    }
    return n->pay_x * most(best, 0);
}

// What a multiplication pays at least with such a tile of Z, beside what Z pays if it comes once.
static double pays_with(const Blocks *n, const Stays *z, double enough) {
    double once = n->pay_z / (double)(n->p * n->q), c = (double)z->c, own = c * (double)(z->r * z->s), again = n->pay_y / own;
    double room = (double)(i64)((z->left - n->y) / n->x), volume = own * (double)(z->k * n->p * n->q), within = 0;
    double whole = spread(n->p, z->r, n->a) * spread(n->q, z->s, n->b) * c, blocks = n->pay_x * whole / volume;
    // While a tile of Z is there all of X comes, but for a box from before, if that has all channels of the tile; or Z comes again and
    // again for X to stay, each time for so many indices of p and q that a box has them all.
    if (c <= room) {
        i64 on = fewer(n->a, z->r), over = fewer(n->b, z->s);
        double side = root(room / c) - root((double)((z->r - on) * (z->s - over)));
        blocks = n->pay_x * most(whole - room, 0) / volume;
        if (side > 0) blocks = least(blocks, most(n->pay_z * (double)(on * over) / (side * side) - once, 0));
    }
    double found = again + blocks;
    if (own > room) {  // all that Y needs is in a box, or comes for every tile of Y
        double all = n->bits - n->z * (double)z->k * own;  // beside the tile of Z
        within = least((1 - 1 / own) / most(all - n->x, n->y), (1 - room / own) / most(all - room * n->x, n->y)) * n->y;
        within = most(within, most(1 - room / own, 0) / most(z->most_y, 1));
    }
    for (i64 part = 1; part <= 4; part++) {
        double inner = least(again * own / least(room, own), again + n->pay_x * 0.25 * (double)part * within);
        found = most(found, inner + (1 - 0.25 * (double)part) * blocks);
    }
    if (found >= enough || !(n->pay_x > 0)) return found;
    // Y comes once, and X for all its tiles, but for a box from before; or Y comes twice.
    double before = n->pay_x * room / ((double)z->k * own), part = least(1, n->pay_z / before), slides = part * comes_once(n, z);
    double rest = (n->pay_z - part * before) / (double)(n->p * n->q) - once, share = slides > again ? again / slides : 1;
    return most(found, again + (1 - share) * blocks + share * (slides + rest));
}

// What a multiplication pays at least where blocks of Z are outermost, over all tiles of Z, with so many bits of buffer and tiles of Y of at
// most so many elements.
static double every_tile(const Blocks *n, double bits, double most_y) {
    double once = n->pay_z / (double)(n->p * n->q), best = 1e300;
    for (i64 r = n->r; r >= 1; r--)
        for (i64 s = square(n) ? r : n->s; s >= 1; s--)
            for (i64 c = n->c; c >= 1; c--) {
                double own = (double)(c * r * s);
                if (once + n->pay_y / own >= best) continue;
                for (i64 k = n->k; k >= 1; k--) {
                    Stays z = {k, c, r, s, bits - n->z * (double)k * own, most_y};
                    if (z.left >= n->y + n->x) best = least(best, once + pays_with(n, &z, best - once));
                }
            }
    return best;
}

// The same where all blocks are within a box of X, over all its boxes: it pays for X too.
static double every_box(const Blocks *n, double bits, double most_y) {
    double best = 1e300;
    for (i64 r = n->r; r >= 1; r--)
        for (i64 s = n->s; s >= 1; s--) {
            double steps = (double)(fewer(n->a, r) * fewer(n->b, s)), halo = (double)((r - fewer(n->a, r)) * (s - fewer(n->b, s)));
            for (i64 c = n->c; c >= 1; c--) {
                double own = (double)(c * r * s), side = root(bits / (n->x * (double)c)) - root(halo);  // of p and q in a box
                if (side <= 0 || n->pay_y / own + n->pay_z / least(side * side / steps, (double)(n->p * n->q)) >= best) continue;
                for (i64 p = 1; p <= n->p; p++)
                    for (i64 q = 1; q <= n->q; q++) {
                        double box = n->x * (double)(c * along(n, p, r) * across(n, q, s)), left = bits - box, area = (double)(p * q);
                        if (left < n->y + n->z) break;
                        double tile = (double)(i64)((left - n->y) / n->z), other = (double)(i64)((n->bits - box - n->z) / n->y);
                        other = least(other, most_y);
                        double two = least(n->pay_z / area + n->pay_y / least(tile, own), n->pay_y / own + n->pay_z / least(other, area));
                        if (two < best) best = least(best, two + n->pay_x * goes_on(n, p, q, r, s) / (double)n->k);
                    }
            }
        }
    return best;
}

// What is paid where blocks of Y are not outermost, by what the largest tile of Y leaves.
static double rests[SIZES];

// The elements of a tile of Y, at most, that leaves more bits than the size before, with an element of it.
static double largest_y(const Blocks *n, i64 i) {
    double most_y = (n->bits + n->y - (i ? n->size[i - 1] : 0)) / n->y, whole = (double)(i64)most_y;
    return whole < most_y ? whole : whole - 1;
}

static void others(const Blocks *n, i64 small) {
    static double within[SIZES];
    double enough = n->enough / ((double)n->k * (double)n->c * (double)(n->r * n->s) * (double)n->p * (double)n->q);
    for (i64 i = 0; i < n->sizes; i++) {
        double bits = least(n->size[i], n->bits + n->y), most_y = largest_y(n, i);
        within[i] = n->within[i] < enough ? most(n->within[i], every_box(n, bits, most_y)) : n->within[i];
        rests[i] = n->outside[i] < least(enough, within[i]) ? most(n->outside[i], every_tile(n, bits, most_y)) : n->outside[i];
    }
    if (small) {
        static double found[SIZES];
        for (i64 i = 0; i < n->sizes; i++)
            found[i] = rests[i] < least(enough, within[i]) ? boxes(n, least(n->size[i], n->bits + n->y), 1e300) : 0;
        for (i64 from = 1, held = 1; (double)from * n->x < n->bits; from = held + 1, held = grown(held)) {
            i64 wanted = 0;
            for (i64 i = 0; i < n->sizes; i++) wanted |= found[i] > rests[i];
            if (!wanted) break;
            if (!walk(n, held)) {
                for (i64 i = 0; i < n->sizes; i++) found[i] = 0;
                break;
            }
            for (i64 i = 0; i < n->sizes; i++)
                if (found[i] > rests[i]) found[i] = outermost(n, least(n->size[i], n->bits + n->y), largest_y(n, i), from, held, found[i]);
        }
        for (i64 i = 0; i < n->sizes; i++) rests[i] = most(rests[i], found[i]);
    }
    for (i64 i = 0; i < n->sizes; i++) rests[i] = least(rests[i], within[i]);
    for (i64 i = 1; i < n->sizes; i++) rests[i] = least(rests[i], rests[i - 1]);  // those of smaller tiles hold of larger ones too
}

static double beside(const Blocks *n, double left) {
    i64 i = 0;
    while (i < n->sizes - 1 && n->size[i] < left + n->y) i++;
    return rests[i];
}

// Of few elements: what blocks pay in groups of tiles of Y that leave about as much, the first of which leaves most.
static struct {
    i64 groups, first[GROUPS], last[GROUPS], of[FEWEST + 1];
    unsigned char wanted[GROUPS];
    double lowest[TILES];
} few;

static i64 group(const Blocks *n, i64 area) {
    few.groups = 0;
    for (i64 v = 1; v <= area; v++) {
        double left = n->bits - n->y * (double)v, room;
        i64 g = few.groups - 1;
        room = g < 0 ? 0 : n->bits - n->y * (double)few.first[g];
        if (g < 0 || (room - left) * 32 > left) {
            if (few.groups == GROUPS) return 0;
            g = few.groups++;
            few.first[g] = v, few.wanted[g] = 0;
        }
        few.last[g] = v, few.of[v] = g;
    }
    return 1;
}

// What all multiplications pay at least with such a tile of Y, at a glance.
static double glance(const Blocks *n, i64 k, i64 p, i64 q) {
    double left = n->bits - n->y * (double)(k * p * q), all = (double)n->k * (double)n->c * (double)(n->r * n->s) * (double)n->p * (double)n->q;
    return all * least(beside(n, left), lowest(n, (double)p, (double)q, (double)k, left));
}

// What all blocks pay with such a tile of Y, over all ways to cut ranks.
static double together(const Blocks *n, i64 k, i64 p, i64 q) {
    static double along[LONGEST + 1], across[LONGEST + 1];
    double left = n->bits - n->y * (double)(k * p * q), elsewhere = beside(n, left);
    for (i64 y = 1; y <= q; y++) {
        for (i64 x = 1; x <= p; x++) along[x] = over_k(n, (double)x, (double)y, k, left, elsewhere);
        across[y] = pieces(along, n->p, p);
    }
    return pieces(across, n->q, q);
}

static i64 prepare(const Blocks *n, i64 area) {
    if (!list(n, area) || !group(n, area)) return 0;
    for (i64 t = 0; t < every.tiles; t++) {
        few.lowest[t] = every.q[t] < first_q(n, every.p[t]) ? n->enough : glance(n, every.k[t], every.p[t], every.q[t]);
        if (few.lowest[t] < n->enough) few.lowest[t] = together(n, every.k[t], every.p[t], every.q[t]);
        few.wanted[few.of[every.k[t] * every.p[t] * every.q[t]]] |= few.lowest[t] < n->enough;
    }
    for (i64 g = 0; g < few.groups; g++)
        for (i64 t = 0; t < every.tiles; t++) paid[g][t] = 1e300;
    for (i64 from = 1, held = 1; (double)from * n->x < n->bits; from = held + 1, held = grown(held)) {
        if (!walk(n, held)) return 0;
        for (i64 g = 0; g < few.groups; g++) {
            double left = n->bits - n->y * (double)few.first[g], elsewhere = beside(n, left);
            i64 room = (i64)((left - n->x * (double)from) / n->z);
            if (!few.wanted[g] || left < n->x * (double)from || room < 1) continue;
            if (!channel(n, room, few.last[g])) return 0;
            for (i64 t = 0; t < every.tiles; t++)
                if (every.k[t] * every.p[t] * every.q[t] <= few.last[g])
                    paid[g][t] = least(paid[g][t], pays(n, every.k[t], every.p[t], every.q[t], held, elsewhere));
        }
    }
    for (i64 g = 0; g < few.groups; g++) {
        double elsewhere = beside(n, n->bits - n->y * (double)few.first[g]) * (double)n->c * (double)(n->r * n->s);
        for (i64 t = 0; t < every.tiles; t++)
            paid[g][t] = least(paid[g][t], elsewhere * (double)(every.k[t] * every.p[t] * every.q[t]));
    }
    return 1;
}

// What all blocks pay over all ways to cut ranks into pieces of at most such a tile.
static double altogether(const Blocks *n, i64 k, i64 p, i64 q, double enough) {
    static double rows[LONGEST + 1], columns[LONGEST + 1];
    const double *all = paid[few.of[k * p * q]];
    double unit = 1e300, whole = (double)n->k * (double)n->p * (double)n->q;
    for (i64 x = 1; x <= p; x++)
        for (i64 y = 1; y <= q; y++)
            for (i64 i = 1; i <= k; i++) unit = least(unit, all[every.at[x][y] + i - 1] / (double)(i * x * y));
    if (unit * whole >= enough || n->k > LONGEST) return unit * whole;
    for (i64 y = 1; y <= q; y++) {
        for (i64 x = 1; x <= p; x++) rows[x] = pieces(all + every.at[x][y] - 1, n->k, k);
        columns[y] = pieces(rows, n->p, p);
    }
    return pieces(columns, n->q, q);
}

// What all blocks pay over all tiles of Y, those that promise least first; nothing if that takes too long.
static double of_all(const Blocks *n, double best) {
    static double promised[EVERY];
    i64 spent = 0, tiles = 0;
    double from = 0, next = 1e300;
    for (i64 p = 1; p <= n->p; p++)
        for (i64 q = first_q(n, p); q <= n->q; q++)
            for (i64 k = 1; k <= n->k && n->bits - n->y * (double)(k * p * q) >= n->z + n->x; k++) {
                next = least(next, promised[tiles] = glance(n, k, p, q));
                tiles++;
            }
    for (double to = next * NEARER; next < best; from = to, to = most(next, to) * NEARER) {
        tiles = 0, next = 1e300;
        for (i64 p = 1; p <= n->p; p++)
            for (i64 q = first_q(n, p); q <= n->q; q++)
                for (i64 k = 1; k <= n->k && n->bits - n->y * (double)(k * p * q) >= n->z + n->x; k++) {
                    double here = promised[tiles++];
                    if (here >= to) next = least(next, here);
                    if (here < from || here >= least(to, best)) continue;
                    spent += q * (p * n->r * n->s + (n->p - p) * p) + (n->q - q) * q;
                    if (spent > PATIENCE) return 0;
                    best = least(best, together(n, k, p, q));
                }
    }
    return best;
}

// What all multiplications pay at least, over all tiles of Y; no more than enough, and nothing if that takes too long.
double blocks(const Blocks *n) {
    double best = n->enough, elements = n->bits / least(n->x, n->y);
    double window = (double)(n->r * n->s);
    i64 small = elements <= FEWEST && elements * window * root(window) <= SMALLEST && n->pay_x > 0 && lay(n, (i64)elements);
    others(n, small);
    if (small && prepare(n, (i64)((n->bits - n->z - n->x) / n->y))) {
        for (i64 t = 0; t < every.tiles; t++)
            if (every.q[t] >= first_q(n, every.p[t]) && few.lowest[t] < best)
                best = least(best, most(few.lowest[t], altogether(n, every.k[t], every.p[t], every.q[t], best)));
        return best;
    }
    return of_all(n, best);
}
