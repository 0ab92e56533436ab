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
export const elementsOf = (html: string): readonly Element[] =>
  parse(html, { scriptingEnabled: false }).childNodes.flatMap((node) => elementsIn(node, false));

function elementsIn(node: Node, kept: boolean): readonly Element[] {
  if (!('tagName' in node)) return [];
  const children = 'content' in node ? node.content.childNodes : node.childNodes;
  const { tagName: tag } = node;
  const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
  const keeps = kept || tag === 'noscript' || tag === 'template';
  return [
    { tag, attributes, code: codeIn(tag, children), kept },
    ...children.flatMap((child) => elementsIn(child, keeps)),
  ];
}

const codeIn = (tag: string, children: readonly Node[]): string =>
  tag === 'script' || tag === 'style'
    ? children.map((child) => ('value' in child ? child.value : '')).join('')
    : '';
