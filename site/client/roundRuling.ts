// The ruling of a board, brought from its own page to where the board is asked.
import { pageAt } from './roundBoard.ts';

/** So long it waits for how it looks, in milliseconds; what comes later is put on then. */
const PATIENCE = 5000;

/** Puts the ruling behind the board on this stage; false where it can't be had. */
export async function showRuling(href: string, stage: HTMLElement): Promise<boolean> {
  const { pathname } = new URL(href, location.href);
  const page = await pageAt(href).catch(() => undefined);
  const ruling = page && rulingIn(page, pathname);
  if (page === undefined || ruling === undefined) return false;
  const whole = Promise.all([stylesOf(page), scriptsOf(page)]);
  await Promise.race([whole, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  // By then another board may have been asked for.
  if (stage.dataset.at !== href) return true;
  stage.parentElement?.querySelector('.round-ruling')?.remove();
  stage.after(ruling);
  ruling.scrollIntoView({ block: 'start' });
  return true;
}

/** The row as it stands there, opened. */
function rulingIn(page: Document, pathname: string): HTMLElement | undefined {
  const row = page.querySelector<HTMLDetailsElement>('#ruling');
  if (row === null) return undefined;
  const kept = row.querySelector('.fold > noscript');
  if (kept) kept.outerHTML = kept.textContent ?? '';
  row.open = true;
  row.querySelector('.at-once')?.remove();
  const ruling = document.createElement('div');
  ruling.className = 'wrap wide ruled round-ruling';
  ruling.append(document.importNode(row, true));
  // Its steps have their addresses there, not here.
  for (const link of ruling.querySelectorAll<HTMLAnchorElement>('a[href^="#"]'))
    link.setAttribute('href', `${pathname}${link.getAttribute('href')}`);
  return ruling;
}

const stylesOf = async (page: Document): Promise<void> => {
  const here = new Set([...document.styleSheets].map(({ href }) => href));
  const missing = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
    ({ href }) => !here.has(href),
  );
  await Promise.all(
    missing.map(
      ({ href }) =>
        new Promise((resolve) => {
          const link = document.createElement('link');
          link.rel = 'stylesheet';
          link.href = href;
          for (const end of ['load', 'error']) link.addEventListener(end, resolve);
          document.head.append(link);
        }),
    ),
  );
};

/** What makes its replay step; those that run here already are not run again. */
const scriptsOf = async (page: Document): Promise<void> => {
  const sources = [...page.querySelectorAll<HTMLScriptElement>('script[type=module][src]')];
  await Promise.all(sources.map(({ src }) => import(/* @vite-ignore */ src).catch(() => {})));
};
