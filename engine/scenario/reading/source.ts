import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
} from 'yaml';
import type { Issue } from '../issue.ts';
import type { Place } from '../scenario.ts';

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
  return {
    file,
    data: document.errors.some(({ code }) => code !== 'DUPLICATE_KEY')
      ? undefined
      : document.toJS(),
    issues: document.errors.map(
      ({ code, pos: [start] }): Issue => ({
        file,
        ...placeAt(start),
        code: code === 'DUPLICATE_KEY' ? 'duplicateKey' : 'notYaml',
        found: code === 'DUPLICATE_KEY' ? wordAt(text, start) : code,
        expected: [code === 'DUPLICATE_KEY' ? 'eachKeyOnce' : 'yaml'],
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
