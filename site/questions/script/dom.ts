// What a script adds to a page, made in one place.

const SVG = 'http://www.w3.org/2000/svg';

export function element(tag: string, className = '', ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  made.append(...children);
  return made;
}

export function drawn(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: Element[]
): SVGElement {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** One of the signs whose shapes stand once in the page. */
export const sign = (name: string): Element =>
  drawn('svg', { class: 'i', 'aria-hidden': 'true' }, drawn('use', { href: `#i-${name}` }));
