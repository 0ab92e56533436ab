// What a row keeps for later: it stands in the page for whoever has no script, and is made a part of it when asked for.

export const rows = (): readonly Element[] => [...document.querySelectorAll('.row-fold')];

/** Makes what a row has kept for later a part of the page. */
export function unfold(row: Element): void {
  const kept = row.querySelector(':scope > .fold > noscript');
  if (kept) kept.outerHTML = kept.textContent ?? '';
}

/** What a fragment names; it may be in what a row has kept for later. */
export function placeNamed(fragment: string): HTMLElement | null {
  const id = decoded(fragment);
  const here = document.getElementById(id);
  if (here !== null || id === '') return here;
  const keeping = rows().find((row) =>
    row.querySelector(':scope > .fold > noscript')?.textContent?.includes(`id="${id}"`),
  );
  if (keeping) unfold(keeping);
  return document.getElementById(id);
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    // A mangled fragment names nothing.
    return '';
  }
}
