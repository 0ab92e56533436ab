import type { Characteristics } from '../language/characteristics.ts';

/** CR 202.3, 202.3a: all the mana in a mana cost together; without one it is 0. */
export const manaValueOf = ({ manaCost = '' }: Pick<Characteristics, 'manaCost'>): number =>
  [...manaCost.matchAll(/\{([^}]*)\}/g)].reduce((sum, [, symbol = '']) => sum + worthOf(symbol), 0);

/** CR 202.3e-g: X counts 0, a hybrid symbol as its largest part, a Phyrexian one 1. */
const worthOf = (symbol: string): number => Math.max(...symbol.split('/').map(worthOfPart));

function worthOfPart(part: string): number {
  if (part === 'X') return 0;
  return /^\d+$/.test(part) ? Number(part) : 1;
}
