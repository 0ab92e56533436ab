// Pages of the site as a whole, though they be sent abridged.
import {
  ABRIDGED,
  type Abridged,
  abridgedIn,
  mainIn,
  signsIn,
  wholeMain,
  wholePage,
} from '../abridged/abridged.ts';

/** The main part of a page, and the signs that are drawn in it. */
export interface Whole {
  readonly main: string;
  readonly signs: string;
}

/** What this page, which came abridged, is as a whole. Rejects where something can't be loaded. */
export async function completed(): Promise<Whole> {
  const abridged = abridgedIn(document.getElementById(ABRIDGED)?.outerHTML ?? '');
  return unlessOld(
    async () => wholeBy(abridged, await (abridged && wholeTextAt(abridged.like))),
    async () => {
      const page = await textOf(location.pathname, 'reload');
      const newer = abridgedIn(page);
      return newer
        ? wholeBy(newer, await wholeTextAt(newer.like, 'reload'))
        : wholeBy(undefined, page);
    },
  );
}

const wholeBy = (abridged: Abridged | undefined, other = ''): Whole => ({
  main: abridged ? wholeMain(abridged, other) : mainIn(other),
  signs: signsIn(other),
});

/** Another page of the site. Rejects where something can't be loaded. */
export const wholePageAt = (address: string): Promise<Document> =>
  unlessOld(
    () => documentAt(address),
    () => documentAt(address, 'reload'),
  );

const documentAt = async (address: string, cache?: RequestCache): Promise<Document> =>
  new DOMParser().parseFromString(await wholeTextAt(address, cache), 'text/html');

/** The page that it is nearly the same as may have come abridged itself. */
async function wholeTextAt(address: string, cache?: RequestCache): Promise<string> {
  const page = await textOf(address, cache);
  const abridged = abridgedIn(page);
  return abridged ? wholePage(page, abridged, await wholeTextAt(abridged.like, cache)) : page;
}

/** One of two pages may have been kept since before an update: then both are asked for anew. */
const unlessOld = <T>(first: () => Promise<T>, anew: () => Promise<T>): Promise<T> =>
  first().catch(anew);

async function textOf(address: string, cache: RequestCache = 'default'): Promise<string> {
  const response = await fetch(address, { cache, signal: AbortSignal.timeout(20_000) });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}
