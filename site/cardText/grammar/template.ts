import type { FileForm } from '../fileForm.ts';
import { tokensOf } from '../tokens.ts';

/** What was read in the slots of a template, by their names. */
export type SlotValues = Readonly<Record<string, FileForm>>;

/** One way in which card texts say something: one entry, read like the text itself. */
export interface Template {
  /** What kind of thing it says, by which slots of other templates ask for it. */
  readonly kind: string;
  /**
   * `target <filter> gets <n:size> <until>`: a slot holds whatever is said of that kind, under the kind's name or under
   * its own; `[…]` may be left out, and of `(… | …)` one is said.
   */
  readonly says: string;
  /** What it says as data; nothing where these slots can't stand together. */
  readonly means: (slots: SlotValues) => FileForm | undefined;
  /** A text of that kind that only this template reads so. */
  readonly example: string;
}

export type Part =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'slot'; readonly name: string; readonly of: string };

/** One template without anything that may be left out, and without a choice. */
export interface Production {
  readonly template: Template;
  readonly parts: readonly Part[];
}

/** Every way in which the template can be said. */
export const productionsOf = (template: Template): readonly Production[] => {
  const scanner = { pieces: piecesOf(template.says), at: 0 };
  return alternatives(scanner, template).map((parts) => ({ template, parts }));
};

interface Scanner {
  readonly pieces: readonly string[];
  at: number;
}

const piecesOf = (says: string): readonly string[] =>
  says.match(/<[^>]+>|[[\]()|]|[^<[\]()|]+/g) ?? [];

// Until a bracket closes what was opened, or all is read.
function alternatives(scanner: Scanner, template: Template): readonly (readonly Part[])[] {
  const all: (readonly Part[])[] = [];
  let ways: readonly (readonly Part[])[] = [[]];
  for (;;) {
    const piece = scanner.pieces[scanner.at];
    if (piece === undefined || piece === ')' || piece === ']') return [...all, ...ways];
    scanner.at += 1;
    if (piece === '|') {
      all.push(...ways);
      ways = [[]];
      continue;
    }
    const next = partsOf(piece, scanner, template);
    ways = ways.flatMap((before) => next.map((after) => [...before, ...after]));
  }
}

function partsOf(
  piece: string,
  scanner: Scanner,
  template: Template,
): readonly (readonly Part[])[] {
  if (piece === '(' || piece === '[') {
    const inside = alternatives(scanner, template);
    const closing = scanner.pieces[scanner.at];
    if (closing !== (piece === '(' ? ')' : ']'))
      throw new Error(`a bracket is not closed in: ${template.says}`);
    scanner.at += 1;
    return piece === '[' ? [[], ...inside] : inside;
  }
  const [, name, of] = /^<(?:([\w-]+):)?([\w-]+)>$/.exec(piece) ?? [];
  if (of !== undefined) return [[{ kind: 'slot', name: name ?? of, of }]];
  return [tokensOf(piece).map((word) => ({ kind: 'word', word }))];
}
