/** How many are remembered: a scenario's pages, which are made one after the other, are alike in each language. */
const REMEMBERED = 24;

const mains = new Map<string, string>();

/** Notes what stands in the main part of a page, by its address; pages that are nearly the same are told by it. */
export function rememberMain(address: string, html: string): void {
  mains.set(address, html);
  const [oldest] = mains.keys();
  if (mains.size > REMEMBERED && oldest !== undefined) mains.delete(oldest);
}

/** What stands there, where that page was made not long ago, or else made now. */
export async function mainAt(address: string, make: () => Promise<string>): Promise<string> {
  const known = mains.get(address);
  if (known !== undefined) return known;
  const html = await make();
  rememberMain(address, html);
  return html;
}
