import { expect, test } from 'vitest';
import { readLine } from '#engine/sandbox';
import { onTable, viewModelOf } from './viewModel.ts';
import { wordsIn } from './wordsIn.ts';

const here = { ...(await wordsIn('en')), cardNames: {} };

const lettersOf = (things: string): number => {
  const read = readLine(`Ada: ${things}; Nil: 2/2`, { cards: new Map(), words: new Map() });
  return JSON.stringify(viewModelOf(onTable(read, 'setup'), here)).length;
};

test.each(['enchantment', 'nothing known'])(
  'what is shown of each thing does not grow with what else there is: %s',
  (thing) => {
    expect(lettersOf(`400x ${thing}`)).toBeLessThan(4.5 * lettersOf(`100x ${thing}`));
  },
);
