import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  type CardLookup,
  err,
  type Issue,
  type IssueCode,
  type Purpose,
  readScenario,
  type Scenario,
} from '#engine';
import { COMPLETE } from '../i18n/languages.ts';
import { withIndexed } from './cardIndex/withIndexed.ts';
import { loadCards } from './cards.ts';
import { guarded } from './failure.ts';
import { exerciseFilesAt, proseBeside, scenarioFilesAt, slugOf } from './files.ts';

/** A scenario and the file that it was read from, as a path from the root with forward slashes. */
export interface LoadedScenario {
  readonly file: string;
  readonly scenario: Scenario;
}

/** What could be read, and everything that is wrong with what could not. */
export interface Library {
  readonly cards: CardLookup;
  readonly scenarios: readonly LoadedScenario[];
  readonly issues: readonly Issue[];
}

/** `ignored`: boards count without their prose. */
export type ProseWanted = 'required' | 'ignored';

const PAGE: Purpose = { kind: 'page' };

/**
 * Reads the cards of the project at `root` and the scenarios in `paths`, which are files or folders seen from there, or
 * anywhere. What a page needs beside the board is asked for unless the purpose is a ruling.
 * A path that is not there is an issue like any other.
 */
export function loadScenarios(
  root: string,
  prose: ProseWanted,
  paths: readonly string[] = [SCENARIOS],
  purpose: Purpose = PAGE,
): Library {
  const { cards: own, issues } = loadCards(root);
  const found = paths.map((path) => ({ path, files: scenarioFilesAt(root, path) }));
  const texts = found
    .flatMap((at) => at.files ?? [])
    .map((file) => ({
      file,
      text: guarded(
        file,
        () => readFileSync(resolve(root, file), 'utf8'),
        () => undefined,
      ),
    }));
  const files = texts.map(({ file }) => file);
  const cards = withIndexed(
    own,
    texts.flatMap(({ text }) => text ?? []),
    root,
  );
  const read = texts.map(({ file, text }) => ({
    file,
    result: guarded(
      file,
      () => readScenario(text ?? readFileSync(resolve(root, file), 'utf8'), file, cards, purpose),
      (issue) => err([issue]),
    ),
  }));
  return {
    cards,
    scenarios: read.flatMap(({ file, result }) =>
      result.ok ? [{ file, scenario: result.value }] : [],
    ),
    issues: [
      ...issues,
      ...found.flatMap((at) => (at.files === undefined ? [nothingAt(at.path)] : [])),
      ...read.flatMap(({ result }) => (result.ok ? [] : result.error)),
      ...sharedSlugs(root, files),
      ...(prose === 'required' ? files.flatMap((file) => missingTranslations(root, file)) : []),
    ],
  };
}

const SCENARIOS = 'scenarios';

/** Scenarios whose address another one has too, whatever its topic. */
export function sharedSlugs(root: string, files: readonly string[]): readonly Issue[] {
  const all = [...(scenarioFilesAt(root, SCENARIOS) ?? []), ...exerciseFilesAt(root)];
  const bySlug = Map.groupBy(all, slugOf);
  return files.flatMap((file) => {
    const namesakes = bySlug.get(slugOf(file)) ?? [];
    const others = namesakes.filter((other) => other !== file);
    if (others.length === 0 || others.length === namesakes.length) return [];
    return [issueAt(file, 'sharedSlug', slugOf(file), others)];
  });
}

/** The files of a scenario's prose that are not there. */
export const missingTranslations = (root: string, file: string): readonly Issue[] =>
  COMPLETE.map((language) => proseBeside(file, language))
    .filter((prose) => !existsSync(join(root, prose)))
    .map((prose) => issueAt(prose, 'missingTranslation', '', [prose.split('/').at(-1) ?? '']));

const nothingAt = (path: string): Issue => issueAt(path, 'nothingThere', '', ['scenario.yaml']);

/** An issue with a file as a whole. */
const issueAt = (
  file: string,
  code: IssueCode,
  found: string,
  expected: readonly string[],
): Issue => ({ file, line: 1, column: 1, code, found, expected, nearest: undefined });
