import ts from 'typescript';
import type { SourceFile } from './files.ts';

/** A name that a file takes from its surroundings, and the line on which it does. */
export interface GlobalUse {
  readonly name: string;
  readonly line: number;
}

/**
 * Where a file uses one of the global `names`. A dotted name such as `Math.random` stands for that
 * member alone. A name that the file declares itself is its own, and no global.
 */
export function globalsUsed(file: SourceFile, names: readonly string[]): readonly GlobalUse[] {
  const source = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true);
  const own = declaredNames(source);
  return nodesOf(source).flatMap((node) => {
    const name = globalName(node);
    if (name === undefined || !names.includes(name) || own.has(name)) return [];
    return [{ name, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 }];
  });
}

function nodesOf(node: ts.Node): readonly ts.Node[] {
  return [node, ...node.getChildren().flatMap(nodesOf)];
}

function declaredNames(source: ts.SourceFile): ReadonlySet<string> {
  return new Set(
    nodesOf(source).flatMap((node) =>
      isDeclaration(node) && node.name !== undefined && ts.isIdentifier(node.name)
        ? [node.name.text]
        : [],
    ),
  );
}

function isDeclaration(node: ts.Node): node is ts.Node & { readonly name?: ts.Node } {
  return (
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isImportSpecifier(node) ||
    ts.isImportClause(node) ||
    ts.isNamespaceImport(node)
  );
}

function globalName(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
    return `${node.expression.text}.${node.name.text}`;
  }
  return ts.isIdentifier(node) && !isMemberName(node) ? node.text : undefined;
}

/** `x.name`, `{ name: … }`, a field or method called so: not the global of that name. */
function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  return (
    (ts.isPropertyAssignment(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isPropertyDeclaration(parent) ||
      ts.isMethodSignature(parent) ||
      ts.isMethodDeclaration(parent)) &&
    parent.name === node
  );
}
