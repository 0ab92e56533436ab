import type { Violation } from '../log/verdict.ts';

/**
 * What a refused try breaks, as files call it: a keyword, a restriction, or the code of any other violation, each once. A
 * requirement count is given apart, as `obeys`.
 */
export const brokenNames = (violations: readonly Violation[]): readonly string[] =>
  [
    ...new Set(
      violations
        .filter(({ code }) => code !== 'fewerRequirementsThanPossible')
        .map(({ code, by }) =>
          by === undefined
            ? code
            : by.what.kind === 'keyword'
              ? by.what.keyword
              : by.what.restriction,
        ),
    ),
  ].toSorted();
