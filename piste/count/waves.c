/* A cache of least recently used pieces: what waves of programs read through it.

   `waves.ll` is this file in LLVM's language (`make kernel`), compiled when a cache is first asked for; nobody who
   installs needs a C compiler. `piste.count.waves.read_through` says what the arguments are. */

typedef long long i64;

/* Pieces in the order of their last use: `before` and `after` of each, the oldest after `end`, the newest before it. */
typedef struct {
  i64 end;
  i64 *before, *after; /* by piece, one more for the end; -1 if it is not held */
  double *held;        /* bytes of a piece */
  double used;
} Cache;

static void take_out(Cache *c, i64 piece) {
  if (c->after[piece] < 0) return;
  c->after[c->before[piece]] = c->after[piece];
  c->before[c->after[piece]] = c->before[piece];
  c->after[piece] = -1;
}

static void put_last(Cache *c, i64 piece) {
  c->before[piece] = c->before[c->end];
  c->after[piece] = c->end;
  c->after[c->before[piece]] = piece;
  c->before[c->end] = piece;
}

/* reads: by (wave, panel) which panel, its bytes, the share of it that is walked, and its tensor; writes likewise. A
   panel of number p has the pieces p * pieces ... ; panels that are written follow, one piece each. */
void read_through(i64 waves, i64 pieces, i64 panels, i64 every, double capacity, const i64 *read_ends,
                  const i64 *read_panel, const double *read_bytes, const double *read_share, const i64 *read_tensor,
                  const i64 *write_ends, const i64 *write_panel, const double *write_bytes, i64 *before, i64 *after,
                  double *held, double *total) {
  Cache c = {every, before, after, held, 0};
  for (i64 i = 0; i < every; i++) after[i] = -1, held[i] = 0;
  before[every] = after[every] = every;
  i64 first = 0, wrote = 0;
  for (i64 wave = 0; wave < waves; wave++) {
    for (i64 piece = 0; piece < pieces; piece++) {
      for (i64 i = first; i < read_ends[wave]; i++) {
        double far = read_share[i] * (double)pieces, size = read_bytes[i] / (double)pieces;
        if (far <= (double)piece) continue;
        if (far < (double)(piece + 1)) size *= far - (double)piece;
        i64 key = read_panel[i] * pieces + piece;
        double there = after[key] < 0 ? 0 : held[key];
        take_out(&c, key);
        if (there < size) {
          total[read_tensor[i]] += size - there;
          c.used += size - there;
          there = size;
        }
        held[key] = there;
        put_last(&c, key);
      }
      while (c.used > capacity && after[every] != every) {
        c.used -= held[after[every]];
        take_out(&c, after[every]);
      }
    }
    for (i64 i = wrote; i < write_ends[wave]; i++) {
      i64 key = panels * pieces + write_panel[i];
      c.used += write_bytes[i] - (after[key] < 0 ? 0 : held[key]);
      take_out(&c, key);
      held[key] = write_bytes[i];
      put_last(&c, key);
    }
    first = read_ends[wave], wrote = write_ends[wave];
  }
}
