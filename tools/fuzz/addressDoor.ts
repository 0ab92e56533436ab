import { randomFrom } from '../../engine/vocabulary/random.ts';
import { examHash, readExam } from '../../site/client/classExam/examLink.ts';
import { codesIn } from '../../site/client/codes/pasted.ts';
import { madeName, madeNameIn } from '../../site/client/deal/made.ts';
import { hashFor, readLink } from '../../site/client/deal/setLink.ts';
import { examAddressIn, sittingAddress } from '../../site/client/exam/address.ts';
import { exerciseFilesAt, slugOf } from '../../site/library/files.ts';
import { MAKERS } from './addresses.ts';
import type { Door } from './door.ts';
import { spoiledLink } from './spoiledLink.ts';

/** What stands behind the `#` of rounds, sets, exams, made boards and results, as it is left by whoever hands it on. */
export function addressDoor(root: string): Door {
  const slugs = exerciseFilesAt(root).map(slugOf);
  return {
    textFrom: (seed) => {
      const random = randomFrom(seed);
      return spoiledLink(random, random.pick(MAKERS)(random, slugs));
    },
    faultsOf: (text, call) =>
      call('reading an address', async () => {
        await codesIn(text);
        return [
          ...faultsOfSet(text),
          ...faultsOfClass(text),
          ...(await faultsOfExam(text)),
          ...faultsOfMade(text),
        ];
      }),
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

function faultsOfClass(text: string): readonly string[] {
  const read = readExam(text);
  if (read.kind !== 'exam') return [];
  const again = readExam(examHash(read.exam));
  return again.kind === 'exam' && again.mark === read.mark
    ? []
    : [`is another exam of a class: ${again.kind}`];
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
