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
  const [first, ...hybrid] = cost.hybrid;
  if (first === undefined) return payPlain(pool, cost);
  for (const way of waysOf(first)) {
    const left = payMana(pool, addMana({ ...cost, hybrid }, way));
    if (left !== undefined) return left;
  }
  return undefined;
}

function payPlain(pool: string, cost: ManaAmount): string | undefined {
  let left = pool;
  for (const symbol of cost.colored) {
    if (!left.includes(symbol)) return undefined;
    left = left.replace(symbol, '');
  }
  if (left.length < cost.generic) return undefined;
  const spend = [...left].toSorted((a, b) => Number(b === 'C') - Number(a === 'C'));
  return spend.slice(cost.generic).join('');
}

const waysOf = (symbol: string): readonly ManaAmount[] =>
  symbol
    .split('/')
    .filter((half) => half !== 'P')
    .map((half) => readMana(`{${half}}`));
