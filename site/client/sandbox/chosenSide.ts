// Whose side is chosen for what is put in next: it is turned to by a touch on the board, and shown there.

/** Whose line or row was touched on a board that is being put in; nothing where several have the row. */
export function sideAt(touched: Element): string | undefined {
  const board = touched.closest('.put .board');
  if (board === null) return undefined;
  const [first, ...others] = board.querySelectorAll('.pl');
  const row = touched.closest('.field > *');
  if (row === null) return nameIn(touched.closest('.pl'));
  const isFirst = row === row.parentElement?.firstElementChild;
  const isLast = row === row.parentElement?.lastElementChild;
  return nameIn(isFirst ? first : isLast && others.length === 1 ? others[0] : undefined);
}

/** Shows on the board whose side is chosen. */
export function showSide(page: Element, player: string | undefined): void {
  for (const line of page.querySelectorAll('.put .pl'))
    line.classList.toggle('chosen', nameIn(line) === player);
}

const nameIn = (line: Element | null | undefined): string | undefined =>
  line?.querySelector('b')?.textContent?.trim();
