/** So long an idle moment is waited for, in milliseconds. */
const LONGEST = 2_000;
/** Where a browser tells of no idle moment. */
const SOON = 200;

/** Once the page has loaded, at a moment when nothing else is to be done. */
export function atRest(act: () => void): void {
  const soon = (): void => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: LONGEST });
    else setTimeout(act, SOON);
  };
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}
