import type { z } from 'zod';
import { type EditionId, NEWEST_EDITION } from '../citation/editions.ts';
import { isMapping, loosely } from '../language/loosely.ts';
import { err, ok, type Result } from '../vocabulary/result.ts';
import type { ReadBoardLine } from './boardLine.ts';
import type { CardLookup } from './card.ts';
import type { Issue } from './issue.ts';
import { buildScenario } from './reading/buildScenario.ts';
import { formProblems, withoutEchoes } from './reading/formProblems.ts';
import { inFileOrder, issueOf } from './reading/problem.ts';
import { missingOf, scenarioProblems } from './reading/scenarioProblems.ts';
import { readSource, type YamlSource } from './reading/source.ts';
import type { ScenarioAsking } from './scenario.ts';
import { questionForm, type WrittenQuestion } from './schema/question.ts';
import {
  exerciseFormWith,
  piecesForm,
  rulingFormWith,
  type ScenarioForm,
  scenarioFormWith,
} from './schema/scenario.ts';

/**
 * Reads a scenario from the text of its file; the slug is the name of the folder that the file is in, or of a file that
 * is not called as those of pages are.
 */
export type ReadScenario<A> = (
  text: string,
  file: string,
  cards: CardLookup,
  purpose?: Purpose,
) => Result<ScenarioAsking<A>, readonly Issue[]>;

/**
 * What a file is read for. A page shows what only readers need, so that must be there; for a ruling board and script
 * suffice, and where the file names no editions it is played in these. An exercise is shown without prose, in the newest
 * edition unless it names others. Of pieces there is a board alone.
 */
export type Purpose =
  | { readonly kind: 'page' }
  | { readonly kind: 'exercise' }
  | { readonly kind: 'pieces' }
  | { readonly kind: 'ruling'; readonly editions: readonly EditionId[] };

/**
 * A reader of scenarios that ask questions of these kinds.
 * Every problem of a file is an issue with its place, those of form and those of sense together.
 */
export function scenarioReader<A>(
  kinds: readonly WrittenQuestion<A>[],
  readLine: ReadBoardLine,
): ReadScenario<A> {
  const read = sourceReader(kinds, readLine);
  return (text, file, cards, purpose = { kind: 'page' }) =>
    read(readSource(text, file), cards, purpose);
}

/** The same of what has been read as YAML already, and may be a part of a file. */
export type ReadScenarioSource<A> = (
  source: YamlSource,
  cards: CardLookup,
  purpose: Purpose,
) => Result<ScenarioAsking<A>, readonly Issue[]>;

export function sourceReader<A>(
  kinds: readonly WrittenQuestion<A>[],
  readLine: ReadBoardLine,
): ReadScenarioSource<A> {
  const forms: Forms<A> = {
    page: scenarioFormWith(kinds),
    exercise: exerciseFormWith(kinds),
    pieces: piecesForm,
    ruling: rulingFormWith(kinds),
    question: questionForm(kinds),
    readLine,
  };
  return (source, cards, purpose) => read(source, cards, purpose, forms);
}

interface Forms<A> {
  readonly page: ReturnType<typeof scenarioFormWith<A>>;
  readonly exercise: ReturnType<typeof exerciseFormWith<A>>;
  readonly pieces: typeof piecesForm;
  readonly ruling: ReturnType<typeof rulingFormWith<A>>;
  readonly question: ReturnType<typeof questionForm<A>>;
  readonly readLine: ReadBoardLine;
}

function read<A>(
  source: YamlSource,
  cards: CardLookup,
  purpose: Purpose,
  forms: Forms<A>,
): Result<ScenarioAsking<A>, readonly Issue[]> {
  // Of a file that is not YAML nothing more can be said.
  if (source.data === undefined) return err(inFileOrder(source.issues));
  const form: z.ZodSafeParseResult<ScenarioForm<A>> = forms[purpose.kind].safeParse(source.data);
  const scenario = isMapping(source.data) ? loosely(forms.page, source.data) : undefined;
  const line =
    typeof scenario?.line === 'string'
      ? forms.readLine(scenario.line, cards, namesSaid(scenario.called))
      : undefined;
  const readAs = {
    questionForm: forms.question,
    names: purpose.kind === 'ruling' ? ('any' as const) : ('customary' as const),
    line,
  };
  const problems = withoutEchoes([
    ...(form.success ? [] : formProblems(source.data, form.error.issues)),
    ...(scenario === undefined || purpose.kind === 'pieces' ? [] : missingOf(scenario, line)),
    ...(scenario === undefined ? [] : scenarioProblems(scenario, cards, readAs)),
  ]);
  const issues = [...source.issues, ...unique(problems.map((problem) => issueOf(source, problem)))];
  if (!form.success || issues.length > 0) return err(inFileOrder(issues));
  const shownIn = purpose.kind === 'ruling' ? purpose.editions : [NEWEST_EDITION];
  return ok(buildScenario(form.data, slugOf(source.file), shownIn, cards, source, line));
}

const namesSaid = (called: unknown): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(isMapping(called) ? called : {}).flatMap(([id, name]) =>
      typeof name === 'string' ? [[id, name]] : [],
    ),
  );

function slugOf(file: string): string {
  const [folder = '', name = ''] = file.split(/[/\\]/).slice(-2);
  return name === '' || name === 'scenario.yaml' ? folder : name.replace(/\.[^.]*$/, '');
}

// Form and sense may both object to one word; all that is missing in one place is said at once.
const unique = (issues: readonly Issue[]): readonly Issue[] =>
  [
    ...Map.groupBy(issues, ({ line, column, code, expected: [because = ''] }) =>
      [line, column, code, code === 'impossibleBoard' ? because : ''].join(' '),
    ).values(),
  ].flatMap(([first, ...others]): readonly Issue[] => {
    if (first === undefined) return [];
    const missing = new Set([first, ...others].flatMap(({ expected }) => expected));
    return first.code === 'missingKey' && missing.size > first.expected.length
      ? [{ ...first, code: 'missingKeys', expected: [...missing] }]
      : [first];
  });
