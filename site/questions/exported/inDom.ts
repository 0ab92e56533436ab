/** What an element says, in one line; nothing where there is none or it says nothing. */
export function saidBy(element: Node | null | undefined): string | undefined {
  const text = element?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
  return text === '' ? undefined : text;
}

/** The same, where a page always says it. */
export const textOf = (element: Node | null | undefined): string => saidBy(element) ?? '';

export const allIn = (place: ParentNode, selector: string): readonly HTMLElement[] => [
  ...place.querySelectorAll<HTMLElement>(selector),
];

/** An element without some of its parts. */
export function without(element: Element, selector: string): Element | undefined {
  const copy = element.cloneNode(true);
  if (!(copy instanceof Element)) return undefined;
  for (const part of allIn(copy, selector)) part.remove();
  return copy;
}
