import { expect, test } from 'vitest';
import { messagesIn } from '../../site/i18n/index.ts';
import { optionProblems } from './optionProblems.ts';
import { pagesOf } from './page.ts';
import { siteOf } from './testing/siteOf.ts';

const asking = (right: readonly number[], ...labels: readonly string[]) => {
  const marking = JSON.stringify({ kind: 'pick', right }).replaceAll('"', '&quot;');
  const options = labels.map(
    (label, place) =>
      `<label class="opt"><input type="checkbox" name="pick" value="${place}"><span>${label}</span></label>`,
  );
  return optionProblems(
    pagesOf(
      siteOf({
        '/a/index.html': `<r509-question data-marking="${marking}"><form id="answer-q">${options.join('')}</form></r509-question>`,
      }),
    ),
  );
};

test('options are told by their length where all that is right is longer, or shorter', () => {
  expect(asking([0, 2], 'A1 A2 attack', 'A1', 'A2 A3 attack')).toEqual([
    'dist/a/index.html: the length of its options tells what is right in q',
  ]);
  expect(asking([1], 'A1 A2 attack', 'A1', 'A2 A3 attack')).toHaveLength(1);
});

test('they are not where the lengths are mixed, nor where everything is right, or nothing', () => {
  expect(asking([0, 1], 'A1 A2 attack', 'A1', 'A2 A3 attack')).toEqual([]);
  expect(asking([0, 1], 'A1', 'A1 A2 attack')).toEqual([]);
  expect(asking([], 'A1', 'A1 A2 attack')).toEqual([]);
});

test('steps are called what they are called', () => {
  const { upkeep, combatDamage } = messagesIn('en').terms.steps;
  expect(asking([0], upkeep, combatDamage)).toEqual([]);
});

test('no two options read alike, whatever is right', () => {
  const alike = ['dist/a/index.html: two options read alike in q'];
  expect(asking([0], 'A1 attacks Nil', 'A1 attacks Nil', 'no attack')).toEqual(alike);
  expect(asking([], 'A1 attacks Nil', 'A1 attacks Nil')).toEqual(alike);
});
