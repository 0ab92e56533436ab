import type { PlacementTable } from '../../placement/item.ts';
import { isRecord } from '../memory/answer.ts';

/** So long a host may take to send it, in milliseconds. */
const PATIENCE = 20_000;

/** What the test chooses its boards by. Rejects where it can't be had, or is of a version that this page can't read. */
export async function placementTableAt(address: string): Promise<PlacementTable> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const table: unknown = await response.json();
  // A host may send something of its own.
  if (!isTable(table)) throw new Error(`${address} is no table of boards`);
  return table;
}

const isTable = (value: unknown): value is PlacementTable =>
  isRecord(value) &&
  value.version === 1 &&
  Array.isArray(value.mistakes) &&
  Array.isArray(value.items);
