// For review: another board of the same kind as one that was answered, so that the idea is asked for and not the memory.
import type { CatalogueItem } from '../../view/catalogueItem.ts';
import { hashOf, shuffledBy } from '../deal/chance.ts';
import { isExercise } from '../deal/daily.ts';
import { isMade, nameAt, withSeed } from '../deal/made.ts';
import type { Answer } from './answer.ts';

/**
 * Where to ask a board like the one at `item`, which was last answered at `last`; nothing where there is none. The same for
 * the same answers, so that an answer to it counts for the one that it stands for.
 */
export type KinOf = (item: string, last: number) => string | undefined;

/** `catalogue`: all that is asked. What was answered before `last` is no new board. */
export function kinIn(catalogue: readonly CatalogueItem[], answers: readonly Answer[]): KinOf {
  const byAt = new Map(catalogue.map((item) => [item.at, item]));
  const exercises = catalogue.filter(isExercise);
  const byMistake = grouped(exercises, ({ mistakes }) => mistakes);
  const byTopic = grouped(exercises, ({ topics }) => topics.slice(0, 1));
  const makers = catalogue.filter(isMade);
  const madeFor = new Map(makers.flatMap((item) => item.mistakes.map((one) => [one, item])));
  const madeAs = new Map(makers.map((item) => [nameAt(item.at)?.aim, item]));
  const first = new Map<string, number>();
  for (const { item, when } of answers)
    first.set(item, Math.min(when, first.get(item) ?? Number.POSITIVE_INFINITY));
  return (at, last) => {
    const seed = `${at} ${last}`;
    // One that was made has as many of its kind as there are seeds.
    const maker = isMade({ at }) ? madeAs.get(nameAt(at)?.aim) : undefined;
    if (maker !== undefined) return withSeed(maker, `${hashOf(seed)}`).at;
    const item = byAt.get(at);
    if (item === undefined) return undefined;
    const isNew = (one: CatalogueItem): boolean =>
      one.at !== at && (first.get(one.at) ?? Number.POSITIVE_INFINITY) > last;
    const among = (all: readonly CatalogueItem[] | undefined): CatalogueItem | undefined =>
      shuffledBy(seed, (all ?? []).filter(isNew), (one) => one.at)[0];
    const [mistake = ''] = item.mistakes;
    const board = madeFor.get(mistake);
    const alike =
      among(byMistake.get(mistake)) ??
      (board && withSeed(board, `${hashOf(seed)}`)) ??
      among(byTopic.get(item.topics[0] ?? ''));
    return alike?.at;
  };
}

function grouped(
  all: readonly CatalogueItem[],
  namesOf: (one: CatalogueItem) => readonly string[],
): ReadonlyMap<string, readonly CatalogueItem[]> {
  const groups = new Map<string, CatalogueItem[]>();
  for (const one of all)
    for (const name of namesOf(one)) groups.set(name, [...(groups.get(name) ?? []), one]);
  return groups;
}
