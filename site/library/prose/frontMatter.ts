import { isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';

/** What stands above the text of a scenario's prose, with the line of each part. */
export interface FrontMatter {
  /** What is wrong with it as YAML: then nothing more can be said. */
  readonly faults: readonly { readonly line: number; readonly message: string }[];
  /** The line of what stands at a path, or of the innermost part on the way to it. */
  readonly lineOf: (path: readonly PropertyKey[]) => number;
}

export function readFrontMatter(text: string): FrontMatter {
  const [, front = ''] = /^---\r?\n(.*?)^---\r?$/ms.exec(text) ?? [];
  const lines = new LineCounter();
  const document = parseDocument(front, { lineCounter: lines, prettyErrors: false });
  // The line with the dashes comes before the first.
  const lineAt = (offset: number): number => Math.max(lines.linePos(offset).line, 1) + 1;
  return {
    faults: document.errors.map(({ pos: [offset], message }) => ({
      line: lineAt(offset),
      message,
    })),
    lineOf: (path) => {
      const offset = offsetOf(document.contents, path);
      return offset === undefined ? 1 : lineAt(offset);
    },
  };
}

/** Where the key that a path ends with begins, as far as the path leads. */
function offsetOf(top: unknown, path: readonly PropertyKey[]): number | undefined {
  let at: { readonly value: unknown; readonly offset: number | undefined } = {
    value: top,
    offset: undefined,
  };
  for (const segment of path) {
    const next = partOf(at.value, segment);
    if (next === undefined) break;
    at = next;
  }
  return at.offset;
}

function partOf(value: unknown, segment: PropertyKey) {
  if (isSeq<Node>(value)) {
    const item = value.items[Number(segment)];
    return item === undefined ? undefined : { value: item, offset: item.range?.[0] };
  }
  if (!isMap(value)) return undefined;
  const pair = value.items.find(({ key }) => isScalar(key) && key.value === segment);
  if (pair === undefined) return undefined;
  return { value: pair.value, offset: isNode(pair.key) ? pair.key.range?.[0] : undefined };
}
