/** A mana cost such as `{2}{R}{R/W}`, as how many of each; a pool is one letter for each mana. */
export interface ManaAmount {
  readonly generic: number;
  readonly colored: string;
  /** CR 107.4e: each to be paid in one of two ways: `R/W`, `2/W`; CR 107.4f: `W/P`, here only with mana. */
  readonly hybrid: readonly string[];
}

const SYMBOL = /\{(\d+|[WUBRGC]|[WUBRG2]\/[WUBRGP])\}/g;

/** Reads a cost; X, which whoever pays announces, is left out. */
export function readMana(cost: string): ManaAmount {
  const symbols = [...cost.matchAll(SYMBOL)].map((match) => match[1] ?? '');
  const hybrid = symbols.filter((symbol) => symbol.includes('/'));
  const plain = symbols.filter((symbol) => !symbol.includes('/'));
  return {
    generic: plain.reduce((sum, symbol) => sum + (/\d/.test(symbol) ? Number(symbol) : 0), 0),
    colored: plain.filter((symbol) => !/\d/.test(symbol)).join(''),
    hybrid,
  };
}

export const addMana = (a: ManaAmount, b: ManaAmount): ManaAmount => ({
  generic: a.generic + b.generic,
  colored: a.colored + b.colored,
  hybrid: [...a.hybrid, ...b.hybrid],
});

export const NO_MANA: ManaAmount = { generic: 0, colored: '', hybrid: [] };

/** The cost as it is written: `{2}{R}{R/W}`. */
export const writeMana = ({ generic, colored, hybrid }: ManaAmount): string =>
  [...(generic > 0 ? [`${generic}`] : []), ...colored, ...hybrid]
    .map((symbol) => `{${symbol}}`)
    .join('');

/** Mana that pays the cost, as a pool. */
export const manaFor = ({ generic, colored, hybrid }: ManaAmount): string =>
  `${colored}${hybrid.map((symbol) => symbol.replace(/2\/|\/.*/, '')).join('')}${'C'.repeat(generic)}`;

/** The pool after paying, or undefined when it does not suffice; colorless goes to generic costs first. */
export function payMana(pool: string, cost: ManaAmount): string | undefined {
  for (const way of plainWays(cost)) {
    const paid = payPlain(pool, way);
    if (paid !== undefined) return paid.left;
  }
  return undefined;
}

/** The pool after paying with just this mana, or undefined where it is not there or is not what is to be paid. */
export function payManaWith(pool: string, cost: ManaAmount, spent: string): string | undefined {
  for (const way of plainWays(cost))
    if (payPlain(spent, way)?.left === '')
      return payPlain(pool, { ...NO_MANA, colored: spent })?.left;
  return undefined;
}

/** CR 118.3a: whether other mana could be spent on one of these costs, so that other mana is left. */
export function couldLeaveOther(pool: string, costs: readonly ManaAmount[]): boolean {
  const lefts = new Set<string>();
  for (const way of costs.flatMap(firstWays)) {
    const paid = payPlain(pool, way);
    if (paid === undefined) continue;
    if ([...paid.generic].some((spent) => [...paid.left].some((other) => other !== spent)))
      return true;
    lefts.add([...paid.left].toSorted().join(''));
  }
  return lefts.size > 1;
}

/** More ways than any cost that is printed has; of one that has more, the first tell. */
const WAYS_LOOKED_AT = 1_000;

function firstWays(cost: ManaAmount): readonly ManaAmount[] {
  const first: ManaAmount[] = [];
  for (const way of plainWays(cost)) {
    if (first.length === WAYS_LOOKED_AT) break;
    first.push(way);
  }
  return first;
}

interface Paid {
  readonly left: string;
  /** What was spent on generic costs. */
  readonly generic: string;
}

function payPlain(
  pool: string,
  { colored, generic }: Omit<ManaAmount, 'hybrid'>,
): Paid | undefined {
  let left = pool;
  for (const symbol of colored) {
    if (!left.includes(symbol)) return undefined;
    left = left.replace(symbol, '');
  }
  if (left.length < generic) return undefined;
  const spend = [...left].toSorted((a, b) => Number(b === 'C') - Number(a === 'C')).join('');
  return { left: spend.slice(generic), generic: spend.slice(0, generic) };
}

/** CR 107.4e: what it can be announced to cost without hybrid symbols; of those that are alike, how many are paid how. */
function* plainWays({ hybrid, ...plain }: ManaAmount): Generator<ManaAmount> {
  const [first] = hybrid;
  if (first === undefined) {
    yield { ...plain, hybrid };
    return;
  }
  const others = hybrid.filter((symbol) => symbol !== first);
  const n = hybrid.length - others.length;
  const [half = NO_MANA, other] = waysOf(first);
  for (let inOther = 0; inOther <= (other === undefined ? 0 : n); inOther += 1)
    yield* plainWays(
      [...times(n - inOther, half), ...times(inOther, other ?? NO_MANA)].reduce(addMana, {
        ...plain,
        hybrid: others,
      }),
    );
}

const times = <T>(n: number, one: T): readonly T[] => Array.from({ length: n }, () => one);

const waysOf = (symbol: string): readonly ManaAmount[] =>
  symbol
    .split('/')
    .filter((half) => half !== 'P')
    .map((half) => readMana(`{${half}}`));
