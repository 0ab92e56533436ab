import type { Clause } from '../../abilities/clauses.ts';

/** One after another. */
export const joined = (clauses: readonly Clause[]): string =>
  clauses.map(({ told }) => told().words).join('; ');

/** What somebody may do, or have done: `you may draw a card`, `you may have it deal 3 damage to any target`. */
export function mayDo([first, ...rest]: readonly Clause[]): string {
  if (first === undefined) return '';
  const plain = first.told();
  const may =
    plain.actor === undefined
      ? `you may ${plain.words}`
      : `you may have ${first.told({ mood: 'infinitive' }).words}`;
  return [may, ...rest.map(({ told }) => told().words)].join('; ');
}
