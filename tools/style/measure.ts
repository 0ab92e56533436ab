import ts from 'typescript';
import type { SourceFile } from '../project/files.ts';
import { scriptsOf } from '../project/imports.ts';

/** A named function or method, and how many lines it takes. */
export interface FunctionSize {
  readonly name: string;
  readonly line: number;
  readonly lines: number;
}

/** Every named function of a TypeScript or Astro file: declared, a method, or a constant. */
export const functionsIn = (file: SourceFile): readonly FunctionSize[] =>
  scriptsOf(file).flatMap(({ text, firstLine }) => {
    const source = ts.createSourceFile(file.path, text, ts.ScriptTarget.Latest, true);
    const lineAt = (position: number): number =>
      source.getLineAndCharacterOfPosition(position).line;
    return nodesOf(source).flatMap((node) => {
      const name = functionName(node);
      if (name === undefined) return [];
      const first = lineAt(node.getStart());
      return [{ name, line: firstLine + first, lines: lineAt(node.end) - first + 1 }];
    });
  });

const nodesOf = (node: ts.Node): readonly ts.Node[] => [
  node,
  ...node.getChildren().flatMap(nodesOf),
];

function functionName(node: ts.Node): string | undefined {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) return node.name?.getText();
  const isNamed = ts.isVariableDeclaration(node) || ts.isPropertyDeclaration(node);
  if (!isNamed || node.initializer === undefined) return undefined;
  return ts.isArrowFunction(node.initializer) || ts.isFunctionExpression(node.initializer)
    ? node.name.getText()
    : undefined;
}

/** How many lines a file has; a last line that is empty is none. */
export const linesOf = ({ text }: SourceFile): number => text.trimEnd().split('\n').length;

/** The smallest of the numbers that is no smaller than this part of them; 0 of none. */
export function quantile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0;
}
