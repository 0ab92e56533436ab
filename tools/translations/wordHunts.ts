import ts from 'typescript';
import type { SourceFile } from '../project/files.ts';

/** How words are written is looked up in their letters, in one file of each language. */
const OF_LETTERS = /^site\/i18n\/\w\w\/orthography\.ts$/;

/** Forms of dates are loaded by a browser that has no grammar: of a day, whether it begins with a vowel. */
const ALLOWED: ReadonlySet<string> = new Set(['site/i18n/it/dates.ts']);

const HUNTING: ReadonlySet<string> = new Set([
  'charAt',
  'endsWith',
  'exec',
  'includes',
  'indexOf',
  'lastIndexOf',
  'localeCompare',
  'match',
  'matchAll',
  'replace',
  'replaceAll',
  'search',
  'split',
  'startsWith',
  'substring',
  'test',
]);

/**
 * Where code of a language looks for letters or words in what is said, rather than being told: what a sentence needs of
 * a phrase travels with it.
 */
export function wordHunts({ path, text }: SourceFile): readonly string[] {
  if (OF_LETTERS.test(path) || ALLOWED.has(path)) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return nodesOf(source).flatMap((node) => {
    const how = huntIn(node);
    if (how === undefined) return [];
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    return [`${path}:${line + 1}: looks into words by ${how}; let what it asks travel with them`];
  });
}

const nodesOf = (node: ts.Node): readonly ts.Node[] => [
  node,
  ...node.getChildren().flatMap(nodesOf),
];

function huntIn(node: ts.Node): string | undefined {
  if (ts.isRegularExpressionLiteral(node)) return node.text;
  if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') return 'a RegExp';
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression))
    return undefined;
  const { text } = node.expression.name;
  return HUNTING.has(text) ? `${text}()` : undefined;
}
