// What each student is asked, and in which order: from the exam and the name alone, so that whoever begins anew under the
// same name, or on another device, is asked the same.
import type { CatalogueItem } from '../../view/catalogueItem.ts';
import { hashOf, shuffledBy } from '../deal/chance.ts';
import { type Dealt, dealt } from '../deal/deal.ts';
import { type ClassExam, markOf } from './examLink.ts';

/** A name as it is compared: whoever writes it otherwise is the same. */
export const nameKey = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** From 1. */
export const variantOf = (exam: ClassExam, name: string): number =>
  1 + (hashOf(`${markOf(exam)} ${nameKey(name)}`) % exam.variants);

/** What a variant asks, in its order; and what of the set could not be kept. */
export function dealtTo(
  exam: ClassExam,
  variant: number,
  catalogue: readonly CatalogueItem[],
): Dealt {
  const { set, questions, variants } = exam;
  const seed = seedFor(exam, variant);
  const all = dealt({ ...set, order: { kind: 'asListed' } }, catalogue, seed);
  const drawn = drawnBy(seed, all.items, questions ?? all.items.length);
  const isAsListed = variants === 1 && set.order.kind === 'asListed';
  return { ...all, items: isAsListed ? drawn : shuffledBy(`${seed} order`, drawn, atOf) };
}

/** By which the options of what is asked at an address are put in order; nothing where everyone has them as they stand. */
export const optionSeed = (exam: ClassExam, variant: number, at: string): string | undefined =>
  exam.variants === 1 ? undefined : `${seedFor(exam, variant)} ${at}`;

const seedFor = (exam: ClassExam, variant: number): string => `${markOf(exam)} ${variant}`;

/** So many of them, in their order: one from each part of those that stand from easy to hard, so that no variant is harder. */
function drawnBy(
  seed: string,
  items: readonly CatalogueItem[],
  count: number,
): readonly CatalogueItem[] {
  if (count >= items.length) return items;
  const byLevel = shuffledBy(seed, items, atOf).toSorted((a, b) => a.level - b.level);
  const parts = Array.from({ length: count }, (_, nth) =>
    byLevel.slice(
      Math.floor((nth * byLevel.length) / count),
      Math.floor(((nth + 1) * byLevel.length) / count),
    ),
  );
  const drawn = new Set(
    parts.flatMap((part, nth) => shuffledBy(`${seed} ${nth}`, part, atOf).slice(0, 1)),
  );
  return items.filter((item) => drawn.has(item));
}

const atOf = ({ at }: CatalogueItem): string => at;
