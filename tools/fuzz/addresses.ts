import type { Random } from '../../engine/vocabulary/random.ts';
import { EACH_OWN, examHash } from '../../site/client/classExam/examLink.ts';
import { codeFor } from '../../site/client/codes/resultCode.ts';
import { hashFor, type SetLink } from '../../site/client/deal/setLink.ts';

/** What stands behind the `#` of sets, exams and made boards, as the site writes it or as people type it. */
export const MAKERS: readonly ((random: Random, slugs: readonly string[]) => string)[] = [
  (random, slugs) => hashFor(setOf(random, slugs)),
  (random, slugs) =>
    examHash({
      set: setOf(random, slugs),
      key: random.pick(['', 'k3x', '\u{1F600}']),
      minutes: random.pick([1, 40, 600]),
      variants: random.pick([1, 4, EACH_OWN]),
      ...(random.chance(0.5) ? { questions: 1 } : {}),
      marks: random.pick(['never', 'after']),
    }),
  (random) => `#s=${random.pick(['7', 'a b', '\u{1F600}', '%ED%A0%BD', 'x'.repeat(300)])}`,
  (random) =>
    `#q-${random.between(0, 3)}-${random.pick(['menace', 'goad', 'x'])}-s${random.between(0, 1e7)}`,
  (random) => `#${random.pick(['r', 'g'])}=R509-1-0000000-${random.between(0, 1e9)}.`,
  (random) => `#${random.pick(['r', 'g'])}=${random.pick(CODES)}`,
];

const setOf = (random: Random, slugs: readonly string[]): SetLink => ({
  title: random.pick(['', 'Tuesday', 'è, & = #', '\u{1F600}']),
  order: random.pick([
    { kind: 'asListed' },
    { kind: 'shuffled' },
    { kind: 'seeded', seed: `${random.between(0, 99)}` },
  ] as const),
  items: Array.from({ length: random.pick([1, 3, 250]) }, () => ({
    slug: random.pick(slugs),
    ...(random.chance(0.3) ? { question: 'block', print: '1a2b3c' } : {}),
  })),
});

const CODES = await Promise.all(
  [0, 1, 25, 250].map((count) =>
    codeFor({
      name: 'Ada',
      day: '2026-11-28',
      set: 'exam one 7',
      answers: Array.from({ length: count }, (_, at) => ({
        item: `two-must-one-menace:blocks~1a2b3${at % 10}`,
        written: at % 3 === 0 ? '' : '[["a","b"]]',
      })),
    }),
  ),
);
