// What a row has on a page of its own, brought into it.
import { wholePageAt } from './wholePages.ts';

const pages = new Map<string, Promise<Document>>();

/** Makes it a part of this page, once, and tells so; false where it can't be loaded. */
export async function bringTo(row: HTMLElement): Promise<boolean> {
  const { from = '' } = row.dataset;
  try {
    const page = pages.get(from) ?? wholePageAt(from);
    pages.set(from, page);
    const there = (await page).getElementById(row.id)?.querySelector('.fold');
    if (!there) throw new Error(`${from} has no such row`);
    if (row.dataset.brought !== undefined) return true;
    row.dataset.brought = '';
    // By what asked for it once more, which goes.
    if (row.querySelector('.fold :focus')) row.querySelector('summary')?.focus();
    // What is on this page is a link within it.
    for (const link of there.querySelectorAll('[href^="../#"]'))
      link.setAttribute('href', link.getAttribute('href')?.slice(3) ?? '');
    row.querySelector('.fold')?.replaceChildren(...there.childNodes);
    row.dispatchEvent(new Event('brought', { bubbles: true }));
    return true;
  } catch {
    pages.delete(from);
    return false;
  }
}
