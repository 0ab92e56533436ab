// What was answered in an exam is remembered as it is marked; looking at it again is no answer.
import type { Judgement } from '../../questions/judgement.ts';
import type { CatalogueItem } from '../../view/catalogueItem.ts';
import { writeDown } from '../memory/journal.ts';
import { recordWaiting } from '../memory/recordWaiting.ts';
import type { Sitting } from './sitting.ts';

export async function rememberExam(
  { asked }: Sitting,
  judged: readonly Judgement[],
  catalogue: readonly CatalogueItem[],
  now: number,
): Promise<void> {
  const prints = new Map(catalogue.map(({ at, print }) => [at, print]));
  const answers = judged.flatMap((judgement, place) => {
    const item = asked[place];
    if (judgement.kind !== 'judged' || item === undefined) return [];
    const { right, mistakes } = judgement;
    const print = prints.get(item);
    const id = crypto.getRandomValues(new Uint32Array(4)).join('-');
    // One after the other, as they were asked.
    const when = now + place;
    return { id, when, item, ...(print !== undefined && { print }), right, try: 1, mistakes };
  });
  await recordWaiting(writeDown(answers));
}
