import type { Slip } from '#engine/sandbox';

/** Of a text that is no list at all, nobody reads more. */
const MOST_SLIPS = 100;

export const fewOf = (slips: readonly Slip[]): readonly Slip[] =>
  slips.length <= MOST_SLIPS
    ? slips
    : [
        { kind: 'tooMany', at: 0, text: `${slips.length}`, offered: [] },
        ...slips.slice(0, MOST_SLIPS),
      ];
