import { loosely } from '../language/loosely.ts';
import { err, ok, type Result } from '../vocabulary/result.ts';
import type { CardLookup } from './card.ts';
import type { Issue } from './issue.ts';
import { buildScenario } from './reading/buildScenario.ts';
import { formProblems } from './reading/formProblems.ts';
import { inFileOrder, issueOf } from './reading/problem.ts';
import { scenarioProblems } from './reading/scenarioProblems.ts';
import { readSource } from './reading/source.ts';
import type { Scenario } from './scenario.ts';
import { questionForm, type WrittenQuestion } from './schema/question.ts';
import { scenarioFormWith } from './schema/scenario.ts';

/** Reads a scenario from the text of its file; the slug is the name of the folder that the file is in. */
export type ReadScenario<A> = (
  text: string,
  file: string,
  cards: CardLookup,
) => Result<Scenario<A>, readonly Issue[]>;

/**
 * A reader of scenarios that ask questions of these kinds.
 * Every problem of a file is an issue with its place, those of form and those of sense together.
 */
export function scenarioReader<A>(kinds: readonly WrittenQuestion<A>[]): ReadScenario<A> {
  const forms = { scenario: scenarioFormWith(kinds), question: questionForm(kinds) };
  return (text, file, cards) => read(text, file, cards, forms);
}

interface Forms<A> {
  readonly scenario: ReturnType<typeof scenarioFormWith<A>>;
  readonly question: ReturnType<typeof questionForm<A>>;
}

function read<A>(
  text: string,
  file: string,
  cards: CardLookup,
  forms: Forms<A>,
): Result<Scenario<A>, readonly Issue[]> {
  const source = readSource(text, file);
  // Of a file that is not YAML nothing more can be said.
  if (source.data === undefined) return err(inFileOrder(source.issues));
  const form = forms.scenario.safeParse(source.data);
  const problems = [
    ...(form.success ? [] : formProblems(source.data, form.error.issues)),
    ...scenarioProblems(loosely(forms.scenario, source.data) ?? {}, cards, forms.question),
  ];
  const issues = [...source.issues, ...unique(problems.map((problem) => issueOf(source, problem)))];
  if (!form.success || issues.length > 0) return err(inFileOrder(issues));
  return ok(buildScenario(form.data, slugOf(file), cards, source));
}

const slugOf = (file: string): string => file.split(/[/\\]/).at(-2) ?? '';

// Form and sense may both object to one word.
const unique = (issues: readonly Issue[]): readonly Issue[] => [
  ...new Map(
    issues.map((issue) => [`${issue.line}:${issue.column} ${issue.code}`, issue]),
  ).values(),
];
