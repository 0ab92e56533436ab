import type { MakeDetails } from '../../view/makeDetails.ts';

/** So long a host may take to send it, in milliseconds. */
const PATIENCE = 20_000;

/** What is known of each question beyond the catalogue. Rejects where it can't be loaded. */
export async function detailsAt(address: string): Promise<MakeDetails> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return await response.json();
}
