import type { CatalogueItem } from '../view/catalogueItem.ts';

/** So long a host may take to send it, in milliseconds. */
const PATIENCE = 20_000;

/** All that is asked anywhere, in the page's language. Rejects where it can't be loaded. */
export async function catalogueAt(address: string): Promise<readonly CatalogueItem[]> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const items: unknown = await response.json();
  // A host may send something of its own.
  if (!Array.isArray(items)) throw new Error(`${address} is no catalogue`);
  return items;
}
