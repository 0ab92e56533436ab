/** An element with what stands in it. */
export function made(tag: string, ...within: readonly (string | Node)[]): HTMLElement {
  const element = document.createElement(tag);
  element.append(...within);
  return element;
}

/** A row of a table: the first of its cells heads it. What is a cell already stays as it is. */
export const row = (cells: readonly (string | Node)[]): HTMLElement =>
  made(
    'tr',
    ...cells.map((cell, at) => {
      if (cell instanceof HTMLTableCellElement) return cell;
      const element = made(at === 0 ? 'th' : 'td', cell);
      if (at === 0) element.setAttribute('scope', 'row');
      return element;
    }),
  );

/** A table in a frame that scrolls by itself where it is too wide. */
export function tableOf(
  caption: string,
  head: readonly string[],
  rows: readonly HTMLElement[],
): HTMLElement {
  const heads = head.map((text) => {
    const cell = made('th', text);
    cell.setAttribute('scope', 'col');
    return cell;
  });
  const table = made(
    'table',
    made('caption', caption),
    made('thead', made('tr', ...heads)),
    made('tbody', ...rows),
  );
  const frame = made('div', table);
  frame.className = 'codes-frame';
  frame.tabIndex = 0;
  frame.role = 'region';
  frame.ariaLabel = caption;
  return frame;
}
