import type { Share } from './results.ts';

/** Puts a text into a part of a place, where it has that. */
export function put(place: Element, part: string, text: string): void {
  const found = place.querySelector(part);
  if (found) found.textContent = text;
}

/** A line with a link for each share; where there is none, what heads them is hidden. */
export function list(
  place: Element,
  part: string,
  shares: readonly Share[],
  told: (share: Share) => readonly [href: string, name: string, rest: string],
): void {
  const found = place.querySelector<HTMLElement>(part);
  found?.replaceChildren(
    ...shares.map((share) => {
      const [href, name, rest] = told(share);
      const line = document.createElement('li');
      const link = document.createElement('a');
      link.href = href;
      link.textContent = name;
      line.append(link, ` ${rest}`);
      return line;
    }),
  );
  if (found?.parentElement) found.parentElement.hidden = shares.length === 0;
}
