import { rehypeHeadingIds, unified } from '@astrojs/markdown-remark';
import type { Root } from 'hast';
import remarkGfm from 'remark-gfm';
import { z } from 'zod';
import type { Language } from '../../i18n/languages.ts';
import { type ProseProblem, partsOf, type ReadProse } from './partsOf.ts';
import { nameRows } from './rowHeads.ts';

/**
 * Reads what stands below the front matter of a scenario's prose: Markdown as GitHub writes it, and the site's
 * components. It is taken apart and never run: whatever else MDX can hold is a problem with its place.
 */
export async function readProse(text: string, language: Language): Promise<ReadProse> {
  const found: { tree?: Root } = {};
  try {
    await (await reader)?.process(withoutFront(text), 'prose.mdx', found);
  } catch (error) {
    return { parts: [], problems: [syntaxProblem(error)] };
  }
  return partsOf(found.tree?.children ?? [], language);
}

// remark-gfm is named here, so unified's own copy of it is turned off.
const processor = unified({
  gfm: false,
  remarkPlugins: [remarkGfm],
  rehypePlugins: [rehypeHeadingIds, () => nameRows, () => handOver],
});

const reader = processor.createMdxRenderer?.({ syntaxHighlight: false }, { optimize: false });

interface FileWithFront {
  readonly data: { readonly astro?: { readonly frontmatter?: { tree?: Root } } };
}

/** Hands the tree over by the only way out that the processor has for what a plugin finds. */
function handOver(tree: Root, { data }: FileWithFront): void {
  if (data.astro?.frontmatter !== undefined) data.astro.frontmatter.tree = structuredClone(tree);
}

/** Lines stay where they are. */
const withoutFront = (text: string): string =>
  text.replace(/^---\r?\n.*?^---\r?$/ms, (front) => front.replaceAll(/[^\n]/g, ''));

function syntaxProblem(error: unknown): ProseProblem {
  const found = SYNTAX_ERROR.safeParse(error);
  if (!found.success) throw error;
  const { line, column, reason } = found.data;
  return { line, column, message: reason };
}

/** What the processor throws where a text is not MDX. */
const SYNTAX_ERROR = z.object({
  line: z.number().default(1),
  column: z.number().default(1),
  reason: z.string(),
});
