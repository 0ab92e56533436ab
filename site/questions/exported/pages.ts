// What has been asked for once is at hand from then on; a failure is asked for again.
const kept = new Map<string, Promise<Response>>();

/** Where pages that ask come from. */
export type PageAt = (href: string) => Promise<Document>;

/** A page of the site. */
export const pageAt = async (address: string): Promise<Document> =>
  new DOMParser().parseFromString(await (await fetched(address)).text(), 'text/html');

/** What is kept beside a page. */
export const dataAt = async <T>(address: string): Promise<T> => (await fetched(address)).json();

async function fetched(address: string): Promise<Response> {
  const known = kept.get(address) ?? fetch(address, { signal: AbortSignal.timeout(20_000) });
  kept.set(address, known);
  try {
    const response = await known;
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.clone();
  } catch (error) {
    kept.delete(address);
    throw error;
  }
}
