import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Language } from '../../i18n/languages.ts';
import { type ProsePart, readComponent } from './proseParts.ts';
import type { ComponentNode, ProseNode } from './proseTree.ts';

/** Something wrong in a file of prose; line and column from 1. */
export interface ProseProblem {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export interface ReadProse {
  readonly parts: readonly ProsePart[];
  readonly problems: readonly ProseProblem[];
}

/** The tree of a file's prose as HTML with the components taken out of it. */
export function partsOf(nodes: readonly ProseNode[], language: Language): ReadProse {
  const taking: Taking = { taken: [], problems: [], language };
  const html = toHtml(nodes.flatMap((node) => withMarks(node, taking)));
  const parts = html.split(MARK).flatMap((piece, at): readonly ProsePart[] => {
    if (at % 2 === 1) return taking.taken[Number(piece)] ?? [];
    return piece === '' ? [] : [{ kind: 'html', html: piece }];
  });
  return { parts, problems: taking.problems };
}

/** What of a tree cannot stay as HTML. */
interface Taking {
  readonly taken: (readonly ProsePart[])[];
  readonly problems: ProseProblem[];
  readonly language: Language;
}

/** A comment that stands where a component was; prose has no comments of its own. */
const MARK = /<!--part (\d+)-->/;

function withMarks(node: ProseNode, taking: Taking): readonly ElementContent[] {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [take(node, taking)];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
    case 'mdxjsEsm':
      return refuse(node, taking, 'prose holds no code; a brace is written \\{');
    case 'element':
      return addressOf(node) === undefined || isHarmless(`${addressOf(node)}`)
        ? [{ ...node, children: node.children.flatMap((child) => [...withMarks(child, taking)]) }]
        : refuse(node, taking, `"${addressOf(node)}" is no address that prose may lead to`);
    case 'text':
    case 'comment':
      return [node];
    default:
      return [];
  }
}

/** Takes a component out, with what stands between its tags; gives the mark that stays. */
function take(node: ComponentNode, { taken, problems, language }: Taking): ElementContent {
  const name = node.name ?? '';
  const within = partsOf(node.children, language);
  const read = readComponent(name, attributesOf(node), { parts: within.parts, language });
  problems.push(...within.problems);
  if (read.kind === 'problems')
    problems.push(
      ...read.problems.map((problem) => ({
        ...placeOf(node),
        message: `${tagOf(node)}: ${problem}`,
      })),
    );
  taken.push(read.kind === 'part' ? [read.part] : []);
  return { type: 'comment', value: `part ${taken.length - 1}` };
}

function refuse(node: ProseNode, { problems }: Taking, message: string): readonly ElementContent[] {
  problems.push({ ...placeOf(node), message });
  return [];
}

function placeOf({ position }: ProseNode): Pick<ProseProblem, 'line' | 'column'> {
  const { line = 1, column = 1 } = position?.start ?? {};
  return { line, column };
}

/** The tag as it is written, near enough to be found. */
const tagOf = (node: ComponentNode): string =>
  `<${[node.name, ...Object.entries(attributesOf(node)).map(([name, value]) => `${name}="${value}"`)].join(' ')}>`;

const attributesOf = ({ attributes }: ComponentNode): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    attributes.map((one) => (one.type === 'mdxJsxAttribute' ? [one.name, one.value] : ['{…}', ''])),
  );

const addressOf = ({ properties: { href, src } }: Element): unknown => href ?? src;

/** Nothing that a browser would run. */
const isHarmless = (address: string): boolean => /^(?:https?:|[/#.])/i.test(address);
