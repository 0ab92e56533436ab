// Lines of the list that stand on other pages of it: fetched where a filter finds them.

/** The pages of the list that are here or on their way, counted from 1. */
const fetched = new Map<number, Promise<boolean>>();

/** Puts what stands on these pages beside what is here; false where one of them can't be loaded. */
export async function bring(pages: ReadonlySet<number>): Promise<boolean> {
  const nav = document.querySelector<HTMLElement>('[data-page]');
  if (nav === null) return true;
  const links = [...nav.querySelectorAll('a')];
  const wanted = [...pages].filter((page) => `${page}` !== nav.dataset.page);
  const outcomes = await Promise.all(
    wanted.map((page) => {
      const href = links[page - 1]?.href;
      const coming = fetched.get(page) ?? (href === undefined ? true : isBrought(nav, href));
      fetched.set(page, Promise.resolve(coming));
      return coming;
    }),
  );
  // What failed is asked for anew the next time.
  for (const [at, page] of wanted.entries()) if (!outcomes[at]) fetched.delete(page);
  return outcomes.every(Boolean);
}

const isBrought = (nav: HTMLElement, href: string): Promise<boolean> =>
  fetchInto(nav, href).then(
    () => true,
    () => false,
  );

async function fetchInto(nav: HTMLElement, href: string): Promise<void> {
  const response = await fetch(href, { signal: AbortSignal.timeout(20_000) });
  if (!response.ok) throw new Error(`${response.status}`);
  const there = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const section of there.querySelectorAll<HTMLElement>('[data-topic]')) {
    const lines = [...section.querySelectorAll<HTMLElement>('[data-slug]')];
    for (const line of lines) line.dataset.brought = '';
    const here = document.querySelector(`[data-topic="${section.dataset.topic}"] ul`);
    if (here === null) nav.before(section);
    else here.append(...lines);
  }
}
