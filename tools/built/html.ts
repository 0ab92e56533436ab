import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** An element's start tag. */
export interface Element {
  readonly tag: string;
  readonly attributes: Attributes;
  /** What stands in a script or style; empty for any other element. */
  readonly code: string;
  /** It lies where a browser with scripts has but text, or has a template. */
  readonly kept: boolean;
}

/** Few, and few of them are asked for: a table for each element of thousands of pages takes gigabytes. */
export class Attributes implements Iterable<readonly [name: string, value: string]> {
  readonly all: readonly { readonly name: string; readonly value: string }[];

  constructor(all: Attributes['all']) {
    this.all = all;
  }

  get(sought: string): string | undefined {
    return this.all.find(({ name }) => name === sought)?.value;
  }

  has(sought: string): boolean {
    return this.all.some(({ name }) => name === sought);
  }

  *[Symbol.iterator](): Generator<readonly [name: string, value: string]> {
    for (const { name, value } of this.all) yield [name, value];
  }
}

const NONE = new Attributes([]);

type Node = DefaultTreeAdapterTypes.ChildNode;

/**
 * The elements of a page in document order, as a browser without scripts builds them, which has all of them; what lies
 * in a template is among them.
 */
export function elementsOf(html: string): readonly Element[] {
  const found: Element[] = [];
  for (const node of parse(html, { scriptingEnabled: false }).childNodes)
    collect(node, false, found);
  return found;
}

/** Into one list, as thousands of pages are taken apart. */
function collect(node: Node, kept: boolean, found: Element[]): void {
  if (!('tagName' in node)) return;
  const children = 'content' in node ? node.content.childNodes : node.childNodes;
  const { tagName: tag, attrs } = node;
  const attributes = attrs.length === 0 ? NONE : new Attributes(attrs);
  found.push({ tag, attributes, code: codeIn(tag, children), kept });
  const keeps = kept || tag === 'noscript' || tag === 'template';
  for (const child of children) collect(child, keeps, found);
}

const codeIn = (tag: string, children: readonly Node[]): string =>
  tag === 'script' || tag === 'style'
    ? children.map((child) => ('value' in child ? child.value : '')).join('')
    : '';
