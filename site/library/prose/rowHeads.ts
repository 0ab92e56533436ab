import type { Element, Nodes } from 'hast';

/**
 * A table whose first heading is empty names its rows: what comes first in each is a heading, and the corner is none.
 * Markdown can't say so.
 */
export function nameRows(node: Nodes): void {
  if (!('children' in node)) return;
  if (node.type === 'element' && node.tagName === 'table') nameRowsOf(node);
  else for (const child of node.children) nameRows(child);
}

function nameRowsOf(table: Element): void {
  const [head, ...rows] = rowsIn(table);
  const corner = cellsOf(head)[0];
  if (corner === undefined || corner.children.length > 0) return;
  corner.tagName = 'td';
  for (const row of rows) {
    const [first] = cellsOf(row);
    if (first === undefined) continue;
    first.tagName = 'th';
    first.properties.scope = 'row';
  }
}

const rowsIn = (table: Element): readonly Element[] =>
  cellsOf(table).flatMap((part) => (part.tagName === 'tr' ? [part] : cellsOf(part)));

const cellsOf = (row: Element | undefined): readonly Element[] =>
  (row?.children ?? []).filter((child) => child.type === 'element');
