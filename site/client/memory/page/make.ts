// What the page is made of. (`questions/dom` has the like; a module of the script of questions that another script has
// too would cost every scenario's page a request.)

export function make(tag: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  made.append(...children);
  return made;
}

export function link(href: string, text: string, className = ''): HTMLElement {
  const made = make('a', className, text);
  made.setAttribute('href', href);
  return made;
}

/** One line of a list: what stands in its margin, what it is about, and what is said of it. */
export const entry = (
  margin: Node | string,
  title: Node | string,
  said: readonly (Node | string)[] = [],
): HTMLElement => {
  const body = make('div', 'en', make('h3', '', title));
  if (said.length > 0) body.append(make('p', 'meta', ...said));
  return make('li', '', make('div', 'mg', margin), body);
};

/** Shows a list, of which what is beyond the first few is opened. */
export function fillList(place: Element | null, entries: readonly Node[], more: string): void {
  const rest = entries.slice(FEW);
  const first = make('ol', 'book', ...entries.slice(0, FEW));
  if (rest.length === 0) {
    place?.replaceChildren(...(entries.length > 0 ? [first] : []));
    return;
  }
  const opened = make('ol', 'book', ...rest);
  place?.replaceChildren(first, make('details', 'pg-more', make('summary', '', more), opened));
}

/** How many entries of a list are seen at once. */
export const FEW = 6;
