import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Card } from '#engine';
import { findCards, wordsOfName } from '#engine/sandbox';
import { cachedIndex } from '../../library/cardIndex/readIndex.ts';
import { loadCards } from '../../library/cards.ts';
import { packCards, unpackCards } from './cardPart.ts';
import { markOf, partNames, partOf, tellingWords } from './places.ts';
import { beginningSo, namedAtStart } from './search.ts';
import { packWords } from './wordPart.ts';

const own = loadCards(process.cwd()).cards;
const backs = new Set([...own.values()].flatMap(({ back }) => back?.id ?? []));
/** Cards of all sorts: those with files, without what a person has checked, and some of the index. */
const cards: readonly Card[] = [
  ...[...own.values()]
    .filter(({ id }) => !backs.has(id))
    .map(({ checked: _, ...card }): Card => card),
  ...cachedIndex(process.cwd())
    .cards.filter(({ id }) => !own.has(id))
    .slice(0, 300),
];
const words = packWords(cards);
const parts = async (part: string) => words.get(part);
const someCard = fc.constantFrom(...cards);
const namesOf = ({ names, back }: Card): readonly string[] => [
  ...Object.values(names),
  ...Object.values(back?.names ?? {}),
];

describe('cards that are sent in parts', () => {
  test('come out as they went in', () => {
    expect(unpackCards(packCards(cards), () => true)).toEqual(cards);
    expect(unpackCards(JSON.parse(JSON.stringify(packCards(cards))), () => true)).toEqual(cards);
    expect(unpackCards(packCards([]), () => true)).toEqual([]);
  });

  test('come out alone, too', () => {
    const packed = packCards(cards);
    fc.assert(
      fc.property(someCard, (card) => {
        expect(unpackCards(packed, (id) => id === card.id)).toEqual([card]);
      }),
      { numRuns: 30 },
    );
  });

  test('lie each in one of the parts there are, about as many in each', () => {
    const there = new Set(partNames());
    const ids = Array.from({ length: 10_000 }, (_, n) => `card-${n}`);
    const sizes = [...Map.groupBy(ids, (id) => partOf(markOf(id)))];
    for (const [part, all] of sizes) {
      expect(there.has(part)).toBe(true);
      expect(all.length).toBeLessThan(100);
    }
    expect(sizes.length).toBe(there.size);
  });
});

describe('a card is found', () => {
  test('by its whole name in any language, whatever is said behind it', async () => {
    await fc.assert(
      fc.asyncProperty(
        someCard.chain((card) => fc.tuple(fc.constant(card), fc.constantFrom(...namesOf(card)))),
        fc.constantFrom('', ', tapped', ' attacks', ' with 2 damage, new'),
        async ([card, name], behind) => {
          expect(await namedAtStart(`${name}${behind}`, parts)).toContain(markOf(card.id));
          expect(await namedAtStart(wordsOfName(name).join(' '), parts)).toContain(markOf(card.id));
        },
      ),
    );
  });

  test('by how any telling word of its name begins', async () => {
    await fc.assert(
      fc.asyncProperty(
        someCard.chain((card) =>
          fc.tuple(
            fc.constant(card),
            fc.constantFrom(
              ...namesOf(card)
                .flatMap(tellingWords)
                .filter((one) => one.length > 1),
            ),
          ),
        ),
        async ([card, word]) => {
          const found = await beginningSo(word.slice(0, 4), parts, cards.length);
          expect(found).toContain(markOf(card.id));
        },
      ),
    );
  });

  test('short names first, as they are ranked where all cards are at hand', async () => {
    const [first = ''] = await beginningSo('serra an', parts, 5);
    expect(first).toBe(markOf('serra-angel'));
    const lookup = new Map(cards.map((card) => [card.id, card] as const));
    expect(findCards('serra an', lookup, 1)[0]?.id).toBe('serra-angel');
  });

  test('where a word of it is typed wrong', async () => {
    expect(await beginningSo('serra angle', parts, 3)).toContain(markOf('serra-angel'));
    expect(await beginningSo('serrra angel', parts, 3)).toContain(markOf('serra-angel'));
  });

  test('and none by words that stand in no name', async () => {
    expect(await namedAtStart('xyzzy plugh', parts)).toEqual([]);
    expect(await beginningSo('xyzzy', parts, 3)).toEqual([]);
  });
});
