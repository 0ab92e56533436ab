import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Card } from '#engine';
import { cachedIndex } from '../../../site/library/cardIndex/readIndex.ts';
import { loadCards } from '../../../site/library/cards.ts';
import { sameAbilities } from './sameAbilities.ts';

// What somebody has read of a card by hand is a witness against what was read of its text, and the other way about.

const root = process.cwd();
const indexed = new Map(cachedIndex(root).cards.map((card) => [card.id, card]));
const made = [...loadCards(root).cards.values()].filter(({ id }) => !id.endsWith('-back'));

/** Cards that are read otherwise than they were made by hand, and why both are right. */
const differs = z
  .record(z.string(), z.string().min(1))
  .parse(parse(readFileSync(join(root, 'tools/cards/handmade/differs.yaml'), 'utf8')));

const isWholeIn = ({ characteristics, back }: Card): boolean =>
  characteristics.unread === undefined && back?.characteristics.unread === undefined;

/** Cards of which all is read, and is not what somebody has read by hand. */
const different = made
  .flatMap((card) => {
    const read = indexed.get(card.id);
    return read === undefined || !isWholeIn(read) ? [] : [{ card, read }];
  })
  .filter(
    ({ card, read }) =>
      !sameAbilities(card.characteristics.abilities, read.characteristics.abilities) ||
      !sameAbilities(
        card.back?.characteristics.abilities ?? [],
        read.back?.characteristics.abilities ?? [],
      ),
  )
  .map(({ card }) => card.id);

/** Cards of which something else than their abilities is read otherwise. */
const ofOtherSizes = made
  .filter((card) => {
    const read = indexed.get(card.id);
    return read !== undefined && printedOf(card) !== printedOf(read);
  })
  .map(({ id }) => id);

function printedOf({ characteristics }: Card): string {
  const { power, toughness, loyalty, types, subtypes, colors } = characteristics;
  return JSON.stringify([power, toughness, loyalty, types.toSorted(), subtypes.toSorted(), colors]);
}

const isReasoned = (id: string): boolean => Object.hasOwn(differs, id);

test('what is read of a card is what was made of it by hand, but where there is a reason', () => {
  expect(different.filter((id) => !isReasoned(id))).toEqual([]);
});

test('sizes, types and colors are read as they were made by hand, but where there is a reason', () => {
  expect(ofOtherSizes.filter((id) => !isReasoned(id))).toEqual([]);
});

test('each reason is for a card that is read otherwise', () => {
  const ids: readonly string[] = [...different, ...ofOtherSizes];
  expect(Object.keys(differs).filter((id) => !ids.includes(id))).toEqual([]);
});
