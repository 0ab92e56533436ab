import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  type Card,
  type CardLookup,
  type Issue,
  readCard,
  readScenario,
  type Scenario,
} from '#engine';

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
export type Prose = 'required' | 'ignored';

export const LANGUAGES = ['en', 'it', 'es'] as const;

/**
 * Reads the cards of the project at `root` and the scenarios in `paths`, which are files or folders seen from there.
 * A path that is not there is an issue like any other.
 */
export function loadScenarios(
  root: string,
  prose: Prose,
  paths: readonly string[] = ['scenarios'],
): Library {
  const cards = loadCards(root);
  const files = paths.flatMap((path) => scenarioFilesAt(root, path) ?? []);
  const read = files.map((file) => ({
    file,
    result: readScenario(readFileSync(join(root, file), 'utf8'), file, cards.cards),
  }));
  return {
    cards: cards.cards,
    scenarios: read.flatMap(({ file, result }) =>
      result.ok ? [{ file, scenario: result.value }] : [],
    ),
    issues: [
      ...cards.issues,
      ...paths.flatMap((path) =>
        scenarioFilesAt(root, path) === undefined ? [nothingAt(path)] : [],
      ),
      ...read.flatMap(({ result }) => (result.ok ? [] : result.error)),
      ...files.flatMap((file) => sharedSlug(root, file)),
      ...(prose === 'required' ? files.flatMap((file) => missingTranslations(root, file)) : []),
    ],
  };
}

const CARDS = 'scenarios/cards';
/** Beside the cards stands a list of those that can't be said yet. */
const CARD_FILE = /^[a-z0-9-]+\.yaml$/;

function loadCards(root: string): Pick<Library, 'cards' | 'issues'> {
  const files = existsSync(join(root, CARDS)) ? readdirSync(join(root, CARDS)).toSorted() : [];
  const read = files
    .filter((name) => CARD_FILE.test(name))
    .map((name) => `${CARDS}/${name}`)
    .map((file) => readCard(readFileSync(join(root, file), 'utf8'), file));
  const cards = read.flatMap((result) => (result.ok ? [result.value] : []));
  return {
    cards: new Map<string, Card>(cards.flatMap(facesOf).map((card) => [card.id, card])),
    issues: read.flatMap((result) => (result.ok ? [] : result.error)),
  };
}

/** A card, and its other face under a name of its own. */
const facesOf = (card: Card): readonly Card[] =>
  card.back === undefined ? [card] : [card, { ...card.back, checked: card.checked }];

// Undefined where there is nothing at the path, or no scenario in the folder.
function scenarioFilesAt(root: string, path: string): readonly string[] | undefined {
  const full = join(root, path);
  if (!existsSync(full)) return undefined;
  if (statSync(full).isFile()) return [fromRoot(root, full)];
  const files = readdirSync(full, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|[/\\])scenario\.yaml$/.test(name))
    .map((name) => fromRoot(root, join(full, name)))
    .toSorted();
  return files.length === 0 ? undefined : files;
}

const fromRoot = (root: string, full: string): string => relative(root, full).replaceAll('\\', '/');

const nothingAt = (path: string): Issue => ({
  file: path,
  line: 1,
  column: 1,
  code: 'nothingThere',
  found: '',
  expected: ['scenario.yaml'],
  nearest: undefined,
});

const slugOf = (file: string): string => file.split('/').at(-2) ?? '';

// A scenario's address is its slug, whatever its topic.
const sharedSlug = (root: string, file: string): readonly Issue[] => {
  const all = scenarioFilesAt(root, 'scenarios') ?? [];
  if (!all.includes(file)) return [];
  const others = all.filter((other) => other !== file && slugOf(other) === slugOf(file));
  if (others.length === 0) return [];
  return [
    {
      file,
      line: 1,
      column: 1,
      code: 'sharedSlug',
      found: slugOf(file),
      expected: others,
      nearest: undefined,
    },
  ];
};

const missingTranslations = (root: string, file: string): readonly Issue[] =>
  LANGUAGES.map((language) => file.replace(/[^/]*$/, `${language}.mdx`))
    .filter((prose) => !existsSync(join(root, prose)))
    .map((prose) => ({
      file: prose,
      line: 1,
      column: 1,
      code: 'missingTranslation',
      found: '',
      expected: [prose.split('/').at(-1) ?? ''],
      nearest: undefined,
    }));
