// What a row keeps for later: it stands in the page for whoever has no script, and is made a part of it when asked for.
// Or it stands on a page of its own, and is brought from there.

const TO_BRING = '[data-from]:not([data-brought])';

export const rows = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('.row-fold'),
];

/** Makes what a row has kept for later a part of the page. */
export function unfold(row: Element): void {
  const kept = row.querySelector(':scope > .fold > noscript');
  if (kept) kept.outerHTML = kept.textContent ?? '';
}

/** Opens a row with all that it has, here or elsewhere. */
export function openRow(row: HTMLElement): void {
  unfold(row);
  void bring(row);
  row.setAttribute('open', '');
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

/** The row of the branch whose step a fragment names, where that has yet to be brought. */
export function rowToBring(fragment: string): HTMLElement | undefined {
  const [, branch] = /^(.+)-step-\d+$/.exec(decoded(fragment)) ?? [];
  const row = document.getElementById(`branch-${branch}`);
  return row?.matches(TO_BRING) ? row : undefined;
}

/** Whether a link leads to a page from which a row of this one is brought, or to this one. */
export const isKeptHere = ({ pathname }: HTMLAnchorElement): boolean =>
  pathname === location.pathname || rows().some(({ dataset }) => dataset.from === pathname);

/** Brings what a row has on a page of its own, if it has, and it is not here yet; says so in the row where that can't be. */
export async function bring(row: HTMLElement): Promise<void> {
  if (!row.matches(TO_BRING)) return;
  const isHere = await import('./bring.ts').then(
    ({ bringTo }) => bringTo(row),
    () => false,
  );
  row.querySelector('.row-failed')?.toggleAttribute('hidden', isHere);
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    // A mangled fragment names nothing.
    return '';
  }
}
