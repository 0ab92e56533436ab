/** An element of a page, with a class and what stands in it. */
export function part(
  tag: string,
  className: string,
  ...within: readonly (string | Node | undefined)[]
): HTMLElement {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  made.append(...within.filter((one) => one !== undefined));
  return made;
}

/** A picture as a part of the page. */
export const drawn = (svg: string): Node =>
  document.importNode(new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement, true);
