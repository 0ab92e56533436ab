// The order of the list: by topic, as it is written, or by level; in both, with some of its scenarios first.

/** Where each stood before anything was put first, the last known being the longest list. */
const places = new Map<Element, number>();
/** The list of its topic that each stands in where topics are shown. */
const homes = new Map<Element, Element>();

/**
 * Puts these scenarios before the others under their heading, and topics that have any of them before those that have
 * none. `heading` is that of a level, with {n} in it, where the list goes by levels.
 */
export function arrange(first: ReadonlySet<string>, heading: string | undefined): void {
  const isFirst = (item: HTMLElement): boolean => first.has(item.dataset.slug ?? '');
  const topics = [...document.querySelectorAll<HTMLElement>('[data-topic]')];
  for (const item of itemsIn(document)) {
    const list = item.closest('[data-topic] ul');
    if (list !== null) homes.set(item, list);
  }
  if (heading === undefined) {
    for (const [item, list] of homes) list.append(item);
    for (const section of document.querySelectorAll('[data-level-of]')) section.remove();
    for (const section of topics) putFirst(section, isFirst);
    inPlace(topics, (section) => itemsIn(section).some(isFirst));
  } else byLevel(topics[0], heading, isFirst);
}

function byLevel(
  topic: HTMLElement | undefined,
  heading: string,
  isFirst: (item: HTMLElement) => boolean,
): void {
  // Where each stands is known before any is moved.
  for (const one of document.querySelectorAll('[data-topic]')) placeOf(one);
  for (const item of itemsIn(document)) placeOf(item);
  const levels = Map.groupBy(itemsIn(document), ({ dataset: { level = '' } }) =>
    Number.parseInt(level, 10),
  );
  for (const [level, items] of [...levels].toSorted(([a], [b]) => a - b)) {
    const section = sectionOf(level, heading);
    topic?.before(section);
    const sorted = items.toSorted((a, b) => loadOf(a) - loadOf(b) || placeOf(a) - placeOf(b));
    section
      .querySelector('ul')
      ?.append(...sorted.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a))));
  }
}

/** `3.2`: what must be known, and how much must be kept in mind. */
const loadOf = ({ dataset: { level = '' } }: HTMLElement): number => Number(level);

function sectionOf(level: number, heading: string): HTMLElement {
  const known = document.querySelector<HTMLElement>(`[data-level-of="${level}"]`);
  if (known !== null) return known;
  const section = document.createElement('section');
  section.className = 'listed';
  section.dataset.levelOf = `${level}`;
  const title = document.createElement('h2');
  title.className = 'topic';
  title.id = `level-${level}`;
  title.textContent = heading.replace('{n}', `${level}`);
  section.setAttribute('aria-labelledby', title.id);
  const list = document.createElement('ul');
  list.className = 'book';
  section.append(title, list);
  return section;
}

const itemsIn = (place: ParentNode): readonly HTMLElement[] => [
  ...place.querySelectorAll<HTMLElement>('[data-slug]'),
];

function putFirst(section: HTMLElement, isFirst: (item: HTMLElement) => boolean): void {
  section.querySelector('ul')?.append(...inOrder(itemsIn(section), isFirst));
}

/** Puts sections that stand one after the other in their order. */
function inPlace(
  sections: readonly HTMLElement[],
  isFirst: (section: HTMLElement) => boolean,
): void {
  const [first] = sections;
  if (first === undefined) return;
  const mark = document.createComment('');
  first.before(mark);
  mark.replaceWith(...inOrder(sections, isFirst));
}

const inOrder = <E extends Element>(
  all: readonly E[],
  isFirst: (one: E) => boolean,
): readonly E[] => {
  for (const one of all) placeOf(one);
  return all.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)) || placeOf(a) - placeOf(b));
};

function placeOf(one: Element): number {
  const place = places.get(one) ?? places.size;
  places.set(one, place);
  return place;
}
