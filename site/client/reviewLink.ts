import type { CatalogueItem } from './catalogueItem.ts';

/**
 * A round of these, as a link: each by its slug, and a scenario's question by its own name too, with the fingerprint by
 * which the link knows what it was made for.
 */
export function reviewLink(root: string, items: readonly CatalogueItem[]): string {
  const boards = items.flatMap(({ at, print }) => {
    const [, kind, slug, question] = /^\/(exercises|scenarios)\/([^/]+)\/#q-(.+)$/.exec(at) ?? [];
    if (slug === undefined) return [];
    return `${kind === 'exercises' ? slug : `${slug}:${question}`}~${print}`;
  });
  return `${root}practice/own/#v=1&b=${boards.join(',')}`;
}
