import { NEWEST_EDITION, numbersOf, type RuleKey } from '#engine';
import { numbersPrinted } from '../citations/printed.ts';
import { LETTERS_WITHOUT_BOARD } from './lettersWithoutBoard.ts';

/** A rule with a letter, of the sections from the combat phase to the end of combat step. */
const LETTER_OF_COMBAT = /^5(?:0[6-9]|1[01])\.\d+[a-z]$/;

/**
 * Letters of combat, as the newest edition prints them, that none of these rules is, though a board can ask about them;
 * and letters that are excused from it and have an exercise all the same.
 */
export function lettersAmiss(exercised: ReadonlySet<RuleKey>): readonly string[] {
  const letters = numbersPrinted(NEWEST_EDITION).filter((number) => LETTER_OF_COMBAT.test(number));
  const have = new Set<string>(numbersOf(NEWEST_EDITION, exercised));
  const excused = new Set<string>(
    numbersOf(NEWEST_EDITION, Object.values(LETTERS_WITHOUT_BOARD).flat()),
  );
  return letters.flatMap((letter) => {
    if (have.has(letter) !== excused.has(letter)) return [];
    return have.has(letter)
      ? [`tools/practice/lettersWithoutBoard.ts: an exercise rests on CR ${letter} after all`]
      : [`scenarios/exercises: no exercise rests on CR ${letter}`];
  });
}
