import { expect, test } from 'vitest';
import { cardListProblems, readCardList } from './cardList.ts';

test('every card that is wanted has a file, or a reason why it has none', () => {
  const list = readCardList(process.cwd());
  expect(list.wanted).toHaveLength(394);
  expect(cardListProblems(list)).toEqual([]);
});

test('a card that is missing, one that is there after all, and one that nobody wants are told', () => {
  const why = 'no reason';
  const problems = cardListProblems({
    wanted: ['bear', 'elf'],
    files: ['bear'],
    notYet: [
      { card: 'bear', names: { en: 'Bear' }, because: 'libraries', why },
      { card: 'ghost', names: { en: 'Ghost' }, because: 'libraries', why },
    ],
  });
  expect(problems).toEqual([
    "elf has no file and is not in the list of those that can't be said yet",
    'bear has a file, so it can be said',
    'nobody asked for ghost',
  ]);
});
