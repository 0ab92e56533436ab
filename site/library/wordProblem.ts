import { type EditionId, kebab, type PlayProblem, type Trouble, type Violation } from '#engine';

/** Where a scenario did not play as its file expects, as a terminal shows it. */
export function wordProblem(file: string, edition: EditionId, problem: PlayProblem): string {
  const { branch, at, trouble } = problem;
  const where = branch === 'main' ? edition : `${edition}, branch ${branch}`;
  return `${file}:${at.line}:${at.column}: in ${where}: ${wordTrouble(trouble)}.`;
}

/** What came instead of what was expected, without its place. */
export function wordTrouble(trouble: Trouble): string {
  switch (trouble.kind) {
    case 'refusedInstead':
      return `expected to be legal, but refused: ${namesOf(trouble.violations).join(', ')}`;
    case 'allowedInstead':
      return 'expected to be refused, but legal';
    case 'decisionMissing':
      return `the script leaves open a decision (${kebab(trouble.decision.kind)}) that the engine will not make for it`;
    case 'neverComes':
      return 'the game never gets here';
    case 'differs':
      return `${trouble.what}: expected ${quoted(trouble.expected)}, found ${quoted(trouble.found)}`;
  }
}

const quoted = (text: string): string => (text === '' ? 'nothing' : text);

/** Violations as `breaks` in a scenario file names them. */
const namesOf = (violations: readonly Violation[]): readonly string[] => [
  ...new Set(violations.map(nameOf)),
];

/** A restriction or keyword by its own name, anything else by its code. */
export function nameOf({ code, by }: Violation): string {
  if (by === undefined) return kebab(code);
  return kebab(by.what.kind === 'keyword' ? by.what.keyword : by.what.restriction);
}
