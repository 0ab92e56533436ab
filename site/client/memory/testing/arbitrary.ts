import fc from 'fast-check';
import type { Answer } from '../answer.ts';

const slug = fc.constantFrom('one', 'two', 'three');

/** An answer to one of few questions, so that several are to the same; at any time that there is, or in one month. */
export const someAnswer: fc.Arbitrary<Answer> = fc
  .record({
    id: fc.uuid(),
    when: fc.oneof(
      fc.integer({ min: 1_790_000_000_000, max: 1_793_000_000_000 }),
      fc.integer({ min: -8.64e15, max: 8.64e15 }),
    ),
    item: slug.map((one) => `/exercises/${one}/#q-block`),
    print: fc.option(fc.constantFrom('a1b2c3', 'd4e5f6'), { nil: undefined }),
    right: fc.boolean(),
    try: fc.integer({ min: 1, max: 4 }),
    mistakes: fc.uniqueArray(fc.constantFrom('must-beats-cant', 'tap-removes', 'damage-on-stack')),
  })
  .map(({ print, ...rest }) => (print === undefined ? rest : { ...rest, print }));

/** A log: each answer once. */
export const someLog = fc.uniqueArray(someAnswer, { selector: ({ id }) => id, maxLength: 30 });

export const DAY = 86_400_000;

/** An answer at the first try, on a day counted from some day. */
export const answer = (day: number, more: Partial<Answer> = {}): Answer => ({
  id: `id-${day}-${more.item?.length ?? 0}-${more.right ?? true}`,
  when: Date.UTC(2026, 10, 1, 12) + day * DAY,
  item: '/exercises/one/#q-block',
  right: true,
  try: 1,
  mistakes: [],
  ...more,
});

export const at = (day: number): number => Date.UTC(2026, 10, 1, 12) + day * DAY;
