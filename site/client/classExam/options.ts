import { shuffledBy } from '../deal/chance.ts';

/**
 * Puts the options of a question in the order of a seed, before it is shown. What lies on the board stays where it lies, and
 * what is to be put in order begins as it does for everyone.
 */
export function shuffleOptions(board: ParentNode, seed: string): void {
  for (const list of board.querySelectorAll('.q-pick, .q-rules')) {
    const options = [...list.querySelectorAll<HTMLElement>(':scope > .opt')];
    const named = options.map((option) => ({
      option,
      value: option.querySelector('input')?.value ?? '',
    }));
    for (const { option } of shuffledBy(seed, named, ({ value }) => value)) list.append(option);
  }
}
