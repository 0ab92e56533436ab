import type { Element, ElementContent, RootContent } from 'hast';

type Position = Element['position'];

/** A component's tag in the tree of a file of prose. */
export interface ComponentNode {
  readonly type: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
  readonly name: string | null;
  readonly attributes: readonly (
    | WrittenAttribute
    | { readonly type: 'mdxJsxExpressionAttribute' }
  )[];
  readonly children: readonly ProseNode[];
  readonly position?: Position;
}

/** `value` is a text, nothing, or code. */
interface WrittenAttribute {
  readonly type: 'mdxJsxAttribute';
  readonly name: string;
  readonly value?: unknown;
}

interface CodeNode {
  readonly type: 'mdxFlowExpression' | 'mdxTextExpression' | 'mdxjsEsm';
  readonly position?: Position;
}

/** What the tree of a file of prose is made of: HTML, components, and code, which prose must not hold. */
export type ProseNode = RootContent | ElementContent | ComponentNode | CodeNode;
