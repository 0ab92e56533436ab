import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Card } from '#engine';
import { cachedIndex } from '../../../site/library/cardIndex/readIndex.ts';

const root = process.cwd();
const cards = cachedIndex(root).cards;

/** Of each kind of card the share of which every line that may matter in combat is read, in percent: it never falls. */
const floors = z
  .record(z.string(), z.number())
  .parse(parse(readFileSync(join(root, 'tools/cards/index/floors.yaml'), 'utf8')));

const isOf = ({ characteristics: { types, subtypes } }: Card, kind: string): boolean =>
  types.some((type) => type === kind) || subtypes.includes(kind);

const isWhole = ({ characteristics, back }: Card): boolean =>
  characteristics.unread === undefined && back?.characteristics.unread === undefined;

const shareOf = (kind: string): number => {
  const some = cards.filter((card) => isOf(card, kind));
  return (100 * some.filter(isWhole).length) / some.length;
};

test.each(Object.entries(floors))(
  'of the cards that are %s at least %d %% are read whole',
  (kind, floor) => {
    expect(shareOf(kind)).toBeGreaterThanOrEqual(floor);
  },
);

test.each(Object.entries(floors))(
  'the floor of %s is raised where more is read: %d',
  (kind, floor) => {
    expect(shareOf(kind)).toBeLessThan(floor + 2);
  },
);
