import type { Comparison } from '../language/comparison.ts';

/** `3+`, `2-` or `4`; nothing for two bounds that are not the same. */
export const writeComparison = ({ atLeast, atMost }: Comparison): string | undefined =>
  atLeast === undefined
    ? `${atMost}-`
    : atMost === undefined
      ? `${atLeast}+`
      : atLeast === atMost
        ? `${atLeast}`
        : undefined;

export function readComparison(text: string): Comparison | undefined {
  const [, digits, sign] = /^(-?\d{1,9})([+-]?)$/.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const n = Number(digits);
  if (sign === '+') return { atLeast: n };
  return sign === '-' ? { atMost: n } : { atLeast: n, atMost: n };
}
