import { NEWEST_EDITION } from '../engine.ts';
import { misreadingsOf, playingOf } from '../library/collections.ts';
import { onceInBuild } from '../library/onceInBuild.ts';
import type { PlacementItem, PlacementTable } from '../placement/item.ts';
import { type AskedItem, askedItems, placeOfItem } from './askedItems.ts';
import { editionOf } from './exercisePages.ts';
import { PLACED_MISTAKES } from './placedMistakes.ts';
import { placementItem } from './placementItem.ts';

/** All boards that the placement test can ask, and what each mistake answers to them. */
export const placementTable = onceInBuild(
  async (): Promise<PlacementTable> => ({
    version: 1,
    mistakes: PLACED_MISTAKES,
    items: (await Promise.all((await askedItems()).map(itemOf))).flat(),
  }),
);

/** Of today’s rules, with one right answer: what has several is no clear sign of a mistake. */
async function itemOf(item: AskedItem): Promise<readonly PlacementItem[]> {
  const { facts, question } = item;
  const edition = editionOf(facts);
  const isTold = facts.misread.some((one) => one.question === question && one.ways === 'one');
  if (item.kind !== 'exercise' || edition !== NEWEST_EDITION || !isTold) return [];
  const [playing, misread] = await Promise.all([
    playingOf(facts.slug, edition),
    misreadingsOf(facts.slug),
  ]);
  const answer = playing.questions.find((one) => one.question.id === question)?.answer;
  const misreadings = misread.find((one) => one.question === question)?.misreadings ?? [];
  const { fingerprint: print, knowledge } = facts;
  const known = { at: placeOfItem(item), print, knowledge, misreadings };
  const told = answer && placementItem({ ...known, answer });
  return told === undefined ? [] : [told];
}
