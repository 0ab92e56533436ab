/** A mana cost such as `{2}{R}{R}`, as how many of each; a pool is one letter for each mana. */
export interface ManaAmount {
  readonly generic: number;
  readonly colored: string;
}

const SYMBOL = /\{(\d+|[WUBRGC])\}/g;

/** Reads a cost; symbols that the engine does not pay (hybrid, X) are left out. */
export function readMana(cost: string): ManaAmount {
  const symbols = [...cost.matchAll(SYMBOL)].map((match) => match[1] ?? '');
  return {
    generic: symbols.reduce((sum, symbol) => sum + (/\d/.test(symbol) ? Number(symbol) : 0), 0),
    colored: symbols.filter((symbol) => !/\d/.test(symbol)).join(''),
  };
}

export const addMana = (a: ManaAmount, b: ManaAmount): ManaAmount => ({
  generic: a.generic + b.generic,
  colored: a.colored + b.colored,
});

export const NO_MANA: ManaAmount = { generic: 0, colored: '' };

/** The pool after paying, or undefined when it does not suffice; colorless goes to generic costs first. */
export function payMana(pool: string, cost: ManaAmount): string | undefined {
  let left = pool;
  for (const symbol of cost.colored) {
    if (!left.includes(symbol)) return undefined;
    left = left.replace(symbol, '');
  }
  if (left.length < cost.generic) return undefined;
  const spend = [...left].toSorted((a, b) => Number(b === 'C') - Number(a === 'C'));
  return spend.slice(cost.generic).join('');
}
