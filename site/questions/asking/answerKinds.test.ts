import { describe, expect, test } from 'vitest';
import { messagesIn } from '../../i18n/index.ts';
import { ANSWER_KINDS } from './answerKinds.ts';

/** The types hold that the words name each kind of answer that the engine can give, and no other. */
const KINDS = Object.keys(messagesIn('en').questions);

test('each kind of answer has its file, and each file its kind', () => {
  expect(Object.keys(ANSWER_KINDS).toSorted()).toEqual(KINDS.toSorted());
});

describe.each(Object.entries(ANSWER_KINDS))('%s', (_, kind) => {
  test('can be given, marked and read', () => {
    expect(kind).toMatchObject({
      control: expect.any(Function),
      marking: expect.any(Function),
      words: expect.any(Function),
    });
  });
});
