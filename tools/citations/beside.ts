import ts from 'typescript';
import { isEditionId } from '../../engine/citation/editions.ts';
import { isRuleKey, numberOf, type RuleKey } from '../../engine/citation/ruleIndex.ts';
import { compareRuleNumbers, parentOf, parseRuleNumber } from '../../engine/citation/ruleNumber.ts';
import type { SourceFile } from '../project/files.ts';
import { type CommentCitation, citationsIn } from './citationsIn.ts';

/**
 * Comments that cite other rules than the code that they stand above: where it quotes rule keys, one of them must have
 * a number that the comment cites, in the edition that it speaks of.
 */
export function strayComments(file: SourceFile): readonly string[] {
  const source = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true);
  return commentsIn(source).flatMap(({ at, text, below }) => {
    const cited = citationsIn({ path: file.path, text });
    const keys = keysIn(below);
    if (cited.length === 0 || keys.length === 0) return [];
    if (cited.some((citation) => keys.some((key) => isOf(citation, key)))) return [];
    const line = source.getLineAndCharacterOfPosition(at).line + 1;
    return [
      `${file.path}:${line}: CR ${wordsFor(cited)} is no number of ${keys.join(', ')} below it`,
    ];
  });
}

/** Rule keys between quotes, such as `'blockers.requirements'`, each once. */
export const keysIn = (text: string): readonly RuleKey[] =>
  [...new Set([...text.matchAll(/'([a-z]\w*\.\w+)'/g)].flatMap(([, word = '']) => word))].filter(
    isRuleKey,
  );

interface Comment {
  readonly at: number;
  readonly text: string;
  /** The code that it stands above: a statement, a member, an element. */
  readonly below: string;
}

/** Comments above something; several lines of `//` above one thing are one. */
function commentsIn(source: ts.SourceFile): readonly Comment[] {
  const comments = new Map<number, Comment>();
  const visit = (node: ts.Node): void => {
    const ranges = ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? [];
    const [first] = ranges;
    // What begins with the same word is within the outermost of them, which comes first.
    if (first !== undefined && !comments.has(first.pos)) {
      const text = ranges.map(({ pos, end }) => source.text.slice(pos, end)).join('\n');
      comments.set(first.pos, { at: first.pos, text, below: node.getText(source) });
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return [...comments.values()];
}

/** Whether a key's number is among those cited, or the rule that they are part of. */
function isOf({ edition, first, last }: CommentCitation, key: RuleKey): boolean {
  const number = isEditionId(edition) ? numberOf(edition, key) : undefined;
  const [from, to] = [parseRuleNumber(first), parseRuleNumber(last)];
  if (number === undefined || from === undefined || to === undefined) return false;
  const within = compareRuleNumbers(from, number) <= 0 && compareRuleNumbers(number, to) <= 0;
  return within || parentOf(number) === to || parentOf(to) === number;
}

const wordsFor = (cited: readonly CommentCitation[]): string =>
  cited.map(({ first, last }) => (first === last ? first : `${first}-${last}`)).join(', ');
