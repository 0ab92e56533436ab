// What has been asked for once is at hand from then on, read to its end: of what is not, a browser drops the rest when the
// time for asking is over. A failure is asked for again.
const kept = new Map<string, Promise<string>>();

/** Where pages that ask come from. */
export type PageAt = (href: string) => Promise<Document>;

/** A page of the site. */
export const pageAt = async (address: string): Promise<Document> =>
  new DOMParser().parseFromString(await textAt(address), 'text/html');

/** What is kept beside a page. */
export const dataAt = async <T>(address: string): Promise<T> => JSON.parse(await textAt(address));

function textAt(address: string): Promise<string> {
  const known = kept.get(address) ?? fetched(address);
  kept.set(address, known);
  known.catch(() => kept.delete(address));
  return known;
}

async function fetched(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(20_000) });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}
