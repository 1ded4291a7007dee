/* What the evaluator takes and gives; `piste.cost.evaluator` packs it. */

typedef long long i64;

enum { RANKS = 16, NODES = 256, DEPTH = 48, KEEPS = 64, CONTEXTS = 192, GROUPS = 32, PORTS = 64, LISTED = 1 << 15, PIECES = 1 << 13, SPANS = 1 << 10 };

/* A node of a tree: kind, rank or memory, tile or tensor, fanout + 65536 * its axis. The compute at the end is none. */
enum { KEEP, LOOP, SPREAD, KEEP_ANEW }; /* KEEP_ANEW: `retain: false` */
typedef struct {
  i64 kind, what, size, over;
} Node;

/* What can be busy: reads (and drains) of a memory, its writes (fills and updates), both, or the network of a fanout.
   It takes the loads that pass, times `den` / `num` cycles, rounded up. */
enum { READ, WRITE, BOTH, NETWORK };
typedef struct {
  i64 at, kind, num, den;
} Port;

enum { AXIS = 6 }; /* numbers */

/* A workload on an architecture, and prices; it stays the same for all trees. */
typedef struct {
  i64 ranks, tensors, memories, fanouts, output, ports, objective, about;
  const i64 *size;       /* by rank */
  const i64 *has;        /* by tensor and rank */
  const i64 *axes_from;  /* by tensor, and the end: its axes */
  const i64 *axis;       /* by axis: rank, coefficient, second rank or -1 and its coefficient; where it is padded, how
                            much lies before the tensor and its extent, else 0 and -1 */
  const i64 *multicast, *reduce;      /* by fanout */
  const i64 *systolic;   /* by fanout: 0, or the widths of its two axes (rows and columns) */
  const i64 *inside;     /* by memory, and the unit: the fanouts above it */
  const i64 *capacity;   /* by memory: bits, or -1 */
  const i64 *bits;       /* by tensor: of an element where it is held */
  const i64 *doubled;    /* by memory: whether it needs room for the next tile of all that streams */
  const Port *port;
  const i64 *load;       /* by port and tensor: of an element */
  const double *price;   /* by memory, tensor and count: reads, fills, updates, drains */
  const double *word;    /* by fanout and tensor */
  const i64 *whole;      /* by memory and tensor: the elements of an access */
  const double *further; /* by fanout and tensor: of every further instance that receives or sends a word */
  const double *received; /* by tensor: how often operations take or give an element, which padding is not */
  i64 wide, priced;      /* whether any access has several elements, and any hop of a further instance a price */
  i64 rate_num, rate_den;
  double computing, leak;
} Problem;

typedef struct {
  i64 reads, fills, updates, drains;
} Flow;

/* One keep of one tensor. */
typedef struct {
  i64 memory, tensor, place, retain, held;
  i64 below, above; /* where accesses are whole: how long the rows are that pass to and from the next keep */
  Flow total, first;
} Kept;

typedef struct {
  i64 steps, cycles, keeps, unknown; /* unknown: a rank of a window is spread twice, or the tree is too large */
  i64 words[RANKS * RANKS], words_first[RANKS * RANKS]; /* by fanout and tensor */
  double energy, overflow, value; /* overflow: by how much memories are too small, added up, as shares of their room */
  i64 held[RANKS];                /* by memory: bits */
  Kept kept[KEEPS];
} Result;

void evaluate(const Problem *p, const Node *nodes, i64 n, Result *out, void *room);
