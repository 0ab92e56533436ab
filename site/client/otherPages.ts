// Lines of the list that stand on other pages of it: fetched where a filter finds them.

/** The pages of the list that are here or on their way, counted from 1. */
const fetched = new Map<number, Promise<void>>();

/** Puts what stands on these pages beside what is here; a page that can't be loaded is left out. */
export async function bring(pages: ReadonlySet<number>): Promise<void> {
  const nav = document.querySelector<HTMLElement>('[data-page]');
  if (nav === null) return;
  const links = [...nav.querySelectorAll('a')];
  const wanted = [...pages].filter((page) => `${page}` !== nav.dataset.page);
  await Promise.all(
    wanted.map((page) => {
      const known = fetched.get(page);
      const href = links[page - 1]?.href;
      if (known !== undefined || href === undefined) return known;
      const coming = fetchInto(nav, href).catch(() => {
        fetched.delete(page);
      });
      fetched.set(page, coming);
      return coming;
    }),
  );
}

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
