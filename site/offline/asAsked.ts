// Whether a host sent what was asked for. What it may send in place of that, an error or a page of its own under whatever
// status, is never kept, and never shown where something is kept.

/** Every page of the site has it, in whatever version. */
const ON_EVERY_PAGE = 'class="brand"';

/** `address`: what was asked for, where the response doesn't say. */
export async function isAsAsked(response: Response, address = response.url): Promise<boolean> {
  if (response.status !== 200 || response.redirected) return false;
  const type = response.headers.get('content-type') ?? '';
  const path = address.replace(/[?#].*$/s, '');
  const isHtml = /\bhtml\b/.test(type);
  if (path.endsWith('/')) return isHtml && (await response.clone().text()).includes(ON_EVERY_PAGE);
  return path.endsWith('.json') ? /\bjson\b/.test(type) : !isHtml;
}

/** So long a host may take to send one file, in milliseconds. */
export const LONGEST_FETCH = 60_000;

/** Fetches it and keeps it as what it is. Rejects where it can't be had, or something else came in its place. */
export async function bringInto(
  cache: Pick<Cache, 'put'>,
  address: string,
  options: RequestInit = {},
): Promise<void> {
  const response = await fetch(address, { signal: AbortSignal.timeout(LONGEST_FETCH), ...options });
  if (!(await isAsAsked(response, address))) throw new Error(`${address}: ${response.status}`);
  await cache.put(address, response);
}
