import { describe, expect, test } from 'vitest';
import type { EditionChange, ShownBy } from '../../cases/changes/change.ts';
import { EDITION_CHANGES, editionBefore } from '../../cases/changes/index.ts';
import { EDITION_IDS, type EditionId } from '../../citation/editions.ts';
import { OVERLAYS } from '../../citation/overlays.ts';
import { numberOf, type RuleKey } from '../../citation/ruleIndex.ts';
import type { Expectation } from '../../scenario/scenario.ts';
import { everyCase } from '../everyCase.ts';
import { BEYOND_FILES, type EditionBoard } from './beyondFiles.ts';
import { playBoard } from './playBoard.ts';
import { seenOn } from './seen.ts';

/** What a board comes to, in words and as it is looked at. */
interface Outcome {
  readonly editions: readonly EditionId[];
  readonly says: string;
  readonly looksAt: string;
}

interface Shown {
  readonly change: number;
  readonly that: string;
  readonly outcomes: readonly Outcome[];
}

const inFiles = everyCase().flatMap(({ about, name, so }): readonly Shown[] =>
  about.kind === 'change'
    ? [
        {
          change: about.change,
          that: name,
          outcomes: so.map(({ editions, says = '', script }) => ({
            editions,
            says,
            looksAt: JSON.stringify(
              script.entries.flatMap((one) =>
                one.kind === 'expect' ? [asSeen(one.expectation)] : [],
              ),
            ),
          })),
        },
      ]
    : [],
);

/** What is so on the board; rules that are cited for it may differ. */
function asSeen({ cites: _, citesNot: __, ...seen }: Expectation): Expectation {
  return seen;
}

const shownIn = ({ change, that, outcomes }: EditionBoard): Shown => ({
  change,
  that,
  outcomes: outcomes.map((one) => ({
    editions: one.in,
    says: one.so,
    looksAt: JSON.stringify(one.sees),
  })),
});

const shown = [...inFiles, ...BEYOND_FILES.map(shownIn)];
const boardsOf = ({ change }: EditionChange) => shown.filter((one) => one.change === change);
const changes = (kind: ShownBy['kind']) =>
  EDITION_CHANGES.filter(({ shows }) => shows.kind === kind);

test('changes are numbered from 1, in the order of their editions', () => {
  expect(EDITION_CHANGES.map(({ change }) => change)).toEqual(
    EDITION_CHANGES.map((_, at) => at + 1),
  );
  const dates = EDITION_CHANGES.map(({ since }) => since);
  expect(dates).toEqual(dates.toSorted());
});

test.each(EDITION_CHANGES)('change $change: its rules are printed on its side', (change) => {
  const lacking = (edition: EditionId, rules: readonly RuleKey[]) =>
    rules.filter((key) => numberOf(edition, key) === undefined);
  expect(lacking(editionBefore(change), change.before)).toEqual([]);
  expect(lacking(change.since, change.after)).toEqual([]);
});

test.each(EDITION_CHANGES.filter(({ found }) => found !== undefined))(
  'change $change: its first text lies between the two editions',
  (change) => {
    const { found = '', since } = change;
    expect(found > editionBefore(change) && found <= since).toBe(true);
  },
);

test('every board shows a change that there is, and has a board', () => {
  const withBoards = [...changes('apart'), ...changes('alike')].map(({ change }) => change);
  expect(new Set(shown.map(({ change }) => change))).toEqual(new Set(withBoards));
});

test.each(changes('apart'))(
  'change $change: a board comes out differently on its two sides',
  (change) => {
    const telling = boardsOf(change).filter(({ outcomes }) => {
      const [before, after] = editionsAround(change).map((edition) =>
        outcomes.find(({ editions }) => editions.includes(edition)),
      );
      return before !== undefined && after !== undefined && before.says !== after.says;
    });
    expect(telling).not.toEqual([]);
  },
);

/** The last edition before a change, and the first with it. */
const editionsAround = (change: EditionChange): readonly EditionId[] => [
  editionBefore(change),
  change.since,
];

test.each(OVERLAYS.slice(1).filter(({ behaviour }) => Object.keys(behaviour).length > 0))(
  'what the rules of $effective do differently, a board shows',
  ({ effective }) => {
    expect(changes('apart').map(({ since }) => since)).toContain(effective);
  },
);

test.each(changes('alike'))(
  'change $change: every board shows the same in all editions',
  (change) => {
    for (const { outcomes } of boardsOf(change)) {
      expect(outcomes.flatMap(({ editions }) => editions)).toHaveLength(EDITION_IDS.length);
      expect(new Set(outcomes.map(({ looksAt }) => looksAt)).size).toBe(1);
    }
  },
);

test.each(shown)(
  '$that: no edition has two outcomes, and each is said in words',
  ({ outcomes }) => {
    const editions = outcomes.flatMap((one) => one.editions);
    expect(new Set(editions).size).toBe(editions.length);
    expect(outcomes.map(({ says }) => says)).not.toContain('');
  },
);

describe.each(BEYOND_FILES)('$that', (board) => {
  for (const outcome of board.outcomes)
    test.each(outcome.in)(`in %s ${outcome.so}`, (edition) => {
      const line = playBoard(board, { edition });
      const cited = line.moments.flatMap(({ entries }) =>
        entries.flatMap(({ event }) => event.rules),
      );
      expect(seenOn(line)).toMatchObject(outcome.sees);
      expect(cited).toEqual(expect.arrayContaining([...(outcome.cites ?? [])]));
    });
});
