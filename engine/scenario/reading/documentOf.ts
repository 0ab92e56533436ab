import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
} from 'yaml';
import { isReserved } from './reserved.ts';

/** How much a file may hold: far more than any scenario does, and little enough that reading it takes no time. */
export const MOST = { letters: 500_000, values: 10_000, depth: 100 } as const;

/** What a YAML document holds, read once from top to bottom. */
export interface DocumentRead {
  /** Undefined where something keeps it from being read. */
  readonly data: unknown;
  readonly faults: readonly NodeFault[];
  /** The node that an alias stands for. */
  readonly meant: ReadonlyMap<Node, Node>;
  /** The pairs of each mapping by their keys, the first where one stands twice. */
  readonly pairs: ReadonlyMap<Node, ReadonlyMap<string, ScalarPair>>;
}

export interface NodeFault {
  readonly kind: 'notYaml' | 'duplicateKey' | 'reservedWord' | 'tooLarge';
  readonly node: Node | undefined;
  readonly found: string;
}

export type ScalarPair = Pair<Scalar, Node | null>;

/**
 * Reads a document's data and everything about it that the parser lets pass: names that were never given, or that are
 * used inside what they stand for, keys that are no words or stand twice, words that no file may use, and more than can
 * be meant.
 */
export function documentOf({ contents }: Document.Parsed): DocumentRead {
  const reading = new Reading();
  const data = reading.read(contents, 0);
  const isReadable = reading.faults.every(({ kind }) => kind === 'duplicateKey');
  return { ...reading, data: isReadable ? (data ?? null) : undefined };
}

interface Anchored {
  readonly node: Node;
  readonly data: unknown;
  /** How many values it stands for, and how many of them stand inside one another. */
  readonly size: number;
  readonly height: number;
}

class Reading {
  readonly faults: NodeFault[] = [];
  readonly meant = new Map<Node, Node>();
  readonly pairs = new Map<Node, Map<string, ScalarPair>>();
  /** By their names; undefined as long as one is being read. */
  readonly #anchors = new Map<string, Anchored | undefined>();
  #size = 0;
  /** How deep the values lie that were read since something began. */
  #deepest = 0;

  read(node: Node | null, depth: number): unknown {
    if (node === null) return null;
    if (isAlias(node)) return this.#alias(node, depth);
    if (this.#isTooLarge(node, 1, depth)) return null;
    const { anchor } = node;
    return anchor === undefined ? this.#part(node, depth) : this.#anchored(anchor, node, depth);
  }

  #anchored(anchor: string, node: Node, depth: number): unknown {
    const [size, deepest] = [this.#size, this.#deepest];
    this.#anchors.set(anchor, undefined);
    this.#deepest = depth;
    const data = this.#part(node, depth);
    const height = this.#deepest - depth;
    this.#anchors.set(anchor, { node, data, size: this.#size - size + 1, height });
    this.#deepest = Math.max(this.#deepest, deepest);
    return data;
  }

  #part(node: Node, depth: number): unknown {
    if (isMap<unknown, Node | null>(node)) return this.#mapping(node, depth);
    if (isSeq<Node | null>(node)) return node.items.map((item) => this.read(item, depth + 1));
    if (!isScalar(node)) return null;
    if (isReserved(node.value)) this.#blame('reservedWord', node, node.value);
    return node.value;
  }

  #mapping(node: YAMLMap<unknown, Node | null>, depth: number): unknown {
    const own = new Map<string, ScalarPair>();
    const data: Record<string, unknown> = {};
    this.pairs.set(node, own);
    for (const pair of node.items) {
      const { key, value } = pair;
      if (!isScalar(key)) {
        this.#blame('notYaml', isNode(key) ? key : node, 'KEY_NOT_A_WORD');
        continue;
      }
      const word = wordOf(key);
      if (own.has(word)) this.#blame('duplicateKey', key, word);
      else own.set(word, pair as ScalarPair);
      if (isReserved(word)) this.#blame('reservedWord', key, word);
      else data[word] = this.read(value, depth + 1);
    }
    return data;
  }

  #alias(alias: Alias, depth: number): unknown {
    const anchored = this.#anchors.get(alias.source);
    if (anchored === undefined) {
      const isOpen = this.#anchors.has(alias.source);
      this.#blame('notYaml', alias, isOpen ? 'CIRCULAR_ALIAS' : 'UNRESOLVED_ALIAS');
      return null;
    }
    this.meant.set(alias, anchored.node);
    const isTooLarge = this.#isTooLarge(alias, anchored.size, depth + anchored.height);
    return isTooLarge ? null : anchored.data;
  }

  /** Counts what is read, aliases with all that they stand for; says once that it is too much. */
  #isTooLarge(node: Node, size: number, depth: number): boolean {
    const wasTooLarge = this.#size > MOST.values;
    this.#size += size;
    this.#deepest = Math.max(this.#deepest, depth);
    if (depth > MOST.depth) this.#blame('tooLarge', node, 'depth');
    else if (this.#size > MOST.values && !wasTooLarge) this.#blame('tooLarge', node, 'values');
    return depth > MOST.depth || this.#size > MOST.values;
  }

  #blame(kind: NodeFault['kind'], node: Node, found: string): void {
    this.faults.push({ kind, node, found });
  }
}

/** A key as a word. */
const wordOf = ({ value }: Scalar): string => (value === null ? '' : String(value));
