import ts from 'typescript';
import type { SourceFile } from '../project/files.ts';

/** The most assertions of a type, `as` and a type, that there may be, and how far below that their number may lie. */
export interface Limit {
  readonly most: number;
  readonly slack: number;
}

/** How often a file asserts a type; `as const` asserts none. Of a component, its script is read. */
export function assertionsIn({ path, text }: SourceFile): number {
  if (!/\bas (?!const\b)/.test(text)) return 0;
  const code = path.endsWith('.astro') ? (/^---\n(.*?)\n---/s.exec(text)?.[1] ?? '') : text;
  const countIn = (node: ts.Node): number => {
    let count = isAssertion(node) ? 1 : 0;
    ts.forEachChild(node, (child) => {
      count += countIn(child);
    });
    return count;
  };
  return countIn(ts.createSourceFile(`${path}.ts`, code, ts.ScriptTarget.Latest));
}

const isAssertion = (node: ts.Node): boolean =>
  (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)) ||
  ts.isTypeAssertionExpression(node);

/** What is wrong with how many there are in some files: too many, or so few that the limit has to come down. */
export function assertionProblems(
  what: string,
  files: readonly SourceFile[],
  { most, slack }: Limit,
): readonly string[] {
  const counts = files
    .map((file) => ({ path: file.path, count: assertionsIn(file) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const byFile = counts.map(({ path, count }) => `${path} ${count}`).join(', ');
  if (all > most)
    return [`${what}: ${all} assertions of a type, at most ${most} are allowed: ${byFile}`];
  return all < most - slack
    ? [`${what}: ${all} assertions of a type; the limit of ${most} can come down to that`]
    : [];
}
