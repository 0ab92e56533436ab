import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from 'yaml';
import type { Issue } from '../issue.ts';
import type { Place } from '../place.ts';

/** Where in the data: keys and positions from the top. */
export type Path = readonly PropertyKey[];

/** A YAML file as data that still knows where each part of it stands. */
export interface Source {
  readonly file: string;
  readonly data: unknown;
  /** What is wrong with it as YAML. */
  readonly issues: readonly Issue[];
  /** Where the value at a path begins, or the innermost one on the way to it that is there. */
  readonly placeOf: (path: Path) => Place;
  /** Where the key that the path ends with stands. */
  readonly placeOfKey: (path: Path) => Place;
}

export function readSource(text: string, file: string): Source {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const placeOfNode = (node: Node | undefined): Place => placeAt(node?.range?.[0] ?? 0);
  const faults = [...faultsOf(document, text), ...faultsOfNodes(document)];
  return {
    file,
    data: faults.every(({ code }) => code === 'duplicateKey') ? document.toJS() : undefined,
    issues: faults.map(
      ({ offset, ...fault }): Issue => ({
        file,
        ...placeAt(offset),
        ...fault,
        nearest: undefined,
      }),
    ),
    placeOf: (path) => placeOfNode(walk(document, path).value),
    placeOfKey: (path) => {
      const { key, value } = walk(document, path);
      return placeOfNode(key ?? value);
    },
  };
}

type Fault = Pick<Issue, 'code' | 'found' | 'expected'> & { readonly offset: number };

const faultsOf = ({ errors }: Document.Parsed, text: string): readonly Fault[] =>
  errors.map(({ code, pos: [offset] }) =>
    code === 'DUPLICATE_KEY'
      ? { offset, code: 'duplicateKey', found: wordAt(text, offset), expected: ['eachKeyOnce'] }
      : { offset, code: 'notYaml', found: code, expected: ['yaml'] },
  );

// The parser lets pass a name that was never given, one used inside what it stands for, and keys that are no words.
function faultsOfNodes(document: Document.Parsed): readonly Fault[] {
  const faults: Fault[] = [];
  const blame = (node: unknown, found: string): void => {
    const offset = isNode(node) ? (node.range?.[0] ?? 0) : 0;
    faults.push({ offset, code: 'notYaml', found, expected: ['yaml'] });
  };
  visit(document, {
    Pair: (_, { key }) => {
      if (!isScalar(key)) blame(key, 'KEY_NOT_A_WORD');
    },
    Alias: (_, alias, ancestors) => {
      const target = alias.resolve(document);
      if (target === undefined) blame(alias, 'UNRESOLVED_ALIAS');
      else if (ancestors.includes(target)) blame(alias, 'CIRCULAR_ALIAS');
    },
  });
  return faults;
}

const wordAt = (text: string, offset: number): string =>
  /^[^\s:,}]*/.exec(text.slice(offset))?.[0] ?? '';

interface Found {
  readonly key: Node | undefined;
  readonly value: Node | undefined;
}

// Goes down as far as the data goes.
function walk(document: Document.Parsed, path: Path): Found {
  let at: Found = { key: undefined, value: document.contents ?? undefined };
  for (const segment of path) {
    const next = childOf(document, at.value, segment);
    if (next === undefined) return at;
    at = next;
  }
  return at;
}

function childOf(
  document: Document.Parsed,
  node: Node | undefined,
  segment: PropertyKey,
): Found | undefined {
  const target = isAlias(node) ? node.resolve(document) : node;
  if (isSeq<Node>(target)) {
    const value = target.items[Number(segment)];
    return value === undefined ? undefined : { key: undefined, value };
  }
  if (!isMap<Node, Node | null>(target)) return undefined;
  const pair = target.items.find(
    ({ key }) => isScalar(key) && String(key.value) === String(segment),
  );
  return pair === undefined ? undefined : { key: pair.key, value: pair.value ?? pair.key };
}
