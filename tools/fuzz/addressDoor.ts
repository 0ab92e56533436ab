import { type Random, randomFrom } from '../../engine/vocabulary/random.ts';
import { codeFor, codesIn, readCode } from '../../site/client/codes/resultCode.ts';
import { madeName, madeNameIn } from '../../site/client/deal/made.ts';
import { hashFor, readLink } from '../../site/client/deal/setLink.ts';
import { examAddressIn, sittingAddress } from '../../site/client/exam/address.ts';
import { exerciseFilesAt, slugOf } from '../../site/library/files.ts';
import type { Door } from './door.ts';
import { spoiledLink } from './linkDoor.ts';

/** What stands behind the `#` of rounds, sets, exams, made boards and results, as it is left by whoever hands it on. */
export function addressDoor(root: string): Door {
  const slugs = exerciseFilesAt(root).map(slugOf);
  return {
    runs: 1,
    textFrom: (seed) => {
      const random = randomFrom(seed);
      return spoiledLink(random, random.pick(MAKERS)(random, slugs));
    },
    faultsOf: async (text) => {
      for (const code of codesIn(text)) await readCode(code);
      return [...faultsOfSet(text), ...(await faultsOfExam(text)), ...faultsOfMade(text)];
    },
  };
}

/** What was read is the same once it is written. */
function faultsOfSet(text: string): readonly string[] {
  const set = readLink(text);
  if (set.kind !== 'link') return [];
  const again = readLink(hashFor(set.link));
  return again.kind === 'link' && hashFor(again.link) === hashFor(set.link)
    ? []
    : [`is another set: ${again.kind}`];
}

async function faultsOfExam(text: string): Promise<readonly string[]> {
  const exam = await examAddressIn(text);
  if (exam.kind !== 'sitting') return [];
  const again = await examAddressIn(await sittingAddress(exam.sitting));
  return again.kind === 'sitting' ? [] : [`is another exam: ${again.kind}`];
}

function faultsOfMade(text: string): readonly string[] {
  const name = madeNameIn(text.replace(/^#(q-)?/, ''));
  if (name === undefined) return [];
  const written = madeName(name);
  const again = madeNameIn(written);
  return again !== undefined && madeName(again) === written ? [] : [`is another board: ${written}`];
}

const MAKERS: readonly ((random: Random, slugs: readonly string[]) => string)[] = [
  (random, slugs) =>
    hashFor({
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
    }),
  (random) => `#s=${random.pick(['7', 'a b', '\u{1F600}', '%ED%A0%BD', 'x'.repeat(300)])}`,
  (random) =>
    `#q-${random.between(0, 3)}-${random.pick(['menace', 'goad', 'x'])}-s${random.between(0, 1e7)}`,
  (random) => `#${random.pick(['r', 'g'])}=R509-1-0000000-${random.between(0, 1e9)}.`,
  (random) => `#${random.pick(['r', 'g'])}=${random.pick(CODES)}`,
];

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
