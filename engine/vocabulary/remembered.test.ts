import { expect, test, vi } from 'vitest';
import { once, remembered, rememberedByKey } from './remembered.ts';

test('each object is worked on once, also one like another', () => {
  const work = vi.fn(({ n }: { readonly n: number }) => [n]);
  const answers = remembered(work);
  const [one, another] = [{ n: 1 }, { n: 1 }];
  expect(answers(one)).toBe(answers(one));
  expect(answers(another)).not.toBe(answers(one));
  expect(work).toHaveBeenCalledTimes(2);
});

test('answers that count for no are remembered as well', () => {
  const work = vi.fn((n: number | undefined) => n === 1);
  const answers = rememberedByKey(work);
  expect([1, 2, undefined, 1, 2, undefined].map(answers)).toEqual([
    true,
    false,
    false,
    true,
    false,
    false,
  ]);
  expect(work).toHaveBeenCalledTimes(3);
});

test('what fails is tried again', () => {
  let failures = 1;
  const answers = rememberedByKey((key: string) => {
    if (failures-- > 0) throw new Error('not yet');
    return key;
  });
  expect(() => answers('a')).toThrow('not yet');
  expect(answers('a')).toBe('a');
});

test('nothing is made before it is asked for, and then once, also where it is nothing', () => {
  const make = vi.fn(() => undefined);
  const made = once(make);
  expect(make).not.toHaveBeenCalled();
  made();
  made();
  expect(make).toHaveBeenCalledTimes(1);
});
