import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { Issue } from '../issue.ts';
import type { Place } from '../place.ts';
import { type DocumentRead, documentOf, MOST, type NodeFault } from './documentOf.ts';

/** Where something stands in the data: keys and positions that lead to it from the top. */
export type Path = readonly PropertyKey[];

/** A YAML file as data that still knows where each part of it stands. */
export interface YamlSource {
  readonly file: string;
  readonly data: unknown;
  /** What is wrong with it as YAML. */
  readonly issues: readonly Issue[];
  /** Where the value at a path begins, or so many letters into it, or the innermost one on the way to it that is there. */
  readonly placeOf: (path: Path, within?: number) => Place;
  /** Where the key that the path ends with stands. */
  readonly placeOfKey: (path: Path) => Place;
}

export function readSource(text: string, file: string): YamlSource {
  const lines = new LineCounter();
  const { document, held, faults } = parsed(text, lines);
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const placeOfNode = (node: Node | undefined): Place => placeAt(node?.range?.[0] ?? 0);
  // Once for each text: a long one may have hundreds of places to be told.
  const letters = new Map<Node | undefined, readonly number[]>();
  const placeWithin = (node: Node | undefined, nth: number): Place => {
    const all = letters.get(node) ?? lettersIn(text, node);
    letters.set(node, all);
    const offset = all[Math.min(nth, lengthOf(node) - 1)];
    return offset === undefined ? placeOfNode(node) : placeAt(offset);
  };
  return {
    file,
    data: faults.every(({ code }) => code === 'duplicateKey') ? held?.data : undefined,
    issues: faults.map(
      ({ offset, ...fault }): Issue => ({ file, ...placeAt(offset), ...fault, nearest: undefined }),
    ),
    placeOf: (path, within) => {
      const { value } = walk(document, held, path);
      return within === undefined ? placeOfNode(value) : placeWithin(value, within);
    },
    placeOfKey: (path) => {
      const { key, value } = walk(document, held, path);
      return placeOfNode(key ?? value);
    },
  };
}

// Quotes, indents and line breaks stand between the letters that a text is read as.
function lettersIn(text: string, node: Node | undefined): readonly number[] {
  const [start = 0, end = 0] = node?.range ?? [];
  if (!isScalar(node) || typeof node.value !== 'string') return [];
  const found: number[] = [];
  let from = start;
  for (const letter of node.value) {
    const at = text.indexOf(letter, from);
    if (at === -1 || at >= end) return found;
    for (let unit = 0; unit < letter.length; unit += 1) found.push(at);
    from = at + 1;
  }
  return found;
}

const lengthOf = (node: Node | undefined): number =>
  isScalar(node) && typeof node.value === 'string' ? node.value.length : 0;

type Fault = Pick<Issue, 'code' | 'found' | 'expected'> & { readonly offset: number };

interface Parsed {
  readonly document?: Document.Parsed;
  readonly held?: DocumentRead;
  readonly faults: readonly Fault[];
}

const tooLarge = (found: keyof typeof MOST, offset: number): Fault => ({
  offset,
  code: 'tooLarge',
  found,
  expected: [`atMost ${MOST[found]}`],
});

function parsed(text: string, lineCounter: LineCounter): Parsed {
  if (text.length > MOST.letters) return { faults: [tooLarge('letters', 0)] };
  try {
    // That each key stands once is seen to below: the parser compares each with all others.
    const document = parseDocument(text, { lineCounter, prettyErrors: false, uniqueKeys: false });
    const held = documentOf(document);
    const faults = [...faultsOf(document), ...held.faults.map(faultOfNode)];
    // Of what is too large the parser has given up the rest, and complains of it again and again.
    const large = faults.filter(({ code }) => code === 'tooLarge');
    return { document, held, faults: large.length > 0 ? large.slice(0, 1) : faults };
  } catch (error) {
    // The parser goes down into what stands inside one another, until there is no room left.
    if (error instanceof RangeError) return { faults: [tooLarge('depth', 0)] };
    throw error;
  }
}

const faultsOf = ({ errors }: Document.Parsed): readonly Fault[] =>
  errors.map(({ code, pos: [offset] }) => ({
    offset,
    code: 'notYaml',
    found: code,
    expected: ['yaml'],
  }));

function faultOfNode({ kind, node, found }: NodeFault): Fault {
  const offset = node?.range?.[0] ?? 0;
  switch (kind) {
    case 'notYaml':
      return { offset, code: kind, found, expected: ['yaml'] };
    case 'duplicateKey':
      return { offset, code: kind, found, expected: ['eachKeyOnce'] };
    case 'reservedWord':
      return { offset, code: kind, found, expected: ['anotherWord'] };
    case 'tooLarge':
      return tooLarge(found === 'depth' ? 'depth' : 'values', offset);
  }
}

interface Found {
  readonly key: Node | undefined;
  readonly value: Node | undefined;
}

// Goes down as far as the data goes.
function walk(
  document: Document.Parsed | undefined,
  held: DocumentRead | undefined,
  path: Path,
): Found {
  let at: Found = { key: undefined, value: document?.contents ?? undefined };
  for (const segment of path) {
    const next = childOf(held, at.value, segment);
    if (next === undefined) return at;
    at = next;
  }
  return at;
}

function childOf(
  held: DocumentRead | undefined,
  node: Node | undefined,
  segment: PropertyKey,
): Found | undefined {
  const target = node === undefined ? undefined : (held?.meant.get(node) ?? node);
  if (isSeq<Node>(target)) {
    const value = target.items[Number(segment)];
    return value === undefined ? undefined : { key: undefined, value };
  }
  if (!isMap(target)) return undefined;
  const pair = held?.pairs.get(target)?.get(String(segment));
  return pair === undefined ? undefined : { key: pair.key, value: pair.value ?? pair.key };
}
