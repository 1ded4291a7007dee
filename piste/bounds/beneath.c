// The least that all nests of a convolution pay whose blocks of the output (or another tensor whose boxes stay) are outermost,
// over all tiles of it (docs/bound.md, "Between the floor and the slope"). Freestanding; `make kernel` translates it to beneath.ll.

typedef long long i64;

enum { LONGEST = 1 << 10, PATIENCE = 60000000 };  // of what is looked at in all

// Y[k,p,q] lies in the buffer while a block of Z[k,c,r,s] and X[c, a*p+r, b*q+s] is done; ranks of one index where there are none.
typedef struct {
    i64 k, p, q, c, r, s, a, b;
    double bits, y, z, x;           // of buffer; of an element of each
    double pay_y, pay_z, pay_x;     // for each element that comes
    double enough;                  // no more has to be shown
    i64 sizes;                      // of what is paid, for each multiplication, where blocks of Y are not outermost:
    const double *size, *elsewhere; // by the bits that a tile of Y leaves
} Blocks;

static double least(double a, double b) { return a < b ? a : b; }
static double most(double a, double b) { return a > b ? a : b; }
static double root(double x) { return __builtin_sqrt(x); }

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

// The least for so many indices, in pieces of at most `most_of` that pay once and for each index, or otherwise.
static double cover(double length, double most_of, double each, double once, double other) {
    double full = (double)(i64)(length / most_of), rest = length - full * most_of;
    double end = rest > 0 ? least(rest * other, each * rest + once) : 0;
    return least(length * other, full * (each * most_of + once) + end);
}

// What all blocks pay with p x q indices each, over all ways to cut k into pieces of at most `tile`.
static double over_k(const Blocks *n, double p, double q, i64 tile, double left, double elsewhere) {
    double window = (double)(n->r * n->s), c = (double)n->c, k = (double)n->k, area = p * q;
    double room = (double)(i64)((left - n->z) / n->x), once = touched(p, n->r, n->a, 1) * touched(q, n->s, n->b, 1);
    double each = n->pay_y * area + c * n->pay_z * window, other = elsewhere * area * c * window;
    if (n->pay_y * area < n->pay_x * room)  // Y may come again and again for X to stay
        other = least(other, c * n->pay_z * window + n->pay_y * area * most(c * once / room, 1));
    if (other <= each) return other * k;
    i64 few = (i64)((left - n->x) / (n->z * window)), full = n->k / tile;
    double rest = (double)(n->k - full * tile), held = n->pay_x * room;
    double small = most(n->pay_x * c * once - (room >= c || 2 * held > n->pay_y * area ? held : 0), 0), large = small, last = small;
    if (few < tile) {  // Z comes twice, or X more often
        double slides = n->pay_x * surplus(n, p, q, room), twice = n->pay_z * window;
        large = most(n->pay_x * c * once - (room >= c || 2 * held > n->pay_y * area * (double)(few + 1) ? held : 0), 0);
        if (rest > (double)few) last = large + c * least(twice * rest, slides);
        large += c * least(twice * (double)tile, slides);
    }
    if (few >= tile) few = 0;
    // What a large piece pays is concave in its length: all of them are as long as they may be, but for the last.
    double one = large + each * (double)tile, best = (double)full * one + (rest > 0 ? least(rest * other, each * rest + last) : 0);
    if (!few) return least(best, other * k);
    for (i64 j = full; j >= 0 && j > full - 3; j--) best = least(best, (double)j * one + cover(k - (double)(j * tile), (double)few, each, small, other));
    best = least(best, cover(k, (double)few, each, small, other));
    double unit = least(other, each + small / (double)few);
    for (i64 j = 1; j <= full - 3; j += full - 4 > 1 ? full - 4 : 1) best = least(best, (double)j * one + unit * (k - (double)(j * tile)));
    return best;
}

// The least sum over all ways to cut a rank into pieces, the longest of which is given.
static double pieces(const double *takes, i64 size, i64 tile) {
    static double best[LONGEST + 1];
    best[0] = 0;
    for (i64 x = 1; x <= size - tile; x++) {
        best[x] = best[x - 1] + takes[1];
        for (i64 e = 2; e <= tile && e <= x; e++) best[x] = least(best[x], best[x - e] + takes[e]);
    }
    return takes[tile] + best[size - tile];
}

// What a multiplication pays at least in blocks that are no larger, whatever their extents. With g indices of p and q a block touches
// at least g elements of X for every index of c; either Y comes once, or again and again for X to stay.
static double lowest(const Blocks *n, double p, double q, double k, double left) {
    double window = (double)(n->r * n->s), c = (double)n->c, area = p * q, room = (double)(i64)((left - n->z) / n->x);
    double once = touched(p, n->r, n->a, 1) * touched(q, n->s, n->b, 1), stay = room / c;
    double own = n->pay_y / (c * window), again = root(n->pay_z * room * window / n->pay_y);
    if (n->pay_x * stay <= n->pay_z * k * window) own += (n->pay_z * k * window + n->pay_x * most(once - stay, 0)) / (k * window * area);
    else own += n->pay_z / least(stay, area);
    again = least(again, area);
    return least(own, n->pay_z / again + n->pay_y * again / (room * window));
}

// What all multiplications pay at least, over all tiles of Y; no more than enough, and nothing if that takes too long.
double blocks(const Blocks *n) {
    static double along[LONGEST + 1], across[LONGEST + 1];
    i64 spent = 0;
    double best = n->enough, macs = (double)n->k * (double)n->c * (double)(n->r * n->s) * (double)n->p * (double)n->q;
    for (i64 p = 1; p <= n->p; p++)
        for (i64 q = 1; q <= n->q; q++)
            for (i64 k = 1; k <= n->k; k++) {
                double left = n->bits - n->y * (double)(k * p * q);
                if (left < n->z + n->x) break;
                i64 i = 0;
                while (i < n->sizes - 1 && n->size[i] < left + n->y) i++;
                if (macs * least(n->elsewhere[i], lowest(n, (double)p, (double)q, (double)k, left)) >= best) continue;
                double elsewhere = n->elsewhere[i];
                spent += q * (p * n->r * n->s + (n->p - p) * p) + (n->q - q) * q;
                if (spent > PATIENCE) return 0;
                for (i64 y = 1; y <= q; y++) {
                    for (i64 x = 1; x <= p; x++) along[x] = over_k(n, (double)x, (double)y, k, left, elsewhere);
                    across[y] = pieces(along, n->p, p);
                }
                best = least(best, pieces(across, n->q, q));
            }
    return best;
}
