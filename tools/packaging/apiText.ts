import { posix } from 'node:path';
import ts from 'typescript';

/** The types of the package by their paths, `package.d.ts` with what is offered among them. */
type PackageTypes = ReadonlyMap<string, string>;

/** A page of all that the package offers: each function with its shape and what its comment says, then the types. */
export function apiText(types: PackageTypes): string {
  const offered = offeredIn(types);
  const values = offered.filter(({ isType }) => !isType);
  return [
    '# What the package offers',
    'Made of the comments of the code. `readScenario` gives each issue a `sentence` beside its code. Where nothing is said of what throws, nothing does.',
    ...values.map(({ name, doc, shape }) =>
      [`## ${name}`, ...(doc === '' ? [] : [doc]), `\`\`\`ts\n${shape}\n\`\`\``].join('\n\n'),
    ),
    '## Types',
    offered
      .filter(({ isType }) => isType)
      .map(({ name, doc }) => `- \`${name}\`${doc === '' ? '' : `: ${doc.replaceAll('\n', ' ')}`}`)
      .join('\n'),
    '',
  ].join('\n\n');
}

interface Offered {
  readonly name: string;
  readonly isType: boolean;
  readonly doc: string;
  readonly shape: string;
}

/** What is exported, by name: where it is handed on, with what is said of it where it is from. */
function offeredIn(types: PackageTypes): readonly Offered[] {
  const entry = sourceOf(types, 'package.d.ts');
  return entry.statements
    .flatMap((statement): readonly Offered[] => {
      if (!ts.isExportDeclaration(statement)) return declaredBy(statement, entry);
      const { exportClause, moduleSpecifier, isTypeOnly } = statement;
      if (exportClause === undefined || !ts.isNamedExports(exportClause)) return [];
      if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) return [];
      const path = posix.join(moduleSpecifier.text.replace(/\.ts$/, '.d.ts'));
      const from = sourceOf(types, path);
      return exportClause.elements.map((element): Offered => {
        const name = element.name.text;
        const declared = from.statements
          .flatMap((one) => declaredBy(one, from))
          .find((one) => one.name === name);
        const isType = isTypeOnly || element.isTypeOnly;
        return { name, doc: declared?.doc ?? '', shape: declared?.shape ?? '', isType };
      });
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** What a statement declares for others: a function, a value or a type. */
function declaredBy(statement: ts.Statement, source: ts.SourceFile): readonly Offered[] {
  if (!isExported(statement)) return [];
  const shape = statement.getText(source).replace(/^export (?:declare )?/, '');
  const doc = docOf(statement);
  if (ts.isFunctionDeclaration(statement) && statement.name !== undefined)
    return [{ name: statement.name.text, isType: false, doc, shape }];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [{ name: name.text, isType: false, doc, shape }] : [],
    );
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
    return [{ name: statement.name.text, isType: true, doc, shape }];
  return [];
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

const docOf = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join('\n');

const sourceOf = (types: PackageTypes, path: string): ts.SourceFile =>
  ts.createSourceFile(path, types.get(path) ?? '', ts.ScriptTarget.Latest, true);
