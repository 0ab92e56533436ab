import { expect, test } from 'vitest';
import { playRuling } from '../../cases/playRuling.ts';
import { EDITION_IDS, type EditionId } from '../../citation/editions.ts';
import { numberOf, type RuleKey } from '../../citation/ruleIndex.ts';
import { readLine, tableOf } from '../../sandbox/index.ts';
import { projectCards } from '../boards/cards.ts';
import { everyCase } from '../everyCase.ts';

// What happens in a game rests on a rule of its edition, but for what only later editions speak of.

/** What came later, by the rule that speaks of it, and the kinds of entry that tell of it. */
const CAME_LATER: readonly (readonly [RuleKey, readonly string[]])[] = [
  ['monarch.onlyOne', ['becameMonarch']],
  ['keyword.rebound', ['choiceMade', 'choiceTaken', 'optionDeclined']],
];

const cases = everyCase();

const mayLack = (edition: EditionId): ReadonlySet<string> =>
  new Set(
    CAME_LATER.flatMap(([key, kinds]) => (numberOf(edition, key) === undefined ? kinds : [])),
  );

test.each(EDITION_IDS)(
  'by the rules of %s, each entry has a rule, but for what came later',
  (edition) => {
    const lacks = cases.flatMap(({ so }) =>
      so.flatMap((ruling) =>
        playRuling(ruling, { edition }).line.moments.flatMap(({ entries }) =>
          entries.flatMap(({ event }) => (event.rules.length === 0 ? [event.kind] : [])),
        ),
      ),
    );
    expect([...new Set(lacks)].filter((kind) => !mayLack(edition).has(kind))).toEqual([]);
  },
);

test.each(EDITION_IDS)(
  'by the rules of %s, whoever becomes the monarch does so by a rule, once there is one',
  (edition) => {
    const line = `rules ${edition}; Ada: 2/2; Nil, monarch: ; A1 -> Nil`;
    const { board, slips } = readLine(line, { cards: projectCards, words: new Map() });
    expect(slips).toEqual([]);
    const crowned = tableOf(board, 'end').replay.frames.flatMap(({ events }) =>
      events.flatMap((event) => (event.kind === 'becameMonarch' ? [event.rules] : [])),
    );
    expect(crowned).toHaveLength(1);
    expect(crowned[0]?.length === 0).toBe(numberOf(edition, 'monarch.onlyOne') === undefined);
  },
);
