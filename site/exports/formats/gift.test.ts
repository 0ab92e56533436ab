import fc from 'fast-check';
import { parse } from 'gift-pegjs';
import { expect, test } from 'vitest';
import type { ExportedQuestion } from '../exportedSet.ts';
import { allNamed, readHtml } from '../testing/readXml.ts';
import { questionSaying, someSet, someText, words } from '../testing/sets.ts';
import { choicesOf } from './choices.ts';
import { gift } from './gift.ts';
import { codeOf, isRowed } from './rows.ts';

type Read = ReturnType<typeof parse>[number];

/** What GIFT has for a question: what nobody knows to be right is written, what is ordered is matched, all else typed. */
function kindOf({ asked }: ExportedQuestion): Read['type'] {
  switch (asked.kind) {
    case 'one':
    case 'several':
      return 'MC';
    case 'number':
      return 'Numerical';
    case 'declaration':
    case 'division':
      return asked.right === undefined ? 'Essay' : 'Short';
    case 'order':
      if (asked.right === undefined) return 'Essay';
      return new Set(asked.items).size > 1 ? 'Matching' : 'Short';
  }
}

const readSet = (set: Parameters<typeof gift.write>[0]): readonly Read[] =>
  parse(`${gift.write(set, words)}\n`);

test('a reader of GIFT finds every question of a set, as what it is and by its id', () => {
  fc.assert(
    fc.property(someSet, (set) => {
      const [category, ...read] = readSet(set);
      expect(category?.type).toBe('Category');
      expect(read.map(({ type }) => type)).toEqual(set.questions.map(kindOf));
      expect(read.map(({ id }) => id)).toEqual(set.questions.map(({ id }) => id));
    }),
  );
});

test('whatever a question, its answer and its options say comes back from GIFT', () => {
  fc.assert(
    fc.property(someSet, (set) => {
      for (const [index, one] of readSet(set).slice(1).entries()) {
        const question = set.questions[index];
        if (question === undefined || one.type === 'Category' || one.type === 'Description')
          throw new Error('not asked');
        const strong = (html = '') => allNamed(readHtml(html), 'strong')[0]?.text;
        expect(strong(one.stem.text)).toBe(question.text);
        expect(strong(one.globalFeedback?.text)).toBe(question.answer.text);
        if (one.type !== 'MC') continue;
        const { asked } = question;
        if (asked.kind !== 'one' && asked.kind !== 'several') throw new Error('not chosen from');
        expect(one.choices.map(({ text }) => readHtml(text.text).text)).toEqual(
          choicesOf(asked, words).map(({ label }) => label),
        );
      }
    }),
  );
});

test('in GIFT every right way is an answer, and an order is matched place by place', () => {
  fc.assert(
    fc.property(someSet, (set) => {
      for (const [index, one] of readSet(set).slice(1).entries()) {
        const { asked } = set.questions[index] ?? {};
        if (asked === undefined || !isRowed(asked)) continue;
        if (one.type === 'Short')
          expect(one.choices.map(({ text }) => text.text)).toEqual(asked.right?.map(codeOf));
        if (one.type !== 'Matching' || asked.kind !== 'order') continue;
        expect(one.matchPairs.map(({ subanswer }) => unmarked(subanswer))).toEqual(
          asked.right?.[0]?.map((at) => asked.items[at]?.replaceAll('->', '→')),
        );
      }
    }),
  );
});

/** Of what is matched, this reader leaves escaped signs as Moodle marks them while it reads. */
const unmarked = (text: string): string =>
  text.replaceAll(/&&(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

test('in GIFT a right answer is worth a hundred, and each wrong one less than nothing or nothing', () => {
  fc.assert(
    fc.property(questionSaying(someText), someSet, (question, set) => {
      const [, one] = readSet({ ...set, questions: [question] });
      const { asked } = question;
      if (one?.type === 'Numerical' && asked.kind === 'number' && Array.isArray(one.choices)) {
        const worth = one.choices.map(({ weight, text }) => [weight, text.number]);
        expect(worth[0]).toEqual([100, asked.value]);
        expect(worth.slice(1).every(([weight]) => weight === 0)).toBe(true);
      }
      if (one?.type !== 'MC' || (asked.kind !== 'one' && asked.kind !== 'several')) return;
      const all = choicesOf(asked, words);
      const right = one.choices.filter((_, index) => all[index]?.isRight);
      const wrong = one.choices.filter((_, index) => !all[index]?.isRight);
      if (asked.kind === 'one') {
        expect(right.every(({ isCorrect }) => isCorrect)).toBe(true);
        expect(wrong.some(({ isCorrect }) => isCorrect)).toBe(false);
        return;
      }
      expect(right.reduce((sum, { weight }) => sum + (weight ?? 0), 0)).toBeCloseTo(100, 3);
      expect(wrong.every(({ weight }) => weight === -100)).toBe(true);
    }),
  );
});
