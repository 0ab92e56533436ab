import type { EditionId, Scenario } from '#engine';
import { IN_PROGRESS, LANGUAGES } from '../../site/i18n/languages.ts';
import { editionsFor, type Saying } from '../../site/library/byEdition.ts';
import { proseBeside } from '../../site/library/files.ts';
import { readProseFile } from '../../site/library/proseFile.ts';
import type { LoadedScenario } from '../../site/library/scenarios.ts';

type Kind = Scenario['questions'][number]['ask']['kind'];

/** Kinds of question whose words are made from what is asked; all others need the prose's. */
const WORDED: ReadonlySet<Kind> = new Set<Kind>(['declare', 'divide', 'legality']);

/**
 * What a page needs that a scenario's prose does not have: a language's file, a title for each branch, words for each
 * question. `read` gives a file's text, or nothing where there is none.
 */
export const unworded = (
  { file, scenario }: LoadedScenario,
  read: (path: string) => string | undefined,
): readonly string[] =>
  LANGUAGES.flatMap((language) => {
    const path = proseBeside(file, language);
    const text = read(path);
    if (text === undefined && IN_PROGRESS.has(language)) return [];
    if (text === undefined)
      return [`${path}: file missing; every scenario has one in each language`];
    const wordsUnder = wordsIn(text);
    return [
      ...scenario.branches.flatMap(({ name }) =>
        wordsUnder('branches', name) ? [] : [`${path}: branches.${name}: missing`],
      ),
      ...scenario.questions
        .filter(
          ({ id, ask, editions }) =>
            !WORDED.has(ask.kind) && !wordsUnder('questions', id, editions),
        )
        .map(
          ({ id, at }) =>
            `${path}: questions.${id}: missing; the question stands in ${file}:${at.line}:${at.column}`,
        ),
    ];
  });

function wordsIn(
  text: string,
): (under: string, name: string, editions?: readonly EditionId[]) => boolean {
  const { front } = readProseFile(text);
  return (under, name, editions = []) => {
    const held: unknown = isObject(front) ? front[under] : undefined;
    if (!isObject(held) || !Object.hasOwn(held, name)) return false;
    const said = held[name] as Saying;
    return editionsFor(said, editions).length === editions.length;
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
