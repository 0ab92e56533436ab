import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Types by their paths, as `typesOf` makes them. */
type TypesByPath = ReadonlyMap<string, string>;

/**
 * Types that what a file exports takes or gives by name, and that the file doesn't export: nobody who has only the file
 * could name them. What the language itself has is left out, and the letters that stand for any type.
 */
export function unofferedTypes(types: TypesByPath, entry: string): readonly string[] {
  const offered = exportsOf(types, entry);
  const names = new Set(offered.map(({ name }) => name));
  const wanted = offered.flatMap(({ name, path }) => typesNamedBy(types, path, name));
  return [...new Set(wanted)].filter((name) => !names.has(name) && !OF_THE_LANGUAGE.has(name));
}

const OF_THE_LANGUAGE = new Set([
  'Iterable',
  'ReadonlyMap',
  'ReadonlySet',
  'Readonly',
  'Partial',
  'Record',
  'T',
  'E',
]);

interface Offered {
  readonly name: string;
  /** Where it is declared. */
  readonly path: string;
}

function exportsOf(types: TypesByPath, entry: string): readonly Offered[] {
  return sourceOf(types, entry).statements.flatMap((statement): readonly Offered[] => {
    if (ts.isExportDeclaration(statement)) return namesIn(statement, entry);
    return isExported(statement) ? namesOf(statement).map((name) => ({ name, path: entry })) : [];
  });
}

function namesIn({ exportClause, moduleSpecifier }: ts.ExportDeclaration, entry: string) {
  if (exportClause === undefined || !ts.isNamedExports(exportClause)) return [];
  const from = moduleSpecifier !== undefined && ts.isStringLiteral(moduleSpecifier);
  const path = from
    ? join(dirname(entry), moduleSpecifier.text).replace(/(?<!\.d)\.ts$/, '.d.ts')
    : entry;
  return exportClause.elements.map(({ name }) => ({ name: name.text, path }));
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function namesOf(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isNamed && statement.name !== undefined ? [statement.name.text] : [];
}

/** What a function, or an interface of the entry itself, names: the fields of other types are reached through these. */
function typesNamedBy(types: TypesByPath, path: string, name: string): readonly string[] {
  const statement = sourceOf(types, path).statements.find((one) => namesOf(one).includes(name));
  if (statement === undefined) throw new Error(`${path} declares no ${name}`);
  const isCode = ts.isFunctionDeclaration(statement) || ts.isVariableStatement(statement);
  const isOwn = ts.isInterfaceDeclaration(statement) && path === 'package.d.ts';
  return isCode || isOwn ? referredIn(statement) : [];
}

function referredIn(node: ts.Node): readonly string[] {
  const own = ts.isTypeReferenceNode(node) ? [node.typeName.getText()] : [];
  const below: string[] = [];
  ts.forEachChild(node, (child) => {
    below.push(...referredIn(child));
  });
  return [...own, ...below];
}

function sourceOf(types: TypesByPath, path: string): ts.SourceFile {
  const text = types.get(path);
  if (text === undefined) throw new Error(`no types of ${path}`);
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
}
