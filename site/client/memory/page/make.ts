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

/** Shows a list: its first few entries, and some more each time that it is opened further. `more`: how many are left. */
export function fillList<T>(
  place: Element | null,
  all: readonly T[],
  entryOf: (one: T) => Node,
  more: (left: number) => string,
): void {
  place?.replaceChildren(...partOf(all, entryOf, more, FEW));
}

/** What nobody has opened is not made: of twenty thousand entries that would take a slow machine half a minute. */
function partOf<T>(
  all: readonly T[],
  entryOf: (one: T) => Node,
  more: (left: number) => string,
  size: number,
): readonly Node[] {
  if (all.length === 0) return [];
  const list = make('ol', 'book', ...all.slice(0, size).map(entryOf));
  const rest = all.slice(size);
  if (rest.length === 0) return [list];
  const opened = make('details', 'pg-more', make('summary', '', more(rest.length)));
  const open = (): void => opened.append(...partOf(rest, entryOf, more, A_PAGE));
  opened.addEventListener('toggle', open, { once: true });
  return [list, opened];
}

/** How many entries come each time that a list is opened further. */
const A_PAGE = 200;

/** How many entries of a list are seen at once. */
export const FEW = 6;
