import { EDITION_IDS, type EditionId } from '../../citation/editions.ts';
import { isMapping } from '../../language/loosely.ts';
import { editions } from '../schema/editions.ts';
import type { LooseScenario } from './looseScenario.ts';
import { type Problem, shown } from './problem.ts';
import type { Path } from './source.ts';

/** The editions that something with this under `editions` is for, of those shown; what has no sense leaves out none. */
export function editionsOf(named: unknown, shown = newestFirst()): readonly EditionId[] {
  const form = editions.safeParse(named);
  return form.success ? shown.filter((edition) => form.data.includes(edition)) : shown;
}

/** What a scenario's `editions` and `opens-in` say together: bounds between which nothing lies, and a door elsewhere. */
export function shownProblems(scenario: LooseScenario): readonly Problem[] {
  const shown = editionsOf(scenario.editions);
  const opens = scenario['opens-in'];
  if (shown.length === 0) return [outOfBounds(scenario.editions, newestFirst(), [])];
  if (opens === undefined || shown.some((edition) => edition === opens)) return [];
  return [unknownEdition(opens, shown, ['opens-in'])];
}

/** Editions named that the scenario, or the branch, is not shown in, and bounds that leave none of them. */
export function editionProblems(
  named: unknown,
  shown: readonly EditionId[],
  above: Path,
): readonly Problem[] {
  if (named === undefined || shown.length === 0) return [];
  const strangers = listed(named, [...above, 'editions']).flatMap(({ word, path }) =>
    shown.some((edition) => edition === word) ? [] : [unknownEdition(word, shown, path)],
  );
  return strangers.length > 0 || editionsOf(named, shown).length > 0
    ? strangers
    : [outOfBounds(named, shown, above)];
}

/** The editions that a list names, or that `except` does. */
function listed(
  named: unknown,
  path: Path,
): readonly { readonly word: string; readonly path: Path }[] {
  if (Array.isArray(named))
    return named.flatMap((word: unknown, index) =>
      typeof word === 'string' ? [{ word, path: [...path, index] }] : [],
    );
  return isMapping(named) ? listed(named.except, [...path, 'except']) : [];
}

const newestFirst = (): readonly EditionId[] => EDITION_IDS.toReversed();

const unknownEdition = (found: string, expected: readonly string[], path: Path): Problem => ({
  path,
  at: 'value',
  code: 'unknownWord',
  found,
  expected,
});

const outOfBounds = (named: unknown, expected: readonly string[], above: Path): Problem => ({
  path: [...above, 'editions'],
  at: 'value',
  code: 'outOfRange',
  found: inWords(named),
  expected,
});

const inWords = (named: unknown): string =>
  isMapping(named)
    ? Object.entries(named)
        .map(([bound, edition]) => `${bound} ${shown(edition)}`)
        .join(' ')
    : shown(named);
