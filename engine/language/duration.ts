import { type Words, wordForm, wordsOf } from './table.ts';

/** How long an effect lasts. */
export const DURATION = {
  endOfTurn: 'until end of turn',
  endOfCombat: 'until end of combat',
  nextUntapStep: 'until the next untap step of the controller of what it affects has passed',
  yourNextUntapStep: 'until the next untap step of whoever controls the effect has passed',
  yourNextTurn: 'until the next turn of whoever controls the effect begins',
  yourNextUpkeep: 'until the next upkeep of whoever controls the effect begins',
  endOfNextCombat: 'until the end of the next combat',
  endOfThatPlayersNextTurn: 'until the end of the next turn of that player',
  whileYouControlSource: 'for as long as whoever controls the effect controls its source',
  whileSourceTapped: 'for as long as its source remains tapped',
  whileSourceRemains: 'for as long as its source remains on the battlefield',
  forever: 'for as long as the game goes on',
} as const satisfies Words;

export type Duration = keyof typeof DURATION;

export const DURATIONS = wordsOf(DURATION);

export const duration = wordForm(DURATION);
