import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** An element's start tag. */
export interface Element {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** What stands in a script or style; empty for any other element. */
  readonly code: string;
  /** It lies where a browser with scripts has but text, or has a template. */
  readonly kept: boolean;
}

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
  const attributes =
    attrs.length === 0 ? NONE : new Map(attrs.map(({ name, value }) => [name, value]));
  found.push({ tag, attributes, code: codeIn(tag, children), kept });
  const keeps = kept || tag === 'noscript' || tag === 'template';
  for (const child of children) collect(child, keeps, found);
}

const NONE: ReadonlyMap<string, string> = new Map();

const codeIn = (tag: string, children: readonly Node[]): string =>
  tag === 'script' || tag === 'style'
    ? children.map((child) => ('value' in child ? child.value : '')).join('')
    : '';
