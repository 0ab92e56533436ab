// On the page for lost visitors: where the page that was looked for has gone, if anywhere.
import { type Moved, type Went, whereItWent } from './lost/whereItWent.ts';

const place = document.querySelector<HTMLElement>('.lost');
if (place) void lead(place);

async function lead(place: HTMLElement): Promise<void> {
  const { root = '/', moved = '{}' } = place.dataset;
  const known: Moved = JSON.parse(moved);
  for (const went of whereItWent(location.pathname.slice(root.length), known)) {
    const title = await titleAt(`${root}${went.path}`);
    if (title === undefined) continue;
    // It is the page that was meant.
    if (went.why === 'sign') location.replace(`${root}${went.path}${location.hash}`);
    else tell(place, went, title);
    return;
  }
}

/** What the page there is called; nothing where there is none, or no network. */
async function titleAt(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(20_000) });
    if (!response.ok) return undefined;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    return page.title.replace(/ · [^·]*$/, '');
  } catch {
    return undefined;
  }
}

/** In the language of the address. */
function tell(place: HTMLElement, { why, path, date = '' }: Went, title: string): void {
  const { root = '/' } = place.dataset;
  const told =
    [...place.querySelectorAll<HTMLElement>('[lang]')].find(({ lang }) =>
      path.startsWith(`${lang}/`),
    ) ?? place.querySelector<HTMLElement>('[lang]');
  const line = told?.querySelector<HTMLElement>('.went');
  if (!line) return;
  const link = document.createElement('a');
  link.href = `${root}${path}${location.hash}`;
  link.textContent = title;
  line.append((line.dataset[why] ?? '').replace('{date}', date), ' ', link);
  line.hidden = false;
}
